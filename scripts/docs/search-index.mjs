// Docs: what search finds, collected from the rendered pages.
import {ReflectionKind} from 'typedoc';
import {guideOf} from './guides.mjs';
import {textOf} from './theme/html.mjs';
import {callSignatures, firstSentence} from './theme/reference.mjs';

const MOST_TEXT = 600;

/** The sections of a guide: its introduction, then each heading with its text. */
export function guideEntries(title, url, html) {
	const kind = guideOf(title)?.group === 'Rules' ? 'rule' : 'guide';
	const main = html.slice(html.indexOf('<main'), html.indexOf('<nav class="turns"'));
	const [intro = '', ...sections] = main.split(/(?=<h[23][ >])/);
	const first = {
		kind,
		title,
		heading: '',
		url,
		text: textOf(intro.replace(/<h1[\s\S]*?<\/h1>/, '')).slice(0, MOST_TEXT),
	};
	return [
		first,
		...sections.map(section => {
			const [heading = '', id] = /<h[23][^>]*?id="([^"]+)"[^>]*>[\s\S]*?<\/h[23]>/.exec(section) ?? [];
			return {
				kind,
				title,
				heading: textOf(heading),
				url: id === undefined ? url : `${url}#${id}`,
				text: textOf(section.slice(section.indexOf(heading) + heading.length)).slice(0, MOST_TEXT),
			};
		}),
	];
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
