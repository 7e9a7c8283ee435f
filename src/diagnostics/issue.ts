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
	readonly severity: Severity;
	/** A JSON pointer (RFC 6901) into the input; `''` is the whole input. */
	readonly pointer: string;
	/** `<problem>: <remedy>`. */
	readonly message: string;
	readonly found?: string;
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
	readonly message: string;
}

/**
 * A change that resolves an {@link Issue}, as a JSON patch (RFC 6902) of the input, which is parsed if it is text. The patch is
 * empty where only the text is wrong, such as a comment: the value as it is read is right.
 *
 * @source RFC 6902
 */
export interface IssueFix {
	readonly title: string;
	readonly patch: readonly JsonPatchOperation[];
}

/** An issue before its place and its reader are known. */
export interface IssueDetails extends Omit<Issue, 'pointer' | 'severity'> {
	/** Without a severity it has the usual one of its rule. */
	readonly severity?: Severity;
	/** The message for the author of a program, where the remedy is a call; `message` is for the author of JSON. */
	readonly messageInCode?: string;
	/** The fields that an unknown key was probably meant for, or the words of a text, if they differ from the suggestion. */
	readonly likelyWords?: readonly string[];
	/** Other keys of the same object that this one issue covers too. */
	readonly alsoCovers?: readonly string[];
}
