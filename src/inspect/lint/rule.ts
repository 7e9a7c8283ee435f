// The definition of a lint rule.

import type {IssueDetails} from '../../diagnostics/issue.js';
import type {RuleId, Severity} from '../../diagnostics/rules.js';
import type {Catalog} from '../../rules/catalog.js';
import type {Readings} from '../../wire/readings.js';
import type {Subject} from '../read/subject.js';

/**
 * One rule, as the documentation lists it.
 *
 * @source open-points: "Where `decode` ends and `lint` begins"
 */
export interface LintRule {
	/** The stable id of the rule, which issues and severities name. */
	readonly id: RuleId;
	/** The usual severity; an issue may be less serious. */
	readonly severity: Severity;
	/** Why it matters. */
	readonly description: string;
	/** Where in the specification it comes from. */
	readonly source: string;
}

/** The input of the checks of `lint`. */
export interface LintSubject extends Subject {
	/** The readings that are settled for the account. */
	readonly readings: Readings;
	/** In milliseconds since 1970. */
	readonly now: number;
	readonly catalog: Catalog;
}

/** Receives one issue; it is one of the check's own rule, with the rule's severity, unless the details have others. */
export type ReportIssue = (
	pointer: string,
	details: Partial<Pick<IssueDetails, 'rule'>> & Omit<IssueDetails, 'rule'>,
) => void;

/** What `lint` checks on the whole subject. */
export interface LintCheck {
	readonly id: RuleId;
	/** What the input has to have, so that it is checked; without it, the check is about any input. */
	readonly about?: 'filters' | 'emi' | 'session' | 'codes';
	readonly check: (subject: LintSubject, report: ReportIssue) => void;
}
