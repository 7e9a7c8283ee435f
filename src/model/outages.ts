// What is down is hidden, whatever the calls of a filter show.
import {normalCode} from '../account/provider-pairs.js';
import type {Readings} from '../account/readings.js';
import {type FilterNode, type OutageNode, type TypeNode, typeNode} from './filter-node.js';
import {codesOf, extended, listOf} from './parts.js';

/** The codes of a type that are down, or all of it. */
export type Down = readonly string[] | 'whole';

/** What is down of each type. */
export class Outages implements OutageNode {
	constructor(private readonly down: ReadonlyMap<string, Down>) {}

	and(others: Outages): Outages {
		const all = new Map(this.down);
		for (const [type, codes] of others.down) {
			const before = all.get(type) ?? [];
			all.set(type, before === 'whole' || codes === 'whole' ? 'whole' : [...before, ...codes]);
		}
		return new Outages(all);
	}

	hideIn(
		{options, allowDefaults, servicePrefix}: FilterNode,
		types: readonly string[],
		reading: Readings['defaultsInside'],
	): readonly TypeNode[] {
		const {down} = this;
		const without = (node: TypeNode) => hideDown(node, down.get(node.type), allowDefaults, servicePrefix, reading);
		const others = [...down.keys()].filter(type => types.includes(type) && !options.some(one => one.type === type));
		// Under `false`, what no call shows is hidden anyway. Each of them is a type of the account, as just checked.
		return [...options, ...(allowDefaults ? others.map(type => typeNode(type as TypeNode['type'], {})) : [])]
			.map(without)
			.filter(saysSomething);
	}
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
	if (down === 'whole') return typeNode(type, {whole: false});
	const normal = (code: string) => normalCode(type, code, servicePrefix);
	const isDown = new Set(down.map(normal));
	const left = shown && listOf(shown).filter(code => !isDown.has(normal(code)));
	const isEmptied = shown !== undefined && left?.length === 0;
	const isRestShown = allow && reading !== 'ignore';
	return {
		...node,
		whole: whole ?? (isEmptied && !isRestShown ? false : undefined),
		shown: left === undefined || isEmptied ? undefined : codesOf(Object.freeze(left)),
		hidden: extended(hidden, codesOf(Object.freeze([...new Set(down)]))),
	};
}

function saysSomething({whole, shown, hidden, filters}: TypeNode): boolean {
	return (whole ?? shown ?? hidden ?? filters) !== undefined;
}
