// Recognizes texts that stand for a value that is filled in later: templates and samples.
import {escapeText} from '../../diagnostics/format-value.js';
import type {IssueDetails} from '../../diagnostics/issue.js';
import {isSessionField, MANDATE_FIELDS, ORDER_FIELDS} from '../../schema/fields-by-action.js';
import {isPersonalField} from '../../schema/personal-data.js';
import {listed} from '../../schema/vocabulary.js';
import {normalizeWord} from '../../utils/nearest.js';
import {SESSION_ACTIONS} from '../../wire/session.js';

/** `<bank_code>`, `{{code}}`, `${code}`, `%CODE%`, `%s` and similar. */
const BRACKETED = /<[^<>]+>|\{\{[^{}]*\}\}|\$\{[^{}]*\}|^\{[^{}:"]*\}$|%[A-Z_]{2,}%|%(?:\(\w+\))?[sd](?![A-Za-z0-9])/;
/** `YOUR_CODE`, `XXXX`, `PLACEHOLDER` and similar; in a sentence these are ordinary words. */
const WORDED = /^\S*(?<![A-Za-z])(?:your(?=[_@-])|(?:x{4,}|todo|tbd|placeholder|change_?me|dummy)(?![A-Za-z]))\S*$/i;
/** `yourUniqueOrderId`, `yourClientId`. */
const CAMEL_CASE = /^(?:your|my)(?:[A-Z][a-z0-9]*)+$/;
/** Longer texts are not checked. */
const LONGEST = 256;

/** True for a text with the syntax of a template, which is a placeholder in every field. */
export function isTemplate(text: unknown): boolean {
	return typeof text === 'string' && text.length <= LONGEST && BRACKETED.test(text) && !JSON_TEXT.test(text);
}

/** The start of a JSON text, whose parts are checked separately. */
const JSON_TEXT = /^\s*(?:\{\s*["']|\[)/;

/** True for a text under this key that stands for another text. */
export function isPlaceholder(key: string, text: string): boolean {
	if (text.length > LONGEST) return false;
	if (BRACKETED.test(text) || WORDED.test(text) || CAMEL_CASE.test(text)) return true;
	// `"customer_phone": "customer_phone"`; an order may be described as "description".
	return key !== 'description' && isSessionField(key) && normalizeWord(key) === normalizeWord(text);
}

/** The issue of a placeholder under this key; its text may be personal and is not shown. */
export function placeholderProblem(key: string): IssueDetails {
	// An item of a list has no key.
	const name = /^\d+$/.test(key) ? 'the value' : escapeText(key);
	return {rule: 'placeholder-left-in', problem: `${name} is a placeholder`, remedy: `write ${ownerOf(key)}`};
}

function ownerOf(key: string): string {
	if (key === 'action') return listed(SESSION_ACTIONS);
	if (key === 'return_url') return 'that of your shop';
	if (key === 'description' || ORDER_FIELDS.some(field => field === key)) return 'that of the order';
	if (MANDATE_FIELDS.some(field => field === key)) return 'that of the mandate';
	return isPersonalField(key) ? 'that of the customer' : 'the one of your account';
}
