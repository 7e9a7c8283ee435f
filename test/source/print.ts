// Values in the spelling of a language.

interface Spelling {
	readonly words: Readonly<Record<'true' | 'false' | 'null', string>>;
	readonly text: (value: string) => string;
	readonly list: readonly [open: string, close: string];
	readonly object: readonly [open: string, colon: string, close: string];
}

function printer({words, text, list, object}: Spelling): (value: unknown) => string {
	const print = (value: unknown): string => {
		if (typeof value === 'string') return text(value);
		if (value === true || value === false || value === null) return words[`${value}`];
		if (Array.isArray(value)) return `${list[0]}${value.map(print).join(', ')}${list[1]}`;
		if (typeof value !== 'object') return String(value);
		const entries = Object.entries(value as object); // not null, see above
		const parts = entries.map(([key, inner]) => `${text(key)}${object[1]}${print(inner)}`);
		return `${object[0]}${parts.join(', ')}${object[2]}`;
	};
	return print;
}

function quoted(value: string): string {
	const json = JSON.stringify(value).slice(1, -1);
	return `'${json.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

export const printJavaScript = printer({
	words: {true: 'true', false: 'false', null: 'null'},
	text: quoted,
	list: ['[', ']'],
	object: ['{', ': ', '}'],
});

export const printPython = printer({
	words: {true: 'True', false: 'False', null: 'None'},
	text: quoted,
	list: ['[', ']'],
	object: ['{', ': ', '}'],
});

export const printPhp = printer({
	words: {true: 'true', false: 'false', null: 'null'},
	text: value => `'${value.replace(/[\\']/g, '\\$&')}'`,
	list: ['[', ']'],
	object: ['[', ' => ', ']'],
});
