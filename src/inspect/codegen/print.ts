// Prints generated code, in lines of at most 100 characters where possible, with the calls of a recipe as a chain.
import type {Call, Code} from './code.js';
import {enclose, WIDEST, writeKey, writeLiteral} from './literal.js';

/** The most values that are written as arguments of one call. */
export const MOST_ARGUMENTS = 1000;

/** Prints an expression that follows other text on a line with this indentation. */
export function print(code: Code, indent: string, lead = ''): string {
	switch (code.kind) {
		case 'value':
			return writeLiteral(code.value, indent, lead);
		case 'name':
			return lead + code.name;
		case 'object': {
			const fields = code.fields.map(([key, field]) =>
				field.kind === 'name' && field.name === key ? key : print(field, `${indent}\t`, `${writeKey(key)}: `),
			);
			return enclose(`${lead}{`, fields, '}', indent);
		}
		case 'recipe':
			return printRecipe(code.parameter, code.calls, indent, lead);
		case 'chain': {
			const {start, args, calls} = code;
			// A chain that starts with a name stays on one line.
			if (args === undefined) return lead + start + calls.map(one => printMethod(one, indent)).join('');
			return lead + printCall(start, args, indent) + printMethods(calls, indent);
		}
	}
}

/** Prints a call; only its last argument may take more than one line, or all arguments if they are values of one list. */
function printCall(name: string, args: readonly Code[], indent: string): string {
	const last = args.at(-1);
	const lead = `${name}(${args
		.slice(0, -1)
		.map(arg => `${print(arg, indent)}, `)
		.join('')}`;
	if (last?.kind === 'recipe') {
		const text = print(last, indent, lead);
		return `${text}${text.includes('\n') ? `,\n${indent}` : ''})`;
	}
	if (last?.kind === 'chain' && last.args !== undefined)
		return `${lead}\n${indent}\t${print(last, `${indent}\t`)},\n${indent})`;
	if (last?.kind === 'chain' || last?.kind === 'object' || (last?.kind === 'value' && Array.isArray(last.value)))
		return `${print(last, indent, lead)})`;
	const texts = args.map(arg => print(arg, indent));
	return texts.length > MOST_ARGUMENTS
		? `${enclose(`${name}(...[`, texts, ']', indent)})`
		: enclose(`${name}(`, texts, ')', indent);
}

function printMethod({name, args}: Call, indent: string): string {
	return printCall(`.${name}`, args, indent);
}

/** Prints each item on its own line. */
function printMethods(calls: readonly Call[], indent: string): string {
	return calls.map(call => `\n${indent}\t${printMethod(call, `${indent}\t`)}`).join('');
}

/** The most calls in one chain; a longer chain is split, since engines parse chains recursively. */
const LONGEST_CHAIN = 200;

/** Prints a chain, on one line if it is one call that fits. Many calls are split into recipes that are applied in order. */
function printRecipe(parameter: string, calls: readonly Call[], indent: string, lead: string): string {
	const start = `${lead}${parameter} =>`;
	const inner = `${indent}\t`;
	if (calls.length > LONGEST_CHAIN) {
		const parts: string[] = [];
		for (let from = 0; from < calls.length; from += LONGEST_CHAIN) {
			const part = calls.slice(from, from + LONGEST_CHAIN);
			parts.push(`${inner}\t${printRecipe(parameter, part, `${inner}\t`, '')},\n`);
		}
		return `${start}\n${inner}[\n${parts.join('')}${inner}].reduce((recipe, next) => next(recipe), ${parameter})`;
	}
	const [only, ...others] = calls;
	if (only === undefined || others.length > 0) return `${start}\n${inner}${parameter}${printMethods(calls, inner)}`;
	const line = `${start} ${parameter}${printMethod(only, indent)}`;
	const isShort = !line.includes('\n') && indent.length + line.length + 2 <= WIDEST;
	return isShort ? line : `${start}\n${inner}${parameter}${printMethod(only, inner)}`;
}

/** The functions of `paylock` that the code calls. */
export function listFunctions(code: Code): readonly string[] {
	switch (code.kind) {
		case 'value':
		case 'name':
			return [];
		case 'object':
			return code.fields.flatMap(([, field]) => listFunctions(field));
		default: {
			const own = code.kind === 'chain' && code.args !== undefined ? [code.start] : [];
			const args = [...((code.kind === 'chain' && code.args) || []), ...code.calls.flatMap(call => call.args)];
			return [...own, ...args.flatMap(listFunctions)];
		}
	}
}
