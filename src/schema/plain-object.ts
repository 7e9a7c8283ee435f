// What counts as plain data: object literals and parsed JSON, and builders, which write themselves as such.
import {kindOfBuilder} from '../diagnostics/builder-kind.js';
import {kindOf, withArticle} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';

/** True if an object is a literal, parsed JSON or has no prototype; class instances, dates and maps are not. */
function isPlain(value: object): boolean {
	const prototype: unknown = Object.getPrototypeOf(value);
	// The prototype of a plain object is the Object.prototype of the realm that made it.
	return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/** The plain object behind `value`, or the problem if there is none; rethrows what the value throws. */
export function plainOf(value: unknown, what: string): {readonly plain: object} | {readonly problem: IssueDetails} {
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
		if (isPlain(value)) return {plain: value};
		const isBuilder = kindOfBuilder(value) !== undefined;
		// A builder writes itself, unless it is unfinished.
		const written = isBuilder && 'toJSON' in value && typeof value.toJSON === 'function' && value.toJSON();
		if (typeof written === 'object' && written !== null) return {plain: written};
		const kind = isBuilder ? 'an unfinished builder' : 'an instance of a class';
		return {problem: {rule: 'invalid-type', message: `${kind} is not ${withArticle(what)}: write a plain object`}};
	}
	const found = kindOf(value);
	return {problem: {rule: 'invalid-type', message: `${found} is not ${withArticle(what)}: write an object`, found}};
}

/** True for an object literal or parsed JSON, false for a builder, which writes itself. */
export function isPlainData(value: unknown): value is {readonly [key: string]: unknown} {
	const found = plainOf(value, '');
	return 'plain' in found && found.plain === value;
}

/** A copy whose missing fields are `undefined`, even if other code adds properties to `Object.prototype`. */
export function withoutPrototype<Value extends object>(value: Value): Value {
	return Object.assign(Object.create(null), value) as Value; // the same own properties
}
