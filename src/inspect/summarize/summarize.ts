// A filter or session request in plain English: the classes of `instrumentClasses`, by their verdicts.

import type {Account} from '../../account/account.js';
import {escapeText} from '../../diagnostics/format-value.js';
import type {Issue} from '../../diagnostics/issue.js';
import {keysIn} from '../../diagnostics/pointer.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {listed as listedWords} from '../../schema/vocabulary.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {groupBy} from '../../utils/group-by.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {withinBudget} from '../analysis/budget.js';
import {verdictDistinction} from '../analysis/changes.js';
import {labelOfClass} from '../analysis/class-label.js';
import {mergeParts, type Part, separateParts} from '../analysis/class-parts.js';
import type {Outcome} from '../analysis/class-tree.js';
import {capitalize, firstOf, namesOf, typeLabel} from '../analysis/labels.js';
import {sectionsIn} from '../analysis/sections.js';
import {verdictOf} from '../evaluate/claim.js';
import {enabledCodes} from '../evaluate/enabled-claim.js';
import {claimsOf} from '../evaluate/evaluator.js';
import type {Verdict} from '../evaluate/verdict.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow, type Subject, unreadIssues} from '../subject/read-subject.js';
import {extraOptionKeys, undocumentedType} from '../subject/undocumented.js';

/**
 * Describes in plain English what customers see, for people who do not read JSON.
 *
 * Values are shown in plain ASCII, at most 64 characters each, and the first ten of long lists. What the specification
 * leaves open is called uncertain, unless `readings` decide it; what cannot be read is named at the end. Nothing about
 * the customer of a session is shown.
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
 * // `Customers see every payment option, with these rules:
 * // - Cash on delivery is hidden.
 * // - Wallets: WALLET_A and WALLET_B are hidden; all other wallets are shown.`
 * ```
 * @source checkout-spec: payment_filter object; open-points: "What decides whether an instrument is shown"
 */
export function summarize(input: unknown, options?: Account): string {
	return reportAtCall(summarize, () => {
		const subject = readSubjectOrThrow(input, checkOptions(options, input));
		const screen = SCREENS_WITHOUT_FILTER[subject.action ?? 'paymentPage'];
		if (screen !== undefined) return screen;
		const parts = withinBudget(() => verdictParts(subject));
		const usual = usualVerdict(subject, parts);
		const lines = [
			...enabledLines(subject.account),
			...typeLines(parts, usual),
			...(subject.mandateKind === 'OPTIONAL' ? ['Customers may set up a mandate or pay once.'] : []),
			...extraOptionKeys(subject).map(
				one => `The option of type ${one.type} also has ${listedWords(one.keys, 'and')}: sent unchanged.`,
			),
			...unreadableLines(subject),
		].map(line => (line.startsWith(' ') ? `  ${line}` : `- ${line}`));
		return [`${START[usual]}${lines.length === 0 ? '.' : ', except as follows:'}`, ...lines].join('\n');
	});
}

/** What customers see on the screens to which no filter applies. */
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

const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
	shown: 'shown',
	hidden: 'hidden',
	undetermined: 'uncertain',
};

interface VerdictOutcome extends Outcome {
	readonly verdict: Verdict;
}

type VerdictPart = Part<VerdictOutcome>;

const OUTCOMES = (['shown', 'hidden', 'undetermined'] as const).map((verdict, id): VerdictOutcome => ({id, verdict}));

/** The classes of instruments by their verdicts alone. */
function verdictParts(subject: Subject): readonly VerdictPart[] {
	const claimOf = claimsOf(subject);
	const distinction = verdictDistinction(subject.account.readings ?? {});
	const outcomeOf = (instrument: VerdictPart['instrument']) =>
		OUTCOMES.find(({verdict}) => verdict === verdictOf(claimOf(instrument)));
	return mergeParts(separateParts(sectionsIn(subject), [subject], outcomeOf, distinction));
}

/** What the filter does with what it does not name: the verdict of most types. */
function usualVerdict({defaults}: Subject, parts: readonly VerdictPart[]): Verdict {
	const [first] = parts;
	if (first !== undefined && parts.every(({outcome}) => outcome === first.outcome)) return first.outcome.verdict;
	return defaults.allow === true ? 'shown' : defaults.allow === false ? 'hidden' : 'undetermined';
}

