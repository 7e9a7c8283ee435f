// Inspect: a filter prepared for many instruments.

import type {Instrument} from '../instrument.js';
import {subjectOrThrow} from '../subject.js';
import {evaluatorOf} from './evaluator.js';
import type {Explanation} from './verdict.js';

/**
 * A filter or session request with an index: one answer is a binary search in BIN ranges and one look-up in codes.
 *
 * @source open-points: "What decides whether an instrument is shown"
 */
export interface CompiledFilter {
	/**
	 * The same answer as `explain` of the filter it was made from.
	 *
	 * @param instrument - what the customer would pay with, described as far as it is known
	 */
	explain(instrument: Instrument): Explanation;
}

/**
 * Prepares a filter or session request for many instruments; each answer is the one `explain` would give.
 *
 * @param subject - a filter or a session request, as object, builder or JSON text; read once, later changes have no effect
 * @returns an object with `explain(instrument)`
 * @throws {@link MisuseError} with the issues where `decode` refuses the input
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
export function compile(subject: unknown): CompiledFilter {
	return Object.freeze({explain: evaluatorOf(subjectOrThrow(subject))});
}
