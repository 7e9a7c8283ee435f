// Docs: what machines read of the site: llms.txt, the guides as they were written, the schemas, a sitemap.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {paymentFilterSchema, sessionRequestSchema} from 'paylock/inspect';
import {ReflectionKind} from 'typedoc';
import {withGenerated} from './generated.mjs';

/** Where the site is served; a sitemap names whole addresses. */
const BASE = (process.env.DOCS_URL ?? 'https://paylock.example').replace(/\/$/, '');

const EXPORTS =
	ReflectionKind.Function |
	ReflectionKind.Class |
	ReflectionKind.Interface |
	ReflectionKind.TypeAlias |
	ReflectionKind.Variable;

/** @param {import('typedoc').RendererEvent} event */
export function writeForMachines({outputDirectory, project}, router) {
	const write = (path, text) => writeFileSync(join(outputDirectory, path), text);
	mkdirSync(join(outputDirectory, 'schema'), {recursive: true});
	mkdirSync(join(outputDirectory, 'guides'), {recursive: true});
	write('schema/payment-filter.json', `${JSON.stringify(paymentFilterSchema.toJSONSchema(), null, '\t')}\n`);
	write('schema/session-request.json', `${JSON.stringify(sessionRequestSchema.toJSONSchema(), null, '\t')}\n`);
	for (const name of readdirSync('docs'))
		write(join('guides', name), plainGuide(readFileSync(join('docs', name), 'utf8')));
	write('llms.txt', llms(project, router));
	write('sitemap.xml', sitemap(outputDirectory));
}

/** A guide as text for itself: generated parts in it, links to symbols as their names. */
function plainGuide(markdown) {
	const whole = withGenerated(markdown, problem => {
		throw new Error(problem);
	});
	return whole.replaceAll(/\{@link [^|}]+ \| (\w+)\}/g, '`$1`').replaceAll('```ts file', '```ts');
}

function llms(project, router) {
	const guides = project.documents.map(({name, content}) => {
		const [, first = ''] = /^# .+\n\n([^\n]+(?:\n[^\n]+)*)/m.exec(content.map(({text}) => text).join('')) ?? [];
		const file = readdirSync('docs').find(path =>
			readFileSync(join('docs', path), 'utf8').includes(`title: ${name}\n`),
		);
		return `- [${name}](guides/${file}): ${sentence(first)}`;
	});
	const entries = (project.children ?? []).map(entry => {
		const symbols = (entry.children ?? [])
			.filter(child => child.kindOf(EXPORTS))
			.map(child => {
				const summary = (child.comment ?? child.signatures?.[0]?.comment)?.summary ?? [];
				return `- [${child.name}](${router.getFullUrl(child)}): ${sentence(summary.map(({text}) => text).join(''))}`;
			});
		return `## ${entry.name}\n\n${symbols.join('\n')}`;
	});
	return `# paylock

> Typed, chainable builders for payment filters, EMI plans, mandates and checkout sessions, with a decoder, a linter, an
> evaluator, a sandbox and test matchers. Wrong filters do not compile, or are refused at run time in the same words.

The JSON that travels is described by [schema/payment-filter.json](schema/payment-filter.json) and
[schema/session-request.json](schema/session-request.json).

## Guides

${guides.join('\n')}

${entries.join('\n\n')}
`;
}

/** The first sentence, on one line. */
function sentence(text) {
	const line = text.replaceAll(/\s+/g, ' ').trim();
	return /^.*?[.:;](?= |$)/.exec(line)?.[0].replace(/[.:;]$/, '') ?? line;
}

function sitemap(folder) {
	const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(path => path.endsWith('.html'));
	const urls = pages.sort().map(path => `\t<url><loc>${BASE}/${path.replace(/^index\.html$/, '')}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
