// The values of a filter literal: as written, or as samples of what builders take at run time.
import type {SyntaxNode} from '@lezer/common';
import {literalOf} from '../javascript/literals.js';
import {textOf} from '../language.js';
import {unwrapExpression} from './nodes.js';
import type {Expression, Guard} from './reading.js';
import {type createSamples, membersIn, refuse, refuseInRecipe, staticOf} from './run-time.js';

/** The lists that builders take at run time. */
const CODE_LISTS = [
	'paymentMethods',
	'cardBrands',
	'cardBins',
	'cardSubTypes',
	'cardBanks',
	'upiMethods',
	'paymentMethod',
	'issuers',
];
export const LISTS: readonly string[] = [...CODE_LISTS, 'cardTypes', 'tenures'];

interface ValuesContext {
	readonly source: string;
	readonly isTyped: boolean;
	/** Those of the code that the literal becomes; samples add to them. */
	readonly expressions: Expression[];
	readonly createSample: ReturnType<typeof createSamples>;
}

export function createValues({source, isTyped, expressions, createSample}: ValuesContext) {
	return {writtenIn, sampleFor};

	/** A value without run-time parts; throws if no call takes it. */
	function writtenIn(key: string, node: SyntaxNode) {
		const unwrapped = unwrapExpression(node);
		const found = staticOf(literalOf(unwrapped, source));
		const isObject = unwrapped.name === 'ObjectExpression';
		if (isObject || (found !== undefined && !fits(key, found.value)))
			throw refuse(node, source, `is not what builders take as ${key}`);
		return found;
	}

	/** Values that no other expression has; `start` makes them valid, and is absent where a builder takes none at run time. */
	function sampleFor(node: SyntaxNode, key: string, guards: readonly Guard[], start: string | undefined) {
		if (!CODE_LISTS.includes(key) || start === undefined)
			throw refuse(node, source, 'is known only at run time, where a builder needs it as written');
		const text = textOf(node, source);
		if (guards.length > 0 || key !== 'paymentMethods') refuseInRecipe(node, source, guards, isTyped);
		const same = expressions.find(expression => expression.text === text);
		if (same !== undefined) return same.sample;
		// Valid as any code; ranges of BINs are digits.
		const next = () =>
			createSample(number =>
				key === 'cardBins' ? `${7_000_000_000 + number}::${7_000_000_000 + number}` : `${start}NB_SAMPLE${number}`,
			);
		const list = unwrapExpression(node);
		const items = list.name === 'ArrayExpression' ? membersIn(list, source) : undefined;
		const sample = items?.map(({value: item}) => codeIn(item) ?? next()) ?? [next(), next()];
		expressions.push({text, sample});
		return sample;
	}

	/** A code as written; `undefined` for one that is known only at run time. */
	function codeIn(item: SyntaxNode): string | undefined {
		const found = staticOf(literalOf(unwrapExpression(item), source));
		if (found === undefined) return undefined;
		if (typeof found.value === 'string') return found.value;
		throw refuse(item, source, 'is not a code');
	}
}

/** False for what has no calls of builders, rather than calls that they refuse. */
function fits(key: string, value: unknown): boolean {
	const isText = (item: unknown) => typeof item === 'string';
	const isList = Array.isArray(value) && value.every(isText);
	if (key === 'paymentMethod') return isText(value) || isList;
	return LISTS.includes(key) ? isList : value !== null;
}
