// Legacy, for describe and lint until they read verdicts.
import type {Verdict} from './verdict.js';

/**
 * What nothing inside a type or group matches. Beside rules that only hide, `true` shows it; beside rules that only show,
 * `false` hides it; how far allowDefaultOptions reaches in the other cases is not specified.
 */
export function fallbackVerdict(allow: boolean, rules: {readonly shows: boolean; readonly hides: boolean}): Verdict {
	if (allow && !rules.shows) return 'shown';
	if (!allow && !rules.hides) return 'hidden';
	return 'undetermined';
}
