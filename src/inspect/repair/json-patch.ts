// Computes a small JSON patch (RFC 6902) from an input to its repaired value: the items of a list are matched by their original
// places.
import {isArray} from '../../diagnostics/format-value.js';
import type {JsonPatchOperation} from '../../diagnostics/issue.js';
import {lastKeyIn, parentOf, pointerSegment} from '../../diagnostics/pointer.js';
import type {Places} from '../read/corrections/place.js';
import {fieldsOf} from '../read/is-same.js';

/** The operations that turn `from` into `to`. `places` has the original places of the parts of `to` that were moved. */
export function patchBetween(from: unknown, to: unknown, places: Places = new Map()): readonly JsonPatchOperation[] {
	const patch: JsonPatchOperation[] = [];
	collect(from, to, '', '');
	return patch;

	/** `place` is the pointer of `from` in the input, `path` its pointer after the earlier operations. */
	function collect(from: unknown, to: unknown, place: string, path: string): void {
		if (Object.is(from, to)) return;
		if (isArray(from) && isArray(to)) {
			collectItems(from, to, place, path);
			return;
		}
		const [was, is] = [fieldsOf(from), fieldsOf(to)];
		if (was === undefined || is === undefined) {
			patch.push({op: 'replace', path, value: to});
			return;
		}
		for (const key of was.keys()) if (!is.has(key)) patch.push({op: 'remove', path: path + pointerSegment(key)});
		for (const [key, value] of is) {
			const segment = pointerSegment(key);
			if (was.has(key)) collect(was.get(key), value, place + segment, path + segment);
			else patch.push({op: 'add', path: path + segment, value});
		}
	}

	function collectItems(from: readonly unknown[], to: readonly unknown[], place: string, path: string): void {
		const kept = new Map<number, number>(); // from the index in `to` to the index in `from`
		const taken = new Set<number>();
		for (const index of to.keys()) {
			const source = places.get(`${path}/${index}`);
			const isInList = source !== undefined && parentOf(source.pointer) === place;
			const was = source === undefined ? index : isInList ? Number(lastKeyIn(source.pointer)) : Number.NaN;
			if (!(was < from.length) || taken.has(was)) continue;
			kept.set(index, was);
			taken.add(was);
		}
		for (let index = from.length - 1; index >= 0; index -= 1)
			if (!taken.has(index)) patch.push({op: 'remove', path: `${path}/${index}`});
		for (const [index, value] of to.entries()) {
			const was = kept.get(index);
			if (was === undefined) patch.push({op: 'add', path: `${path}/${index}`, value});
			else collect(from[was], value, `${place}/${was}`, `${path}/${index}`);
		}
	}
}
