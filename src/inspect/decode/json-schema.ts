// Converts the shapes of the reader to JSON Schema 2020-12.
import {extraKeyProblem} from '../../schema/extra-fields.js';
import {SESSION_FIELDS} from '../../schema/fields-by-action.js';
import {HOSTILE_KEYS} from '../../schema/json-limits.js';
import {PAYMENT_FILTER} from '../../schema/payment-filter-shape.js';
import {
	ANY_JSON,
	type Cases,
	caseOf,
	fieldOf,
	keysInside,
	type ObjectShape,
	own,
	type Shape,
} from '../../schema/shape.js';
import {LONGEST_LIST} from '../../values/list.js';
import {LONGEST_CODE} from '../../values/text.js';
import {formatOf, type JsonSchema} from './json-schema-formats.js';
import {FILTER_TEXTS, type SchemaTexts} from './json-schema-texts.js';

export type {JsonSchema} from './json-schema-formats.js';

/** The annotations at the top of a schema. */
interface Heading {
	readonly $id: string;
	readonly title: string;
	readonly description?: string;
}

/** The options for the schemas of one kind of input. */
export interface SchemaStyle {
	readonly texts: SchemaTexts;
	/** True if an optional field may also be null, and a text may be blank (open point 32). */
	readonly isTolerant: boolean;
}

const HANDWRITTEN: SchemaStyle = {texts: FILTER_TEXTS, isTolerant: true};

/** The schema of a whole input, with its parts under `$defs`; the input may also be inside a `wrapper`. */
export function jsonSchemaOf(
	heading: Heading,
	shape: ObjectShape,
	wrapper?: ObjectShape,
	style: SchemaStyle = HANDWRITTEN,
): JsonSchema {
	const named = new Map<string, JsonSchema>();
	const parts: Parts = {...style, named};
	const root = objectSchema(shape, parts);
	const schema = {
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		...heading,
		...(wrapper === undefined ? root : orWrapped(root, objectSchema(wrapper, parts))),
		$defs: Object.fromEntries([...named].sort(([one], [other]) => (one < other ? -1 : 1))),
	};
	// A copy, so that changing the schema does not change a rule.
	return JSON.parse(JSON.stringify(schema));
}

/** An object, or another object around it, as one list of properties, which editors use for completion. */
function orWrapped({additionalProperties, ...object}: JsonSchema, wrapper: JsonSchema): JsonSchema {
	return {
		...object,
		properties: Object.assign({}, object.properties, wrapper.properties),
		if: {required: wrapper.required},
		// biome-ignore lint/suspicious/noThenProperty: `then` is a JSON Schema keyword; nothing awaits this object
		then: {propertyNames: wrapper.propertyNames},
		else: {propertyNames: {enum: Object.keys(Object(object.properties))}},
	};
}

interface Parts extends SchemaStyle {
	readonly named: Map<string, JsonSchema>;
}

function schemaOf(shape: Shape, parts: Parts): JsonSchema {
	switch (shape.kind) {
		case 'boolean':
			return {type: 'boolean'};
		case 'enum': {
			const texts = own(parts.texts.words, shape.what) ?? {};
			// Not `enum`: editors would then offer the words without their texts.
			return {oneOf: shape.enum.map(word => ({const: word, description: texts[word]}))};
		}
		case 'format': {
			if (shape.schema !== undefined) return shape.schema;
			const [name, make, ...examples] = formatOf(shape.check);
			return part(name, parts, () => ({...make(), ...(examples.length > 0 && {examples})}));
		}
		case 'list':
			return {
				type: 'array',
				items: schemaOf(shape.item, parts),
				minItems: shape.ifEmpty === undefined ? undefined : 1,
				maxItems: LONGEST_LIST,
			};
		case 'union':
			return {anyOf: [schemaOf(shape.one, parts), schemaOf(shape.many, parts)]};
		case 'object': {
			// `card filter` becomes `cardFilter`.
			const name = shape.what.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());
			return part(name, parts, () => objectSchema(shape, parts));
		}
		case 'json':
			return {};
	}
}

/** A reference to a part; each part is created once. */
function part(name: string, {named}: Parts, make: () => JsonSchema): JsonSchema {
	if (!named.has(name)) {
		named.set(name, {}); // reserves the name before its own parts are created
		named.set(name, make());
	}
	return {$ref: `#/$defs/${name}`};
}

