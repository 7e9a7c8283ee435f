// Repairs the filters and requests inside an outer object, each at its place; a JSON text is written again as a whole.
import type {JsonPatchOperation} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import type {CheckedLintOptions} from '../lint/lint-options.js';
import {issueTextInside, openEnvelope} from '../read/envelope.js';
import {movedPatch} from '../read/moved.js';
import type {WordedChange} from './change.js';

/** A repaired value with the changes that produced it. */
interface RepairedPart {
	readonly value: unknown;
	readonly patch: readonly JsonPatchOperation[];
	readonly changes: readonly WordedChange[];
	/** Converts a pointer into the value to a pointer into the input. */
	readonly placeOf: (pointer: string) => string;
}

/** Repairs every filter and request inside a value, which must be plain data; `undefined` if there is none. */
export function repairInside(
	outer: unknown,
	checked: CheckedLintOptions,
	repairPart: (input: unknown, checked: CheckedLintOptions) => RepairedPart,
): RepairedPart | undefined {
	const {parts} = openEnvelope(outer) ?? {};
	const repaired = parts?.flatMap(part => {
		const {pointer} = part;
		const inside = part.isSigned ? undefined : repairPart(part.value, checked);
		if (inside === undefined || inside.changes.length === 0) return [];
		const changes = inside.changes.map(change => Object.freeze({...change, ...issueTextInside(part, change)}));
		const isText = typeof part.value === 'string';
		const value = isText ? JSON.stringify(inside.value) : inside.value;
		const replaced = [{op: 'replace', path: pointer, value} as const];
		const patch = isText ? replaced : movedPatch(inside.patch, place => pointer + place);
		return [{pointer, value, patch, changes, placeOf: inside.placeOf}];
	});
	return (
		repaired && {
			value: replaceParts(outer, '', new Map(repaired.map(({pointer, value}) => [pointer, value]))),
			patch: repaired.flatMap(({patch}) => patch),
			changes: repaired.flatMap(({changes}) => changes),
			placeOf,
		}
	);

	/** The place of a part in the input; a pointer cannot lead into a text. */
	function placeOf(place: string): string {
		const part = repaired?.find(({pointer}) => place.startsWith(`${pointer}/`));
		return part === undefined ? place : part.pointer + part.placeOf(place.slice(part.pointer.length));
	}
}

/** Copies a value with other values at some places. */
function replaceParts(whole: unknown, pointer: string, values: ReadonlyMap<string, unknown>): unknown {
	if (values.size === 0) return whole;
	if (values.has(pointer)) return values.get(pointer);
	if (typeof whole !== 'object' || whole === null) return whole;
	const replacePart = (key: string | number, part: unknown) =>
		replaceParts(part, pointer + pointerSegment(key), values);
	if (Array.isArray(whole)) return whole.map((item: unknown, index) => replacePart(index, item));
	return Object.fromEntries(Object.entries(whole).map(([key, part]) => [key, replacePart(key, part)]));
}
