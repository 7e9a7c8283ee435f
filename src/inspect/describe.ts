// Inspect: a filter in plain English.
import type {PaymentOption} from '../wire/payment-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import {emiLines} from './describe/emi-lines.js';
import {optionLines} from './describe/option-lines.js';
import {TYPE_WORDS} from './describe/words.js';
import {type Subject, subjectOrThrow} from './subject.js';

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
	const allow = read.filter?.allowDefaultOptions ?? true;
	const start = allow ? 'Customers see every payment option' : 'Customers see no payment option';
	if (lines.length === 0) return `${start}.`;
	return [`${start}${allow ? ', with these rules' : ' beyond these rules'}:`, ...lines].join('\n');
}

/** Every line as one of a list; what continues a line keeps its indentation. */
function linesOf({filter, emi, emiTwice, request}: Subject): readonly string[] {
	const allow = filter?.allowDefaultOptions ?? true;
	const lines = [
		...typeLines(filter?.options ?? [], allow),
		...(emi === undefined ? [] : emiLines(emi, allow)),
		...(emiTwice ? ['EMI has rules in two places of the session, so what they say is uncertain.'] : []),
		...(request?.sdk_udf === undefined ? [] : [DISPLAY_WORDS[request.sdk_udf]]),
		...(request?.['options.create_mandate'] === 'REQUIRED'
			? ['The payment sets up a mandate: only options that support mandates can be used.']
			: []),
		...(request?.['options.create_mandate'] === 'OPTIONAL' ? ['Customers may set up a mandate or pay once.'] : []),
	];
	return lines.map(line => (line.startsWith(' ') ? `  ${line}` : `- ${line}`));
}

const DISPLAY_WORDS = {
	showEMI: 'EMI is shown.',
	hideEMI: 'EMI is hidden.',
	ShowEMIWithoutCards: 'EMI is shown, card payment is hidden.',
} as const;

/** Of a type given twice the first entry counts. */
function typeLines(options: readonly PaymentOption[], allow: boolean): readonly string[] {
	const told = new Set<PaymentMethodType>();
	const again = new Set<PaymentMethodType>();
	const lines: string[] = [];
	for (const option of options) {
		const type = option.paymentMethodType;
		if (!told.has(type)) lines.push(...optionLines(option, allow));
		else if (!again.has(type)) {
			again.add(type);
			lines.push(`A later entry for ${TYPE_WORDS[type].whole} has no effect: the first one counts.`);
		}
		told.add(type);
	}
	return lines;
}
