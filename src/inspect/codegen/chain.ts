// Lays out the calls of a recipe as a chain.
import {WIDEST} from './literal.js';

/** Longest chain; a longer one is split, since engines parse a chain recursively. */
const LONGEST_CHAIN = 200;

/** Writes one call, given the indentation of its line. */
export type Write = (indent: string) => string;

/** The body of a recipe after its arrow: on one line if it is one call that fits; `lead` is in front of the recipe. */
export function writeChain(name: string, calls: readonly Write[], indent: string, lead: string): string {
	return calls.length > LONGEST_CHAIN
		? splitChain(name, calls, indent)
		: writeOneChain(name, calls, indent, WIDEST - indent.length - lead.length - 2);
}

/** Many calls, as several chains applied one after the other. */
function splitChain(name: string, calls: readonly Write[], indent: string): string {
	const inner = `${indent}\t`;
	const parts: string[] = [];
	for (let start = 0; start < calls.length; start += LONGEST_CHAIN) {
		const part = calls.slice(start, start + LONGEST_CHAIN);
		parts.push(`${inner}\t${name} =>${writeOneChain(name, part, `${inner}\t`)},\n`);
	}
	return `\n${inner}[\n${parts.join('')}${inner}].reduce((recipe, next) => next(recipe), ${name})`;
}

function writeOneChain(name: string, calls: readonly Write[], indent: string, width = WIDEST): string {
	const inner = `${indent}\t`;
	const [only] = calls.length === 1 ? calls.map(call => call(indent)) : [];
	const line = `${name} => ${name}${only}`;
	if (only !== undefined && !only.includes('\n') && line.length <= width) return ` ${name}${only}`;
	const [single, ...others] = calls;
	if (single !== undefined && others.length === 0) return `\n${inner}${name}${single(inner)}`;
	return `\n${inner}${name}${calls.map(call => `\n${inner}\t${call(`${inner}\t`)}`).join('')}`;
}
