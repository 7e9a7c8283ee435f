// Inspect: what lint says.
import type {IssueCode} from '../../misuse.js';
import type {Severity} from './rule.js';
import type {LintRuleName} from './rules.js';

/**
 * What is legal JSON of the right shape and still wrong or doubtful, or an issue of `decode`, whose `rule` is its code.
 *
 * @source open-points: "Where `decode` ends and `lint` begins"
 */
export interface Finding {
	readonly rule: LintRuleName | IssueCode;
	readonly severity: Severity;
	/** A JSON pointer (RFC 6901) into what was linted. */
	readonly pointer: string;
	/** `<what is so>: <what to do>`. */
	readonly message: string;
	/** The right spelling where there is one, else what to do. */
	readonly suggestion?: string;
}
