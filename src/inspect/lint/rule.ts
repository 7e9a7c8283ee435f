// What the checks of lint are given, and what they are.

import type {Catalog} from '../../account/catalog.js';
import type {Readings} from '../../account/readings.js';
import type {IssueDetails} from '../../diagnostics/issue.js';
import type {RuleId} from '../../diagnostics/rules.js';
import type {Subject} from '../subject/read-subject.js';

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
