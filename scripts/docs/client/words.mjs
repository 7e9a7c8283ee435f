// The text of `summarize` as nested lists, for pages and for the playground.

/**
 * @typedef {{verdict?: string, text: string, items: Words[]}} Words - a line and those below it; a verdict in front of a line
 *   is apart
 */

/**
 * @param {string} description
 * @returns {Words[]}
 */
export function wordsOf(description) {
	const root = {text: '', items: []};
	const open = [root];
	for (const line of description.split('\n').filter(one => one.trim() !== '')) {
		const [, indent, dash] = /^( *)(- )?/.exec(line);
		const depth = dash === undefined ? indent.length / 2 : 1;
		const [, verdict, text] = /^(?:(shown|hidden|uncertain): )?(.*)$/.exec(line.trim().replace(/^- /, ''));
		const words = {...(verdict !== undefined && {verdict}), text, items: []};
		open.length = Math.min(open.length, depth + 1);
		open.at(-1).items.push(words);
		open.push(words);
	}
	// What follows a line that ends with a colon belongs to it.
	return root.items;
}
