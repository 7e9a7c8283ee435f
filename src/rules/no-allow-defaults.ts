// A filter starts with `allowDefaultOptions`, which is required.
import type {IssueDetails} from '../diagnostics/issue.js';

/** The reason for the refusal of any other first step. */
export type NoAllowDefaults =
	'the filter has no allowDefaultOptions: call .allowDefaults(true) or .allowDefaults(false) first';
const MESSAGE: NoAllowDefaults =
	'the filter has no allowDefaultOptions: call .allowDefaults(true) or .allowDefaults(false) first';

/** The issue of a filter without `allowDefaultOptions`. */
export const NO_ALLOW_DEFAULTS: IssueDetails = {rule: 'missing-field', message: MESSAGE};
