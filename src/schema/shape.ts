// Shapes of JSON, as data: the reader and the JSON Schema generator both use them.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {Check} from '../values/text.js';

export interface BooleanShape {
	readonly kind: 'boolean';
}

export const BOOLEAN: BooleanShape = {kind: 'boolean'};

/** A closed vocabulary. */
export interface EnumShape<Word extends string = string> {
	readonly kind: 'enum';
	/** "payment method type" in "CRD is not a payment method type". */
	readonly what: string;
	readonly enum: readonly Word[];
	/** True if an account may have more words, which the reader receives as `types`. */
	readonly isPerAccount?: true;
	/** True if there is one such value in the whole input, so that of several words one has to be chosen. */
	readonly isOnce?: true;
	/** The issue of any other value, where a message may not quote it. */
	readonly check?: Check;
	/** How the remedy of a negated word begins, where the flag beside it can be turned around. */
	readonly negated?: string;
	/** Words that belong elsewhere: the remedy in JSON, where `$&` is the word, and the words that are probably meant. */
	readonly elsewhere?: readonly (readonly [words: RegExp, remedy: string, likely?: readonly Word[]])[];
}

/** A string with its own format. */
export interface FormatShape {
	readonly kind: 'format';
	readonly check: Check;
	/** The same check where several values in one string are wrong too. */
	readonly single?: Check;
	/** What a message tells the reader to write if the value is missing; any string if absent. */
	readonly expected?: string;
	/** The same for the author of code, if it differs. */
	readonly expectedInCode?: string;
	/** True for a value that is read with a warning in handwritten JSON. */
	readonly isTolerated?: (value: unknown) => boolean;
	/** True if the empty string stands for a guest, where the account has `guestCheckout`. */
	readonly isEmptyForGuests?: true;
	/** The same check as JSON Schema, for a format of one field alone. */
	readonly schema?: {readonly [keyword: string]: unknown};
}

/** Any JSON value, within limits. */
interface JsonShape {
	readonly kind: 'json';
}

export const ANY_JSON: JsonShape = {kind: 'json'};

export interface ListShape {
	readonly kind: 'list';
	readonly item: Shape;
	/** The field of its items that no two of them have in common. */
	readonly uniqueBy?: string;
	/** The remedy if the list is empty; without it, it may be. */
	readonly ifEmpty?: string;
}

/** One string, or a list of them. */
export interface UnionShape {
	readonly kind: 'union';
	readonly one: FormatShape;
	readonly many: ListShape;
}

/** What applies while one field has a certain value. */
export interface Case {
	/** Fields that are required. */
	readonly required?: readonly string[];
	/** Fields that are refused. */
	readonly forbidden?: readonly string[];
	/** Refused fields that are only a warning in handwritten JSON. */
	readonly mayHave?: readonly string[];
	/** Fields whose shape depends on the value. */
	readonly optional?: Fields;
}

/** The cases of an object: which fields it may have depends on the value of the field `on`. */
export interface Cases {
	readonly on: string;
	readonly when: {readonly [word: string]: Case};
	/** In handwritten JSON, the word that a missing field is read as, if the object has one of some other fields. */
	readonly fallback?: {readonly word: string; readonly ifAny: readonly string[]};
}

export interface Fields {
	readonly [key: string]: Shape;
}

export interface ObjectShape {
	readonly kind: 'object';
	/** "card filter" in "CardBrand is not a field of a card filter". */
	readonly what: string;
	/** What each key is, such as "rule" in "no-efect is not a rule"; a field of {@link what} by default. */
	readonly part?: string;
	/** True if the object is also read from JSON text in a string in handwritten JSON, which is still an error. */
	readonly isReadFromText?: true;
	readonly required: Fields;
	readonly optional: Fields;
	/** True if an account may have more keys, which the reader receives as `extraOptionFields`. In handwritten JSON, every key that
	 * resembles no field, and is not one of {@link elsewhere}, is kept, with a warning. */
	readonly isPerAccount?: true;
	/** The keys of the objects around it and inside it. */
	readonly elsewhere?: readonly string[];
	/** True for a filter that matches everything once it has no criterion. */
	readonly hasCriteria?: true;
	/** Fields whose absence is only a warning in handwritten JSON. */
	readonly mayLack?: readonly string[];
	/** What an object of this shape may repeat of the one around it in handwritten JSON: certainly left out. */
	readonly repeats?: {readonly [key: string]: string};
	/** What a missing field is read as in handwritten JSON. */
	readonly defaults?: {readonly [key: string]: unknown};
	readonly cases?: Cases;
	/** At least one of these is present. */
	readonly anyOf?: readonly string[];
	/** Either all of these are present, or none. */
	readonly dependentRequired?: readonly string[];
	/**
	 * Checks a key that is not a field; if it returns no issue, the value can be any JSON. Without this function, every such
	 * key is an issue.
	 */
	readonly additionalProperties?: (key: string, value: unknown) => IssueDetails | undefined;
	/** The shape of these values, instead of any JSON. */
	readonly additionalShape?: Shape;
}

