// Values in the spelling of a language.

/** How a language spells what JSON spells in its own way. */
interface Spelling {
	readonly words: Readonly<Record<'true' | 'false' | 'null', string>>;
	readonly text: (value: string, quote: string) => string;
	readonly list: readonly [open: string, close: string];
	readonly object: readonly [open: string, colon: string, close: string];
}

/** Makes the printer of a language. */
export function printer({words, text, list, object}: Spelling): (value: unknown, quote: string) => string {
	const print = (value: unknown, quote: string): string => {
		if (typeof value === 'string') return text(value, quote);
		if (value === true || value === false || value === null) return words[`${value}`];
		if (Array.isArray(value)) return `${list[0]}${value.map(item => print(item, quote)).join(', ')}${list[1]}`;
		if (typeof value !== 'object') return String(value);
		const entries = Object.entries(value as object); // not null, see above
		const parts = entries.map(([key, inner]) => `${text(key, quote)}${object[1]}${print(inner, quote)}`);
		return `${object[0]}${parts.join(', ')}${object[2]}`;
	};
	return print;
}

/** A text with backslash escapes, in the given quotes. */
export function quoted(value: string, quote: string): string {
	const json = JSON.stringify(value).slice(1, -1);
	return `${quote}${json.replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`)}${quote}`;
}

export const printJson = printer({
	words: {true: 'true', false: 'false', null: 'null'},
	text: quoted,
	list: ['[', ']'],
	object: ['{', ': ', '}'],
});
