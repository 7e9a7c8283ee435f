// Prints generated code, in lines of at most 100 characters where its parts allow, and lays out the calls of a recipe as a chain.
import type {Call, Chain, Code} from './code.js';
import {enclose, WIDEST, writeKey, writeList, writeLiteral} from './literal.js';

/** Most values written as arguments of one call. */
export const MOST_ARGUMENTS = 1000;

type Fields = Extract<Code, {kind: 'object'}>['fields'];

/** The text of an expression whose first line starts with this indentation. */
export function print(code: Code, indent: string): string {
	switch (code.kind) {
		case 'value':
			return writeLiteral(code.value, indent);
		case 'name':
			return code.name;
		case 'object':
			return printObject(code.fields, indent, '');
		case 'recipe':
			return `${code.parameter} =>${writeChain(code.parameter, listWriters(code.calls), indent, '')}`;
		case 'chain': {
			const {calls} = code;
			return printStart(code, indent) + calls.map(one => `\n${indent}\t${printMethod(one, `${indent}\t`)}`).join('');
		}
	}
}

function printObject(fields: Fields, indent: string, lead: string): string {
	const texts = fields.map(([key, field]) => printField(key, field, `${indent}\t`));
	return enclose(`${lead}{`, texts, '}', indent);
}

function printStart({start, args}: Chain, indent: string): string {
	return args === undefined ? start : printCall(start, args, indent);
}

/** A chain as the last argument: on lines of its own if it is long. */
function printLastChain(chain: Chain, indent: string, lead: string): string {
	const inline = `${lead}${printInline(chain, indent)})`;
	const isShort = chain.calls.length < 2 || (!inline.includes('\n') && indent.length + inline.length <= WIDEST);
	return isShort ? inline : `${lead}\n${indent}\t${print(chain, `${indent}\t`)},\n${indent})`;
}

/** A chain in the place of an argument. */
function printInline(chain: Chain, indent: string): string {
	return printStart(chain, indent) + chain.calls.map(one => printMethod(one, indent)).join('');
}

function printField(key: string, code: Code, indent: string): string {
	if (code.kind === 'name' && code.name === key) return key;
	const lead = `${writeKey(key)}: `;
	if (code.kind === 'chain') return lead + printInline(code, indent);
	if (code.kind !== 'value') return lead + print(code, indent);
	return isTexts(code.value) ? writeList(code.value, indent, lead) : lead + writeLiteral(code.value, indent);
}

function listWriters(calls: readonly Call[]): readonly Write[] {
	return calls.map(call => indent => printMethod(call, indent));
}

function printMethod({name, args}: Call, indent: string): string {
	return printCall(`.${name}`, args, indent);
}

/** A call; only its last argument takes more than one line, or all of them if they are values of one list. */
function printCall(name: string, args: readonly Code[], indent: string): string {
	const before = args.slice(0, -1);
	const last = args.at(-1);
	const lead = `${name}(${before.map(arg => `${print(arg, indent)}, `).join('')}`;
	if (last?.kind === 'recipe' && !before.some(({kind}) => kind === 'recipe')) {
		const recipe = `${last.parameter} =>${writeChain(last.parameter, listWriters(last.calls), indent, lead)}`;
		return `${lead}${recipe}${recipe.includes('\n') ? `,\n${indent}` : ''})`;
	}
	if (last?.kind === 'value' && isTexts(last.value)) return `${writeList(last.value, indent, lead)})`;
	if (last?.kind === 'chain') return printLastChain(last, indent, lead);
	if (last?.kind === 'object') return `${printObject(last.fields, indent, lead)})`;
	const isLong = args.some(({kind}) => kind === 'recipe');
	const texts = args.map(arg => print(arg, isLong ? `${indent}\t` : indent));
	return texts.length > MOST_ARGUMENTS
		? `${enclose(`${name}(...[`, texts, ']', indent)})`
		: enclose(`${name}(`, texts, ')', indent);
}

function isTexts(value: unknown): value is readonly string[] {
	return Array.isArray(value) && value.every(item => typeof item === 'string');
}

/** The functions of `paylock` that the code calls. */
export function listFunctions(code: Code): readonly string[] {
	switch (code.kind) {
		case 'value':
		case 'name':
			return [];
		case 'object':
			return code.fields.flatMap(([, field]) => listFunctions(field));
		case 'recipe':
			return listFunctionsInCalls(code.calls);
		case 'chain':
			return [
				...(code.args === undefined ? [] : [code.start, ...code.args.flatMap(listFunctions)]),
				...listFunctionsInCalls(code.calls),
			];
	}
}

function listFunctionsInCalls(calls: readonly Call[]): readonly string[] {
	return calls.flatMap(({args}) => args.flatMap(listFunctions));
}

/** Longest chain; a longer one is split, since engines parse a chain recursively. */
const LONGEST_CHAIN = 200;

/** Writes one call, given the indentation of its line. */
type Write = (indent: string) => string;

/** The body of a recipe after its arrow: on one line if it is one call that fits; `lead` is in front of the recipe. */
function writeChain(name: string, calls: readonly Write[], indent: string, lead: string): string {
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
