// What applies to an object, which may depend on the value of its deciding field.
import type {PlainObject} from './places.js';
import {type Case, type Fields, type ObjectShape, own} from './shape.js';

export interface ObjectCase {
	/** The value of the deciding field, as messages name it; `''` for any other value. */
	readonly word: string;
	readonly fields: Fields;
	readonly required: readonly string[];
	readonly forbidden: readonly string[];
	/** Those of the forbidden fields that are only a warning in handwritten JSON. */
	readonly mayHave: readonly string[];
}

const tables = new WeakMap<ObjectShape, ReadonlyMap<unknown, ObjectCase>>();

export function caseOf(shape: ObjectShape, word: unknown): ObjectCase {
	const table = tables.get(shape) ?? tableOf(shape);
	tables.set(shape, table);
	return table.get(word) ?? (table.get('') as ObjectCase); // every shape has that case
}

function tableOf(shape: ObjectShape): ReadonlyMap<unknown, ObjectCase> {
	const when = shape.cases?.when ?? {};
	return new Map(
		['', ...Object.keys(when)].map(word => {
			const {required = [], forbidden = [], mayHave = [], optional}: Case = own(when, word) ?? {};
			const current = {
				word,
				fields: {...shape.required, ...shape.optional, ...optional},
				required: [...Object.keys(shape.required), ...required],
				forbidden: forbidden.flat(),
				mayHave: mayHave.flat(),
			};
			return [word, current];
		}),
	);
}

/** The word that a missing deciding field is read as. */
export function fallbackOf({cases}: ObjectShape, object: PlainObject): string | undefined {
	const {word, ifAny = []} = cases?.fallback ?? {};
	const isMissing = cases !== undefined && own(object, cases.on) === undefined;
	return isMissing && ifAny.some(key => Object.hasOwn(object, key)) ? word : undefined;
}
