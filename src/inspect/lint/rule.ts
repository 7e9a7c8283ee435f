// The types of the checks of `lint` and of their input.

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
	/** The budget that all checks share; a check for which it does not suffice finds fewer issues. */
	readonly budget: Budget;
}

/** Receives one issue, which has the rule of the check and the severity of that rule unless the details name others. */
export type ReportIssue = (
	pointer: string,
	details: Partial<Pick<IssueDetails, 'rule'>> & Omit<IssueDetails, 'rule'>,
) => void;

/** The documentation of a rule. Checks do not read it, so that bundles that only check an input do not contain it. */
export interface RuleText {
	/** Why it matters. */
	readonly description: string;
	/** The part of the specification that it comes from. */
	readonly source: string;
	/** The consequence for customers, in one or two sentences. */
	readonly effect: string;
	/** The account under which the examples are wrong and right. */
	readonly account?: Account;
	/** An input that breaks the rule: a value, or a text if the mistake is in the JSON syntax. */
	readonly wrong?: unknown;
	/** The same input with the mistake corrected. */
	readonly right?: unknown;
	/** An explanation that the right example needs. */
	readonly note?: string;
}

/** A check that `lint` runs on the whole subject. */
export interface LintCheck {
	readonly id: RuleId;
	/** What the input must have for the check to run; if absent, it runs for every input. */
	readonly about?: 'filters' | 'emi' | 'session' | 'codes';
	readonly check: (subject: LintSubject, report: ReportIssue) => void;
}
