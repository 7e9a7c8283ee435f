// Evaluates instruments against a filter or session request.

import type {Account} from '../../account/account.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import type {AskedInstrument} from '../../wire/instrument.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubject, readSubjectOrThrow, type Subject} from '../subject/read-subject.js';
import {namedRulesOf} from './deciding-rules.js';
import {createPlacedEvaluator} from './evaluator.js';
import type {Explanation} from './verdict.js';

/**
 * Tells whether a customer would see an instrument, and which rule and which part of the filter decide; it never guesses.
 *
 * Never throws for data: an option, or EMI, with a part that cannot be read is `undetermined` as a whole, with the rule
 * `unreadable` and the pointer of that part. For many instruments or large filters use {@link compile}.
 *
 * @param input - a filter or a session request, as object, builder or JSON text, valid or not
 * @param instrument - what the customer would pay with, described as far as it is known
 * @param options - what is known about the account
 * @returns the verdict, with its reasons; their pointers refer to the input, and a reason that depends on an open
 *   question names its `reading`. For a builder that includes named rules, also the names of those that decide
 * @throws a {@link MisuseError} for an unknown option, reading or choice
 * @example
 * ```ts
 * import {explain} from 'paylock/inspect';
 *
 * const hideCash = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]} as const;
 * const {verdict, because} = explain(hideCash, {type: 'CASH'});
 *
 * verdict;
 * // 'hidden'
 * because[0]?.pointer;
 * // '/options/0'
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function explain<const AccountType extends string = never>(
	input: unknown,
	instrument: AskedInstrument<NoInfer<AccountType>>,
	options?: Account<AccountType>,
): Explanation {
	return reportAtCall(explain, () => {
		const account = checkOptions(options, input);
		return explainer(input, readSubject(input, account))(instrument);
	});
}

/**
 * A filter or session request with an index: an evaluation takes one binary search in BIN ranges and one lookup in codes.
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
		return Object.freeze({explain: explainer(input, readSubjectOrThrow(input, account))});
	});
}

function explainer(input: unknown, subject: Subject): (instrument: unknown) => Explanation {
	const evaluate = createPlacedEvaluator(subject);
	const rules = namedRulesOf(input, subject);
	if (rules === undefined) return evaluate;
	return instrument => {
		const explanation = evaluate(instrument);
		return Object.freeze({...explanation, rules: rules.deciding(instrument, explanation.verdict)});
	};
}
