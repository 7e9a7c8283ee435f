// Persistent lists: every prefix stays unchanged, and nothing recurses.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {append, type Cell, countOf, toArray} from '../../src/builders/filter-list.js';

test('items are read oldest first, frozen, and every prefix and branch keeps its own', () => {
	fc.assert(
		fc.property(fc.array(fc.integer()), fc.array(fc.integer()), (trunk, branch) => {
			const prefixes: (Cell<number> | undefined)[] = [undefined];
			for (const item of trunk) prefixes.push(append(prefixes.at(-1), item));
			const branches = prefixes.map(prefix => branch.reduce<Cell<number> | undefined>(append, prefix));
			for (const [length, prefix] of prefixes.entries()) {
				expect(toArray(prefix)).toEqual(trunk.slice(0, length));
				expect(toArray(branches[length])).toEqual([...trunk.slice(0, length), ...branch]);
				expect(countOf(prefix)).toBe(length);
				expect(Object.isFrozen(toArray(prefix))).toBe(true);
			}
		}),
	);
});

test('a chain of 1,000,000 is read without recursion', () => {
	let newest: Cell<number> | undefined;
	for (let index = 0; index < 1_000_000; index += 1) newest = append(newest, index);
	const items = toArray(newest);
	expect([items.length, items[0], items.at(-1)]).toEqual([1_000_000, 0, 999_999]);
});
