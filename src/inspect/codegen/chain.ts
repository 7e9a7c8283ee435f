// Calls one after the other, formatted as a chain.

import {WIDEST} from './literal.js';

/** Longest chain; a longer one is split, since engines parse a chain recursively. */
const LONGEST_CHAIN = 200;

/** One call of a chain: given the indentation of its line, `.hide('CASH')`. */
export type Call = (indent: string) => string;

/** A call with a recipe: `.cards(cards => cards.hideTypes('CREDIT'))`, over several lines if the recipe has several calls. */
export function withRecipe(open: string, name: string, calls: readonly Call[], indent: string): string {
	const width = WIDEST - indent.length - open.length - 2;
	const recipe = calls.length > LONGEST_CHAIN ? chains(name, calls, indent) : chain(name, calls, indent, width);
	return `${open}${name} =>${recipe}${recipe.includes('\n') ? `,\n${indent}` : ''})`;
}

/** Many calls, as several chains applied one after the other. */
function chains(name: string, calls: readonly Call[], indent: string): string {
	const inner = `${indent}\t`;
	const parts: string[] = [];
	for (let start = 0; start < calls.length; start += LONGEST_CHAIN) {
		const part = calls.slice(start, start + LONGEST_CHAIN);
		parts.push(`${inner}\t${name} =>${chain(name, part, `${inner}\t`)},\n`);
	}
	return `\n${inner}[\n${parts.join('')}${inner}].reduce((recipe, next) => next(recipe), ${name})`;
}

/** On one line if it is one call that fits the width, in characters. */
function chain(name: string, calls: readonly Call[], indent: string, width = WIDEST): string {
	const inner = `${indent}\t`;
	const [only] = calls.length === 1 ? calls.map(call => call(indent)) : [];
	const line = `${name} => ${name}${only}`;
	if (only !== undefined && !only.includes('\n') && line.length <= width) return ` ${name}${only}`;
	const [single, ...others] = calls;
	if (single !== undefined && others.length === 0) return `\n${inner}${name}${single(inner)}`;
	return `\n${inner}${name}${calls.map(call => `\n${inner}\t${call(`${inner}\t`)}`).join('')}`;
}
