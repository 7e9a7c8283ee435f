// Docs: files for machines: llms.txt, the guides as Markdown, the schemas, a sitemap.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {paymentFilterSchema, sessionRequestSchema} from 'paylock/inspect';
import {COMMAND_PAGES, GUIDES, PAGES, RULE_PAGES} from './guides.mjs';
import {callSignatures, firstSentence} from './theme/reference.mjs';

/** A sitemap needs whole addresses. */
const {homepage, description} = JSON.parse(readFileSync('package.json', 'utf8'));
const SITE = homepage.replace(/\/$/, '');

/** @param {import('typedoc').RendererEvent} event */
export function writeForMachines({outputDirectory, project}, router) {
	const write = (path, text) => {
		mkdirSync(dirname(join(outputDirectory, path)), {recursive: true});
		writeFileSync(join(outputDirectory, path), text);
	};
	write('schema/payment-filter.json', `${JSON.stringify(paymentFilterSchema.toJSONSchema(), null, '\t')}\n`);
	write('schema/session-request.json', `${JSON.stringify(sessionRequestSchema.toJSONSchema(), null, '\t')}\n`);
	for (const {slug, text} of PAGES) write(`guides/${slug}.md`, asMarkdown(text));
	write('llms.txt', llms(project, router));
	write('llms-full.txt', GUIDES.map(({text}) => asMarkdown(text)).join('\n\n'));
	write('sitemap.xml', sitemap(outputDirectory));
}

/** A guide for readers of text: without front matter and the marks of generated parts. */
function asMarkdown(text) {
	return text
		.replace(/^---\n[\s\S]*?\n---\n+/, '')
		.replaceAll(/^<!-- .* -->\n/gm, '')
		.replaceAll('```ts file', '```ts');
}

const oneLine = text => firstSentence(text.replaceAll(/\s+/g, ' ').replaceAll('`', '').trim());

/** The first sentence of a guide. Links are relative to the guide, so only their text is kept. */
const summary = text =>
	oneLine((/^# .+\n\n([^\n]+(?:\n[^\n]+)*)/m.exec(text)?.[1] ?? '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'));

function llms(project, router) {
	const line = ({title, slug, text}) => `- [${title}](guides/${slug}.md): ${summary(text)}`;
	const entries = (project.children ?? []).map(entry => {
		const symbols = (entry.children ?? []).map(exported => {
			const child = exported.isReference() ? exported.getTargetReflectionDeep() : exported;
			const comment = child.comment ?? callSignatures(child)[0]?.comment;
			const text = (comment?.summary ?? []).map(part => part.text).join('');
			return `- [${child.name}](${router.getFullUrl(child)}): ${oneLine(text)}`;
		});
		return `## ${entry.name}\n\n${symbols.join('\n')}`;
	});
	return `# paylock

> ${description}.

All guides in one file: [llms-full.txt](llms-full.txt). JSON Schemas: [payment filter](schema/payment-filter.json),
[session request](schema/session-request.json).

## Guides

${GUIDES.map(line).join('\n')}

## Commands

${COMMAND_PAGES.map(line).join('\n')}

## Lint rules

${RULE_PAGES.map(line).join('\n')}

${entries.join('\n\n')}
`;
}

function sitemap(folder) {
	const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
		path => path.endsWith('.html') && !path.endsWith('frame.html'),
	);
	const urls = pages.sort().map(path => `\t<url><loc>${SITE}/${path.replace(/^index\.html$/, '')}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
