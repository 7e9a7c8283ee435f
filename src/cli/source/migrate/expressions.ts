// Expressions of the source in generated code, each where its sample value was, and the names that the file has.
import type {Call, Chain, Code} from '../../../inspect/codegen/code.js';
import type {Expression} from './reading.js';

/** The code with the source of each expression in place of its sample. */
export function withExpressions(
	code: Chain,
	expressions: readonly Expression[],
	localName: (name: string) => string,
): Chain {
	const found = new Map(expressions.map(expression => [JSON.stringify(expression.sample), expression]));
	const textFor = (value: unknown) => found.get(JSON.stringify(value))?.text;

	function change(part: Code): Code {
		switch (part.kind) {
			case 'value':
				return value(part.value) ?? part;
			case 'object':
				return {...part, fields: part.fields.map(([key, field]) => [key, change(field)] as const)};
			case 'recipe':
				return renamed({...part, calls: part.calls.map(changeCall)});
			case 'chain':
				return changeChain(part);
			default:
				return part;
		}
	}

	function changeChain(chain: Chain): Chain {
		return {...chain, start: localName(chain.start), args: chain.args?.map(change), calls: chain.calls.map(changeCall)};
	}

	function value(given: unknown): Code | undefined {
		const expression = found.get(JSON.stringify(given));
		if (expression !== undefined) {
			const name = {kind: 'name', name: expression.text} as const;
			const maker = expression.maker && localName(expression.maker);
			return maker === undefined ? name : {kind: 'chain', start: maker, args: [name], calls: []};
		}
		if (Array.isArray(given)) return undefined;
		if (typeof given === 'object' && given !== null) {
			return {
				kind: 'object',
				fields: Object.entries(given).map(([key, part]) => [key, change({kind: 'value', value: part})]),
			};
		}
		return undefined;
	}

	function changeCall(call: Call): Call {
		const list = textFor(call.args.map(arg => (arg.kind === 'value' ? arg.value : undefined)));
		return {...call, args: list ? [{kind: 'name', name: itemsOf(list), isItems: true}] : call.args.map(change)};
	}

	return changeChain(code);
}

/** The samples by the texts that stand for them in the code. */
export function samplesOf(expressions: readonly Expression[]): Readonly<Record<string, unknown>> {
	return Object.fromEntries(
		expressions.flatMap(({text, sample}) => [
			[text, sample],
			[itemsOf(text), sample],
		]),
	);
}

/** The items of a list as arguments. */
function itemsOf(text: string): string {
	const inside = /^\[([^\n/]*?),?\s*\]$/.exec(text)?.[1]?.trim();
	return inside ? inside : `...${text}`;
}

/** A recipe whose parameter is not a name that an expression inside uses. */
function renamed(recipe: Extract<Code, {kind: 'recipe'}>): Code {
	const {parameter} = recipe;
	// Also after the three dots of a spread.
	const used = new RegExp(`(?<![\\w$])(?<!(?<!\\.)\\.)${parameter}(?![\\w$])`);
	const isUsed = namesIn(recipe).some(text => used.test(text));
	return isUsed ? {...recipe, parameter: `${parameter}Builder`} : recipe;
}

function namesIn(code: Code): readonly string[] {
	if (code.kind === 'name') return [code.name];
	if (code.kind === 'object') return code.fields.flatMap(([, field]) => namesIn(field));
	if (code.kind === 'value') return [];
	const args = code.kind === 'chain' ? (code.args ?? []) : [];
	return [...args, ...code.calls.flatMap(call => call.args)].flatMap(namesIn);
}
