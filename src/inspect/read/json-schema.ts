// JSON Schema 2020-12 from the shapes of the reader.
import {extraKeyProblem} from '../../schema/extra-fields.js';
import {bare} from '../../schema/plain-object.js';
import {type Case, keysOf, type ObjectShape, type Shape} from '../../schema/shape.js';
import {LONGEST_LIST} from '../../values/list.js';
import {LONGEST_CODE} from '../../values/text.js';
import {formatOf, type JsonSchema} from './json-schema-formats.js';

export type {JsonSchema} from './json-schema-formats.js';

/** The schema of a whole input, its parts under `$defs`. */
export function jsonSchemaOf(shape: ObjectShape, id: string, title: string): JsonSchema {
	const parts: Parts = new Map();
	const root = objectSchema(shape, parts);
	const schema = {
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		$id: id,
		title,
		...root,
		$defs: Object.fromEntries([...parts].sort(([one], [other]) => (one < other ? -1 : 1))),
	};
	// A copy, so that changing the schema does not change a rule.
	return JSON.parse(JSON.stringify(schema));
}

type Parts = Map<string, JsonSchema>;

function schemaOf(shape: Shape, parts: Parts): JsonSchema {
	switch (shape.kind) {
		case 'boolean':
			return {type: 'boolean'};
		case 'enum':
			return {enum: shape.enum};
		case 'format': {
			const [name, form] = formatOf(shape.check);
			return part(name, parts, () => form());
		}
		case 'list':
			return {type: 'array', items: schemaOf(shape.item, parts), maxItems: LONGEST_LIST};
		case 'union':
			return {anyOf: [schemaOf(shape.one, parts), schemaOf(shape.many, parts)]};
		case 'object':
			return part(nameOf(shape.what), parts, () => objectSchema(shape, parts));
		case 'json':
			return {};
	}
}

/** A reference to a part, which is made once. */
function part(name: string, parts: Parts, make: () => JsonSchema): JsonSchema {
	if (!parts.has(name)) {
		parts.set(name, {}); // the place is taken before its own parts are made
		parts.set(name, make());
	}
	return {$ref: `#/$defs/${name}`};
}

/** `card filter` becomes `cardFilter`. */
function nameOf(what: string): string {
	return what.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());
}

function objectSchema(shape: ObjectShape, parts: Parts): JsonSchema {
	const {
		required: fields,
		optional,
		defaults = {},
		cases,
		anyOf,
		dependentRequired,
		additionalProperties,
	} = bare(shape);
	const required = Object.keys(fields).filter(key => !Object.hasOwn(defaults, key));
	const properties = Object.entries({...fields, ...optional}).map(([key, field]) => {
		const schema = schemaOf(field, parts);
		return [key, Object.hasOwn(defaults, key) ? {...schema, default: defaults[key]} : schema] as const;
	});
	return {
		type: 'object',
		...(required.length === 0 ? {} : {required}),
		properties: Object.fromEntries(properties),
		...(additionalProperties === undefined ? {additionalProperties: false} : {propertyNames: extraNames(shape)}),
		...(anyOf === undefined ? {} : {anyOf: anyOf.map(key => ({required: [key]}))}),
		...(dependentRequired === undefined ? {} : {dependentRequired: allOrNone(dependentRequired)}),
		...(cases === undefined ? {} : {allOf: casesSchema(cases.on, cases.when, parts)}),
	};
}

function allOrNone(keys: readonly string[]): JsonSchema {
	return Object.fromEntries(keys.map(key => [key, keys.filter(other => other !== key)]));
}

/** An `if` and `then` for each word that decides about other fields. */
function casesSchema(on: string, when: {readonly [word: string]: Case}, parts: Parts): readonly JsonSchema[] {
	return Object.entries(when).map(([word, rest]) => {
		const {required = [], forbidden = [], optional = {}} = bare(rest);
		const absent = forbidden.flat().map(key => [key, false] as const);
		const present = Object.entries(optional).map(([key, field]) => [key, schemaOf(field, parts)] as const);
		const properties = Object.fromEntries([...absent, ...present]);
		return {
			if: {properties: {[on]: {const: word}}, required: [on]},
			// biome-ignore lint/suspicious/noThenProperty: `then` is a JSON Schema keyword; nothing awaits this object
			then: {
				...(required.length === 0 ? {} : {required}),
				...(Object.keys(properties).length === 0 ? {} : {properties}),
			},
		};
	});
}

/** Names that no extra field may have, found by applying the rule to every name that the shapes know. */
function extraNames(shape: ObjectShape): JsonSchema {
	const known = new Set(keysOf(shape));
	const refused = [...namesIn(shape), 'mandate', '__proto__', 'constructor', 'prototype'].filter(
		name => !known.has(name) && extraKeyProblem(name, undefined) !== undefined,
	);
	return {maxLength: LONGEST_CODE, not: {enum: [...new Set(refused)]}};
}

/** Every key of a shape and of those inside it. */
function namesIn(shape: Shape): readonly string[] {
	if (shape.kind === 'list') return namesIn(shape.item);
	if (shape.kind !== 'object') return [];
	return Object.entries({...shape.required, ...shape.optional}).flatMap(([key, field]) => [key, ...namesIn(field)]);
}
