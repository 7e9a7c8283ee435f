// The reasons of explain in words, each once.
import {expect, test} from 'vitest';
import * as options from '../inspect/explain-cases.js';
import {kindsAndGroups, wholeScreen} from '../inspect/explain-emi-cases.js';
import {planFilterCases} from '../inspect/explain-plan-filter-cases.js';
import {reasonsOf} from '../inspect/explanation.js';
import {WRONG_INSTRUMENTS} from '../inspect/wrong-instruments.js';

test('the reasons of every rule', async () => {
	const tables = [...Object.values(options), kindsAndGroups, wholeScreen, planFilterCases];
	await expect(reasonsOf(tables.flatMap(table => Object.values(table)))).toMatchFileSnapshot('expected/explain.txt');
});

test('wrong instruments, without a card number or an address', async () => {
	const everything = {allowDefaultOptions: true, options: []};
	const cases = WRONG_INSTRUMENTS.map(([, instrument]) => [everything, instrument] as const);
	await expect(reasonsOf(cases)).toMatchFileSnapshot('expected/wrong-instruments.txt');
});
