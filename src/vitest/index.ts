// Public exports of `paylock/vitest`.

import {expect} from 'vitest';
import type {Account} from '../account/account.js';
import type {LintOptions} from '../inspect/lint/lint.js';
/**
 * Matchers that say in a test who sees what, and explain the rule that decides when they fail. Importing this entry extends
 * vitest's `expect`.
 *
 * @module
 */
import type {Instrument} from '../wire/instrument.js';
import {hasVerdict, isClean, isEquivalent, showsNoMore} from './matchers.js';

export type * from '../account/account-types.js';
export type {LintOptions} from '../inspect/lint/lint.js';
export type * from '../wire/wire-types.js';
export type {MatcherResult} from './matchers.js';

/**
 * Assertions about a payment filter or session request, given as object, builder or JSON text.
 *
 * A failure names the verdict and each rule that decided with its pointer, or an instrument for which two filters differ.
 * A value that is not a filter, or not an instrument, fails whether the assertion is negated or not.
 *
 * @example
 * ```ts
 * import {expect} from 'vitest';
 * import {filter} from 'paylock';
 * import 'paylock/vitest';
 *
 * const noCash = filter().allowDefaults(true).hide('CASH');
 *
 * expect(noCash).toHide({type: 'CASH'});
 * expect(noCash).toShow({type: 'UPI', app: 'APP_A'});
 * expect(noCash).toBeCleanFilter();
 * expect(noCash).toShowNoMoreThan(filter().allowDefaults(true));
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export interface PaylockMatchers<Result = unknown> {
	/**
	 * Passes if the customer certainly sees the instrument; `.not` also passes if that is undetermined.
	 *
	 * @param instrument - what the customer would pay with, described as far as it is known
	 * @param options - what is known about the account, beyond what a builder carries
	 */
	toShow<const AccountType extends string = never>(
		instrument: Instrument<NoInfer<AccountType>>,
		options?: Account<AccountType>,
	): Result;
	/**
	 * Passes if the customer certainly does not see the instrument; `.not` also passes if that is undetermined.
	 *
	 * @param instrument - what the customer would pay with, described as far as it is known
	 * @param options - what is known about the account, beyond what a builder carries
	 */
	toHide<const AccountType extends string = never>(
		instrument: Instrument<NoInfer<AccountType>>,
		options?: Account<AccountType>,
	): Result;
	/**
	 * Passes if the specification does not determine whether the customer sees the instrument.
	 *
	 * @param instrument - what the customer would pay with, described as far as it is known
	 * @param options - what is known about the account, beyond what a builder carries
	 */
	toLeaveUndetermined<const AccountType extends string = never>(
		instrument: Instrument<NoInfer<AccountType>>,
		options?: Account<AccountType>,
	): Result;
	/**
	 * Passes if `lint` reports neither an error nor a warning.
	 *
	 * @param options - the options of `lint`: rules and their severities, the time that dates are compared with
	 */
	toBeCleanFilter(options?: LintOptions): Result;
	/**
	 * Passes if both filters give the same verdict for every instrument, `undetermined` included.
	 *
	 * @param other - a filter or session request, as object, builder or JSON text
	 * @param options - what is known about the account, beyond what a builder carries
	 */
	toBeEquivalentTo(other: unknown, options?: Account): Result;
	/**
	 * Passes if no instrument has a higher verdict than under the other filter, where hidden < undetermined < shown.
	 *
	 * @param other - a filter or session request, as object, builder or JSON text
	 * @param options - what is known about the account, beyond what a builder carries
	 */
	toShowNoMoreThan(other: unknown, options?: Account): Result;
}

/**
 * The matchers, for an `expect` other than the one that importing `paylock/vitest` extends.
 *
 * @example
 * ```ts
 * import {expect} from 'vitest';
 * import {paylockMatchers} from 'paylock/vitest';
 *
 * expect.extend(paylockMatchers);
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export const paylockMatchers = {
	toShow: hasVerdict('shown'),
	toHide: hasVerdict('hidden'),
	toLeaveUndetermined: hasVerdict('undetermined'),
	toBeCleanFilter: isClean,
	toBeEquivalentTo: isEquivalent,
	toShowNoMoreThan: showsNoMore,
};

expect.extend(paylockMatchers);

declare module 'vitest' {
	// biome-ignore lint/suspicious/noExplicitAny: an augmentation repeats the type parameters that it augments, letter for letter
	interface Matchers<T = any> extends PaylockMatchers<T> {}
}
