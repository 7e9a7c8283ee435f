// toCode: every module for the payloads of the corpus compiles under strict settings, exact or not.
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {toCode} from '../../src/inspect/index.js';
import {problemsOf} from '../examples/compile.js';

test('the modules compile', () => {
	const folder = new URL('../corpus/', import.meta.url);
	const names = readdirSync(folder).filter(name => name.endsWith('.json'));
	const samples = names.flatMap(place => {
		const {input} = JSON.parse(readFileSync(new URL(place, folder), 'utf8'));
		return [false, true].map(exact => ({place, language: 'ts', code: toCode(input, {exact})}));
	});
	expect(problemsOf(samples)).toEqual([]);
});
