// Prepares a filter for many instruments.

import {reportAtCall} from '../../diagnostics/report-at-call.js';
import type {Account} from '../../wire/account.js';
import type {AskedInstrument} from '../../wire/instrument.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow} from '../read/subject.js';
import {createPlacedEvaluator} from './evaluator.js';
import type {Explanation} from './verdict.js';

/**
 * A filter or session request with an index: an evaluation takes one binary search in BIN ranges and one look-up in codes.
 *
 * @source open-points: "What decides whether an instrument is shown"
 */
export interface CompiledFilter<AccountType extends string = never> {
	/**
	 * Returns what `explain` would return for the input and the options that were compiled.
	 *
	 * @param instrument - what the customer would pay with, described as far as it is known
	 */
	explain(instrument: AskedInstrument<AccountType>): Explanation;
}

/**
 * Prepares a filter or session request for many instruments; each explanation is the one that `explain` would return.
 *
 * @param input - a filter or a session request, as object, builder or JSON text; read once, later changes have no effect
 * @param options - what is known about the account
 * @returns an object with `explain(instrument)`
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all; {@link MisuseError} for an unknown option,
 *   reading or choice
 * @example
 * ```ts
 * import {compile} from 'paylock/inspect';
 *
 * const onlyWallets = compile({
 * 	allowDefaultOptions: false,
 * 	options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}],
 * });
 *
 * onlyWallets.explain({type: 'WALLET', code: 'WALLET_A'}).verdict;
 * // 'shown'
 * onlyWallets.explain({type: 'WALLET', code: 'WALLET_B'}).verdict;
 * // 'hidden'
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function compile<const AccountType extends string = never>(
	input: unknown,
	options?: Account<AccountType>,
): CompiledFilter<AccountType> {
	return reportAtCall(compile, () => {
		const account = checkOptions(options, input);
		return Object.freeze({explain: createPlacedEvaluator(readSubjectOrThrow(input, account))});
	});
}
