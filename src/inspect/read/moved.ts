// Moves issues and patches to the pointers of another value, such as the object around it.
import type {Issue, JsonPatchOperation} from '../../diagnostics/issue.js';

/** The pointer in the other value. */
type PlaceOf = (pointer: string) => string;

export function movedIssue(issue: Issue, placeOf: PlaceOf): Issue {
	const {related, fix} = issue;
	const pointer = placeOf(issue.pointer);
	if (pointer === issue.pointer && related === undefined && fix === undefined) return issue;
	return {
		...issue,
		pointer,
		...(related && {related: related.map(other => ({...other, pointer: placeOf(other.pointer)}))}),
		...(fix && {fix: {...fix, patch: movedPatch(fix.patch, placeOf)}}),
	};
}

export function movedPatch(patch: readonly JsonPatchOperation[], placeOf: PlaceOf): readonly JsonPatchOperation[] {
	return patch.map(operation => {
		const path = placeOf(operation.path);
		return 'from' in operation ? {...operation, path, from: placeOf(operation.from)} : {...operation, path};
	});
}
