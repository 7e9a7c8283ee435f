// The smallest changes of a filter that reach a goal.
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import type {Account} from '../../wire/account.js';
import {withinBudget} from '../analysis/budget.js';
import {checkOptions} from '../read/inspect-options.js';
import {plainDataOf} from '../read/snapshot.js';
import {readSubjectOrThrow} from '../read/subject.js';
import {type Blocked, explainBlocked} from './blocked.js';
import {createDraft} from './draft.js';
import {type AdjustGoal, readGoal} from './goal.js';
import {createProposals, type Proposal} from './proposals.js';
import {search} from './search.js';

/**
 * The result of {@link adjust}.
 *
 * @source The shape is paylock's own.
 */
export interface Adjusted {
	/** The exact ones, or, if there is none, the nearest; fewer patch operations first. */
	readonly proposals: readonly Proposal[];
	/** Each part of the goal that no exact proposal reaches, and why. */
	readonly blocked: readonly Blocked[];
}

/**
 * Finds the smallest changes of a filter after which some instruments are shown and others hidden, and nothing else changes.
 *
 * The edits it considers, its grammar, are those that a person would make in the parts that decide about an instrument of
 * the goal: a code, range, handle, issuer or tenure added to or removed from a list; an option, card, UPI or plan filter added,
 * removed, split, or its flag turned; a whole type or an EMI kind or group shown or hidden; and `allowDefaultOptions` turned
 * together with options and EMI rules that keep everything else as it is. Several instruments of a goal are reached one
 * after the other. Within this grammar, an exact proposal is found if there is one, and no proposal changes a superset of
 * what another one changes.
 *
 * An instrument that is not described in full stands for all that complete it. Undetermined is neither shown nor hidden.
 * `exact` is proved for every class of instruments that the filters can tell apart, under the readings that are given, and
 * without readings under every choice. A filter with more classes than can be compared is refused.
 *
 * @param input - a filter or a session request, as object, builder or JSON text
 * @param goal - the instruments to show and those to hide
 * @param options - what is known about the account
 * @returns the proposals, each with its patch, and what stands in the way of an exact one
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all
 * @throws a {@link MisuseError} for a goal that contradicts itself, unknown options, and a filter with too many classes
 * @example
 * ```ts
 * import {adjust} from 'paylock/inspect';
 *
 * const campaign = {
 * 	allowDefaultOptions: true,
 * 	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}],
 * };
 *
 * const {proposals} = adjust(campaign, {show: [{type: 'WALLET', code: 'WALLET_A'}]});
 * proposals[0]?.message;
 * // 'remove WALLET_A from the wallets that are hidden'
 * proposals[0]?.patch;
 * // [{op: 'remove', path: '/options/0/paymentMethods/0'}]
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function adjust(input: unknown, goal: AdjustGoal, options?: Account): Adjusted {
	return reportAtCall(adjust, () => {
		const {account} = checkOptions(options, input);
		const {plain} = readSubjectOrThrow(input, account);
		const start = createDraft(Object(plainDataOf(plain)), account);
		const targets = readGoal(goal, start.subject);
		return withinBudget(() => {
			const found = search(start, targets);
			return Object.freeze({
				proposals: Object.freeze(createProposals(start, found)),
				blocked: Object.freeze(explainBlocked(start, found)),
			});
		});
	});
}
