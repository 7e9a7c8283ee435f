// Keeps personal data and secrets out of what is printed, since CI logs are kept and shared.
import type {Node} from 'jsonc-parser';
import {keysIn} from '../../diagnostics/pointer.js';
import {isPersonalField} from '../../schema/personal-data.js';
import type {JsonDocument, Span} from '../input/json-document.js';

/** What other documents call the customer's fields, and the text of a signed request, which contains them. */
const ALIASES: readonly string[] = ['email_address', 'mobile_number', 'orderDetails'];
/** Merchant-defined fields (`udf1`) often carry personal data too. */
const SECRET = /password|secret|token|api_?key|authorization|^udf\d+$/i;
/** What looks personal in text whose fields cannot be read: an email address, or a number of seven digits or more that is not a date. */
const LOOKS_PERSONAL =
	/(?<![^\s"'@])[^\s"'@]+@[^\s"'@]+\.[^\s"'@]+|(?=\+?\d{7})(?<![\d:]|_date["']?\]?\s*(?:=>|[:=])\s*["']?)\+?\d{7,}(?![\d:])/g;

/** A text of the same length, with asterisks in place of personal values and secrets, except in the `visible` spans. */
export function maskPersonalData(text: string, document: JsonDocument, visible: readonly Span[]): string {
	const shown = new Set(visible.map(span => span.start));
	let masked = '';
	let at = 0;
	for (const {start, end} of spansToMask(document.root).map(span => document.inText(span))) {
		if (start < at || shown.has(start)) continue;
		masked += text.slice(at, start) + asterisks(text.slice(start, end));
		at = end;
	}
	const rest = masked + text.slice(at);
	return document.syntaxError !== undefined || document.isBroken ? rest.replace(LOOKS_PERSONAL, asterisks) : rest;
}

/** A name and the text that it is given, in any language. */
const NAMED_TEXT = /(?<![\w.])([\w.]+)["']?\]?\s*(?:=>|[:=])\s*("|'|`)([^\n]*?)\2/g;

/** The text of a source file with asterisks in place of personal values and secrets, other than those that an issue is about. */
export function maskSource(
	text: string,
	issues: readonly {readonly pointer: string; readonly rule: string; readonly span: Span}[],
): string {
	const shown = issues.filter(
		({pointer, rule}) => rule === 'placeholder-left-in' || !isSecret(keysIn(pointer)[0] ?? ''),
	);
	const isShown = (start: number) => shown.some(({span}) => start >= span.start && start < span.end);
	return text
		.replace(NAMED_TEXT, (all: string, name: string, quote: string, value: string, at: number) => {
			const start = at + all.length - value.length - quote.length;
			if (!isSecret(name) || isShown(start)) return all;
			return all.slice(0, all.length - value.length - quote.length) + asterisks(value) + quote;
		})
		.replace(LOOKS_PERSONAL, (value: string, at: number) => (isShown(at) ? value : asterisks(value)));
}

function isSecret(name: string): boolean {
	return isPersonalField(name) || ALIASES.includes(name) || SECRET.test(name);
}

/** The values of personal and secret fields at any depth, in the order of the text. */
function spansToMask(root: Node | undefined): readonly Span[] {
	const spans: Span[] = [];
	const pending = root === undefined ? [] : [root];
	for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
		const [key, value] = node.type === 'property' ? (node.children ?? []) : [];
		const name = String(key?.value);
		if (value !== undefined && isSecret(name)) spans.push({start: value.offset, end: value.offset + value.length});
		else for (const child of node.children ?? []) pending.push(child);
	}
	return spans.sort((one, other) => one.start - other.start);
}

function asterisks(value: string): string {
	return value.replace(/[^\s"]/g, '*');
}
