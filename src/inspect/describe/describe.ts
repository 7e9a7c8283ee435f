// Inspect: a filter in plain English.
import type {MandateKind} from '../../wire/mandate.js';
import type {PaymentOption} from '../../wire/payment-filter.js';
import type {PaymentMethodType} from '../../wire/payment-method.js';
import {displayContradictsEmi} from '../evaluate/screen.js';
import {type Subject, subjectOrThrow} from '../subject.js';
import {emiLines} from './emi-lines.js';
import {TYPE_LABELS} from './labels.js';
import {optionLines} from './option-lines.js';

/**
 * What customers see under a filter, in plain English, for people who do not read JSON.
 *
 * Values are shown in plain ASCII, at most 64 characters each; of long lists the first ten. What the service's document
 * leaves open is called uncertain. Nothing of a session's customer is told.
 *
 * @param subject - a filter or a session request, as object, builder or JSON text
 * @returns lines of text, joined by line feeds
 * @throws {@link MisuseError} with the issues where `decode` refuses the input
 * @example
 * ```ts
 * import {describe} from 'paylock/inspect';
 *
 * describe({
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
export function describe(subject: unknown): string {
	const read = subjectOrThrow(subject);
	const lines = linesOf(read);
	const {start, link} = startOf(read);
	return lines.length === 0 ? `${start}.` : [`${start}${link}:`, ...lines].join('\n');
}

function startOf({filter, emi}: Subject): {readonly start: string; readonly link: string} {
	if (emi?.showOnlyEmi === true) return {start: 'Customers see EMI only', link: ', with these rules'};
	return (filter?.allowDefaultOptions ?? true)
		? {start: 'Customers see every payment option', link: ', with these rules'}
		: {start: 'Customers see no payment option', link: ' beyond these rules'};
}

/** Every line as one of a list; what continues a line keeps its indentation. */
function linesOf(subject: Subject): readonly string[] {
	const {filter, emi, emiTwice, request} = subject;
	const allow = filter?.allowDefaultOptions ?? true;
	const cards = filter?.options.find(option => option.paymentMethodType === 'CARD');
	const display = request?.sdk_udf;
	const isContradicted = displayContradictsEmi(subject);
	// Hidden as a whole, EMI has no open questions of its own.
	const emiIsHidden = display === 'hideEMI' && !isContradicted;
	const open = display === 'hideEMI' && emi?.showOnlyEmi === true ? 'what customers see' : 'EMI';
	const lines = [
		...(emi?.showOnlyEmi === true ? [] : typeLines(filter?.options ?? [], allow)),
		...(emiIsHidden ? [] : emiLines(emi, {allow, cardsHidden: !(cards?.enable ?? allow)})),
		...(emiTwice ? ['EMI has rules in two places of the session, so what they say is uncertain.'] : []),
		...(display === undefined ? [] : [DISPLAY_LABELS[display]]),
		...(isContradicted ? [`Two settings for EMI contradict each other, so ${open} is uncertain.`] : []),
		...mandateLines(request?.['options.create_mandate']),
	];
	return lines.map(line => (line.startsWith(' ') ? `  ${line}` : `- ${line}`));
}

function mandateLines(kind: MandateKind | undefined): readonly string[] {
	if (kind === undefined) return [];
	return kind === 'REQUIRED'
		? ['The payment sets up a mandate: only options that support mandates can be used.']
		: ['Customers may set up a mandate or pay once.'];
}

const DISPLAY_LABELS = {
	showEMI: 'The session asks for EMI to be shown.',
	hideEMI: 'EMI is hidden.',
	ShowEMIWithoutCards:
		'The session asks for EMI to be shown, and hides card payment whatever the filter says of cards.',
} as const;

/** Of a type given twice the first entry counts. */
function typeLines(options: readonly PaymentOption[], allow: boolean): readonly string[] {
	const listed = new Set<PaymentMethodType>();
	const again = new Set<PaymentMethodType>();
	const lines: string[] = [];
	for (const option of options) {
		const type = option.paymentMethodType;
		if (!listed.has(type)) lines.push(...optionLines(option, allow));
		else if (!again.has(type)) {
			again.add(type);
			lines.push(`A later entry for ${TYPE_LABELS[type].whole} has no effect: the first one counts.`);
		}
		listed.add(type);
	}
	return lines;
}
