// The changes that repair made.
import type {Issue, IssueFix} from '../../diagnostics/issue.js';
import type {RuleId} from '../../diagnostics/rule-id.js';
import {bare} from '../../schema/plain-object.js';
import {own} from '../../schema/shape.js';
import {quoted} from '../fixes/fix.js';

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
	/** `<problem>: <remedy>`; the remedy is what was done. */
	readonly message: string;
}

/** The change that the fix of an issue makes at a place in the input. */
export function changeOf(issue: Issue, {title, patch}: IssueFix, pointer: string): RepairChange {
	const {rule, message, found, suggestion} = bare(issue);
	const [operation] = patch;
	const isRenamed = operation?.op === 'move' && suggestion !== undefined;
	const isReplaced = patch.length === 1 && operation?.op === 'replace' && found !== undefined;
	const to = isRenamed ? quoted(suggestion) : isReplaced ? quoted(operation.value) : suggestion;
	return Object.freeze({
		rule,
		pointer,
		...(found === undefined ? {} : {from: found}),
		...(to === undefined ? {} : {to}),
		message: `${problemIn(message)}: ${done(title)}`,
	});
}

/** What the title of a fix tells to do, as done: "replaced it with true". */
function done(title: string): string {
	return title.replace(/^\w+/, verb => own(PAST, verb) ?? verb);
}

/** The verbs with which the title of a fix begins. */
const PAST: Readonly<Record<string, string>> = {
	Add: 'added',
	Move: 'moved',
	Remove: 'removed',
	Rename: 'renamed',
	Replace: 'replaced',
	Wrap: 'wrapped',
	Write: 'wrote',
};

/** The part of a message before the remedy: what follows the first colon that is not inside quotes. */
function problemIn(message: string): string {
	return /^(?:"(?:[^"\\]|\\.)*"|:(?! )|[^":])*/.exec(message)?.[0] ?? message;
}
