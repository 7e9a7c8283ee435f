// Repair: keys by their right names, and the nested keys of a mandate flat, where the right name is still free.
import {pointerSegment} from '../../diagnostics/pointer.js';
import {extraKeyProblem} from '../../schema/extra-fields.js';
import {MANDATE_FIELDS} from '../../schema/fields-by-action.js';
import {fold} from '../../schema/nearest.js';
import {fieldOf, keysOf, type ObjectShape} from '../../schema/shape.js';
import {unambiguousMatch} from '../../schema/unambiguous-match.js';
import {type FixContext, noteWritten} from './changes.js';
import {type Entry, entriesOf} from './entries.js';

interface Renamed {
	readonly key: string;
	readonly value: unknown;
	/** Where the value stood. */
	readonly pointer: string;
}

/** The entries of an object under the names its shape knows; each name is given once. */
export function renamed(shape: ObjectShape, entries: readonly Entry[], context: FixContext): readonly Renamed[] {
	const readProperty = new Set(entries.map(([key]) => key));
	return entries.flatMap(([key, value]): readonly Renamed[] => {
		const pointer = context.pointer + pointerSegment(key);
		const flat = shape.additionalProperties === undefined ? undefined : flatMandate(key, value, {...context, pointer});
		if (flat?.every(entry => !readProperty.has(entry.key))) {
			for (const entry of flat) take(entry.key, entry.from, {...context, pointer: entry.pointer});
			return flat;
		}
		const name = fieldOf(shape, key) === undefined ? meant(shape, key, value) : undefined;
		if (name === undefined || readProperty.has(name)) return [{key, value, pointer}];
		take(name, key, {...context, pointer});
		return [{key: name, value, pointer}];
	});

	function take(name: string, from: string, at: FixContext): void {
		readProperty.add(name);
		noteWritten(at, from, name);
	}
}

/** The field that an unknown key can only mean. */
function meant(shape: ObjectShape, key: string, value: unknown): string | undefined {
	const name = unambiguousMatch(key, keysOf(shape));
	if (shape.additionalProperties === undefined) return name;
	// Beside extra fields only what is refused as one can be meant otherwise.
	return extraKeyProblem(key, value)?.suggestion === name ? name : undefined;
}

/** `{mandate: {max_amount}}` as `mandate.max_amount`, if every inner key is a mandate field. */
function flatMandate(
	key: string,
	value: unknown,
	{pointer, room}: FixContext,
): readonly (Renamed & {from: string})[] | undefined {
	if (key !== 'mandate' && key !== 'options') return undefined;
	const inner = entriesOf(value, room) ?? [];
	const flat = inner.flatMap(([from, given]) => {
		const name = MANDATE_FIELDS.find(field => fold(field) === fold(`${key}.${from}`));
		return name === undefined ? [] : [{key: name, from, value: given, pointer: pointer + pointerSegment(from)}];
	});
	return inner.length > 0 && flat.length === inner.length ? flat : undefined;
}
