// Reads the keys and values of a text, including those that are almost JSON.

export type Fault = readonly [cause: string, remedy: string];
export type Words = readonly [...Fault, done: string];

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows no control characters inside strings
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const LITERAL = /(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)(?![A-Za-z0-9_.])/y;

export const SINGLE_QUOTE = ['a single quote', 'write double quotes in place of single quotes'] as const;
export const TYPOGRAPHIC_QUOTE = ['a typographic quote', 'write plain double quotes'] as const;

export const A_BARE_KEY: Words = ['a key without quotes', 'write it in double quotes', 'wrote double quotes'];

/** A key or a value, and the JSON that replaces it. */
interface Token {
	readonly end: number;
	readonly written?: string;
	readonly words?: Words;
}

/** A string in other quotes: its parts, and how JSON writes the text between the quotes. */
interface Quoted {
	readonly open: RegExp;
	readonly plain: RegExp;
	readonly escaped: RegExp;
	readonly close: RegExp;
	readonly inside: (text: string) => string;
	readonly words: Words;
}

const ANY_ESCAPE = /\\./y;
const NO_ESCAPE = /(?!)/y;

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: JSON allows no control characters inside strings
const QUOTED: readonly Quoted[] = [
	{
		open: /'/y,
		plain: /[^'\\\u0000-\u001f]+/y,
		escaped: ANY_ESCAPE,
		close: /'/y,
		inside: text =>
			text.replace(/\\(.)|"/g, (all, escaped) => (escaped === "'" ? "'" : escaped === undefined ? '\\"' : all)),
		words: [...SINGLE_QUOTE, 'wrote double quotes'],
	},
	{
		open: /`/y,
		plain: /[^`\\$\u0000-\u001f]+/y,
		escaped: NO_ESCAPE,
		close: /`/y,
		inside: text => text.replaceAll('"', '\\"'),
		words: ['a backtick', 'write double quotes in place of backticks', 'wrote double quotes'],
	},
	{
		open: /[\u201c-\u201e]/y,
		plain: /[^"\\\u0000-\u001f\u201c-\u201e]+/y,
		escaped: NO_ESCAPE,
		close: /["\u201c\u201d]/y,
		inside: text => text,
		words: [...TYPOGRAPHIC_QUOTE, 'wrote plain double quotes'],
	},
	{
		open: /[\u2018-\u201a]/y,
		plain: /[^"'\\\u0000-\u001f\u2018-\u201a]+/y,
		escaped: NO_ESCAPE,
		close: /[\u2018\u2019]/y,
		inside: text => text,
		words: [...TYPOGRAPHIC_QUOTE, 'wrote plain double quotes'],
	},
	{
		open: /\\"/y,
		plain: /[^"\\\u0000-\u001f]+/y,
		escaped: /\\{1,2}\//y,
		close: /\\"/y,
		inside: text => text.replaceAll('\\\\', '\\'),
		words: ['a backslash before a quote', 'leave the backslash out', 'removed the backslashes'],
	},
	{
		// The escape for an apostrophe in single quotes, for example in PHP.
		open: /"/y,
		plain: /[^"\\\u0000-\u001f]+/y,
		escaped: ANY_ESCAPE,
		close: /"/y,
		inside: text => text.replace(/\\(.)/g, (all, escaped) => (escaped === "'" ? "'" : all)),
		words: ['a backslash before a single quote', 'leave the backslash out', 'removed the backslash'],
	},
	{
		// The text must continue as JSON after the string, so that a string without its closing quote does not end at the next quote.
		open: /"/y,
		plain: /[^"\\]+/y,
		escaped: ANY_ESCAPE,
		close: /"(?=[ \t\r\n]*(?:[:,}\]]|$))/y,
		inside: text =>
			text.replaceAll("\\'", "'").replace(/[\u0000-\u001f]/g, control => JSON.stringify(control).slice(1, -1)),
		words: ['a line break or a tab in a string', 'write \\n or \\t', 'wrote \\n or \\t'],
	},
];
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: JSON allows no control characters inside strings

export function tokenAt(text: string, offset: number, isKey: boolean): Token | undefined {
	const end = stringEnd(text, offset) ?? (isKey ? undefined : endOf(LITERAL, text, offset));
	if (end !== undefined) return {end};
	for (const quoted of QUOTED) {
		const found = quotedAt(quoted, text, offset);
		if (found === undefined) continue;
		const written = `"${quoted.inside(found.inside)}"`;
		const {words} = quoted;
		return stringEnd(written, 0) === written.length ? {end: found.end, written, words} : undefined;
	}
	if (isKey) {
		const stop = endOf(BARE_KEY, text, offset);
		return stop === undefined ? undefined : {end: stop, written: `"${text.slice(offset, stop)}"`, words: A_BARE_KEY};
	}
	for (const [pattern, written, ...words] of FOREIGN_WORDS) {
		const stop = endOf(pattern, text, offset);
		if (stop !== undefined) return {end: stop, written, words};
	}
	return undefined;
}

/** Matches part by part, since one regular expression would overflow the stack on a long string. */
function quotedAt({open, plain, escaped, close}: Quoted, text: string, offset: number) {
	const start = endOf(open, text, offset);
	let at = start;
	while (start !== undefined && at !== undefined) {
		const end = endOf(close, text, at);
		if (end !== undefined) return {end, inside: text.slice(start, at)};
		at = endOf(plain, text, at) ?? endOf(escaped, text, at);
	}
	return undefined;
}

const BARE_KEY = /[A-Za-z_$][\w$]*(?=[ \t\r\n]*:)/y;

/** Words of other languages with the JSON value that they mean. */
const FOREIGN_WORDS: readonly (readonly [pattern: RegExp, written: string, ...Words])[] = [
	[/T(?:rue|RUE)(?![\w.])/y, 'true', 'a boolean with a capital letter', 'write true', 'wrote true'],
	[/F(?:alse|ALSE)(?![\w.])/y, 'false', 'a boolean with a capital letter', 'write false', 'wrote false'],
	[/(?:None|NULL)(?![\w.])/y, 'null', 'a value that JSON does not have', 'write null', 'wrote null'],
];

/** The end of the string that starts here. One regular expression would overflow the stack on a long string. */
export function stringEnd(text: string, start: number): number | undefined {
	let at: number | undefined = text[start] === '"' ? start + 1 : undefined;
	while (at !== undefined) {
		at = endOf(PLAIN, text, at) ?? at;
		if (text[at] === '"') return at + 1;
		at = endOf(ESCAPE, text, at);
	}
	return undefined;
}

export function endOf(pattern: RegExp, text: string, offset: number): number | undefined {
	pattern.lastIndex = offset;
	return pattern.test(text) ? pattern.lastIndex : undefined;
}
