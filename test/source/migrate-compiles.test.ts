// `paylock migrate`: the migrated files compile under strict settings.
import {expect, test} from 'vitest';
import {problemsOf} from '../examples/compile.js';
import {fixtures, migrateText} from './migrating.js';

test('the migrated files compile', () => {
	const samples = fixtures
		.filter(({name}) => name.endsWith('.ts'))
		.map(({name, source}) => ({place: name, language: 'ts', code: migrateText(name, source).text}) as const);
	expect(problemsOf(samples)).toEqual([]);
});
