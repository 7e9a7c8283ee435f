// Describes a filter or session request in plain English: the classes of `instrumentClasses`, by verdict.

import type {Account} from '../../account/account.js';
import type {ReadingName} from '../../account/readings.js';
import {escapeText} from '../../diagnostics/format-value.js';
import {keysIn} from '../../diagnostics/pointer.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {FIRST_COUNTS} from '../../model/contradictions.js';
import {isReadable, misspelledKey} from '../../schema/recovered.js';
import {listed as listedWords} from '../../schema/vocabulary.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {groupBy} from '../../utils/group-by.js';
import type {MandateKind} from '../../wire/mandate.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import type {EmiDisplay} from '../../wire/session.js';
import {type Budget, withinBudget} from '../analysis/budget.js';
import {verdictDistinction} from '../analysis/changes.js';
import {labelOfClass} from '../analysis/class-label.js';
import {mergeParts, type Part, separateParts} from '../analysis/class-parts.js';
import type {Outcome} from '../analysis/class-tree.js';
import {capitalize, firstOf, namesOf, typeLabel} from '../analysis/labels.js';
import {sectionsIn} from '../analysis/sections.js';
import {unsettled, verdictOf} from '../evaluate/claim.js';
import {enabledCodes} from '../evaluate/enabled-claim.js';
import {claimsOf} from '../evaluate/evaluator.js';
import {openReadings} from '../evaluate/open-readings.js';
import type {Verdict} from '../evaluate/verdict.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow, type Subject, unreadIssues} from '../subject/read-subject.js';
import {effectiveOptions, readableOptions} from '../subject/subject-parts.js';
import {extraOptionKeys} from '../subject/undocumented.js';
import {overlappingFilterLines, VERDICT_LABELS} from './filter-lines.js';

/**
 * Describes in plain English what customers see, for people who do not read JSON.
 *
 * The text starts with what could not be read. Values are shown in plain ASCII, with at most 64 characters each; of long lists,
 * only the first ten items. What the specification leaves open is called uncertain, with the open question, unless `readings`
 * decide it. Nothing about the customer of a session is shown.
 *
 * @param input - a filter or a session request, as object, builder or JSON text
 * @param options - what is known about the account
 * @returns lines of text, joined by line feeds
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all
 * @throws a {@link MisuseError} for options that are unknown
 * @example
 * ```ts
 * import {summarize} from 'paylock/inspect';
 *
 * summarize({
 * 	allowDefaultOptions: true,
 * 	options: [
 * 		{paymentMethodType: 'CASH', enable: false},
 * 		{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']},
 * 	],
 * });
 * // `Customers see every payment option, except as follows:
 * // - Hidden: cash on delivery
 * // - Wallets: WALLET_A and WALLET_B are hidden; all other wallets are shown.`
 * ```
 * @source checkout-spec: payment_filter object; open-points: "What decides whether an instrument is shown"
 */
export function summarize(input: unknown, options?: Account): string {
	return reportAtCall(summarize, () => {
		const subject = readSubjectOrThrow(input, checkOptions(options, input));
		return [...unreadLines(subject), ...withinBudget(budget => screenLines(subject, budget))].join('\n');
	});
}

function screenLines(subject: Subject, budget: Budget): readonly string[] {
	const screen = typeof subject.action === 'string' ? SCREENS_WITHOUT_FILTER[subject.action] : undefined;
	if (screen !== undefined) return [screen];
	const parts = verdictParts(subject, budget);
	const byType = groupBy(parts, ({type}) => type);
	if (byType.length === 0) return ['Customers see no payment option: nothing is enabled for the account.'];
	const usual = usualVerdict(subject, byType);
	const whole = wholeTypes(byType);
	const seen = usual === 'hidden' ? (whole.get('shown') ?? []) : [];
	const exceptions = [
		...enabledLines(subject.account),
		...[...whole].flatMap(([verdict, names]) =>
			verdict === usual || names === seen ? [] : [`${capitalize(VERDICT_LABELS[verdict])}: ${names.join(', ')}`],
		),
		...byType.filter(isMixed).flatMap(group => mixedLines(subject, group, budget)),
	];
	const start = seen.length > 0 ? `Customers see only ${namesOf(seen, 'and', name => name)}` : START[usual];
	return [
		`${start}${exceptions.length === 0 ? '.' : ', except as follows:'}`,
		...[...exceptions, ...noteLines(subject), ...questionLines(parts)].map(line =>
			line.startsWith(' ') ? `  ${line}` : `- ${line}`,
		),
	];
}

/** What customers see on screens to which no filter applies. */
const SCREENS_WITHOUT_FILTER: Readonly<Record<string, string | undefined>> = {
	paymentManagement:
		'Customers see a list of their stored payment methods: nothing can be paid there, and no filter applies.',
	quickPay: 'Customers see every payment option: the quick-pay screen has no filter.',
};

const START: Readonly<Record<Verdict, string>> = {
	shown: 'Customers see every payment option',
	hidden: 'Customers see no payment option',
	undetermined: 'It is uncertain which payment options customers see',
};

