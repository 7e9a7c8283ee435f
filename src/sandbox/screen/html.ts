// Sandbox: HTML made of fixed text and escaped values, and of nothing else.

/** Markup that is safe to show; `html` alone makes it of text. */
export class Html {
	readonly #text: string;
	constructor(text: string) {
		this.#text = text;
	}
	toString(): string {
		return this.#text;
	}
}

/** What may stand in a template: text is escaped, nothing at all is left out. */
export type Content = Html | string | number | undefined | false | readonly Content[];

/** A template: its own text stays as it is, its values are escaped, whatever they are. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
	return new Html(parts.map((part, index) => part + written(values[index])).join(''));
}

function written(value: Content): string {
	if (value === undefined || value === false) return '';
	if (value instanceof Html) return value.toString();
	if (typeof value === 'object') return value.map(written).join('');
	return escaped(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** What turns the reading order, shows nothing or is half a character is spelt; joiners belong to some scripts. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

function escaped(text: string): string {
	const spelt = (unit: string) => `\\u{${(unit.codePointAt(0) ?? 0).toString(16)}}`;
	return text.replace(UNSEEN, spelt).replace(/[&<>"']/g, sign => ENTITIES[sign] ?? '');
}
