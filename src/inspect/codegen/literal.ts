// Writes values as JavaScript literals that evaluate to exactly those values.
import {isReadable} from '../../schema/recovered.js';

/** The most characters in a line, including its indentation. */
export const WIDEST = 100;

/** A string literal in single quotes; it escapes everything that could end a script, a line or a comment, and all non-ASCII. */
export function quote(text: string): string {
	const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
	const plain = inside.replace(/[^\x20-\x7e]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
	return `'${plain.replace(/<(?=[/!])/g, '\\u003c').replace(/(?<=--)>/g, '\\u003e')}'`;
}

/** Writes the items between braces or brackets, on one line if they fit, otherwise on separate lines. */
export function enclose(open: string, items: readonly string[], close: string, indent: string): string {
	const line = `${open}${items.join(', ')}${close}`;
	if (indent.length + line.length <= WIDEST && !line.includes('\n')) return line;
	const inner = `${indent}\t`;
	return `${open}\n${items.map(item => `${inner}${item},\n`).join('')}${indent}${close}`;
}

/** Writes a JSON value as a literal, with its keys in order and without what could not be read. */
export function writeLiteral(value: unknown, indent = '', lead = ''): string {
	const inner = `${indent}\t`;
	if (typeof value === 'string') return lead + quote(value);
	if (Array.isArray(value)) {
		const items = value.filter(isReadable).map(item => writeLiteral(item, inner));
		return enclose(`${lead}[`, items, ']', indent);
	}
	if (typeof value === 'object' && value !== null) {
		const readable = Object.entries(value).filter(([, field]) => isReadable(field));
		const fields = readable.map(([key, field]) => writeLiteral(field, inner, `${writeKey(key)}: `));
		return enclose(`${lead}{`, fields, '}', indent);
	}
	return lead + (typeof value === 'boolean' || Number.isFinite(value) ? String(value) : 'null');
}

/** A key of a literal; `__proto__` is written in brackets, which makes it an ordinary key. */
export function writeKey(key: string): string {
	if (key === '__proto__') return "['__proto__']";
	return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}
