// Repairs the filters and requests inside an object around them, each at its place; a JSON text is written anew.
import type {JsonPatchOperation} from '../../diagnostics/issue.js';
import {keysIn} from '../../diagnostics/pointer.js';
import type {CheckedLintOptions} from '../lint/lint-options.js';
import {accountInside, type Embedded, openEnvelope, placeInside} from '../read/envelope.js';
import {patchInside} from '../read/patch-inside.js';
import type {RepairChange} from './change.js';

/** A repaired value, and how it came about. */
interface RepairedPart {
	readonly value: unknown;
	readonly patch: readonly JsonPatchOperation[];
	readonly changes: readonly RepairChange[];
}

/** The value with every part inside it repaired; `undefined` if there is none. */
export function repairInside(
	outer: unknown,
	checked: CheckedLintOptions,
	repairPart: (input: unknown, checked: CheckedLintOptions) => RepairedPart,
): RepairedPart | undefined {
	return openEnvelope(outer)?.parts.reduce<RepairedPart>(
		(whole, part) => {
			const {pointer} = part;
			const repaired = repairPart(part.value, {...checked, account: accountInside(part, checked.account)});
			if (repaired.changes.length === 0) return whole;
			const isText = typeof part.value === 'string';
			const value = isText ? JSON.stringify(repaired.value) : repaired.value;
			const patch = isText ? [{op: 'replace', path: pointer, value} as const] : patchInside(pointer, repaired.patch);
			return {
				value: replaceAt(whole.value, keysIn(pointer), value),
				patch: [...whole.patch, ...patch],
				changes: [...whole.changes, ...repaired.changes.map(change => placeChange(part, change))],
			};
		},
		{value: outer, patch: [], changes: []},
	);
}

function placeChange(part: Embedded, change: RepairChange): RepairChange {
	const {pointer, message} = placeInside(part, change);
	return Object.freeze({...change, pointer, message: part.isSigned ? `${message}, so sign the text again` : message});
}

/** A copy with another value at a place. */
function replaceAt(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
	if (key === undefined) return value;
	const inner = replaceAt(Reflect.get(Object(whole), key), rest, value);
	if (Array.isArray(whole)) return whole.map((item: unknown, index) => (String(index) === key ? inner : item));
	return {...Object(whole), [key]: inner};
}
