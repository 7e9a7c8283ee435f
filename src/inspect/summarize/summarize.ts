// A filter or session request in plain English.
import {escapeText} from '../../diagnostics/format-value.js';
import type {Issue} from '../../diagnostics/issue.js';
import {keysIn} from '../../diagnostics/pointer.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {type SubjectOption, UNREADABLE, type Unreadable} from '../../model/subject.js';
import {FIRST_COUNTS} from '../../rules/contradictions.js';
import {listed as listedWords} from '../../schema/vocabulary.js';
import type {Account} from '../../wire/account.js';
import type {MandateKind} from '../../wire/mandate.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import type {Readings} from '../../wire/readings.js';
import {hidesAll} from '../analysis/every-verdict.js';
import {firstOf, namesOf, typeLabel} from '../analysis/labels.js';
import {sectionsIn} from '../analysis/sections.js';
import {contradictsDisplay} from '../evaluate/emi-inside.js';
import {enabledCodes} from '../evaluate/enabled-claim.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow, type Subject, unreadIssues} from '../read/subject.js';
import {extraOptionKeys, undocumentedType} from '../read/undocumented.js';
import {emiContext, emiLines} from './emi-lines.js';
import type {DescribeContext} from './lists.js';
import {optionLines} from './option-lines.js';

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
		const account = checkOptions(options, input);
		const {readings = {}} = account;
		const subject = readSubjectOrThrow(input, account);
		const screen = SCREENS_WITHOUT_FILTER[subject.action ?? 'paymentPage'];
		if (screen !== undefined) return screen;
		const lines = linesOf(subject, {allow: subject.defaults.allow, readings, sections: sectionsIn(subject)});
		const [alone, withRules] = hidesAll(subject) ? NOTHING_LEFT : startOf(subject, readings);
		return lines.length === 0 ? alone : [withRules, ...lines].join('\n');
	});
}

/** What customers see on the screens to which no filter applies. */
const SCREENS_WITHOUT_FILTER: Readonly<Record<string, string | undefined>> = {
	paymentManagement:
		'Customers see a list of their stored payment methods: nothing can be paid there, and no filter applies.',
	quickPay: 'Customers see every payment option: the quick-pay screen has no filter.',
};

const NOTHING_LEFT = [
	'Customers see no payment option.',
	'Customers see no payment option. These are the rules:',
] as const;

/** The first line of a description without rules, and of one with rules. */
function startOf(subject: Subject, readings: Readings): readonly [alone: string, withRules: string] {
	if (showsOnlyEmi(subject, readings) === true)
		return ['Customers see only EMI.', 'Customers see only EMI, with these rules:'];
	const {allow} = subject.defaults;
	if (allow === UNREADABLE) {
		const start = 'It is uncertain whether customers see options that the filter does not name.';
		return [start, `${start} These are its rules:`];
	}
	return allow
		? ['Customers see every payment option.', 'Customers see every payment option, with these rules:']
		: ['Customers see no payment option.', 'Customers see only what these rules show:'];
}

/** `showOnlyEmi`, which has no effect where `sdk_udf` hides EMI and takes precedence. */
function showsOnlyEmi({emiFilters: [emi], display}: Subject, readings: Readings): boolean | Unreadable | undefined {
	if (display === 'hideEMI' && readings.emiDisplay === 'sdk_udf-wins') return undefined;
	return emi === UNREADABLE ? undefined : emi?.showOnlyEmi;
}

/** Every line as a list item; continuation lines keep their indentation. */
function linesOf(subject: Subject, context: DescribeContext): readonly string[] {
	const {display, emiFilters, options, hasAllOptions, mandateKind, action} = subject;
	const [emi, beside] = emiFilters;
	const isOnlyEmi = showsOnlyEmi(subject, context.readings);
	const isContradicted = emi !== undefined && emi !== UNREADABLE && contradictsDisplay(emi, display);
	const isOpen = isContradicted && context.readings.emiDisplay === undefined;
	// If all of EMI is hidden, it has no open questions.
	const isHidden = display === 'hideEMI' && (!isContradicted || context.readings.emiDisplay === 'sdk_udf-wins');
	const open = display === 'hideEMI' && isOnlyEmi === true ? 'what customers see' : 'EMI';
	const lines = [
		...(action === UNREADABLE
			? ['The action cannot be read, so it is uncertain which screen opens: these are the rules of the payment page.']
			: []),
		...enabledLines(subject.account),
		...(isOnlyEmi === true ? [] : typeLines(options, context)),
		...(hasAllOptions ? [] : ['Some options cannot be read, so any type may be affected.']),
		...(isHidden || (emi === undefined && display === UNREADABLE)
			? []
			: emiLines(emi, emiContext(subject, context, isOpen))),
		...(isOnlyEmi === UNREADABLE
			? ['showOnlyEmi cannot be read, so it is uncertain whether customers see only EMI.']
			: []),
		...(beside === undefined ? [] : ['EMI has rules in two places of the session, so their effect is uncertain.']),
		...(display === undefined
			? []
			: [isContradicted && !isHidden && display === 'hideEMI' ? ASKED_HIDDEN : DISPLAY_LABELS[display]]),
		...(isOpen ? [`Two settings for EMI contradict each other, so ${open} is uncertain.`] : []),
		...(mandateKind === undefined ? [] : [MANDATE_LABELS[mandateKind]]),
		...extraOptionKeys(subject).map(
			one => `The option of type ${one.type} also has ${listedWords(one.keys, 'and')}: sent unchanged.`,
		),
		...unreadableLines(subject),
	];
	return lines.map(line => (line.startsWith(' ') ? `  ${line}` : `- ${line}`));
}

const ASKED_HIDDEN = 'The session asks for EMI to be hidden.';

const DISPLAY_LABELS = {
	showEMI: 'The session asks for EMI to be shown.',
	hideEMI: 'EMI is hidden.',
	ShowEMIWithoutCards:
		'The session asks for EMI to be shown and hides card payment, whatever the filter says about cards.',
	[UNREADABLE]: 'The EMI display (sdk_udf) cannot be read, so it is uncertain whether EMI is shown.',
} as const;

const MANDATE_LABELS: Readonly<Record<MandateKind | Unreadable, string>> = {
	REQUIRED: 'The payment sets up a mandate: only options that support mandates can be used.',
	OPTIONAL: 'Customers may set up a mandate or pay once.',
	[UNREADABLE]: 'The mandate setting cannot be read, so it is uncertain whether the payment sets up a mandate.',
};

/** Of the options of one type, only the first is described. */
function typeLines(options: readonly SubjectOption[], context: DescribeContext): readonly string[] {
	const repeated = new Set<string>();
	return options.flatMap((option): readonly string[] => {
		const {type} = option;
		if (type === UNREADABLE || options.find(other => other.type === type) === option)
			return optionLines(option, context);
		if (repeated.has(type)) return [];
		repeated.add(type);
		return [`A later option for ${typeLabel(type).whole} is not described: ${FIRST_COUNTS}.`];
	});
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