export type Shape = BooleanShape | EnumShape | FormatShape | JsonShape | ListShape | UnionShape | ObjectShape;

type OptionalKey<Value> = {
	[Key in keyof Value]-?: Record<never, never> extends Pick<Value, Key> ? Key : never;
}[keyof Value];

/** The shape of an object type, so that the compiler checks every shape against its wire type, key by key. */
export interface ObjectOf<Value> extends ObjectShape {
	readonly required: {readonly [Key in Exclude<keyof Value, OptionalKey<Value>> & string]: ShapeOf<Value[Key]>};
	readonly optional: {readonly [Key in OptionalKey<Value> & string]: ShapeOf<Exclude<Value[Key], undefined>>};
}

/** The shape of a list type. */
export interface ListOf<Item> extends ListShape {
	readonly item: ShapeOf<Item>;
}

/** The shape of a wire type. */
type ShapeOf<Value> = [Value] extends [boolean]
	? BooleanShape
	: [Value] extends [string]
		? EnumShape<Value> | FormatShape
		: [Value] extends [readonly (infer Item)[]]
			? ListOf<Item>
			: [Value] extends [string | readonly string[]]
				? UnionShape
				: ObjectOf<Value>;

/** An object's own value under a key, never an inherited one. */
export function own<Value>(object: {readonly [key: string]: Value}, key: string): Value | undefined {
	return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** An object that is read. */
export interface PlainObject {
	readonly [key: string]: unknown;
}

/** A field of an object that is read, as it is meant. */
export interface Field {
	readonly key: string;
	readonly shape: ObjectShape;
	readonly object: PlainObject;
	/** True if the value of another field requires this one. */
	readonly isRequired: boolean;
}

/** What applies to an object, which may depend on the value of its deciding field. */
export interface ObjectCase {
	/** The value of the deciding field, as messages name it; `''` for any other value. */
	readonly word: string;
	readonly fields: Fields;
	/** The keys of the fields, those of required ones first. */
	readonly keys: readonly string[];
	readonly required: readonly string[];
	readonly forbidden: readonly string[];
	/** Those of the forbidden fields that are only a warning in handwritten JSON. */
	readonly mayHave: readonly string[];
}

const tables = new WeakMap<ObjectShape, ReadonlyMap<unknown, ObjectCase>>();

/** The case of a value of the deciding field; computed once for each shape. */
export function caseOf(shape: ObjectShape, word: unknown = ''): ObjectCase {
	const table = tables.get(shape) ?? tableOf(shape);
	return table.get(word) ?? (table.get('') as ObjectCase); // every shape has that case
}

function tableOf(shape: ObjectShape): ReadonlyMap<unknown, ObjectCase> {
	const when = shape.cases?.when ?? {};
	const table = new Map<unknown, ObjectCase>();
	for (const word of ['', ...Object.keys(when)]) {
		const {required = [], forbidden = [], mayHave = [], optional}: Case = own(when, word) ?? {};
		const fields = {...shape.required, ...shape.optional, ...optional};
		table.set(word, {
			word,
			fields,
			keys: Object.keys(fields),
			required: [...Object.keys(shape.required), ...required],
			forbidden,
			mayHave,
		});
	}
	tables.set(shape, table);
	return table;
}

/** The word that a missing deciding field is read as. */
export function fallbackOf({cases}: ObjectShape, object: PlainObject): string | undefined {
	const {word, ifAny = []} = cases?.fallback ?? {};
	const isMissing = cases !== undefined && own(object, cases.on) === undefined;
	return isMissing && ifAny.some(key => Object.hasOwn(object, key)) ? word : undefined;
}

/** The shape of the field with this key, if the object has one. */
export function fieldOf(shape: ObjectShape, key: string): Shape | undefined {
	return own(caseOf(shape).fields, key);
}

/** Every key an object of this shape may have, required keys first. */
export function keysOf(shape: ObjectShape): readonly string[] {
	return caseOf(shape).keys;
}

/** The keys of a shape and of every object inside it. */
export function keysInside(shape: Shape): readonly string[] {
	if (shape.kind === 'list') return keysInside(shape.item);
	if (shape.kind !== 'object') return [];
	const {fields, keys} = caseOf(shape);
	return [...keys, ...Object.values(fields).flatMap(keysInside)];
}
