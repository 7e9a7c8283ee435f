// HTML made of fixed text and escaped values.

/** Markup that is safe to send; made by `html`, or by `trusted` of constants. */
export class Html {
	readonly #text: string;
	constructor(text: string) {
		this.#text = text;
	}
	toString(): string {
		return this.#text;
	}
}

/** What a template can contain: text is escaped; `undefined` and `false` are left out. */
export type Content = Html | string | number | undefined | false | readonly Content[];

/** A template: its own text stays unchanged, and its values are escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
	return new Html(parts.map((part, index) => part + contentText(values[index])).join(''));
}

/** Our own markup, never input from outside. */
export function trusted(text: string): Html {
	return new Html(text);
}

/** A pointer, which breaks before a name and not inside it. */
export function pointerView(pointer: string): Html {
	return html`<code>${pointer.split(/(?=\/)/).map((part, index) => html`${index > 0 && trusted('<wbr>')}${part}`)}</code>`;
}

function contentText(value: Content): string {
	if (value === undefined || value === false) return '';
	if (value instanceof Html) return value.toString();
	if (typeof value === 'object') return value.map(contentText).join('');
	return escapeHtml(String(value));
}

/** Invisible characters, except joiners that some scripts need: they could reverse the reading order. */
const INVISIBLE = /(?!\u200c|\u200d|\n|\t)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

function escapeHtml(text: string): string {
	const spell = (unit: string) => `\\u{${(unit.codePointAt(0) ?? 0).toString(16)}}`;
	return text.replace(INVISIBLE, spell).replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
}
