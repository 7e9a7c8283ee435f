// Misspelled keys by their right names, where that name is free and only one key can mean it.
import {sessionFields} from '../../schema/extra-fields.js';
import {fold} from '../../schema/nearest.js';
import {fieldOf, keysOf, type ObjectShape} from '../../schema/shape.js';
import {noteRenamed, type RepairContext} from './change.js';
import type {Entry} from './entry.js';
import {unambiguousMatch} from './unambiguous-match.js';

/** Names under which other documents of the field know a key of this one, folded. */
const ALIASES: Readonly<Record<string, string>> = {
	EMAILADDRESS: 'customer_email',
	MOBILENUMBER: 'customer_phone',
	PHONENUMBER: 'customer_phone',
	CREATEMANDATE: 'options.create_mandate',
	STANDARD: 'standardEmi',
	LOWCOST: 'lowCostEmi',
	NOCOST: 'noCostEmi',
};
/** Of a session's keys, which stand beside extra fields, only longer ones can be misspelled. */
const SHORTEST_MISSPELLED_FIELD = 8;
const LONGEST_KEY = 64;

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

/** The field of the shape that an unknown key can only mean. */
export function meantKey(shape: ObjectShape, key: string): string | undefined {
	if (key.length > LONGEST_KEY) return undefined;
	const keys = keysOf(shape);
	const plain = fold(key);
	const alias = Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : undefined;
	if (alias !== undefined && keys.includes(alias)) return alias;
	if (shape.additionalProperties === undefined) return unambiguousMatch(key, keys);
	const longKeys = keys.filter(name => fold(name).length >= SHORTEST_MISSPELLED_FIELD || fold(name) === plain);
	return unambiguousMatch(key, longKeys, SHORTEST_MISSPELLED_FIELD);
}

/** Whether a key can only be one of a session request, also misspelled; `emiOptions` may be in a filter too. */
export function isSessionKey(key: string): boolean {
	if (key.length > LONGEST_KEY) return false;
	const plain = fold(key);
	const names = sessionFields().filter(field => field !== 'emiOptions' && field !== 'payment_filter');
	const alias = Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : undefined;
	return names.some(name => name === alias || fold(name) === plain);
}
