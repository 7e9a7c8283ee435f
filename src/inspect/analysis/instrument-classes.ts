// Lists the classes of instruments that one filter treats differently.

import type {Account} from '../../account/account.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import type {Instrument} from '../../wire/instrument.js';
import type {Explanation} from '../evaluate/verdict.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow} from '../subject/read-subject.js';
import {withinBudget} from './budget.js';
import {labelOfClass} from './class-label.js';
import {classParts} from './class-parts.js';

/**
 * Instruments that a filter treats in the same way: they have the same verdict for the same reasons.
 *
 * @source The shape is paylock's own.
 */
export interface InstrumentClass extends Omit<Explanation, 'rules'> {
	/** A payment method type, or `EMI`. */
	readonly type: string;
	/** The class in plain English: every value that the input names, and `all other` for the rest. */
	readonly label: string;
	/** One of the instruments, described in full; a value is invented if the class has values that the input does not name. */
	readonly instrument: Instrument;
	/**
	 * For each attribute that the input names, every named value that is in the class; BINs and tenures as ranges
	 * `<from>::<to>`. Every combination of these values is in the class.
	 */
	readonly members: {readonly [attribute: string]: readonly string[]};
}

/**
 * Lists the classes of instruments that a filter treats differently, with every value that it names. The customer's screen,
 * the table of `paylock explain` and the messages of `diff` show these classes.
 *
 * Instruments with the same verdict for the same reasons are one class, if one combination of values describes them.
 * With `enabled`, only what the account has is listed. If very many card, UPI or plan filters overlap, some reasons of a class
 * may apply to only some of its instruments; the verdict is always exact.
 *
 * @param input - a filter or a session request, as object, builder or JSON text
 * @param options - what is known about the account
 * @returns the classes in the order of the payment method types, EMI last
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all
 * @throws a {@link MisuseError} for unknown options, and for a filter with too many classes
 * @example
 * ```ts
 * import {instrumentClasses} from 'paylock/inspect';
 *
 * const hideTwo = {
 * 	allowDefaultOptions: true,
 * 	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}],
 * };
 *
 * const wallets = instrumentClasses(hideTwo).filter(({type}) => type === 'WALLET');
 * wallets.map(({label, verdict}) => `${label}: ${verdict}`);
 * // ['wallet WALLET_A or WALLET_B: hidden', 'all other wallets: shown']
 * wallets[0]?.members;
 * // {code: ['WALLET_A', 'WALLET_B']}
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function instrumentClasses(input: unknown, options?: Account): readonly InstrumentClass[] {
	return reportAtCall(instrumentClasses, () => {
		const subject = readSubjectOrThrow(input, checkOptions(options, input));
		const found = withinBudget(budget => classParts(subject, budget));
		return Object.freeze(
			found.map(one => {
				const {type, instrument, verdict, because, values, isWholeType} = one;
				const members = [...values].flatMap(([name, {named, isEvery}]) => {
					const isLeftOut = name === 'supportsMandates' || (name === 'group' && isWholeType && isEvery);
					return isLeftOut ? [] : [[name, Object.freeze(named)]];
				});
				return Object.freeze({
					type,
					label: labelOfClass(one),
					instrument,
					members: Object.freeze(Object.fromEntries(members)),
					verdict,
					because,
				});
			}),
		);
	});
}
