// Describes the changes that `repair` made.
import {formatValue} from '../../diagnostics/format-value.js';
import {type FoundIssue, type IssueText, type JsonPatchOperation, messageOf} from '../../diagnostics/issue.js';
import {lastKeyIn, parentOf} from '../../diagnostics/pointer.js';
import type {RuleId} from '../../diagnostics/rules.js';
import {isPersonalField} from '../../schema/personal-data.js';
import {listed} from '../../schema/vocabulary.js';
import {quoted} from '../read/corrections/fix.js';

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
	/** The old value, shortened; absent if there was none, and for personal data. */
	readonly from?: string;
	/** The new value, shortened; absent under the same conditions. */
	readonly to?: string;
	/** `<problem>: <remedy>`; the remedy is what was done. */
	readonly message: string;
}

/** A change with the parts of its message, for reports that group changes. */
export type WordedChange = RepairChange & IssueText & Pick<FoundIssue, 'template'>;

export function withoutParts({problem, remedy, template, ...change}: WordedChange): RepairChange {
	return Object.freeze(change);
}

/** The change that the patch of an issue makes at a place in the input. */
export function changeOf(issue: FoundIssue, patch: readonly JsonPatchOperation[], pointer: string): WordedChange {
	const {rule, problem, template, found, suggestion} = issue;
	const [operation] = patch;
	const isRenamed = operation?.op === 'move' && suggestion !== undefined;
	const isReplaced = patch.length === 1 && operation?.op === 'replace' && found !== undefined;
	const to = isRenamed ? quoted(suggestion) : isReplaced ? quoted(operation.value) : suggestion;
	const remedy = done(patch);
	return Object.freeze({
		rule,
		pointer,
		...(found === undefined ? {} : {from: found}),
		...(to === undefined ? {} : {to}),
		problem,
		...(template !== undefined && {template}),
		remedy,
		message: messageOf({problem, remedy}),
	});
}

/** Describes in words what a patch did; a value that may be personal is not quoted. */
function done(patch: readonly JsonPatchOperation[]): string {
	const [first, ...others] = patch.filter(({op}) => op !== 'test');
	if (first === undefined || first.op === 'remove') return 'removed it';
	const paths = [first, ...others].flatMap(({op, path}) => (op === 'remove' ? [] : [path]));
	if (first.op === 'move' && parentOf(first.from) === parentOf(first.path))
		return `renamed it to ${formatValue(lastKeyIn(first.path))}`;
	if (others.at(-1)?.op === 'remove' && parentOf(first.path) === '')
		return `wrote ${listed(paths.map(lastKeyIn), 'and')}`;
	if (first.op === 'add') return `added ${JSON.stringify('value' in first ? first.value : undefined)}`;
	if (isPersonalField(lastKeyIn(first.path))) return 'corrected it';
	const written = [first, ...others].flatMap(one => ('value' in one ? [quoted(one.value)] : []));
	if (others.at(-1)?.op === 'remove') return `replaced both with ${written[0]}`;
	return others.length === 0 ? `replaced it with ${written[0]}` : `wrote ${listed(written, 'and')}`;
}
