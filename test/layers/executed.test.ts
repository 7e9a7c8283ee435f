// How many files a reader has to open to follow one call: ceilings, so that no call spreads over more and more of them.
import {expect, test} from 'vitest';
import {executedFiles} from './executed.js';

const INSPECT = "import {explain, lint} from './src/inspect/index.ts'";
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
		imports: "import {filter} from './src/builders/paylock.ts'",
		call: "filter().allowDefaults(true).hide('WALLET', ['WALLET_A']).cards(cards => cards.hideTypes('CREDIT')).build()",
	},
	{name: 'lint', ceiling: 64, imports: INSPECT, call: `lint(${INPUT})`},
	{name: 'explain', ceiling: 27, imports: INSPECT, call: `explain(${INPUT}, {type: 'NB', code: 'NB_BANK_A'})`},
	{
		name: 'explain a card',
		ceiling: 34,
		imports: INSPECT,
		call: `explain(${INPUT}, {type: 'CARD', cardType: 'CREDIT'})`,
	},
];

test('one call runs few files of src', async () => {
	const executed = await executedFiles(PROGRAMS);
	for (const [index, {name, ceiling}] of PROGRAMS.entries()) {
		const files = executed[index] ?? [];
		expect(files, name).toContain(name === 'build' ? 'builders/filter.ts' : 'inspect/read/read-input.ts');
		expect(files.length, `${name}: ${files.join(' ')}`).toBeLessThanOrEqual(ceiling);
	}
});
