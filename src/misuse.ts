// The ground: how paylock says no, to the compiler and at run time.

/**
 * A type that no value has; its one argument is the reason, in plain English, which the compiler prints at the mistake.
 *
 * @example
 * ```ts
 * import type {Misuse} from 'paylock';
 *
 * type NoCodes = Misuse<'paymentMethods is ignored for CARD: use .cards(…)'>;
 * ```
 * @source States no rule of its own; each reason names its rule.
 */
export interface Misuse<Reason extends string> {
	readonly misuse: Reason;
}

/**
 * What kind of mistake an {@link Issue} is, for programs that sort them.
 *
 * @source The kinds are paylock's own.
 */
export type IssueCode =
	| 'wrong-type'
	| 'missing'
	| 'unknown-key'
	| 'unknown-value'
	| 'wrong-form'
	| 'too-large'
	| 'empty'
	| 'said-twice'
	| 'ignored'
	| 'contradiction'
	| 'single-provider'
	| 'wrong-order'
	| 'wrong-action'
	| 'nothing-said'
	| 'wrong-recipe'
	| 'unreadable';

/**
 * One mistake: where it is, what was found there, what is allowed, and the nearest right spelling.
 *
 * `pointer` is a JSON pointer (RFC 6901) into the filter or the session request; `''` is the whole input.
 * `found` is left out where it could be personal data or a secret.
 *
 * @source The shape is paylock's own.
 */
export interface Issue {
	readonly pointer: string;
	readonly code: IssueCode;
	readonly message: string;
	readonly found?: string;
	readonly allowed?: readonly string[];
	readonly suggestion?: string;
}

/** What is wrong with one value, before it is known where the value stands. */
export type Problem = Omit<Issue, 'pointer'>;

/** Most issues one error carries; `total` counts the rest. */
const MOST_ISSUES = 100;
/** Most characters of an error's message; the issues themselves are complete. */
const LONGEST_MESSAGE = 2000;

/**
 * Thrown for a programmer's mistake; `issues` holds every one of them (at most 100, `total` counts all).
 *
 * Across the ESM and the CommonJS copy of the package compare `error.name === 'MisuseError'`, not `instanceof`.
 *
 * @example
 * ```ts
 * import {amount, MisuseError} from 'paylock';
 *
 * try {
 * 	amount('1,000');
 * } catch (error) {
 * 	if (error instanceof MisuseError) console.log(error.issues[0]?.message);
 * }
 * ```
 * @source The class is paylock's own; each issue's message names its rule.
 */
export class MisuseError extends Error {
	override readonly name = 'MisuseError';
	readonly issues: readonly Issue[];
	readonly total: number;

	constructor(issues: readonly Issue[], total: number = issues.length, options?: ErrorOptions) {
		super(messageOf(issues, total), options);
		this.issues = Object.freeze(issues.map(frozenCopy));
		this.total = total;
	}
}

/** A copy, since the words allowed may be the library's own vocabulary. */
function frozenCopy({allowed, ...issue}: Issue): Issue {
	return Object.freeze(allowed === undefined ? issue : {...issue, allowed: Object.freeze([...allowed])});
}

/** Whether an error is one of ours; by name, since a second copy of paylock throws a class of its own. */
export function isMisuse(error: unknown): error is MisuseError {
	try {
		return error instanceof Error && error.name === 'MisuseError' && 'issues' in error && Array.isArray(error.issues);
	} catch {
		return false;
	}
}

function messageOf(issues: readonly Issue[], total: number): string {
	const lines: string[] = [];
	let length = 0;
	for (const issue of issues) {
		const line = lineOf(issue);
		length += line.length + 1;
		if (length <= LONGEST_MESSAGE - 40) lines.push(line);
		else if (lines.length === 0) lines.push(`${line.slice(0, LONGEST_MESSAGE - 80)}…`);
		else break;
	}
	if (lines.length < total) lines.push(`… and ${total - lines.length} more`);
	return lines.join('\n');
}

/** `<place>: <message>`; what was said twice names its first place too. */
function lineOf({pointer, code, message, found}: Issue): string {
	const line = pointer === '' ? message : `${pointer}: ${message}`;
	const isElsewhere = code === 'said-twice' && found?.startsWith('/') && found !== pointer;
	return isElsewhere ? `${line} (first said at ${found})` : line;
}

/** Gathers issues, so that one error can name them all; holds the first 100 and counts the rest. */
export class Report {
	readonly issues: Issue[] = [];
	total = 0;
	/** What was thrown while the input was read. */
	cause: unknown;

	/** From here on a problem is only counted, so that no words need be made for it. */
	get isFull(): boolean {
		return this.total >= MOST_ISSUES;
	}

	add(pointer: string, problem: Problem): void {
		this.total += 1;
		if (this.issues.length < MOST_ISSUES) this.issues.push({pointer, ...problem});
	}

	/** Throws all that was gathered, if anything was. */
	settle(cause: unknown = this.cause): void {
		if (this.total > 0) throw new MisuseError(this.issues, this.total, cause === undefined ? undefined : {cause});
	}
}

/** A problem that is counted and never shown. */
export const UNTOLD: Problem = {code: 'wrong-form', message: ''};

/** Throws one issue. */
export function refuse(pointer: string, problem: Problem, cause?: unknown): never {
	throw new MisuseError([{pointer, ...problem}], 1, cause === undefined ? undefined : {cause});
}

/** One step of a JSON pointer, with `~` and `/` escaped (RFC 6901) and shown in plain ASCII. */
export function step(key: string | number): string {
	return `/${typeof key === 'number' ? key : escapeText(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Text in plain ASCII, at most 64 characters: what looks alike or shows nothing is spelt `\u0421`. */
export function escapeText(text: string): string {
	let shown = '';
	for (let index = 0; index < text.length; index += 1) {
		if (index === 64) return `${shown}…`;
		const code = text.charCodeAt(index);
		shown += code < 0x20 || code > 0x7e ? `\\u${code.toString(16).padStart(4, '0')}` : text.charAt(index);
	}
	return shown;
}

/** What was found, in words that fit a message: a short quotation of a string, the kind of anything else. */
export function show(value: unknown): string {
	switch (typeof value) {
		case 'string':
			return `"${escapeText(value)}"`;
		case 'number':
		case 'boolean':
		case 'undefined':
			return String(value);
		case 'bigint':
			return 'a bigint';
		case 'symbol':
			return 'a symbol';
		case 'function':
			return 'a function';
		default:
			return value === null ? 'null' : isArray(value) ? 'a list' : 'an object';
	}
}

/** `Array.isArray` without its throw on a revoked proxy. */
export function isArray(value: unknown): value is readonly unknown[] {
	try {
		return Array.isArray(value);
	} catch {
		return false;
	}
}
