// The changes that repair made, and the context in which each of its steps notes them.
import {escapeText, formatValue} from '../../diagnostics/format-value.js';
import type {RuleId} from '../../diagnostics/rule-id.js';

/**
 * One change that {@link repair} made.
 *
 * @source The shape is paylock's own.
 */
export interface RepairChange {
	/** The rule that the input broke. */
	readonly rule: RuleId;
	/** A JSON pointer into the input; for a field that was missing, the place where it is now. */
	readonly pointer: string;
	/** The old value, as a short quotation; left out if there was none, and for personal data. */
	readonly from?: string;
	/** The new value, under the same conditions. */
	readonly to?: string;
	/** What was done, in plain English. */
	readonly message: string;
}

/** The place on which a step works, and the list of its changes. */
export interface RepairContext {
	readonly pointer: string;
	readonly changes: RepairChange[];
	/** Objects of the caller that are not plain data, which no step reads. */
	readonly opaque: ReadonlySet<unknown>;
}

/** Notes one change. */
export function note(context: RepairContext, rule: RuleId, message: string, from?: unknown, to?: unknown): void {
	context.changes.push(
		Object.freeze({
			rule,
			pointer: context.pointer,
			...(from === undefined ? {} : {from: quoted(from)}),
			...(to === undefined ? {} : {to: quoted(to)}),
			message,
		}),
	);
}

/** Notes that `to` replaces `from`. */
export function noteReplaced(context: RepairContext, rule: RuleId, from: unknown, to: unknown): void {
	note(context, rule, `changed ${quoted(from)} to ${quoted(to)}`, from, to);
}

/** Notes that a key was renamed. */
export function noteRenamed(context: RepairContext, from: string, to: string): void {
	note(context, 'unknown-key', `renamed ${quoted(from)} to ${quoted(to)}`, from, to);
}

/** Notes that JSON inside a string was parsed. */
export function noteParsed(context: RepairContext): void {
	note(context, 'invalid-type', 'replaced the JSON text with the JSON it contains');
}

/** Notes that something was removed; `why` completes "removed null, …". */
export function noteRemoved(context: RepairContext, rule: RuleId, value: unknown, why: string): void {
	const what = Array.isArray(value) ? 'the empty list' : value === '' ? 'the empty string' : quoted(value);
	note(context, rule, `removed ${what}, ${why}`, value);
}

/** Most items of a list that are quoted. */
const MOST_QUOTED = 8;

/** A value as a change shows it: short lists of strings in full. */
function quoted(value: unknown): string {
	if (!Array.isArray(value) || !value.every(item => typeof item === 'string')) return formatValue(value);
	const items = value.slice(0, MOST_QUOTED).map(item => `"${escapeText(item)}"`);
	return `[${items.join(', ')}${value.length > MOST_QUOTED ? `, … (${value.length} in all)` : ''}]`;
}
