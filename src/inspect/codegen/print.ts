// Prints generated code, in lines of at most 100 characters where its parts allow.
import {chain, type Write} from './chain.js';
import {type Call, type Chain, type Choice, type Code, isChoice} from './code.js';
import {enclose, keyOf, list, literal} from './literal.js';

/** Most values written as arguments of one call. */
export const MOST_ARGUMENTS = 1000;

type Fields = Extract<Code, {kind: 'object'}>['fields'];

/** The text of an expression whose first line starts with this indentation. */
export function print(code: Code, indent: string): string {
	switch (code.kind) {
		case 'value':
			return isChoice(code.value) ? choice(code.value, indent, '') : literal(code.value, indent);
		case 'name':
			return code.name;
		case 'object':
			return objectText(code.fields, indent, '');
		case 'recipe':
			return `${code.parameter} =>${chain(code.parameter, writesOf(code.calls), indent, '')}`;
		case 'chain': {
			const {calls} = code;
			return startText(code, indent) + calls.map(one => `\n${indent}\t${write(one, `${indent}\t`)}`).join('');
		}
	}
}

function objectText(fields: Fields, indent: string, lead: string): string {
	const texts = fields.map(([key, field]) => fieldText(key, field, `${indent}\t`));
	return enclose(`${lead}{`, texts, '}', indent);
}

function startText({start, args}: Chain, indent: string): string {
	return args === undefined ? start : callText(start, args, indent);
}

/** A chain in the place of an argument. */
function inline(chain: Chain, indent: string): string {
	return startText(chain, indent) + chain.calls.map(one => write(one, indent)).join('');
}

function fieldText(key: string, code: Code, indent: string): string {
	if (code.kind === 'name' && code.name === key) return key;
	const lead = `${keyOf(key)}: `;
	if (code.kind === 'chain') return lead + inline(code, indent);
	if (code.kind !== 'value') return lead + print(code, indent);
	if (isChoice(code.value)) return choice(code.value, indent, lead);
	return isTexts(code.value) ? list(code.value, indent, lead) : lead + literal(code.value, indent);
}

/** `issuers: only('PREFIX_BANKA')`; a list too long for a call is written as the object that `only` would return. */
function choice({items, enable}: Choice, indent: string, lead: string): string {
	if (items.length > MOST_ARGUMENTS) return `${lead}{enable: ${enable}, ${list(items, indent, 'items: ')}}`;
	const texts = items.map(item => literal(item));
	return enclose(`${lead}${choiceName(enable)}(`, texts, ')', indent);
}

function choiceName(enable: boolean): string {
	return enable ? 'only' : 'except';
}

function writesOf(calls: readonly Call[]): readonly Write[] {
	return calls.map(call => indent => write(call, indent));
}

function write({name, args}: Call, indent: string): string {
	return callText(`.${name}`, args, indent);
}

/** A call; only its last argument takes more than one line, or all of them if they are values of one list. */
function callText(name: string, args: readonly Code[], indent: string): string {
	const before = args.slice(0, -1);
	const last = args.at(-1);
	const lead = `${name}(${before.map(arg => `${print(arg, indent)}, `).join('')}`;
	if (last?.kind === 'recipe') {
		const recipe = `${last.parameter} =>${chain(last.parameter, writesOf(last.calls), indent, lead)}`;
		return `${lead}${recipe}${recipe.includes('\n') ? `,\n${indent}` : ''})`;
	}
	if (last?.kind === 'value' && isTexts(last.value)) return `${list(last.value, indent, lead)})`;
	if (last?.kind === 'chain') return `${lead}${inline(last, indent)})`;
	if (last?.kind === 'object') return `${objectText(last.fields, indent, lead)})`;
	const texts = args.map(arg => print(arg, indent));
	return texts.length > MOST_ARGUMENTS
		? `${enclose(`${name}(...[`, texts, ']', indent)})`
		: enclose(`${name}(`, texts, ')', indent);
}

function isTexts(value: unknown): value is readonly string[] {
	return Array.isArray(value) && value.every(item => typeof item === 'string');
}

/** The functions of `paylock` that the code calls. */
export function functionsIn(code: Code): readonly string[] {
	switch (code.kind) {
		case 'value':
			return isChoice(code.value) && code.value.items.length <= MOST_ARGUMENTS ? [choiceName(code.value.enable)] : [];
		case 'name':
			return [];
		case 'object':
			return code.fields.flatMap(([, field]) => functionsIn(field));
		case 'recipe':
			return inCalls(code.calls);
		case 'chain':
			return [
				...(code.args === undefined ? [] : [code.start, ...code.args.flatMap(functionsIn)]),
				...inCalls(code.calls),
			];
	}
}

function inCalls(calls: readonly Call[]): readonly string[] {
	return calls.flatMap(({args}) => args.flatMap(functionsIn));
}
