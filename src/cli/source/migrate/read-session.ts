// A session literal of JavaScript as what builders need to know about it.
import type {SyntaxNode} from '@lezer/common';
import {CUSTOMER_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS, ORDER_FIELDS} from '../../../schema/fields-by-action.js';
import {literalOf} from '../javascript/literals.js';
import {textOf} from '../language.js';
import {conditionalOf, unwrapExpression} from './nodes.js';
import {type FilterReading, readFilter} from './read-filter.js';
import {type Expression, type Guard, LeftAlone, type Outcomes, type Part, type Reading} from './reading.js';
import {createGuard, createSamples, membersIn, refuse, refuseInRecipe, spreadBranches, staticOf} from './run-time.js';

/** The call that writes a field. */
type CallName = 'session' | 'mandate' | 'details' | 'emiDisplay' | 'paymentFilter' | 'extra';

/** The fields that one call writes, under one condition. */
export interface SessionPart {
	readonly call: CallName;
	readonly fields: Record<string, unknown>;
	readonly filter?: FilterReading;
	/** The outermost first. */
	readonly guards: readonly Guard[];
}

export interface SessionReading extends Reading {
	/** With the action, the order and the customer. */
	readonly base: SessionPart;
	readonly sessionParts: readonly SessionPart[];
}

const CALLS: readonly (readonly [call: CallName, fields: readonly string[]])[] = [
	['session', ['action', ...ORDER_FIELDS, ...CUSTOMER_FIELDS]],
	['mandate', MANDATE_FIELDS],
	['details', DETAIL_FIELDS],
	['emiDisplay', ['sdk_udf']],
	['paymentFilter', ['payment_filter']],
];

/** Reads a session; throws {@link LeftAlone} where builders cannot take what is known only at run time. */
export function readSession(session: SyntaxNode, source: string, isTyped: boolean): SessionReading {
	const sessionParts: SessionPart[] = [];
	const expressions: Expression[] = [];
	const createSample = createSamples(source);
	const parts: Part[] = [];

	function readMembers(object: SyntaxNode, around: readonly Guard[]): void {
		for (const {key, value, from, to} of membersIn(object, source)) {
			const node = unwrapExpression(value);
			if (key === undefined) {
				for (const branch of spreadBranches(node, around, around.length > 0, source))
					readMembers(branch.object, branch.guards);
				continue;
			}
			if (key === 'payment_filter') readFilters(node, around);
			else {
				const part = partFor(CALLS.find(([, fields]) => fields.includes(key))?.[0] ?? 'extra', around, value);
				parts.push({value: part, from, to});
				const field = readField(key, value, around);
				if (field !== undefined) part.fields[key] = field;
			}
		}
	}

	/** The filter, or one for each branch of a conditional. */
	function readFilters(node: SyntaxNode, guards: readonly Guard[]): void {
		const found = conditionalOf(node, source);
		if (found?.no !== undefined) {
			for (const [branch, isMet] of [
				[found.yes, true],
				[found.no, false],
			] as const) {
				const guard = createGuard(found.condition, isMet, guards.length > 0, source);
				readFilters(unwrapExpression(branch), [...guards, guard]);
			}
		} else if (node.name === 'ObjectExpression') {
			const filter = readFilter(node, source, isTyped, guards, expressions, createSample);
			const part: SessionPart = {call: 'paymentFilter', fields: {}, filter, guards};
			sessionParts.push(part);
			parts.push({value: part, from: node.from, to: node.to}, ...filter.parts);
		} else if (textOf(node, source) !== 'undefined')
			throw refuse(node, source, 'is not a filter as written: migrate that first');
	}

	/** The part of a call under the same conditions as a field. */
	function partFor(call: CallName, guards: readonly Guard[], node: SyntaxNode): SessionPart {
		if (call === 'session' && guards.length > 0) throw refuse(node, source, 'depends on a condition');
		const same = sessionParts.find(
			part => part.call === call && JSON.stringify(part.guards) === JSON.stringify(guards),
		);
		const part = same ?? {call, fields: {}, guards};
		if (same === undefined) sessionParts.push(part);
		return part;
	}

	function readField(key: string, node: SyntaxNode, around: readonly Guard[]): unknown {
		const unwrapped = unwrapExpression(node);
		const text = textOf(unwrapped, source);
		if (text === 'undefined') return undefined;
		const found = staticOf(literalOf(unwrapped, source));
		if (found !== undefined) return found.value;
		const problem = problemOf(key, text, source);
		if (problem !== undefined) throw refuse(node, source, problem);
		if (around.length > 0) refuseInRecipe(node, source, around, isTyped);
		const written = textOf(node, source);
		const same = expressions.find(one => one.text === written);
		if (same !== undefined) return same.sample;
		const sample = createSample(number => sampleOf(key, number));
		expressions.push({text: written, sample, ...(isAmount(key) && {maker: 'amount'})});
		return sample;
	}

	function jsonFor(outcomes: Outcomes): unknown {
		const existing = sessionParts.filter(({guards}) =>
			guards.every(({condition, isMet}) => outcomes.get(condition) === isMet),
		);
		const fields = existing.map(part => ({
			...part.fields,
			...(part.filter && {payment_filter: part.filter.jsonFor(outcomes)}),
		}));
		return Object.assign({}, ...fields);
	}

	readMembers(session, []);
	const base = sessionParts.find(({call}) => call === 'session');
	if (base?.fields.action === undefined) throw new LeftAlone('it has no action, which builders write');
	const conditions = sessionParts.flatMap(({guards, filter}) => [...guards, ...(filter?.conditions ?? [])]);
	return {base, sessionParts, expressions, parts, conditions, jsonFor};
}

function isAmount(key: string): boolean {
	return key === 'amount' || key === 'mandate.max_amount';
}

/** Why builders may refuse or change what is known only at run time. */
function problemOf(key: string, text: string, source: string): string | undefined {
	if (isAmount(key))
		return text.endsWith('.toFixed(2)')
			? undefined
			: 'may not have two decimals: write toAmount(…) of paylock, or .toFixed(2)';
	if (['action', 'sdk_udf', 'options.create_mandate', 'emiOptions'].includes(key))
		return 'is known only at run time, where a builder needs it as written';
	const isOptional = (DETAIL_FIELDS as readonly string[]).includes(key);
	if (isOptional || !CALLS.some(([, fields]) => fields.includes(key))) return undefined;
	const name = /[\w$]+$/.exec(text)?.[0];
	const isAbsent =
		/^process\.env\b[\w.[\]'"]*$|\?\.|(?:\?\?|\|\|)\s*(?:undefined|null)$/.test(text) ||
		isDeclared(name, '\\?:', source);
	if (isAbsent) return 'may be undefined, and the field is required';
	return isDeclared(name, ':\\s*(?:number|bigint|boolean|Date)\\b', source)
		? 'is declared as another type than string'
		: undefined;
}

/** True if the file declares a parameter or property of this name so. */
function isDeclared(name: string | undefined, how: string, source: string): boolean {
	return name !== undefined && new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}${how}`).test(source);
}

/** A valid value for each number. */
function sampleOf(key: string, number: number): string {
	if (isAmount(key)) return `${7_000_000 + number}.00`;
	if (key === 'mandate.start_date') return String(7_000_000 + number);
	if (key === 'mandate.end_date') return String(9_000_000_000 + number);
	return key === 'return_url' ? `https://sample${number}.test/` : `sample${number}`;
}
