// A description in plain English as lists.
import {type Html, html} from './html.js';

/** A line and those below it; a verdict in front of a line stands apart. */
export interface Words {
	readonly verdict: string | undefined;
	readonly text: string;
	readonly items: Words[];
}

/** The lines of a description, nested as they are indented. */
export function wordsOf(description: string): readonly Words[] {
	const root = lineOf('');
	const open = [root];
	for (const line of description.split('\n').filter(one => one.trim() !== '')) {
		const indent = /^ */.exec(line)?.[0].length ?? 0;
		const words = lineOf(line.trim().replace(/^- /, ''));
		open.length = Math.min(open.length, line.startsWith('- ') ? 2 : indent / 2 + 1);
		open.at(-1)?.items.push(words);
		open.push(words);
	}
	return root.items;
}

function lineOf(line: string): Words {
	const [, verdict, text = line] = /^(shown|hidden|uncertain): (.*)$/.exec(line) ?? [];
	return {verdict, text, items: []};
}

/** Paragraphs, each with the list below it. */
export function wordsView(description: string): Html {
	return html`<div class="words">${wordsOf(description).map(one => html`<p>${lineView(one)}</p>${listView(one)}`)}</div>`;
}

function listView({items}: Words): Html | false {
	return items.length > 0 && html`<ul>\n${items.map(one => html`<li>${lineView(one)}${listView(one)}</li>\n`)}</ul>`;
}

function lineView({verdict, text}: Words): Html {
	return html`${verdict !== undefined && html`<b class="badge ${verdict}">${verdict}</b> `}${text}`;
}
