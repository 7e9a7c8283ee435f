// What counts as plain data: object literals and parsed JSON, and builders, which write themselves as such.
import {isBuilder} from '../diagnostics/builder-kind.js';
import {kindOf, withArticle} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';

/** True for an object literal, parsed JSON or an object without a prototype; for a class instance, date, map or builder, false. */
export function isPlainData(value: unknown): value is {readonly [key: string]: unknown} {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
	const prototype: unknown = Object.getPrototypeOf(value);
	// The prototype of a plain object is the Object.prototype of the realm that made it.
	return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The plain object behind `value`, or the problem if there is none; rethrows what the value throws. */
export function plainOf(value: unknown, what: string): {readonly plain: object} | {readonly problem: IssueDetails} {
	if (isPlainData(value)) return {plain: value};
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		const found = kindOf(value);
		return {
			problem: {
				rule: 'invalid-type',
				problem: `${found} is not ${withArticle(what)}`,
				remedy: 'write an object',
				found,
			},
		};
	}
	// A builder writes itself, unless it is unfinished.
	const written = isBuilder(value) && 'toJSON' in value && typeof value.toJSON === 'function' && value.toJSON();
	if (typeof written === 'object' && written !== null) return {plain: written};
	const kind = isBuilder(value) ? 'an unfinished builder' : 'an instance of a class';
	return {
		problem: {rule: 'invalid-type', problem: `${kind} is not ${withArticle(what)}`, remedy: 'write a plain object'},
	};
}

/** A copy whose missing fields are `undefined`, even if other code adds properties to `Object.prototype`. */
export function withoutPrototype<Value extends object>(value: Value): Value {
	return Object.assign(Object.create(null), value) as Value; // the same own properties
}