/** One line for the types with one verdict, and for each other type a line for each verdict, that of everything else last. */
function typeLines(parts: readonly VerdictPart[], usual: Verdict): readonly string[] {
	const whole = new Map<Verdict, string[]>();
	const lines: string[] = [];
	for (const group of groupBy(parts, ({type}) => type)) {
		const [first] = group;
		const {verdict} = first.outcome;
		const {inside} = first.type === 'EMI' ? {inside: 'EMI'} : typeLabel(first.type);
		if (group.some(({outcome}) => outcome.verdict !== verdict)) lines.push(...mixedLines(inside, group));
		else if (verdict !== usual) getOrInsertComputed(whole, verdict, () => []).push(inside);
	}
	return [
		...Array.from(whole, ([verdict, names]) => `${capitalize(VERDICT_LABELS[verdict])}: ${names.join(', ')}`),
		...lines,
	];
}

/** The lines on a type with several verdicts; one line if each verdict is that of one class. */
function mixedLines(name: string, parts: readonly VerdictPart[]): readonly string[] {
	const rest = parts.reduce((widest, part) => (openness(part) > openness(widest) ? part : widest)).outcome;
	const listed = groupBy(
		parts.filter(({outcome}) => outcome !== rest),
		({outcome}) => outcome,
	).map(group => {
		const {listed: some, unlisted} = firstOf(group.map(labelOfClass));
		return `${VERDICT_LABELS[group[0].outcome.verdict]}: ${[...some, ...(unlisted > 0 ? [`${unlisted} more`] : [])].join('; ')}`;
	});
	return [
		`${capitalize(name)}:`,
		...[...listed, `${VERDICT_LABELS[rest.verdict]}: everything else`].map(line => `  ${line}`),
	];
}

/** How many attributes of a class have values that the filter does not name. */
function openness({values}: VerdictPart): number {
	return [...values.values()].filter(({hasOthers, isEvery}) => hasOthers || isEvery).length;
}

/** One line that limits every other line to what is enabled for the account; none if everything is. */
function enabledLines({enabled, types = []}: Account): readonly string[] {
	const all = [...PAYMENT_METHOD_TYPES, ...types, 'EMI'];
	const found = all.map(type => [type, enabledCodes(enabled, type)] as const);
	if (found.every(([, codes]) => codes === true)) return [];
	const words = found.flatMap(([type, codes]) => {
		if (codes === false) return [];
		const label = type === 'EMI' ? 'EMI' : typeLabel(type).inside;
		return [codes === true ? label : `${label} (${namesOf(codes)})`];
	});
	if (words.length === 0) return ['Nothing is enabled for the account, so everything is hidden.'];
	return [
		`Enabled for the account: ${namesOf(words, 'and', word => word)}. Everything else is hidden, whatever the other rules say.`,
	];
}

/** The fields of a session that a description is about, and other places of them. */
const DESCRIBED: readonly string[] = [
	'payment_filter',
	'emiOptions',
	'sdk_udf',
	'options.create_mandate',
	'action',
	'allowDefaultOptions',
	'options',
	'mandate',
];

/** One line for each part that cannot be read: its place and why. */
function unreadableLines(subject: Subject): readonly string[] {
	// A type that only the account may have is described as such.
	const typesOfAccount = subject.options.filter(option => undocumentedType(option) !== undefined);
	const described = new Set(typesOfAccount.map(({pointer}) => `${pointer}/paymentMethodType`));
	const isReason = ({pointer, suggestion}: Issue) => {
		const names: readonly unknown[] = [keysIn(pointer)[0], suggestion];
		return !described.has(pointer) && (!subject.isSession || DESCRIBED.some(name => names.includes(name)));
	};
	const {listed, unlisted} = firstOf(unreadIssues(subject).filter(isReason));
	const lines = listed.map(({pointer, message}) => `Cannot be read: ${escapeText(pointer, 200)} (${message}).`);
	return unlisted > 0 ? [...lines, 'Further parts cannot be read: lint lists them.'] : lines;
}
