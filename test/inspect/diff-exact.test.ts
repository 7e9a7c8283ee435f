// diff: exact against brute force over a small universe, and on filters that no sample of instruments can compare.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {diff} from '../../src/inspect/analysis/diff.js';
import {compile} from '../../src/inspect/evaluate/compile.js';
import {explain} from '../../src/inspect/evaluate/explain.js';
import {anyInput, instrumentsFor} from './small-universe.js';

const RANKS = {hidden: 0, undetermined: 1, shown: 2};

/** Which changes there are, found by judging every instrument of the universe. */
function bruteForce(before: object, after: object) {
	const [was, is] = [compile(before), compile(after)];
	const changes = new Set<string>();
	let [more, less] = [false, false];
	for (const instrument of instrumentsFor(before, after)) {
		const from = was.explain(instrument).verdict;
		const to = is.explain(instrument).verdict;
		if (from === to) continue;
		changes.add([instrument.type, from, to].join(' '));
		if (RANKS[to] > RANKS[from]) more = true;
		else less = true;
	}
	const relation = more && less ? 'incomparable' : more ? 'shows-more' : less ? 'shows-less' : 'equal';
	return {relation, changes: [...changes].sort()};
}

function compared(before: object, after: object) {
	const {relation, changes} = diff(before, after);
	for (const {type, from, to, pointer, witness} of changes) {
		expect(witness.type).toBe(type);
		expect(explain(before, witness).verdict).toBe(from);
		const explained = explain(after, witness);
		expect(explained.verdict).toBe(to);
		expect(explained.because.map(reason => reason.pointer)).toContain(pointer);
	}
	return {relation, changes: [...new Set(changes.map(({type, from, to}) => [type, from, to].join(' ')))].sort()};
}

/** One change somewhere in a filter or session: a flag flipped, an item or a field dropped. */
function changed(input: object, at: number): object {
	const copy = structuredClone(input) as Record<string, unknown>; // plain JSON
	const places: (() => void)[] = [];
	const visit = (value: unknown): void => {
		if (Array.isArray(value)) {
			value.forEach((item, index) => {
				places.push(() => value.splice(index, 1));
				visit(item);
			});
		} else if (typeof value === 'object' && value !== null) {
			const fields = value as Record<string, unknown>; // plain JSON
			for (const [key, inner] of Object.entries(fields)) {
				if (typeof inner === 'boolean') places.push(() => (fields[key] = !inner));
				else visit(inner);
			}
		}
	};
	visit(copy);
	places[at % Math.max(places.length, 1)]?.();
	return copy;
}

describe('diff', () => {
	test('finds what judging every instrument finds, between any two inputs', () => {
		fc.assert(
			fc.property(anyInput, anyInput, (before, after) => {
				expect(compared(before, after)).toEqual(bruteForce(before, after));
			}),
			{numRuns: 400},
		);
	});

	test('finds what judging every instrument finds, between an input and the same with one small change', () => {
		fc.assert(
			fc.property(anyInput, fc.nat(), (before, at) => {
				const after = changed(before, at);
				expect(compared(before, after)).toEqual(bruteForce(before, after));
			}),
			{numRuns: 800},
		);
	});
});