/** A verdict with the readings that would settle it. */
interface VerdictOutcome extends Outcome {
	readonly verdict: Verdict;
	readonly readings: readonly ReadingName[];
}

type VerdictPart = Part<VerdictOutcome>;
type TypeParts = readonly [VerdictPart, ...VerdictPart[]];

/** The classes of instruments only by verdict; in a session with a mandate, only instruments that support mandates. */
function verdictParts(subject: Subject, budget: Budget): readonly VerdictPart[] {
	const claimOf = claimsOf(subject);
	const outcomes = new Map<string, VerdictOutcome>();
	const outcomeOf = (instrument: VerdictPart['instrument']) => {
		if (instrument.supportsMandates === false) return undefined;
		const claim = claimOf(instrument);
		const verdict = verdictOf(claim);
		const open = verdict === 'undetermined' ? unsettled(claim) : [];
		const readings = [...new Set(open.flatMap(({reading}) => reading ?? []))];
		const create = () => ({id: outcomes.size, verdict, readings});
		return getOrInsertComputed(outcomes, `${verdict} ${readings}`, create);
	};
	const distinction = verdictDistinction(subject.account.readings ?? {});
	return mergeParts(separateParts(sectionsIn(subject), [subject], outcomeOf, distinction, budget)).map(part => ({
		...part,
		values: new Map([...part.values].filter(([name]) => name !== 'supportsMandates')),
	}));
}

/** The verdict on what the filter does not name, which is that of most types. */
function usualVerdict({defaults}: Subject, byType: readonly TypeParts[]): Verdict {
	const [[first] = []] = byType;
	if (first !== undefined && byType.every(group => !isMixed([first, ...group]))) return first.outcome.verdict;
	const isOnlyEmi = byType.every(([{type, outcome}]) => type === 'EMI' || outcome.verdict === 'hidden');
	if (isOnlyEmi || defaults.allow === false) return 'hidden';
	return defaults.allow === true ? 'shown' : 'undetermined';
}

function isMixed([{outcome}, ...others]: TypeParts): boolean {
	return others.some(one => one.outcome.verdict !== outcome.verdict);
}

/** The names of the types whose instruments all have the same verdict. */
function wholeTypes(byType: readonly TypeParts[]): ReadonlyMap<Verdict, readonly string[]> {
	const whole = byType.filter(group => !isMixed(group));
	const byVerdict = groupBy(whole, ([{outcome}]) => outcome.verdict);
	return new Map(byVerdict.map(group => [group[0][0].outcome.verdict, group.map(([{type}]) => nameOfType(type))]));
}

function nameOfType(type: string): string {
	return type === 'EMI' ? type : typeLabel(type).inside;
}

/** The lines about a type with several verdicts: one for each class, or one for all providers. The widest class comes last. */
function mixedLines(subject: Subject, parts: TypeParts, budget: Budget): readonly string[] {
	const [{type}] = parts;
	const {verdict: rest} = parts.reduce((widest, part) => (isWider(part, widest) ? part : widest)).outcome;
	const listed = parts.filter(({outcome}) => outcome.verdict !== rest);
	const others = parts.filter(({outcome}) => outcome.verdict === rest);
	const name = capitalize(nameOfType(type));
	if (parts.every(({values, instrument}) => 'code' in instrument && [...values.keys()].join() === 'code')) {
		return [`${name}: ${providerClauses(type, listed, others).join('; ')}.`];
	}
	const [only] = others;
	const isClosed = only !== undefined && others.length === 1 && openness(only) === 0;
	const lines = overlappingFilterLines(type, subject, parts, budget) ?? [
		...classLines(listed),
		`${VERDICT_LABELS[rest]}: ${isClosed ? labelOfClass(only) : 'everything else'}`,
	];
	return [`${name}:`, ...lines.map(line => `  ${line}`)];
}

function classLines(parts: readonly VerdictPart[]): readonly string[] {
	const byVerdict = groupBy(parts, ({outcome}) => outcome.verdict).flat();
	const lines = byVerdict.map(part => `${VERDICT_LABELS[part.outcome.verdict]}: ${labelOfClass(part)}`);
	const {listed, unlisted} = firstOf([...new Set(lines)]);
	return unlisted === 0 ? listed : [...listed, `and ${unlisted} more`];
}

/** Clauses such as `WALLET_A and WALLET_B are hidden`, and one for all other providers. */
function providerClauses(
	type: string,
	listed: readonly VerdictPart[],
	others: readonly VerdictPart[],
): readonly string[] {
	const codesOf = (parts: readonly VerdictPart[]) => parts.flatMap(({values}) => values.get('code')?.named ?? []);
	const clause = (names: string, isPlural: boolean, verdict: Verdict) =>
		`${names} ${isPlural ? 'are' : 'is'} ${VERDICT_LABELS[verdict]}`;
	const named = groupBy(listed, ({outcome}) => outcome.verdict).map(group => {
		const codes = codesOf(group);
		return clause(namesOf(codes), codes.length > 1, group[0].outcome.verdict);
	});
	const rest = others[0]?.outcome.verdict ?? 'undetermined';
	const isClosed = others.every(({values}) => values.get('code')?.hasOthers !== true);
	const left = isClosed ? codesOf(others) : [];
	return [
		...named,
		isClosed ? clause(namesOf(left), left.length > 1, rest) : clause(`all other ${typeLabel(type).many}`, true, rest),
	];
}

