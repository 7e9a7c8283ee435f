// The text of `summarize` as lists.
import {type Html, html} from './html.js';

interface Words {
	readonly text: string;
	readonly items: Words[];
}

/** Paragraphs, each with the list below it. */
export function wordsView(description: string): Html {
	const root: Words = {text: '', items: []};
	const open = [root];
	for (const line of description.split('\n')) {
		const text = line.trim().replace(/^- /, '');
		if (text === '') continue;
		const indent = /^ */.exec(line)?.[0].length ?? 0;
		const depth = line.startsWith('- ') ? 1 : indent / 2;
		const words: Words = {text, items: []};
		open.length = Math.min(open.length, depth + 1);
		open.at(-1)?.items.push(words);
		open.push(words);
	}
	return html`<div class="words">${root.items.map(({text, items}) => html`<p>${lineView(text)}</p>${listView(items)}`)}</div>`;
}

function listView(items: readonly Words[]): Html | false {
	return (
		items.length > 0 &&
		html`<ul>\n${items.map(({text, items: below}) => html`<li>${lineView(text)}${listView(below)}</li>\n`)}</ul>`
	);
}

/** A verdict in front of a line is apart. */
function lineView(line: string): Html {
	const [, verdict, text = line] = /^(shown|hidden|uncertain): (.*)$/.exec(line) ?? [];
	return html`${verdict !== undefined && html`<b class="badge ${verdict}">${verdict}</b> `}${text}`;
}
