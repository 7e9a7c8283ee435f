// Inspect: one instrument against one filter or session request.
import type {Instrument} from '../instrument.js';
import {subjectOf} from '../subject.js';
import {evaluatorOf} from './evaluator.js';
import type {Explanation} from './verdict.js';

/**
 * Whether a customer would see an instrument, and the rule and the place that decide; it never guesses.
 *
 * Never throws: where `decode` refuses the input the verdict is `undetermined` and the issues are the reasons. For many
 * instruments or large filters use {@link compile}.
 *
 * @param subject - a filter or a session request, as object, builder or JSON text, right or wrong
 * @param instrument - what the customer would pay with, described as far as it is known
 * @returns the verdict, with reasons whose pointers start at what was passed in
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
export function explain(subject: unknown, instrument: Instrument): Explanation {
	const read = subjectOf(subject);
	if (read.isReadable) return evaluatorOf(read)(instrument);
	const because = read.issues.map(({pointer, rule, message}) => ({pointer, rule, message}));
	return {verdict: 'undetermined', because};
}
