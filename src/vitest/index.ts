// Matchers: importing this entry teaches vitest's `expect` four words about payment filters.
import {expect} from 'vitest';
import type {Instrument} from '../inspect/instrument.js';
import type {LintOptions} from '../inspect/lint/lint.js';
import {hasVerdict, isClean, type MatcherResult} from './judge.js';

export type {Instrument} from '../inspect/instrument.js';
export type {LintOptions} from '../inspect/lint/lint.js';
export type {MatcherResult as Judged} from './judge.js';

/**
 * What `expect(filter)` can say of a payment filter or session request, given as object, builder or JSON text.
 *
 * A failure names the verdict found, and each rule that decided with its pointer.
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
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export interface PaylockMatchers<Result = unknown> {
	/**
	 * The customer surely sees the instrument; `.not` also passes where that is undetermined.
	 *
	 * @param instrument - what the customer would pay with, described as far as it is known
	 */
	toShow(instrument: Instrument): Result;
	/**
	 * The customer surely does not see the instrument; `.not` also passes where that is undetermined.
	 *
	 * @param instrument - what the customer would pay with, described as far as it is known
	 */
	toHide(instrument: Instrument): Result;
	/**
	 * The specification does not say whether the customer sees the instrument.
	 *
	 * @param instrument - what the customer would pay with, described as far as it is known
	 */
	toLeaveUndetermined(instrument: Instrument): Result;
	/**
	 * `lint` finds neither error nor warning.
	 *
	 * @param options - what `lint` may be told: rules to switch off, the moment to hold dates against
	 */
	toBeCleanFilter(options?: LintOptions): Result;
}

/**
 * The matchers themselves, for another `expect` than the one that importing `paylock/vitest` extends.
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
	toShow(subject: unknown, instrument: Instrument): MatcherResult {
		return hasVerdict(subject, instrument, 'shown');
	},
	toHide(subject: unknown, instrument: Instrument): MatcherResult {
		return hasVerdict(subject, instrument, 'hidden');
	},
	toLeaveUndetermined(subject: unknown, instrument: Instrument): MatcherResult {
		return hasVerdict(subject, instrument, 'undetermined');
	},
	toBeCleanFilter(subject: unknown, options?: LintOptions): MatcherResult {
		return isClean(subject, options);
	},
};

expect.extend(paylockMatchers);

declare module 'vitest' {
	// biome-ignore lint/suspicious/noExplicitAny: an augmentation repeats the type parameters it augments, letter for letter
	interface Matchers<T = any> extends PaylockMatchers<T> {}
}
