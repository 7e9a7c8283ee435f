// The fixes that issues carry, applied until none is left.
import type {Issue, JsonPatchOperation} from '../../diagnostics/issue.js';
import {lint} from '../lint/lint.js';
import {applyPatch} from './apply-patch.js';
import type {Change, RepairContext} from './change.js';

/** Rounds after which two fixes that undo each other end. */
const MOST_ROUNDS = 20;

/**
 * The value with its shape fixed and every fix of its issues applied, and the issues that remain. A fix may bring to
 * light what only the shape can fix, so the two alternate.
 */
export function fixIssues(
	start: unknown,
	fixShape: (value: unknown) => unknown,
	{changes}: RepairContext,
): {readonly value: unknown; readonly issues: readonly Issue[]} {
	let value = fixShape(start);
	let issues = lint(value);
	for (let round = 0; round < MOST_ROUNDS; round += 1) {
		const fixed = applied(value, issues, changes);
		if (fixed === undefined) break;
		value = fixShape(fixed.value);
		issues = lint(value);
	}
	return {value, issues};
}

/** The fixes of one round: those that touch no place that an earlier one has touched, so that pointers stay right. */
function applied(start: unknown, issues: readonly Issue[], changes: Change[]): {readonly value: unknown} | undefined {
	let result: {readonly value: unknown} | undefined;
	const targets = issues.flatMap(({fix}) => fix?.patch.flatMap(targetOf) ?? []);
	const touched: string[] = [];
	for (const {fix, ...issue} of issues) {
		// Two keys that would get one name: either may be the right one.
		if (fix === undefined || fix.patch.flatMap(targetOf).some(path => isRepeated(targets, path))) continue;
		const paths = fix.patch.flatMap(operation =>
			'from' in operation ? [operation.path, operation.from] : operation.path,
		);
		// A whole list is touched where an item is added or removed.
		const places = paths.map(path => path.slice(0, path.lastIndexOf('/')));
		if (places.some(place => touched.some(other => overlap(place, other)))) continue;
		const patched = applyPatch((result ?? {value: start}).value, fix.patch);
		if (patched === undefined) continue;
		result = patched;
		touched.push(...places);
		changes.push(changeOf(issue, `fixed: ${fix.title.charAt(0).toLowerCase()}${fix.title.slice(1)}`));
	}
	return result;
}

/** The place to which an operation moves a value. */
function targetOf(operation: JsonPatchOperation): readonly string[] {
	return operation.op === 'move' ? [operation.path] : [];
}

function isRepeated(paths: readonly string[], path: string): boolean {
	return paths.indexOf(path) !== paths.lastIndexOf(path);
}

function overlap(one: string, other: string): boolean {
	return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`) || one === '' || other === '';
}

function changeOf({rule, pointer, found, suggestion}: Issue, message: string): Change {
	return Object.freeze({
		rule,
		pointer,
		...(found === undefined ? {} : {from: found}),
		...(suggestion === undefined ? {} : {to: suggestion}),
		message,
	});
}
