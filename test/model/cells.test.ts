// The persistent list: every prefix stays as it was, and nothing recurses.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type Cell, countOf, inOrder, say} from '../../src/model/cells.js';

test('what was said is read back oldest first, frozen, and every prefix and branch keeps its own', () => {
	fc.assert(
		fc.property(fc.array(fc.integer()), fc.array(fc.integer()), (trunk, branch) => {
			const prefixes: (Cell<number> | undefined)[] = [undefined];
			for (const said of trunk) prefixes.push(say(prefixes.at(-1), said));
			const branches = prefixes.map(prefix => branch.reduce<Cell<number> | undefined>(say, prefix));
			for (const [length, prefix] of prefixes.entries()) {
				expect(inOrder(prefix)).toEqual(trunk.slice(0, length));
				expect(inOrder(branches[length])).toEqual([...trunk.slice(0, length), ...branch]);
				expect(countOf(prefix)).toBe(length);
				expect(Object.isFrozen(inOrder(prefix))).toBe(true);
			}
		}),
	);
});

test('a chain of 1,000,000 is read without recursion', () => {
	let newest: Cell<number> | undefined;
	for (let index = 0; index < 1_000_000; index += 1) newest = say(newest, index);
	const said = inOrder(newest);
	expect([said.length, said[0], said.at(-1)]).toEqual([1_000_000, 0, 999_999]);
});
