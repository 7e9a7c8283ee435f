// JSON patches (RFC 6902): the operations that turn one value into another.
import {isArray} from '../../diagnostics/format-value.js';
import type {JsonPatchOperation} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';

/** The operations that turn `from` into `to`. */
export function patchBetween(from: unknown, to: unknown, path = ''): readonly JsonPatchOperation[] {
	if (Object.is(from, to)) return [];
	if (isArray(from) && isArray(to)) return listPatch(from, to, path);
	const [was, is] = [fieldsOf(from), fieldsOf(to)];
	return was && is ? objectPatch(was, is, path) : [{op: 'replace', path, value: to}];
}

type Fields = ReadonlyMap<string, unknown>;

/** The fields of an object that can be read. */
function fieldsOf(value: unknown): Fields | undefined {
	if (typeof value !== 'object' || value === null || isArray(value)) return undefined;
	try {
		return new Map(Object.entries(value));
	} catch {
		return undefined;
	}
}

function objectPatch(was: Fields, is: Fields, path: string): readonly JsonPatchOperation[] {
	return [
		...[...was.keys()]
			.filter(key => !is.has(key))
			.map(key => ({op: 'remove', path: path + pointerSegment(key)}) as const),
		...[...is].flatMap(([key, value]): readonly JsonPatchOperation[] =>
			was.has(key)
				? patchBetween(was.get(key), value, path + pointerSegment(key))
				: [{op: 'add', path: path + pointerSegment(key), value}],
		),
	];
}

/** Two lists of different length: what differs is between a common start and a common end. */
function listPatch(from: readonly unknown[], to: readonly unknown[], path: string): readonly JsonPatchOperation[] {
	if (from.length === to.length)
		return from.flatMap((item, index) => patchBetween(item, to[index], `${path}/${index}`));
	const most = Math.min(from.length, to.length);
	let start = 0;
	while (start < most && isSame(from[start], to[start])) start += 1;
	let end = 0;
	while (end < most - start && isSame(from[from.length - 1 - end], to[to.length - 1 - end])) end += 1;
	return [
		...from.slice(start, from.length - end).map(() => ({op: 'remove', path: `${path}/${start}`}) as const),
		...to
			.slice(start, to.length - end)
			.map((value, index) => ({op: 'add', path: `${path}/${start + index}`, value}) as const),
	];
}

export function isSame(one: unknown, other: unknown): boolean {
	return patchBetween(one, other).length === 0;
}
