// For any chain: the JSON contains the configuration, no call changes an earlier builder, and everything built is frozen.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {addStep, builderOf, filterConfig, readBack} from './configured.js';

const json = (value: unknown) => JSON.stringify(value);
const many = {numRuns: 300};

test('the JSON, read back, is the configuration in the order of the calls', () => {
	fc.assert(
		fc.property(filterConfig, config => {
			expect(readBack(json(builderOf(config)))).toEqual(config);
		}),
		many,
	);
});

test('no call ever changes an earlier builder, and branches are as if each were built alone', () => {
	fc.assert(
		fc.property(filterConfig, config => {
			// With defaults, every prefix leaves something to pay with.
			const start = builderOf({allowDefaults: true, steps: []});
			const chain = [start];
			for (const step of config.steps) chain.push(addStep(chain.at(-1) ?? start, step));
			const before = chain.map(json);
			// Each prefix is continued in a second way, after the chain has grown past it.
			chain.forEach((prefix, length) => {
				const rest = config.steps.slice(length).reverse();
				const branch = rest.reduce(addStep, prefix);
				expect(json(branch)).toBe(
					json(builderOf({allowDefaults: true, steps: [...config.steps.slice(0, length), ...rest]})),
				);
			});
			expect(chain.map(json)).toEqual(before);
		}),
		{numRuns: 100},
	);
});

test('every part of a built filter is frozen', () => {
	fc.assert(
		fc.property(filterConfig, config => {
			const parts: unknown[] = [builderOf(config).build()];
			for (const part of parts) {
				if (typeof part !== 'object' || part === null) continue;
				expect(Object.isFrozen(part)).toBe(true);
				parts.push(...Object.values(part));
			}
		}),
		many,
	);
});

test('two builds of one chain have equal bytes, and one builder builds once', () => {
	fc.assert(
		fc.property(filterConfig, config => {
			const one = builderOf(config);
			expect(json(one)).toBe(json(builderOf(config)));
			expect(one.build()).toBe(one.build());
		}),
		many,
	);
});
