// Reads what an object has itself, even if other code adds properties to `Object.prototype`.
import type {Issue, IssueFix, JsonPatchOperation} from '../../diagnostics/issue.js';

export function fixOf(issue: Issue): IssueFix | undefined {
	return Object.hasOwn(issue, 'fix') ? issue.fix : undefined;
}

/** The place from which an operation takes its value, if it does. */
export function sourceOf(operation: JsonPatchOperation): string | undefined {
	return operation.op === 'move' || operation.op === 'copy' ? operation.from : undefined;
}
