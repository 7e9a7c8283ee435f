// For any chain: what is sent says what was said, no call changes an ancestor, and what is built stays as it is.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {filter} from '../../src/index.js';
import {build, filterSaid, readBack, say} from './configured.js';

const json = (value: unknown) => JSON.stringify(value);
const many = {numRuns: 300};

test('what is built, read back, says what was said, in the order it was said', () => {
	fc.assert(
		fc.property(filterSaid, said => {
			expect(readBack(json(build(said)))).toEqual(said);
		}),
		many,
	);
});

test('no call ever changes an ancestor, and branches are as if each were built alone', () => {
	fc.assert(
		fc.property(filterSaid, said => {
			const chain = [filter().allowDefaults(said.allowDefaults)];
			for (const step of said.steps) chain.push(say(chain[chain.length - 1] as (typeof chain)[number], step)); // never empty
			const before = chain.map(json);
			// Each prefix goes on in a second way, after the chain has grown past it.
			chain.forEach((prefix, length) => {
				const rest = said.steps.slice(length).reverse();
				const branch = rest.reduce(say, prefix);
				expect(json(branch)).toBe(json(build({...said, steps: [...said.steps.slice(0, length), ...rest]})));
			});
			expect(chain.map(json)).toEqual(before);
		}),
		{numRuns: 100},
	);
});

test('every part of what is built is frozen', () => {
	fc.assert(
		fc.property(filterSaid, said => {
			const open: unknown[] = [build(said).build()];
			for (const part of open) {
				if (typeof part !== 'object' || part === null) continue;
				expect(Object.isFrozen(part)).toBe(true);
				open.push(...Object.values(part));
			}
		}),
		many,
	);
});

test('two builds of one chain are the same bytes, and one builder builds once', () => {
	fc.assert(
		fc.property(filterSaid, said => {
			const one = build(said);
			expect(json(one)).toBe(json(build(said)));
			expect(one.build()).toBe(one.build());
		}),
		many,
	);
});
