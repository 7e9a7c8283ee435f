// What counts as plain data: object literals and parsed JSON, and builders, which write themselves as such.
import {withArticle} from '../diagnostics/format-value.js';
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
		const written = builderJson(value);
		if (typeof written === 'object' && written !== null) return {plain: written};
		return {
			problem: {rule: 'invalid-type', message: `${unplain(value)} is not ${withArticle(what)}: write a plain object`},
		};
	}
	const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
	const kind = value === undefined ? 'undefined' : found;
	return {
		problem: {rule: 'invalid-type', message: `${kind} is not ${withArticle(what)}: write an object`, found: kind},
	};
}

/** What a builder of any copy of paylock writes; an unfinished one has no `toJSON`. */
export function builderJson(value: object): unknown {
	if (!isBuilder(value) || !('toJSON' in value) || typeof value.toJSON !== 'function') return undefined;
	return value.toJSON();
}

function isBuilder(value: object): boolean {
	// A registered symbol, so that builders of a second copy of the package are recognized too.
	const kind: unknown = Reflect.get(value, Symbol.for('paylock.builder'));
	return typeof kind === 'string';
}

function unplain(value: object): string {
	return isBuilder(value) ? 'an unfinished builder' : 'an instance of a class';
}

/** A copy whose missing fields are `undefined`, even if other code adds properties to `Object.prototype`. */
export function bare<Value extends object>(value: Value): Value {
	return Object.assign(Object.create(null), value) as Value; // the same own properties
}
