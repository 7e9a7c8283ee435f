// Inspect: what a rule of lint is.

import type {Severity} from '../../diagnostics/issue.js';
import type {RuleId} from '../../diagnostics/rule-id.js';
import type {Json} from '../../wire/session.js';
import type {Subject} from '../subject.js';

/**
 * What a rule of `lint` looks at.
 *
 * @source The shape is paylock's own.
 */
export interface LintSubject extends Subject {
	/** In milliseconds since 1970. */
	readonly now: number;
	readonly servicePrefix?: string;
}

/**
 * Takes one issue of a rule.
 *
 * @source The shape is paylock's own.
 */
export type ReportIssue = (pointer: string, message: string, suggestion?: string) => void;

/**
 * One rule of `lint`, as the table of rules in the documentation prints it.
 *
 * @source open-points: "Where `decode` ends and `lint` begins"
 */
export interface LintRule {
	readonly id: RuleId;
	readonly severity: Severity;
	/** Why it matters. */
	readonly description: string;
	/** Its place in the specification. */
	readonly source: string;
	/** An input that has the issue, and one that does not. */
	readonly invalid: Json;
	readonly valid: Json;
	readonly check: (subject: LintSubject, report: ReportIssue) => void;
}