function objectSchema(shape: ObjectShape, parts: Parts): JsonSchema {
	const {defaults = {}, cases, anyOf, dependentRequired, mayLack = []} = shape;
	const meanings = own(parts.texts.objects, shape.what) ?? {};
	const fields = Object.entries(caseOf(shape).fields);
	const isNeeded = (key: string) =>
		!Object.hasOwn(defaults, key) && !mayLack.includes(key) && (key !== cases?.on || cases.fallback === undefined);
	return {
		type: 'object',
		required: unlessEmpty(Object.keys(shape.required).filter(isNeeded)),
		properties: Object.fromEntries(
			fields.map(([key, field]) => {
				const schema = fieldSchema(key, field, shape, parts);
				return [key, {description: own(meanings, key), ...schema, default: own(defaults, key)}];
			}),
		),
		...otherNames(shape, parts),
		anyOf: anyOf?.map(present),
		...(shape.hasCriteria && criteriaSchema(Object.keys(shape.optional))),
		dependentRequired: dependentRequired && dependent(dependentRequired, mayLack),
		allOf: cases && casesSchema(shape, cases, parts),
	};
}

function unlessEmpty(keys: readonly string[]): readonly string[] | undefined {
	return keys.length === 0 ? undefined : keys;
}

const NULL: JsonSchema = {type: 'null'};
/** The characters that JavaScript trims. */
const BLANK: JsonSchema = {
	type: 'string',
	pattern: '^[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*$',
};

function fieldSchema(key: string, field: Shape, shape: ObjectShape, parts: Parts): JsonSchema {
	const schema = schemaOf(field, parts);
	const isRequired = Object.hasOwn(shape.required, key) || shape.dependentRequired?.includes(key);
	if (!parts.isTolerant || field.kind === 'json' || isRequired) return schema;
	return {anyOf: [schema, ...(field.kind === 'format' ? [BLANK] : []), NULL]};
}

/** Requires that the object has this field and that it is not null. */
function present(key: string): JsonSchema {
	return {required: [key], properties: {[key]: {not: NULL}}};
}

/** If a criterion is null, the filter needs another: without any criterion it would match everything. */
function criteriaSchema(keys: readonly string[]): JsonSchema {
	const isNull = (key: string) => ({required: [key], properties: {[key]: NULL}});
	// biome-ignore lint/suspicious/noThenProperty: `then` is a JSON Schema keyword; nothing awaits this object
	return {if: {anyOf: keys.map(isNull)}, then: {anyOf: keys.map(present)}};
}

/** Each of these fields requires all the others, except those that may be missing. */
function dependent(keys: readonly string[], mayLack: readonly string[]): JsonSchema {
	const needed = keys.filter(key => !mayLack.includes(key));
	return Object.fromEntries(keys.map(key => [key, needed.filter(other => other !== key)]));
}

/** An `if` and `then` for each word on which other fields depend. */
function casesSchema(shape: ObjectShape, {on, when, fallback}: Cases, parts: Parts): readonly JsonSchema[] {
	return Object.entries(when).map(([word, {required = [], optional = {}}]) => {
		const {forbidden, mayHave} = caseOf(shape, word);
		const refused = forbidden.filter(key => !mayHave.includes(key));
		const properties = [
			...refused.map(key => [key, shape.dependentRequired?.includes(key) ? false : NULL] as const),
			...Object.entries(optional).map(([key, field]) => [key, fieldSchema(key, field, shape, parts)] as const),
			...required.map(key => [key, schemaOf(fieldOf(shape, key) ?? ANY_JSON, parts)] as const),
		];
		return {
			if: {properties: {[on]: {const: word}}, required: word === fallback?.word ? undefined : [on]},
			// biome-ignore lint/suspicious/noThenProperty: `then` is a JSON Schema keyword; nothing awaits this object
			then: {
				required: unlessEmpty(required),
				properties: properties.length === 0 ? undefined : Object.fromEntries(properties),
			},
		};
	});
}

/** The keys that an object may have besides its fields: none, or all except those that are fields of other objects. */
function otherNames(shape: ObjectShape, parts: Parts): JsonSchema {
	const {additionalProperties, additionalShape, isPerAccount} = shape;
	if (additionalShape !== undefined) return {additionalProperties: schemaOf(additionalShape, parts)};
	if (additionalProperties === undefined && !isPerAccount) return {additionalProperties: false};
	const names =
		additionalProperties === undefined
			? keysInside(PAYMENT_FILTER)
			: [...SESSION_FIELDS, ...keysInside(shape), 'mandate'].filter(name => extraKeyProblem(name) !== undefined);
	const refused = [...names, ...HOSTILE_KEYS].filter(name => fieldOf(shape, name) === undefined);
	return {propertyNames: {maxLength: LONGEST_CODE, not: {enum: [...new Set(refused)]}}};
}
