// What is down is hidden, whatever the calls of a filter show.
import {isDoubledType, normalCode} from '../account/provider-pairs.js';
import type {Readings} from '../account/readings.js';
import type {Down, FilterNode, TypeNode} from './filter-node.js';
import {codesOf, extended, listOf, type Parts} from './parts.js';

/** Adds what is down of a type to a map. */
export function addDown(down: Map<string, Down>, type: string, added: Down): void {
	const before = down.get(type) ?? [];
	down.set(type, before === 'whole' || added === 'whole' ? 'whole' : [...before, ...added]);
}

/** What is down of a filter and of the rules that it includes. */
export function joinDown(
	first: ReadonlyMap<string, Down> | undefined,
	added: ReadonlyMap<string, Down> | undefined,
): ReadonlyMap<string, Down> | undefined {
	if (first === undefined || added === undefined) return first ?? added;
	const all = new Map(first);
	for (const [type, codes] of added) addDown(all, type, codes);
	return all;
}

/** What the calls on each type say, without what is down. */
export function withoutDown(
	{options, down, allowDefaults, servicePrefix}: FilterNode,
	types: readonly string[],
	reading: Readings['defaultsInside'],
): readonly TypeNode[] {
	if (down === undefined || down.size === 0) return options;
	const without = (node: TypeNode) => hideDown(node, down.get(node.type), allowDefaults, servicePrefix, reading);
	const others = [...down.keys()].filter(type => types.includes(type) && !options.some(one => one.type === type));
	// Under `false`, what no call shows is hidden anyway.
	return [...options, ...(allowDefaults ? others.map(nothingOf) : [])].map(without).filter(saysSomething);
}

function hideDown(
	node: TypeNode,
	down: Down | undefined,
	allow: boolean,
	servicePrefix: string | undefined,
	reading: Readings['defaultsInside'],
): TypeNode {
	if (down === undefined || down.length === 0) return node;
	const {type, whole, shown, hidden} = node;
	if (down === 'whole') return {...nothingOf(type), whole: false};
	const normal = (code: string) =>
		servicePrefix !== undefined && isDoubledType(type) ? normalCode(type, code, servicePrefix) : code;
	const isDown = new Set(down.map(normal));
	const left = shown && listOf(shown).filter(code => !isDown.has(normal(code)));
	const isEmptied = shown !== undefined && left?.length === 0;
	const isRestShown = allow && reading !== 'ignore';
	return {
		...node,
		whole: whole ?? (isEmptied && !isRestShown ? false : undefined),
		shown: left === undefined || isEmptied ? undefined : codesOf(Object.freeze(left)),
		hidden: hiddenWith(hidden, [...new Set(down)]),
	};
}

function hiddenWith(hidden: Parts<string> | undefined, down: readonly string[]): Parts<string> {
	return extended(hidden, codesOf(Object.freeze(down)));
}

function nothingOf(type: string): TypeNode {
	const none = {whole: undefined, shown: undefined, hidden: undefined, filters: undefined, extra: undefined};
	return {type: type as TypeNode['type'], ...none, shows: false, hides: false}; // of the specification or of the account, as just checked
}

function saysSomething({whole, shown, hidden, filters}: TypeNode): boolean {
	return (whole ?? shown ?? hidden ?? filters) !== undefined;
}
