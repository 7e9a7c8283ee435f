// The cases of an object: which fields it may have depends on the value of one of them.
import {unambiguousMatch} from './nearest.js';
import {withoutPrototype} from './plain-object.js';
import type {ReadContext, Reader} from './read-context.js';
import type {Case, ObjectShape, Shape} from './shape.js';

/** What applies to an object, which may depend on the value of its deciding field. */
export interface ReadCase {
	/** The value of the deciding field, as messages name it. */
	readonly word: string;
	/** The readers of the fields. */
	readonly readers: ReadonlyMap<string, Reader>;
	readonly required: readonly string[];
	readonly forbidden: ReadonlySet<string>;
	/** Those of the forbidden fields that the lenient reader accepts. */
	readonly mayHave: ReadonlySet<string>;
}

/** Makes the function that returns the case of a deciding value; a misspelled value has the case of the one that is meant. */
export function casesOf(shape: ObjectShape, readerOf: (shape: Shape) => Reader): (decision: unknown) => ReadCase {
	const caseOf = (word: string, {required = [], forbidden = [], mayHave = [], optional}: Case): ReadCase => ({
		word,
		readers: new Map(
			Object.entries({...shape.required, ...shape.optional, ...optional}).map(([key, field]) => [key, readerOf(field)]),
		),
		required: [...Object.keys(shape.required), ...required],
		forbidden: new Set(forbidden.flat()),
		mayHave: new Set(mayHave.flat()),
	});
	const other = caseOf('', withoutPrototype({}));
	const byWord = new Map(
		Object.entries(shape.cases?.when ?? {}).map(([word, rest]) => [word, caseOf(word, withoutPrototype(rest))]),
	);
	const words = [...byWord.keys()];
	return decision => {
		if (typeof decision !== 'string' || words.length === 0) return other;
		return byWord.get(decision) ?? byWord.get(unambiguousMatch(decision, words) ?? '') ?? other;
	};
}

/** The word that a missing deciding field is read as. */
export function fallbackOf({cases}: ObjectShape, keys: readonly string[], {options}: ReadContext): string | undefined {
	const {word, ifAny = []} = (options.isLenient && cases?.fallback) || {};
	return ifAny.some(key => keys.includes(key)) ? word : undefined;
}
