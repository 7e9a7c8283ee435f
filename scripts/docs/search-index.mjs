// Docs: what search finds, collected from the rendered pages.
import {ReflectionKind} from 'typedoc';
import {guideOf} from './guides.mjs';
import {textOf} from './theme/html.mjs';
import {callSignatures, firstSentence} from './theme/reference.mjs';

const MOST_TEXT = 600;

const onOneLine = text => text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_TEXT);

const FENCE = /^```\w*.*\n([\s\S]*?)^```$/gm;

/** The code of Markdown, without its imports, which say nothing about the subject. */
const codeOf = markdown =>
	onOneLine(
		[...markdown.matchAll(FENCE)]
			.map(([, block]) => block.replaceAll(/^import [\s\S]*? from '[^']+';$/gm, ''))
			.join(' '),
	);

/** The prose of Markdown, without markup. */
const proseOf = markdown =>
	onOneLine(
		markdown
			.replaceAll(FENCE, '')
			.replaceAll(/<!--[\s\S]*?-->/g, '')
			.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
			.replaceAll(/^> ?(\[!\w+\])?/gm, '')
			.replaceAll(/^\|[-|]+$/gm, '')
			.replaceAll(/(?<!\\)\|/g, ' ')
			.replaceAll(/[`*\\]/g, ''),
	);

/** The sections of a guide: its introduction, then each heading with its text, from the text before it is highlighted; and the terms of the glossary. */
export function guideEntries(title, url, html) {
	const guide = guideOf(title);
	const ids = new Map(
		[...html.matchAll(/<h[23][^>]*?id="([^"]+)"[^>]*>([\s\S]*?)<\/h[23]>/g)].map(([, id, text]) => [textOf(text), id]),
	);
	const body = guide.text
		.replace(/^---\n[\s\S]*?\n---\n/, '')
		.replace(/^# .*$/m, '')
		// The headings of an example's output are about no subject of the guide.
		.replace(/<!-- generated: decision table[\s\S]*?<!-- end -->/, '');
	// A line of code is not a heading: the fence before it is still open.
	const lines = body.split('\n');
	const sections = [{heading: '', lines: []}];
	let isCode = false;
	for (const line of lines) {
		if (line.startsWith('```')) isCode = !isCode;
		const [, heading] = (isCode ? null : /^#{2,3} (.+)$/.exec(line)) ?? [];
		if (heading === undefined) sections.at(-1).lines.push(line);
		else sections.push({heading: proseOf(heading), lines: []});
	}
	const terms = title === 'Glossary' ? [...body.matchAll(/^\| (?!Term)(\S.*?) \| (.*) \|$/gm)] : [];
	const definitions = terms.map(([, term, meaning]) => ({
		kind: 'term',
		title,
		heading: proseOf(term),
		url,
		text: proseOf(meaning),
	}));
	const parts = sections.map(({heading, lines: own}) => {
		const id = ids.get(heading);
		return {
			kind: guide.group === 'Rules' ? 'rule' : 'guide',
			title,
			heading,
			url: id === undefined ? url : `${url}#${id}`,
			text: proseOf(own.join('\n')),
			code: codeOf(own.join('\n')),
		};
	});
	return [...parts, ...definitions];
}

/** Every export, and every method of its interfaces. */
export function symbolEntries(project, router, render) {
	const text = comment => (comment === undefined ? '' : firstSentence(textOf(render(comment.summary))));
	return (project.children ?? []).flatMap(entry =>
		(entry.children ?? [])
			.filter(one => !one.isReference())
			.flatMap(symbol => {
				const own = {
					kind: 'symbol',
					title: symbol.name,
					heading: '',
					url: router.getFullUrl(symbol),
					text: text(symbol.comment ?? callSignatures(symbol)[0]?.comment),
				};
				const members = symbol.kindOf(ReflectionKind.ClassOrInterface)
					? (symbol.children ?? []).filter(({kind}) => kind === ReflectionKind.Method)
					: [];
				return [
					own,
					...members.map(member => ({
						kind: 'symbol',
						title: symbol.name,
						heading: member.name,
						url: router.getFullUrl(member),
						text: text(member.signatures?.[0]?.comment),
					})),
				];
			}),
	);
}
