// A recipe is handed a builder and returns it with more said.
import {refuse, show} from '../misuse.js';
import {kindOfBuilder} from './brand.js';

/** Follows a recipe; what it returns is a builder of the same kind with something added, or the reason it is none. */
export function follow<Start extends object, Builder extends object>(
	recipe: unknown,
	start: Start,
	isBuilder: (value: unknown) => value is Builder,
	place: string,
): Builder {
	if (typeof recipe !== 'function') {
		refuse(place, {code: 'wrong-type', message: `${show(recipe)} is no recipe: write a function`, found: show(recipe)});
	}
	const said: unknown = recipe(start);
	if (said === start) {
		refuse(place, {code: 'nothing-said', message: 'the recipe adds nothing: say something inside, or leave it out'});
	}
	if (!isBuilder(said)) {
		const found = describe(said);
		refuse(place, {
			code: 'wrong-recipe',
			message: `the recipe returns ${found}: return the builder it was given`,
			found,
		});
	}
	return said;
}

function describe(value: unknown): string {
	const kind = kindOfBuilder(value);
	if (kind !== undefined) return `another builder (${kind})`;
	if (value === undefined) return 'nothing';
	return value instanceof Promise ? 'a promise' : show(value);
}
