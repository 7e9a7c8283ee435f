// The keys and values of a text, also those that are almost JSON.

export type Fault = readonly [cause: string, remedy: string];
export type Words = readonly [...Fault, done: string];

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows no control characters inside strings
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const LITERAL = /(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)(?![A-Za-z0-9_.])/y;

export const SINGLE_QUOTE = ['a single quote', 'write double quotes in place of single quotes'] as const;
export const TYPOGRAPHIC_QUOTE = ['a typographic quote', 'write plain double quotes'] as const;

export const A_BARE_KEY: Words = ['a key without quotes', 'write it in double quotes', 'wrote double quotes'];

/** A key or a value, and the string that it is meant as. */
interface Token {
	readonly end: number;
	readonly written?: string;
	readonly words?: Words;
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: JSON allows no control characters inside strings
/** Strings in other quotes: the text between them, with its quotes and backslashes as JSON writes them. */
const QUOTED: readonly (readonly [pattern: RegExp, inside: (text: string) => string, ...Words])[] = [
	[
		/'([^'\\\u0000-\u001f]*(?:\\.[^'\\\u0000-\u001f]*)*)'/y,
		text => text.replace(/\\(.)|"/g, (all, escaped) => (escaped === "'" ? "'" : escaped === undefined ? '\\"' : all)),
		...[...SINGLE_QUOTE, 'wrote double quotes'],
	],
	[
		/(?:[\u201c-\u201e]([^"\\\u0000-\u001f\u201c-\u201e]*)["\u201c\u201d]|[\u2018-\u201a]([^"'\\\u0000-\u001f\u2018-\u201a]*)[\u2018\u2019])/y,
		text => text,
		...[...TYPOGRAPHIC_QUOTE, 'wrote plain double quotes'],
	],
	[
		/\\"([^"\\\u0000-\u001f]*(?:\\{1,2}\/[^"\\\u0000-\u001f]*)*)\\"/y,
		text => text.replaceAll('\\\\', '\\'),
		...['a backslash before a quote', 'leave the backslash out', 'removed the backslashes'],
	],
	[
		// As PHP writes an apostrophe in single quotes.
		/"([^"\\\u0000-\u001f]*(?:\\.[^"\\\u0000-\u001f]*)*)"/y,
		text => text.replace(/\\(.)/g, (all, escaped) => (escaped === "'" ? "'" : all)),
		...['a backslash before a single quote', 'leave the backslash out', 'removed the backslash'],
	],
] as const;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: JSON allows no control characters inside strings

export function tokenAt(text: string, offset: number, isKey: boolean): Token | undefined {
	const end = stringEnd(text, offset) ?? (isKey ? undefined : endOf(LITERAL, text, offset));
	if (end !== undefined) return {end};
	for (const [pattern, inside, ...words] of QUOTED) {
		pattern.lastIndex = offset;
		const [all, one, other = ''] = pattern.exec(text) ?? [];
		if (all === undefined) continue;
		const written = `"${inside(one ?? other)}"`;
		return stringEnd(written, 0) === written.length ? {end: offset + all.length, written, words} : undefined;
	}
	return isKey ? bareKeyAt(text, offset) : foreignWordAt(text, offset);
}

const BARE_KEY = /[A-Za-z_$][\w$]*(?=[ \t\r\n]*:)/y;

function bareKeyAt(text: string, offset: number): Token | undefined {
	const end = endOf(BARE_KEY, text, offset);
	return end === undefined ? undefined : {end, written: `"${text.slice(offset, end)}"`, words: A_BARE_KEY};
}

/** The words of other languages that mean one of JSON. */
const FOREIGN_WORDS: readonly (readonly [pattern: RegExp, written: string, ...Words])[] = [
	[/T(?:rue|RUE)(?![\w.])/y, 'true', 'a boolean with a capital letter', 'write true', 'wrote true'],
	[/F(?:alse|ALSE)(?![\w.])/y, 'false', 'a boolean with a capital letter', 'write false', 'wrote false'],
	[/(?:None|NULL)(?![\w.])/y, 'null', 'a value that JSON does not have', 'write null', 'wrote null'],
];

function foreignWordAt(text: string, offset: number): Token | undefined {
	for (const [pattern, written, ...words] of FOREIGN_WORDS) {
		const end = endOf(pattern, text, offset);
		if (end !== undefined) return {end, written, words};
	}
	return undefined;
}

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
