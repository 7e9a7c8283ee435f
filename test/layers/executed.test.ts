// How many files a reader has to open to follow one call, and how many functions: ceilings, so that no call spreads over more
// and more of them.
import {expect, test} from 'vitest';
import {executedBy} from './executed.js';

const INSPECT = "import {explain, lint, repair} from './src/inspect/index.ts'";
const INPUT = `{
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']},
		{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]},
	],
}`;

/** The filter of the README: built, linted, and asked about a type that it does not name and about a card. */
const PROGRAMS = [
	{
		name: 'build',
		ceiling: 15,
		imports: "import {filter} from './src/builders/create-builders.ts'",
		call: "filter().allowDefaults(true).hide('WALLET', ['WALLET_A']).cards(cards => cards.hideTypes('CREDIT')).build()",
	},
	{name: 'lint', ceiling: 74, imports: INSPECT, call: `lint(${INPUT})`},
	{name: 'explain', ceiling: 30, imports: INSPECT, call: `explain(${INPUT}, {type: 'NB', code: 'NB_BANK_A'})`},
	{
		name: 'explain a card',
		ceiling: 37,
		imports: INSPECT,
		call: `explain(${INPUT}, {type: 'CARD', cardType: 'CREDIT'})`,
	},
];

const MISSPELLED = "{allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enabel: false}]}";

/** One misspelled key. */
const CORRECTIONS = [
	{name: 'lint', ceiling: 224, imports: INSPECT, call: `lint(${MISSPELLED})`},
	{name: 'repair', ceiling: 258, imports: INSPECT, call: `repair(${MISSPELLED})`},
];

test('one call runs few files of src', async () => {
	const executed = await executedBy(PROGRAMS);
	for (const [index, {name, ceiling}] of PROGRAMS.entries()) {
		const {files = []} = executed[index] ?? {};
		expect(files, name).toContain(name === 'build' ? 'builders/filter.ts' : 'inspect/read/read-input.ts');
		expect(files.length, `${name}: ${files.join(' ')}`).toBeLessThanOrEqual(ceiling);
	}
});

test('few functions correct one misspelled key', async () => {
	const executed = await executedBy(CORRECTIONS);
	for (const [index, {name, ceiling}] of CORRECTIONS.entries()) {
		expect(executed[index]?.files, name).toContain('inspect/read/meant/keys.ts');
		expect(executed[index]?.functions, name).toBeLessThanOrEqual(ceiling);
	}
});
