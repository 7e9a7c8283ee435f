// Reads what an object has itself, even if other code adds properties to `Object.prototype`.
import type {Issue, IssueFix, JsonPatchOperation} from '../diagnostics/issue.js';
import {bare} from '../schema/plain-object.js';

export function fixOf(issue: Issue): IssueFix | undefined {
	return Object.hasOwn(issue, 'fix') ? issue.fix : undefined;
}

/** The place from which an operation takes its value, if it does. */
export function sourceOf(operation: JsonPatchOperation): string | undefined {
	return operation.op === 'move' || operation.op === 'copy' ? operation.from : undefined;
}

/** A copy of plain data, at every level without a prototype. */
export function bareCopy<Value>(value: Value): Value {
	if (Array.isArray(value)) return value.map(bareCopy) as Value; // the same items
	if (typeof value !== 'object' || value === null) return value;
	return bare(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bareCopy(inner)]))) as Value; // the same fields
}
