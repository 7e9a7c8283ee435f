// The calls of the parts of one list, those of parts that exist only under a condition inside `when`.
import {type Call, createCall, createRecipe} from '../../../inspect/codegen/code.js';
import type {Guard} from './reading.js';

/** A call, and the part of the JSON that it writes. */
export interface PartCall {
	readonly call: Call;
	readonly part: object;
}

/** What is known about parts: their guards, the outermost first, and their comments. */
export interface PartFacts {
	readonly guards: ReadonlyMap<object, readonly Guard[]>;
	readonly comments: ReadonlyMap<object, readonly string[]>;
}

/** The calls with their comments; `parameter` is the builder in the recipes of `when`. */
export function guardedCalls(
	calls: readonly PartCall[],
	facts: PartFacts,
	parameter: string,
	depth = 0,
): readonly Call[] {
	const guardOf = ({part}: PartCall) => facts.guards.get(part)?.[depth];
	const grouped: Call[] = [];
	for (let start = 0; start < calls.length; ) {
		const [first] = calls.slice(start);
		const guard = first && guardOf(first);
		let end = start + 1;
		for (let next = calls[end]; guard && next && isOneCall(guard, guardOf(next)); next = calls[end]) end += 1;
		const taken = calls.slice(start, end);
		const branch = (isMet: boolean) => {
			const inside = taken.filter(one => guardOf(one)?.isMet === isMet);
			return inside.length === 0
				? undefined
				: createRecipe(parameter, guardedCalls(inside, facts, parameter, depth + 1));
		};
		if (guard) grouped.push(createWhen(guard.argument, branch(true), branch(false)));
		else grouped.push(...taken.map(one => commentedCall(one, facts)));
		start = end;
	}
	return grouped;
}

/** True for conditions that one call of `when` checks; a condition that calls something is checked as often as before. */
function isOneCall(guard: Guard, other: Guard | undefined): boolean {
	return other?.condition === guard.condition && (other.at === guard.at || !guard.condition.includes('('));
}

export function createWhen(argument: string, yes: Call['args'][number] | undefined, no: typeof yes): Call {
	const condition = {kind: 'name', name: yes === undefined ? opposite(argument) : argument} as const;
	return createCall('when', condition, ...[yes, no].filter(recipe => recipe !== undefined));
}

export function opposite(condition: string): string {
	// What is negated may be no boolean.
	if (/^![\w$.]+$/.test(condition)) return `Boolean(${condition.slice(1)})`;
	const inner = /^Boolean\(([\w$.]+)\)$/.exec(condition)?.[1] ?? condition;
	return /^[\w$.]+$/.test(inner) ? `!${inner}` : `!(${inner})`;
}

export function commentedCall({call, part}: PartCall, {comments}: PartFacts): Call {
	const texts = comments.get(part);
	return texts === undefined ? call : {...call, comments: texts};
}
