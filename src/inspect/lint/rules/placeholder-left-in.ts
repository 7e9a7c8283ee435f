// A rule about placeholders. It also checks unreadable parts, since a placeholder is often the cause.
import {keysIn, pointerSegment} from '../../../diagnostics/pointer.js';
import {isSessionField} from '../../../schema/fields-by-action.js';
import {parseJson} from '../../../schema/parse-json.js';
import {placeIn} from '../../read/corrections/place.js';
import {sessionKeyFinding} from '../../read/corrections/session-keys.js';
import {isPlaceholder, isTemplate, placeholderProblem} from '../../read/placeholders.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'A placeholder from a sample names nothing in your account: the filter has no effect, or the service refuses the request.',
	effect: 'Customers see a payment page without your rule, or none, because the request is refused.',
	source: 'checkout-spec: session request fields, `<CLIENT_ID>`, `<EMAIL>` and similar',
	wrong: {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_<bank_code>']}],
	},
	right: {allowDefaultOptions: true, options: [{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA']}]},
};

export const check: LintCheck = {id: 'placeholder-left-in', check: reportPlaceholderLeftIn};

/** Deeper values are not checked. */
const DEEPEST = 32;

function reportPlaceholderLeftIn(subject: LintSubject, report: ReportIssue): void {
	for (const {key, pointer, isTemplate} of placeholdersIn(subject))
		if (isTemplate || !isOfMerchant(pointer, subject)) report(pointer, placeholderProblem(key));
}

/** Placeholders in fields that the merchant adds to a session, which name nothing of the account. */
export function* placeholdersOfMerchant(subject: LintSubject): Generator<Placeholder> {
	if (subject.base === '') return;
	for (const found of placeholdersIn(subject))
		if (!found.isTemplate && isOfMerchant(found.pointer, subject)) yield found;
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
	/** True for a text that is a placeholder in any field. */
	readonly isTemplate: boolean;
}

/** Reports every placeholder; its text may be personal and is not shown. */
function placeholdersIn({plain, meant, issues}: LintSubject): readonly Placeholder[] {
	const found = [...placeholdersInside(Object(meant?.value ?? plain))];
	if (found.length === 0) return found;
	const {notes, places} = meant ?? {notes: [], places: new Map()};
	// A corrected text is read: only the issues that remain in it count as reported.
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
		else if (typeof inner === 'string' && isPlaceholder(key, inner))
			yield {key, pointer: outer + pointerSegment(key), isTemplate: isTemplate(inner)};
	}
}
