// A filter starts with `allowDefaultOptions`, which is required.
import type {IssueDetails, MessageOf} from '../diagnostics/issue.js';

const TEXT = {
	problem: 'the filter has no allowDefaultOptions',
	remedy: 'call .allowDefaults(true) or .allowDefaults(false) first',
} as const;
/** The reason for the refusal of any other first step. */
export type NoAllowDefaults = MessageOf<typeof TEXT>;

/** The issue of a filter without `allowDefaultOptions`. */
export const NO_ALLOW_DEFAULTS: IssueDetails = {rule: 'missing-field', ...TEXT};
