// A hidden EMI kind or plan group cannot have a recipe.
import type {IssueDetails, TextOf} from '../diagnostics/issue.js';

/** The reason for the refusal of a recipe under something hidden. */
export type NothingInside<What extends 'EMI kind' | 'plan group'> =
	`a hidden ${What} cannot have a recipe: remove the recipe, or show the ${What}`;

/** The issue of a recipe under something hidden. */
export function nothingInside(what: 'EMI kind' | 'plan group'): IssueDetails {
	const text: TextOf<NothingInside<typeof what>> = {
		problem: `a hidden ${what} cannot have a recipe`,
		remedy: `remove the recipe, or show the ${what}`,
	};
	return {rule: 'contradiction', ...text};
}
