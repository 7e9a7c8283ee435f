// The instruments that one filter can distinguish.

import {reportAtCall} from '../../diagnostics/report-at-call.js';
import type {Account} from '../../wire/account.js';
import type {Instrument} from '../../wire/instrument.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow} from '../read/subject.js';
import {Budget, withinBudget} from './budget.js';
import {distinguishing, representatives} from './equivalence-classes.js';

/**
 * Lists one fully described instrument of every class that a filter can distinguish, EMI plans included.
 *
 * A class consists of the instruments that the same filters match, so the verdict and the place that decides are the same
 * for all of them. Each provider code, UPI handle and app that the filter names has its own class; an invented code such
 * as `OTHER` represents all codes that it does not name. If a mandate is required, each instrument is listed with and
 * without support for mandates.
 *
 * The result grows with the number of classes, not with the product of the lists. A filter is refused if finding its
 * classes takes more than tens of millions of steps.
 *
 * @param input - a filter or a session request, as object, builder or JSON text
 * @param options - what is known about the account
 * @returns instruments for `explain`, in the order of the payment method types, EMI last
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all
 * @throws a {@link MisuseError} for unknown options, and for a filter with too many classes
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
export function instruments(input: unknown, options?: Account): readonly Instrument[] {
	return reportAtCall(instruments, () => {
		const {account} = checkOptions(options, input);
		const subject = readSubjectOrThrow(input, account);
		return withinBudget(() =>
			distinguishing(subject, (distinction, isEvery) => {
				const found = representatives(subject, distinction, new Budget(isEvery ? MOST_STEPS : undefined));
				return Object.freeze(Array.from(found, one => Object.freeze(one)));
			}),
		);
	});
}

/** Where filters overlap more than this, those that only repeat the reason of another are not distinguished. */
const MOST_STEPS = 200_000;
