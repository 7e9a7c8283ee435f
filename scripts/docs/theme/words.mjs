// Docs: a description in plain English as HTML.
import {wordsOf} from '../client/words.mjs';
import {escapeHtml} from './html.mjs';

const line = ({verdict, text}) =>
	`${verdict === undefined ? '' : `<b class="badge ${verdict}">${verdict}</b> `}${escapeHtml(text)}`;

const list = items =>
	items.length === 0 ? '' : `<ul>${items.map(one => `<li>${line(one)}${list(one.items)}</li>`).join('')}</ul>`;

/** The text of `summarize` as paragraphs and lists. */
export const wordsHtml = description =>
	`<div class="words">${wordsOf(description)
		.map(one => `<p>${line(one)}</p>${list(one.items)}`)
		.join('')}</div>`;
