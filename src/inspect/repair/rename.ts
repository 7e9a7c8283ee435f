// Renames misspelled keys if the right name is free and only one key can be intended as it.
import {isOneEdit} from '../../schema/edit-distance.js';
import {aliasOfField} from '../../schema/extra-fields.js';
import {fold, LONGEST_COMPARED} from '../../schema/nearest.js';
import {fieldOf, keysOf, type ObjectShape} from '../../schema/shape.js';
import {unambiguousMatch} from '../../schema/unambiguous-match.js';
import {noteRenamed, type RepairContext} from './change.js';
import type {Entry} from './entry.js';

/** A session may have extra fields, so only a long key counts as a misspelled one. */
const SHORTEST_MISSPELLED_FIELD = 8;

/** The entries under the names that the shape knows. */
export function renamed(shape: ObjectShape, entries: readonly Entry[], context: RepairContext): readonly Entry[] {
	const taken = new Set(entries.map(({key}) => key));
	const targets = entries.map(({key}) => (fieldOf(shape, key) === undefined ? meantKey(shape, key) : undefined));
	return entries.map((entry, index) => {
		const name = targets[index];
		if (name === undefined || taken.has(name) || targets.indexOf(name) !== targets.lastIndexOf(name)) return entry;
		noteRenamed({...context, pointer: entry.pointer}, entry.key, name);
		return {...entry, key: name};
	});
}

/** The only field of the shape that an unknown key can be intended as. */
export function meantKey(shape: ObjectShape, key: string): string | undefined {
	if (key.length > LONGEST_COMPARED) return undefined;
	const keys = keysOf(shape);
	if (shape.additionalProperties === undefined) return unambiguousMatch(key, keys);
	const plain = fold(key);
	if (plain === 'CREATEMANDATE') return 'options.create_mandate';
	const isLong = (name: string) => Math.min(plain.length, fold(name).length) >= SHORTEST_MISSPELLED_FIELD;
	return (
		keys.find(name => fold(name) === plain) ??
		aliasOfField(key) ??
		keys.find(name => isLong(name) && isOneEdit(plain, fold(name)))
	);
}
