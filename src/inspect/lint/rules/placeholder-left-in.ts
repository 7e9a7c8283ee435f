// A rule about placeholders. It also checks unreadable parts, since a placeholder is often the cause.
import {escapeText} from '../../../diagnostics/format-value.js';
import {keysIn, pointerSegment} from '../../../diagnostics/pointer.js';
import {isSessionField, ORDER_FIELDS} from '../../../schema/fields-by-action.js';
import {parseJson} from '../../../schema/parse-json.js';
import {isPersonalField} from '../../../schema/personal-data.js';
import {normalizeWord} from '../../../utils/nearest.js';
import {placeIn} from '../../read/corrections/place.js';
import {sessionKeyFinding} from '../../read/corrections/session-keys.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'A placeholder from a sample names nothing in your account: the filter has no effect, or the service refuses the request.',
	source: 'checkout-spec: session request fields, `<CLIENT_ID>`, `<EMAIL>` and similar',
	wrong: {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_<bank_code>']}],
	},
	right: {allowDefaultOptions: true, options: [{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA']}]},
};

export const check: LintCheck = {id: 'placeholder-left-in', check: reportPlaceholderLeftIn};

/** `<bank_code>`, `{{code}}`, `${code}`, `%CODE%` and similar. */
const BRACKETED = /<[^<>]+>|\{\{[^{}]*\}\}|\$\{[^{}]*\}|^\{[^{}]*\}$|%[A-Z_]{2,}%/;
/** `YOUR_CODE`, `XXXX`, `PLACEHOLDER` and similar; in a sentence these are ordinary words. */
const WORDED = /^\S*(?<![A-Za-z])(?:your(?=[_@-])|(?:x{4,}|todo|tbd|placeholder|change_?me|dummy)(?![A-Za-z]))\S*$/i;
/** `yourUniqueOrderId`, `yourClientId`. */
const CAMEL_CASE = /^(?:your|my)(?:[A-Z][a-z0-9]*)+$/;
/** Longer texts and deeper values are not checked. */
const LONGEST = 256;
const DEEPEST = 32;

function reportPlaceholderLeftIn(subject: LintSubject, report: ReportIssue): void {
	for (const {key, pointer} of placeholdersIn(subject)) {
		if (isOfMerchant(pointer, subject)) continue;
		// An item of a list has no name.
		const name = /^\d+$/.test(key) ? 'the value' : escapeText(key);
		report(pointer, {problem: `${name} is a placeholder`, remedy: `write ${ownerOf(key)}`});
	}
}

/** Placeholders in fields that the merchant adds to a session: they name nothing of the account. */
export function* placeholdersOfMerchant(subject: LintSubject): Generator<Placeholder> {
	if (subject.base === '') return;
	for (const found of placeholdersIn(subject)) if (isOfMerchant(found.pointer, subject)) yield found;
}

/** True inside a field of a session that the specification does not name. */
function isOfMerchant(pointer: string, {base, meant, plain}: LintSubject): boolean {
	const [field] = keysIn(pointer);
	if (base === '' || field === undefined || isSessionField(field)) return false;
	return sessionKeyFinding(field, Object(meant?.value ?? plain)) === undefined;
}

interface Placeholder {
	readonly key: string;
	readonly pointer: string;
}

/** Every placeholder; its text may be personal and is not shown. */
function placeholdersIn({plain, meant, issues}: LintSubject): readonly Placeholder[] {
	const found = [...placeholdersInside(Object(meant?.value ?? plain))];
	if (found.length === 0) return found;
	const {notes, places} = meant ?? {notes: [], places: new Map()};
	// A corrected text is read: only what is wrong in it all the same counts as reported.
	const reported = new Map<string, number>();
	const count = (pointer: string, by: number) => reported.set(pointer, (reported.get(pointer) ?? 0) + by);
	for (const {pointer} of issues) count(pointer, 1);
	for (const {pointer} of notes) count(pointer, -1);
	return found.filter(({pointer}) => !(Number(reported.get(placeIn(places, pointer).pointer)) > 0));
}

function* placeholdersInside(value: object, outer = '', depth = 0, seen = new Set<object>()): Generator<Placeholder> {
	if (depth === DEEPEST || seen.has(value)) return;
	seen.add(value);
	for (const [key, inner] of Object.entries(value)) {
		const json = typeof inner === 'string' && inner.trimStart().startsWith('{') ? parseJson(inner) : undefined;
		const nested = typeof inner === 'object' ? inner : typeof json === 'object' ? json : null;
		if (nested !== null) yield* placeholdersInside(nested, outer + pointerSegment(key), depth + 1, seen);
		else if (typeof inner === 'string' && isPlaceholder(key, inner)) yield {key, pointer: outer + pointerSegment(key)};
	}
}

function ownerOf(key: string): string {
	if (key === 'description' || ORDER_FIELDS.some(field => field === key)) return 'that of the order';
	return isPersonalField(key) ? 'that of the customer' : 'the one of your account';
}

/** True for a text under this key that stands for another one. */
export function isPlaceholder(key: string, text: string): boolean {
	if (text.length > LONGEST) return false;
	if (BRACKETED.test(text) || WORDED.test(text) || CAMEL_CASE.test(text)) return true;
	// `"customer_phone": "customer_phone"`; an order may be described as "description".
	return key !== 'description' && isSessionField(key) && normalizeWord(key) === normalizeWord(text);
}
