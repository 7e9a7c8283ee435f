// What editors show from the JSON Schemas: every property has a text; in filters and sessions every word has its own, and examples
// are accepted.
import {Ajv2020} from 'ajv/dist/2020.js';
import {expect, test} from 'vitest';
import {SCHEMA_NAMES, SCHEMAS} from '../../src/cli/commands/schema.js';

interface Place {
	readonly at: string;
	readonly schema: Readonly<Record<string, unknown>>;
}

/** Keywords that only refuse or depend on other properties: editors show nothing of them. */
const CONDITIONS = ['if', 'then', 'not', 'allOf', 'propertyNames', 'default', 'examples'];

/** Every schema inside another, `isProperty` for those of properties. */
function* places(value: unknown, at: string, isProperty: boolean): Generator<Place & {readonly isProperty: boolean}> {
	if (typeof value !== 'object' || value === null) return;
	if (Array.isArray(value)) {
		for (const [index, item] of value.entries()) yield* places(item, `${at}/${index}`, false);
		return;
	}
	const schema = value as Place['schema']; // an object
	yield {at, schema, isProperty};
	for (const [keyword, inner] of Object.entries(schema)) {
		if (CONDITIONS.includes(keyword)) continue;
		const isMap = keyword === 'properties' || keyword === '$defs';
		if (!isMap) yield* places(inner, `${at}/${keyword}`, false);
		else if (typeof inner === 'object' && inner !== null && !isNullTest(inner))
			for (const [key, one] of Object.entries(inner))
				yield* places(one, `${at}/${keyword}/${key}`, keyword === 'properties');
	}
}

/** Part of a condition: the property is null, or not. */
function isNullTest(properties: object): boolean {
	return Object.values(properties).every(one => JSON.stringify(one) === '{"not":{"type":"null"}}');
}

test.each(SCHEMA_NAMES)('of %s', name => {
	const root = SCHEMAS[name]() as Place['schema'] & {readonly $id: string};
	const ajv = new Ajv2020({strict: true, strictRequired: false, allowUnionTypes: true});
	ajv.addSchema(root);
	const found = [...places(root, '', false)];
	const properties = found.filter(({isProperty}) => isProperty);
	expect(properties.length).toBeGreaterThan(5);
	for (const {at, schema} of properties) {
		expect(schema.description, at).toMatch(/^\S.+/);
	}
	const isHandwritten = name === 'filter' || name === 'session';
	const withExamples = found.filter(({schema}) => Array.isArray(schema.examples));
	if (isHandwritten) expect(withExamples.length).toBeGreaterThanOrEqual(5);
	for (const {at, schema} of withExamples) {
		const pointer = at.split('/').map(encodeURIComponent).join('/');
		for (const example of schema.examples as readonly unknown[])
			expect(ajv.validate({$ref: `${root.$id}#${pointer}`}, example), `${at}: ${JSON.stringify(example)}`).toBe(true);
	}
	for (const {at, schema} of found) {
		expect(schema.enum, at).toBeUndefined();
		if (isHandwritten && 'const' in schema) expect(schema.description, `${at}: ${schema.const}`).toMatch(/^\S.+/);
	}
});
