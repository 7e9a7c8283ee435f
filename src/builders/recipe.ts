// A recipe is handed a builder and returns it with more said.

import {formatValue} from '../diagnostics/format-value.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {kindOfBuilder} from './brand.js';

/** Follows a recipe; what it returns is a builder of the same kind with something added, or the reason it is none. */
export function follow<Builder extends object>(
	recipe: unknown,
	start: Builder,
	continues: (start: Builder, value: unknown) => value is Builder,
	place: string,
): Builder {
	if (typeof recipe !== 'function') {
		throwIssue(place, {
			rule: 'invalid-type',
			message: `${formatValue(recipe)} is no recipe: write a function`,
			found: formatValue(recipe),
		});
	}
	const state = call(recipe, start, place);
	if (state === start) {
		throwIssue(place, {
			rule: 'empty-recipe',
			message: 'the recipe adds nothing: say something inside, or leave it out',
		});
	}
	if (!continues(start, state)) {
		const found = describe(state);
		throwIssue(place, {
			rule: 'invalid-recipe',
			message: `the recipe returns ${found}: return the builder it was given`,
			found,
		});
	}
	return state;
}

/** What a recipe returns; what it throws is the cause, unless it is a misuse that says so itself. */
export function call(recipe: object, start: unknown, place: string): unknown {
	try {
		return Reflect.apply(recipe as () => unknown, undefined, [start]); // a function, the caller checked
	} catch (error) {
		if (isMisuseError(error)) throw error;
		return throwIssue(place, {rule: 'invalid-recipe', message: 'the recipe throws: see the cause'}, error);
	}
}

/** What a recipe returned, in words. */
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
