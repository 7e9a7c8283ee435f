// Inspect: the matrix of a filter.
import type {Instrument} from '../instrument.js';
import {subjectOrThrow} from '../subject.js';
import {toldApart} from './representatives.js';

/**
 * The instruments that a filter can tell apart, one each: every code, handle, app, issuer, tenure and BIN range it names,
 * one that it does not name beside each list, and one for each type without lists.
 *
 * Lists that must match together are combined; where more than 20,000 combinations arise, each filter's lists are walked
 * one at a time, so that the answer grows with the filter and not with the product of its lists. Where a mandate is
 * required each instrument is given with and without support for mandates.
 *
 * @param subject - a filter or a session request, as object, builder or JSON text
 * @returns instruments for `explain`, in the order of the payment method types, EMI last
 * @throws {@link MisuseError} with the issues where `decode` refuses the input
 * @example
 * ```ts
 * import {instruments} from 'paylock/inspect';
 *
 * const hideOne = {
 * 	allowDefaultOptions: true,
 * 	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']}],
 * };
 *
 * instruments(hideOne).filter(({type}) => type === 'WALLET');
 * // [{type: 'WALLET', code: 'WALLET_A'}, {type: 'WALLET', code: 'OTHER'}]
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function instruments(subject: unknown): readonly Instrument[] {
	return [...toldApart([subjectOrThrow(subject)])];
}
