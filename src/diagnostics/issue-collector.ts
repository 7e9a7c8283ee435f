// Collects issues, so that one error can name them all.
import type {Issue, IssueDetails} from './issue.js';
import {MisuseError} from './misuse-error.js';

/** The most issues that one error carries; `total` counts the rest. */
const MOST_ISSUES = 100;

/** Keeps the first 100 issues and counts the rest. */
export class IssueCollector {
	readonly issues: Issue[] = [];
	total = 0;
	/** What was thrown while the input was read. */
	cause: unknown;

	/** True once further issues are only counted, so that callers can skip wording them. */
	get isFull(): boolean {
		return this.total >= MOST_ISSUES;
	}

	add(pointer: string, details: IssueDetails): void {
		this.total += 1;
		if (this.issues.length < MOST_ISSUES)
			this.issues.push({pointer, ...details, severity: details.severity ?? 'error'});
	}

	/** Throws a {@link MisuseError} with all issues, if there are any. */
	throwIfAny(cause: unknown = this.cause): void {
		if (this.total > 0) throw new MisuseError(this.issues, this.total, cause === undefined ? undefined : {cause});
	}
}

/** An issue that is counted and never shown. */
export const COUNT_ONLY: IssueDetails = {rule: 'invalid-format', message: ''};

/** Throws one issue. */
export function throwIssue(pointer: string, details: IssueDetails, cause?: unknown): never {
	throw new MisuseError(
		[{pointer, ...details, severity: details.severity ?? 'error'}],
		1,
		cause === undefined ? undefined : {cause},
	);
}
