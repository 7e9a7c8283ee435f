// A filter starts with `allowDefaultOptions`, which is required.
import type {IssueDetails} from '../diagnostics/issue.js';

const MESSAGE = 'the filter has no allowDefaultOptions: call .allowDefaults(true) or .allowDefaults(false) first';
/** The reason for the refusal of any other first step. */
export type NoAllowDefaults = typeof MESSAGE;

/** The issue of a filter without `allowDefaultOptions`. */
export const NO_ALLOW_DEFAULTS: IssueDetails = {rule: 'missing-field', message: MESSAGE};
