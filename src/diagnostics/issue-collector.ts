// Collects issues, so that one error can report them all.
import {type FoundIssue, type IssueDetails, messageOf} from './issue.js';
import {MisuseError} from './misuse-error.js';
import {parentOf, pointerSegment} from './pointer.js';
import type {RULES, Severity} from './rules.js';

/** The most issues that one error carries; `total` counts the rest. */
export const MOST_ISSUES = 100;

/**
 * Who reads a message: the author of a program that calls a builder, or the author of JSON. For JSON it is the table of usual
 * severities, so that a bundle that only builds has no table.
 */
export type IssueReader = 'code' | typeof RULES;

/** Keeps the first issues, by default 100, and counts the rest. */
export class IssueCollector {
	readonly issues: FoundIssue[] = [];
	total = 0;
	/** How many of them are errors. */
	errors = 0;

	constructor(
		readonly reader: IssueReader = 'code',
		readonly limit: number = MOST_ISSUES,
		/** The pointer of what is read, computed only if there is an issue. */
		private readonly base?: () => string,
	) {}

	/** True once further issues are only counted, so that callers can skip wording them. */
	get isFull(): boolean {
		return this.total >= this.limit;
	}

	/** Adds an issue, if there is one; the pointer starts at the base. */
	add(pointer: string, details: IssueDetails | undefined): void {
		if (details === undefined) return;
		this.total += 1;
		if (severityOf(details, this.reader) === 'error') this.errors += 1;
		if (this.issues.length < this.limit)
			this.issues.push(issueOf((this.base?.() ?? '') + pointer, details, this.reader));
	}

	/** Adds issues of another report. */
	addAll(issues: readonly FoundIssue[]): void {
		for (const issue of issues) {
			this.total += 1;
			if (issue.severity === 'error') this.errors += 1;
			if (this.issues.length < this.limit) this.issues.push(issue);
		}
	}

	/** Throws a {@link MisuseError} with all issues, if there are any. */
	throwIfAny(): void {
		if (this.total > 0) throw new MisuseError(this.issues, this.total);
	}
}

/** An issue that is counted and never shown. */
export const COUNT_ONLY: IssueDetails = {rule: 'invalid-format', problem: '', remedy: ''};

/** Returns what is read, or throws every issue at once; `base` is the pointer of what is read. */
export function readOrThrow<Part>(read: (report: IssueCollector) => Part | undefined, base?: () => string): Part {
	const report = new IssueCollector('code', MOST_ISSUES, base);
	const part = read(report);
	report.throwIfAny();
	return part as Part; // it is undefined only with an issue, which has just been thrown
}

/** Throws an issue, if there is one. */
export function throwIfIssue(pointer: string, details: IssueDetails | undefined): void {
	if (details !== undefined) throwIssue(pointer, details);
}

/** Throws one issue. */
export function throwIssue(pointer: string, details: IssueDetails, cause?: unknown): never {
	throw new MisuseError([issueOf(pointer, details, 'code')], 1, cause);
}

/** The issue at a place, with the remedy for its reader. */
export function issueOf(pointer: string, details: IssueDetails, reader: IssueReader): FoundIssue {
	const {inCode, siblings = [], ...forJson} = details;
	const issue = reader === 'code' ? {...forJson, ...inCode} : forJson;
	const covered = siblings.map(key => ({
		pointer: parentOf(pointer) + pointerSegment(key),
		message: 'also misplaced',
	}));
	return {
		pointer,
		...issue,
		...(covered.length > 0 && {related: covered}),
		message: messageOf(issue),
		severity: severityOf(details, reader),
	};
}

/** In code every issue is an error, since a call either succeeds or throws. */
function severityOf({rule, severity}: IssueDetails, reader: IssueReader): Severity {
	return reader === 'code' ? 'error' : (severity ?? reader[rule]);
}
