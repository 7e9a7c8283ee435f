// One problem in an input, as data.
import type {RuleId, Severity} from './rules.js';

/**
 * One operation of a JSON patch (RFC 6902).
 *
 * @source RFC 6902
 */
export type JsonPatchOperation =
	| {readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: unknown}
	| {readonly op: 'remove'; readonly path: string}
	| {readonly op: 'move' | 'copy'; readonly from: string; readonly path: string};

/**
 * One problem in an input: the rule it breaks, where, what was found, what is allowed, and the fix if it is certain.
 *
 * `found` is left out where it could be personal data or a secret.
 *
 * @source The shape is paylock's own.
 */
export interface Issue {
	/** The stable id of the rule; each rule has a page in the documentation. */
	readonly rule: RuleId;
	/** How serious the issue is; the account can change it for each rule. */
	readonly severity: Severity;
	/** A JSON pointer (RFC 6901) into the input; `''` is the whole input. */
	readonly pointer: string;
	/** What is wrong: the same text for the compiler, the builders and the linter. */
	readonly problem: string;
	/** What to do, for the author of a program or of JSON; `''` if there is nothing to do. */
	readonly remedy: string;
	/** `<problem>: <remedy>`, or the problem alone. */
	readonly message: string;
	/** The value as it was found, shortened. */
	readonly found?: string;
	/** What is allowed in its place, where it is one of a few words. */
	readonly allowed?: readonly string[];
	/** A literal that would be valid in place of the value. */
	readonly suggestion?: string;
	/** Other places that the issue is about, such as the first of two conflicting calls. */
	readonly related?: readonly RelatedPlace[];
	/** A change that certainly resolves the issue. */
	readonly fix?: IssueFix;
}

/**
 * Another place that an {@link Issue} is about.
 *
 * @source The shape is paylock's own.
 */
export interface RelatedPlace {
	/** A JSON pointer (RFC 6901) into the same input. */
	readonly pointer: string;
	/** What the place has to do with the issue. */
	readonly message: string;
}

/**
 * A change that resolves an {@link Issue}, as a JSON patch (RFC 6902) of the input, which is parsed if it is text. The patch is
 * empty where only the text is wrong, such as a comment: the value as it is read is right.
 *
 * @source RFC 6902
 */
export interface IssueFix {
	/** What the change does, in a few words. */
	readonly title: string;
	/** The operations, in the order in which they apply. */
	readonly patch: readonly JsonPatchOperation[];
}

/** The text of an issue. */
export type IssueText = Pick<Issue, 'problem' | 'remedy'>;

/** The text of an issue as the compiler prints it. */
export type MessageOf<Text extends IssueText> = `${Text['problem']}: ${Text['remedy']}`;

/** The text of an issue that the compiler prints as `Message`. */
export type TextOf<Message extends string> = Message extends `${infer Problem}: ${infer Remedy}`
	? {readonly problem: Problem; readonly remedy: Remedy}
	: never;

export function messageOf({problem, remedy}: IssueText): string {
	return remedy === '' ? problem : `${problem}: ${remedy}`;
}

/** An issue as the library passes it on: with the template of its problem, which public functions leave out. */
export interface FoundIssue extends Issue {
	/** The problem without the value in it, if there is one: issues of one rule with one template have one cause. */
	readonly template?: string;
}

/** The issue without its template. */
export function publicIssue({template, ...issue}: FoundIssue): Issue {
	return issue;
}

/** An issue before its place and its reader are known; its text is for the author of JSON. */
export interface IssueDetails extends Omit<FoundIssue, 'pointer' | 'severity' | 'message'> {
	/** Without a severity it has the usual one of its rule. */
	readonly severity?: Severity;
	/** The text for the author of a program, where it differs: the remedy is a call. */
	readonly inCode?: Partial<IssueText>;
	/** Other keys of the same object that the issue is about. */
	readonly siblings?: readonly string[];
}
