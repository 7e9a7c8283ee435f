// Values as they appear in messages.

/** Text in plain ASCII, shortened; a character that is invisible or looks like another is written `\u0421`. */
export function escapeText(text: string, longest = 64): string {
	const start = text.slice(0, longest).replace(/[^ -~]/g, escapeUnit);
	return text.length > longest ? `${start}…` : start;
}

function escapeUnit(unit: string): string {
	return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Text in any script; what is invisible, such as a line break or a character without width, is written `\u200b`. */
export function escapeInvisible(text: string): string {
	return text.replace(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, one => one.split('').map(escapeUnit).join(''));
}

/** A string in double quotes, shortened; a number or boolean unchanged; the kind of anything else. */
export function formatValue(value: unknown): string {
	switch (typeof value) {
		case 'string':
			return `"${escapeText(value)}"`;
		case 'number':
		case 'boolean':
		case 'undefined':
			return String(value);
		case 'object':
			return value === null ? 'null' : isArray(value) ? 'a list' : 'an object';
		default:
			return `a ${typeof value}`;
	}
}

/** The kind of a value, for messages that must not quote it. */
export function kindOf(value: unknown): string {
	return typeof value === 'object' || value === undefined ? formatValue(value) : `a ${typeof value}`;
}

/** `Array.isArray`, with items of unknown type. */
export function isArray(value: unknown): value is readonly unknown[] {
	return Array.isArray(value);
}

/** `an EMI filter`, `a UPI filter`. */
export function withArticle(noun: string): string {
	return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
