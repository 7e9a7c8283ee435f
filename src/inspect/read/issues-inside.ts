// The issues inside parts that are not read where they are: under a misspelled key, or in something else than a list.
import type {Issue, JsonPatchOperation} from '../../diagnostics/issue.js';
import {parseJson} from '../../schema/parse-json.js';
import {bare} from '../../schema/plain-object.js';
import {applyOperation, openDocument, valueAt} from '../repair/apply-patch.js';
import {Origins, type Traced} from '../repair/origins.js';
import {fixOf, sourceOf} from './own-parts.js';

/** What `issuesOf` finds inside such parts once the fixes of `issues` are applied, with pointers into the input. */
export function issuesInside(
	input: unknown,
	issues: readonly Issue[],
	issuesOf: (fixed: unknown) => readonly Issue[],
): readonly Issue[] {
	const fixable = issues.filter(
		issue => RULES.includes(issue.rule) && fixOf(issue)?.patch.some(isOfStructure) === true,
	);
	if (fixable.length === 0) return [];
	const document = openDocument(typeof input === 'string' ? parseJson(input) : input);
	const origins = new Origins();
	const applied = fixable.flatMap(issue => {
		const patch = fixOf(issue)?.patch ?? [];
		return patch.filter(operation => {
			const isTaken = operation.op === 'move' && valueAt(document, operation.path) !== undefined;
			const follow = () => origins.follow(operation, document, issue.pointer);
			return !isTaken && applyOperation(document, operation, follow);
		});
	});
	if (applied.length === 0) return [];
	return issuesOf(document.root).flatMap(issue => {
		const traced = origins.trace(issue.pointer);
		return traced.isMoved ? [movedIssue(issue, traced, origins)] : [];
	});
}

/** The rules of a part that is not read. */
const RULES: readonly string[] = ['unknown-key', 'invalid-type'];

/** True for an operation that moves a part, or writes a list or object as such. */
function isOfStructure(operation: JsonPatchOperation): boolean {
	return operation.op === 'move' || (operation.op === 'replace' && Object(operation.value) === operation.value);
}

function movedIssue(found: Issue, {pointer, keepsFixes}: Traced, origins: Origins): Issue {
	const {fix, related, ...issue} = bare(found);
	const moved = (place: string) => origins.trace(place).pointer;
	return {
		...issue,
		pointer,
		...(related && {related: related.map(other => ({...other, pointer: moved(other.pointer)}))}),
		...(fix && keepsFixes && {fix: {...fix, patch: fix.patch.map(operation => movedOperation(operation, moved))}}),
	};
}

function movedOperation(operation: JsonPatchOperation, moved: (pointer: string) => string): JsonPatchOperation {
	const path = moved(operation.path);
	const from = sourceOf(operation);
	return {...operation, path, ...(from !== undefined && {from: moved(from)})} as JsonPatchOperation; // the same operation
}
