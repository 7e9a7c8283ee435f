// Inspect: what the filter does not name follows allowDefaultOptions.
import type {Subject} from '../subject.js';
import {answer, type Explanation, reason, type Verdict} from './verdict.js';

/** What happens to what is not named, and the field that says so. */
export interface Defaults {
	readonly allow: boolean;
	readonly pointer: string;
	/** Whether a filter says so; a request without one locks nothing. */
	readonly stated: boolean;
}

export function defaultsOf({filter, base}: Subject): Defaults {
	if (filter === undefined) return {allow: true, pointer: base, stated: false};
	return {allow: filter.allowDefaultOptions, pointer: `${base}/allowDefaultOptions`, stated: true};
}

/** A type that no option names. */
export function notNamed(defaults: Defaults, type: string): Explanation {
	const {allow, pointer, stated} = defaults;
	if (!stated) return answer('shown', reason(pointer, 'no-filter', 'there is no payment_filter: every type is shown'));
	const message = allow
		? `no option names ${type} and allowDefaultOptions is true: ${type} is shown`
		: `no option names ${type} and allowDefaultOptions is false: ${type} is hidden`;
	return answer(allow ? 'shown' : 'hidden', reason(pointer, 'default-options', message));
}

/**
 * What nothing inside a type or group matches. Beside rules that only hide, `true` shows it; beside rules that only show,
 * `false` hides it; how far allowDefaultOptions reaches in the other cases is not stated.
 */
export function fallbackVerdict(allow: boolean, rules: {readonly shows: boolean; readonly hides: boolean}): Verdict {
	if (allow && !rules.shows) return 'shown';
	if (!allow && !rules.hides) return 'hidden';
	return 'undetermined';
}
