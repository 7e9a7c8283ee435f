// What the checks of lint are given, and what they are.

import type {Account} from '../../account/account.js';
import type {Catalog} from '../../account/catalog.js';
import type {Readings} from '../../account/readings.js';
import type {IssueDetails} from '../../diagnostics/issue.js';
import type {RuleId} from '../../diagnostics/rules.js';
import type {Budget} from '../analysis/budget.js';
import type {CodeList} from '../subject/code-lists.js';
import type {Subject} from '../subject/read-subject.js';

/** The input of the checks of `lint`. */
export interface LintSubject extends Subject {
	/** The readings that are settled for the account. */
	readonly readings: Readings;
	/** In milliseconds since 1970. */
	readonly now: number;
	readonly catalog: Catalog;
	/** Every list of codes or ranges, in document order. */
	readonly codeLists: readonly CodeList[];
	/** What all checks share; where it does not suffice, a check finds less. */
	readonly budget: Budget;
}

/** Receives one issue; it is one of the check's own rule, with the rule's severity, unless the details have others. */
export type ReportIssue = (
	pointer: string,
	details: Partial<Pick<IssueDetails, 'rule'>> & Omit<IssueDetails, 'rule'>,
) => void;

/** What the documentation says of a rule. Nothing that checks an input reads it, so that it is in no bundle that only checks. */
export interface RuleText {
	/** Why it matters. */
	readonly description: string;
	/** Where in the specification it comes from. */
	readonly source: string;
	/** What happens to customers, in one or two sentences. */
	readonly effect: string;
	/** What has to be known about the account, so that the examples are wrong and right. */
	readonly account?: Account;
	/** An input that breaks the rule: a value, or a text where JSON cannot hold the mistake. */
	readonly wrong?: unknown;
	/** The same input with the mistake corrected. */
	readonly right?: unknown;
	/** What the right example does not show by itself. */
	readonly note?: string;
}

/** What `lint` checks on the whole subject. */
export interface LintCheck {
	readonly id: RuleId;
	/** What the input has to have, so that it is checked; without it, the check is about any input. */
	readonly about?: 'filters' | 'emi' | 'session' | 'codes';
	readonly check: (subject: LintSubject, report: ReportIssue) => void;
}
