// Docs: what search finds, collected from the rendered pages.
import {ReflectionKind} from 'typedoc';
import {guideOf} from './guides.mjs';
import {textOf} from './theme/html.mjs';
import {callSignatures, firstSentence} from './theme/reference.mjs';

const MOST_TEXT = 600;

/** The text of Markdown, on one line: prose first, then code. */
function plainText(markdown) {
	const code = [];
	const prose = markdown
		.replaceAll(/^```\w*.*\n([\s\S]*?)^```$/gm, (_, block) => {
			code.push(block);
			return '';
		})
		.replaceAll(/<!--[\s\S]*?-->/g, '')
		.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replaceAll(/^> ?(\[!\w+\])?/gm, '')
		.replaceAll(/^\|[-|]+$/gm, '')
		.replaceAll(/(?<!\\)\|/g, ' ')
		.replaceAll(/[`*\\]/g, '');
	return [prose, ...code].join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** The sections of a guide: its introduction, then each heading with its text, from the text before it is highlighted. */
export function guideEntries(title, url, html) {
	const guide = guideOf(title);
	const ids = new Map(
		[...html.matchAll(/<h[23][^>]*?id="([^"]+)"[^>]*>([\s\S]*?)<\/h[23]>/g)].map(([, id, text]) => [textOf(text), id]),
	);
	const body = guide.text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^# .*$/m, '');
	// A line of code is not a heading: the fence before it is still open.
	const lines = body.split('\n');
	const sections = [{heading: '', lines: []}];
	let isCode = false;
	for (const line of lines) {
		if (line.startsWith('```')) isCode = !isCode;
		const [, heading] = (isCode ? null : /^#{2,3} (.+)$/.exec(line)) ?? [];
		if (heading === undefined) sections.at(-1).lines.push(line);
		else sections.push({heading: plainText(heading), lines: []});
	}
	return sections.map(({heading, lines: own}) => {
		const id = ids.get(heading);
		return {
			kind: guide.group === 'Rules' ? 'rule' : 'guide',
			title,
			heading,
			url: id === undefined ? url : `${url}#${id}`,
			text: plainText(own.join('\n')).slice(0, MOST_TEXT),
		};
	});
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
