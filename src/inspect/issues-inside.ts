// The issues inside parts that are not read where they are: under a misspelled key, or in something else than a list.
import type {Issue, JsonPatchOperation} from '../diagnostics/issue.js';
import {parseJson} from '../schema/parse-json.js';
import {bare} from '../schema/plain-object.js';
import {fixOf, sourceOf} from './own-parts.js';
import {applyOperation, openDocument, type PatchedDocument, valueAt} from './repair/apply-patch.js';

/** Where a part is in the input; a fix of what becomes an item of a list does not apply there. */
interface Place {
	readonly pointer: string;
	readonly keepsFixes: boolean;
}

/** What `issuesOf` finds inside such parts once the fixes of `issues` are applied, with pointers into the input. */
export function issuesInside(
	input: unknown,
	issues: readonly Issue[],
	issuesOf: (fixed: unknown) => readonly Issue[],
): readonly Issue[] {
	const patches = issues.flatMap(issue => {
		const patch = fixOf(issue)?.patch;
		return RULES.includes(issue.rule) && patch?.some(isOfStructure) ? [patch] : [];
	});
	if (patches.length === 0) return [];
	const document = openDocument(typeof input === 'string' ? parseJson(input) : input);
	const places = new Map<string, Place>();
	for (const operation of patches.flat()) {
		const moved = placesOf(operation, document);
		const isTaken = operation.op === 'move' && valueAt(document, operation.path) !== undefined;
		if (isTaken || !applyOperation(document, operation)) continue;
		for (const [pointer, place] of moved) places.set(pointer, place);
	}
	if (places.size === 0) return [];
	return issuesOf(document.root).flatMap(issue => {
		const place = placeOf(issue.pointer, places);
		return place === undefined ? [] : [movedIssue(issue, place, places)];
	});
}

/** The rules of a part that is not read. */
const RULES: readonly string[] = ['unknown-key', 'invalid-type'];

/** True for an operation that moves a part, or writes a list or object as such. */
function isOfStructure(operation: JsonPatchOperation): boolean {
	return operation.op === 'move' || (operation.op === 'replace' && Object(operation.value) === operation.value);
}

/** The places to which an operation moves parts, each with the place in the input. */
function placesOf(operation: JsonPatchOperation, document: PatchedDocument): readonly (readonly [string, Place])[] {
	if (operation.op === 'move') return [[operation.path, {pointer: operation.from, keepsFixes: true}]];
	if (operation.op !== 'replace' || !Array.isArray(operation.value)) return [];
	const {path, value} = operation;
	const given = valueAt(document, path);
	const isText = typeof given === 'string' && Array.isArray(parseJson(given));
	const items = isText
		? []
		: value.map((_, index) => [`${path}/${index}`, {pointer: path, keepsFixes: false}] as const);
	return [[path, {pointer: path, keepsFixes: false}], ...items];
}

/** The place in the input of what is at a pointer, if it or a part around it was moved. */
function placeOf(pointer: string, places: ReadonlyMap<string, Place>): Place | undefined {
	for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
		const place = places.get(pointer.slice(0, end));
		if (place !== undefined) return {...place, pointer: place.pointer + pointer.slice(end)};
	}
	return undefined;
}

function movedIssue(found: Issue, place: Place, places: ReadonlyMap<string, Place>): Issue {
	const {fix, related, ...issue} = bare(found);
	const moved = (pointer: string) => placeOf(pointer, places)?.pointer ?? pointer;
	const patch = place.keepsFixes ? fix?.patch.map(operation => movedOperation(operation, moved)) : undefined;
	return {
		...issue,
		pointer: place.pointer,
		...(related && {related: related.map(other => ({...other, pointer: moved(other.pointer)}))}),
		...(fix && patch && {fix: {...fix, patch}}),
	};
}

function movedOperation(operation: JsonPatchOperation, moved: (pointer: string) => string): JsonPatchOperation {
	const path = moved(operation.path);
	const from = sourceOf(operation);
	return {...operation, path, ...(from !== undefined && {from: moved(from)})} as JsonPatchOperation; // the same operation
}