/** True if `one` has more attributes with values that the filter does not name; if equally many, more values that it names. */
function isWider(one: VerdictPart, other: VerdictPart): boolean {
	const countNamed = ({values}: VerdictPart) => [...values.values()].flatMap(({named}) => named).length;
	return (openness(one) - openness(other) || countNamed(one) - countNamed(other)) > 0;
}

/** How many attributes of a class have values that the filter does not name. */
function openness({values}: VerdictPart): number {
	return [...values.values()].filter(({hasOthers, isEvery}) => hasOthers || isEvery).length;
}

/** The open questions on which some verdict depends. */
function questionLines(parts: readonly VerdictPart[]): readonly string[] {
	const asked = new Set(parts.flatMap(({outcome}) => outcome.readings));
	return openReadings.flatMap(({name, question}) =>
		asked.has(name) ? [`Open question: ${question.replaceAll('`', '')} (reading ${name})`] : [],
	);
}

/** Lines about what a session adds to its filter, and about parts of options that the other lines do not describe. */
function noteLines(subject: Subject): readonly string[] {
	const {display, mandateKind} = subject;
	const counting = effectiveOptions(subject);
	const ignored = readableOptions(subject).filter(one => counting.get(one.type) !== one);
	return [
		...ignored.map(({type}) => `A later option of type ${escapeText(type)} has no effect: ${FIRST_COUNTS}.`),
		...(display === undefined ? [] : [DISPLAY_LINES[typeof display === 'string' ? display : 'unreadable']]),
		...(mandateKind === undefined ? [] : [MANDATE_LINES[typeof mandateKind === 'string' ? mandateKind : 'unreadable']]),
		...extraOptionKeys(subject).map(
			one => `The option of type ${one.type} also has ${listedWords(one.keys, 'and')}: sent unchanged.`,
		),
	];
}

const DISPLAY_LINES: Readonly<Record<EmiDisplay | 'unreadable', string>> = {
	showEMI: 'The session asks for EMI to be shown.',
	hideEMI: 'The session asks for EMI to be hidden.',
	ShowEMIWithoutCards: 'The session asks for EMI to be shown, and hides card payment.',
	unreadable: 'It is uncertain whether the session asks for EMI to be shown or hidden.',
};

/** The lines about mandates; all other lines describe instruments that support mandates. */
const MANDATE_LINES: Readonly<Record<MandateKind | 'unreadable', string>> = {
	OPTIONAL: 'Customers may set up a mandate or pay once.',
	REQUIRED: 'The payment sets up a mandate: only options that support mandates can be used.',
	unreadable:
		'It is uncertain whether the payment sets up a mandate: if it does, only options that support mandates can be used.',
};

/** A line that limits all other lines to what is enabled for the account; none if everything is enabled. */
function enabledLines({enabled, types = []}: Account): readonly string[] {
	const all = [...PAYMENT_METHOD_TYPES, ...types, 'EMI'];
	const found = all.map(type => [type, enabledCodes(enabled, type)] as const);
	if (found.every(([, codes]) => codes === true)) return [];
	const words = found.flatMap(([type, codes]) => {
		if (codes === false) return [];
		return [codes === true ? nameOfType(type) : `${nameOfType(type)} (${namesOf(codes)})`];
	});
	return [
		`Enabled for the account: ${namesOf(words, 'and', word => word)}. Everything else is hidden, whatever the other rules say.`,
	];
}

/** The fields of a session that the text describes. */
const DESCRIBED = ['payment_filter', 'emiOptions', 'sdk_udf', 'options.create_mandate', 'action'] as const;

/** A line if the JSON text was repaired, and a line for each part that cannot be read. */
function unreadLines(subject: Subject): readonly string[] {
	const {issues, isSession, recoveredRequest: request} = subject;
	const isRepaired = issues.some(({rule, pointer, fix}) => rule === 'unreadable' && !pointer && fix);
	const fields: readonly unknown[] = DESCRIBED.flatMap(field => [
		field,
		isReadable(request) ? misspelledKey(field, request) : undefined,
	]);
	const isDescribed = (pointer: string) => !isSession || fields.includes(keysIn(pointer)[0]);
	const {listed, unlisted} = firstOf(unreadIssues(subject).filter(({pointer}) => isDescribed(pointer)));
	return [
		...(isRepaired ? ['The text is not JSON: it was read as repaired, and lint lists the repairs.'] : []),
		...listed.map(({pointer, message}) => `Cannot be read: ${escapeText(pointer, 200)} (${message}).`),
		...(unlisted > 0 ? ['Further parts cannot be read: lint lists them.'] : []),
	];
}
