// Calls a recipe, and names what it returns.
import {formatValue} from '../diagnostics/format-value.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {kindOfBuilder} from './brand.js';

/** Calls a recipe. What it throws becomes the cause, except a MisuseError, which is rethrown. */
export function call(recipe: object, start: unknown, pointer: string): unknown {
	try {
		return (recipe as (start: unknown) => unknown)(start); // the caller has checked that it is a function
	} catch (error) {
		if (isMisuseError(error)) throw error;
		return throwIssue(pointer, {rule: 'invalid-recipe', message: 'the recipe throws: see the cause'}, error);
	}
}

/** What a recipe returned, in the words of a message. */
export function describe(value: unknown): string {
	const kind = kindOfBuilder(value);
	if (kind !== undefined) return `another builder (${kind})`;
	if (value === undefined) return 'nothing';
	return isPromise(value) ? 'a promise' : formatValue(value);
}

function isPromise(value: unknown): boolean {
	try {
		return value instanceof Promise;
	} catch {
		return false; // a revoked proxy
	}
}
