// describe: what a session adds to its filter: the EMI display, rules for EMI in two places, the mandate.
import {expect, test} from 'vitest';
import {summarize} from '../../src/inspect/summarize/summarize.js';
import {page} from './page.js';

const dates = {'mandate.max_amount': '10.00', 'mandate.start_date': '1893456000', 'mandate.end_date': '1924992000'};
const off = {enable: false};
const on = {enable: true};
const noEmi = {standardEmi: off, lowCostEmi: off, noCostEmi: off};
const EVERY = 'Customers see every payment option, with these rules:';
const NONE = 'Customers see only what these rules show:';
const CONTRADICTION = '- Two settings for EMI contradict each other, so EMI is uncertain.';
const issuer = {enable: true, issuerFilter: {issuers: ['P_A'], enable: true}};
const filterOf = (allowDefaultOptions: boolean, emiOptions?: object) => ({
	allowDefaultOptions,
	options: [{paymentMethodType: 'CARD', enable: true}],
	...(emiOptions === undefined ? {} : {emiOptions}),
});
const HIDDEN = ['- Standard EMI is hidden.', '- Low-cost EMI is hidden.', '- No-cost EMI is hidden.'];
const SHOWS = '- The session asks for EMI to be shown.';

test.each([
	['EMI asked for, and nothing else', {sdk_udf: 'showEMI'}, [EVERY, SHOWS]],
	[
		'EMI without cards',
		{sdk_udf: 'ShowEMIWithoutCards', payment_filter: filterOf(true)},
		[
			EVERY,
			'- Cards are shown.',
			'- The session asks for EMI to be shown and hides card payment, whatever the filter says about cards.',
		],
	],
	[
		'EMI asked for that the filter leaves open',
		{sdk_udf: 'showEMI', payment_filter: filterOf(false)},
		[NONE, '- Cards are shown.', '- EMI is shown.', SHOWS],
	],
	[
		'EMI asked for that the filter hides',
		{sdk_udf: 'showEMI', payment_filter: filterOf(true, noEmi)},
		[EVERY, '- Cards are shown.', ...HIDDEN, SHOWS, CONTRADICTION],
	],
	[
		'EMI hidden that the filter leaves open',
		{sdk_udf: 'hideEMI', payment_filter: filterOf(false)},
		[NONE, '- Cards are shown.', '- EMI is hidden.'],
	],
	[
		'EMI hidden of which the filter hides a part',
		{sdk_udf: 'hideEMI', payment_filter: filterOf(false, {noCostEmi: off})},
		[NONE, '- Cards are shown.', '- EMI is hidden.'],
	],
	[
		'EMI hidden of which the filter shows a part',
		{sdk_udf: 'hideEMI', payment_filter: filterOf(true, {...noEmi, noCostEmi: on})},
		[
			EVERY,
			'- Cards are shown.',
			...HIDDEN.slice(0, 2),
			'- No-cost EMI:',
			...['on credit cards', 'on debit cards', 'without a card'].map(group => `    ${group}: uncertain`),
			'- The session asks for EMI to be hidden.',
			CONTRADICTION,
		],
	],
	[
		'EMI hidden and the only thing shown',
		{sdk_udf: 'hideEMI', payment_filter: filterOf(true, {...noEmi, showOnlyEmi: true})},
		[
			'Customers see only EMI, with these rules:',
			...HIDDEN,
			'- The session asks for EMI to be hidden.',
			'- Two settings for EMI contradict each other, so what customers see is uncertain.',
		],
	],
	[
		'EMI asked for that is hidden and the only thing shown',
		{sdk_udf: 'showEMI', payment_filter: filterOf(true, {...noEmi, showOnlyEmi: true})},
		['Customers see only EMI, with these rules:', ...HIDDEN, SHOWS, CONTRADICTION],
	],
	[
		'EMI without cards while the filter hides cards',
		{
			sdk_udf: 'ShowEMIWithoutCards',
			payment_filter: {
				...filterOf(false, {...noEmi, noCostEmi: {enable: true, credit: {enable: true, filters: [issuer]}}}),
				options: [{paymentMethodType: 'CARD', enable: false}],
			},
		},
		[
			NONE,
			'- Cards are hidden.',
			...HIDDEN.slice(0, 2),
			'- No-cost EMI:',
			...['on credit cards:', '  shown: plans from issuer P_A', '  hidden: all other plans'].map(line => `    ${line}`),
			...['on debit cards: shown', 'without a card: shown'].map(line => `    ${line}`),
			'- The session asks for EMI to be shown and hides card payment, whatever the filter says about cards.',
		],
	],
	[
		'only EMI',
		{emiOptions: {...noEmi, standardEmi: undefined, showOnlyEmi: true}, payment_filter: filterOf(true)},
		['Customers see only EMI, with these rules:', ...HIDDEN.slice(1)],
	],
	[
		'EMI in the filter and next to it',
		{emiOptions: {noCostEmi: on}, payment_filter: filterOf(true, noEmi)},
		[
			EVERY,
			'- Cards are shown.',
			...HIDDEN,
			'- EMI has rules in two places of the session, so their effect is uncertain.',
		],
	],
	[
		'a mandate that is required',
		{'options.create_mandate': 'REQUIRED', ...dates},
		[EVERY, '- The payment sets up a mandate: only options that support mandates can be used.'],
	],
	[
		'a mandate that is optional',
		{'options.create_mandate': 'OPTIONAL', ...dates, payment_filter: filterOf(false, noEmi)},
		[NONE, '- Cards are shown.', ...HIDDEN, '- Customers may set up a mandate or pay once.'],
	],
])('%s', (_, fields, lines) => {
	expect(summarize(JSON.stringify({...page, ...fields}))).toBe(lines.join('\n'));
});

test('screens without a filter', () => {
	expect(summarize({...page, action: 'quickPay'})).toBe(
		'Customers see every payment option: the quick-pay screen has no filter.',
	);
	expect(summarize(page)).toBe('Customers see every payment option.');
	const {order_id: _id, amount: _amount, ...customer} = page;
	expect(summarize({...customer, action: 'paymentManagement'})).toMatch(/^Customers see a list of their stored/);
});

test('only EMI, where sdk_udf contradicts it, by reading', () => {
	const start = (sdk_udf: string, emiDisplay: 'sdk_udf-wins' | 'emiOptions-wins') =>
		summarize({...page, sdk_udf, payment_filter: filterOf(true, {showOnlyEmi: true})}, {readings: {emiDisplay}});
	expect(start('hideEMI', 'sdk_udf-wins')).toBe([EVERY, '- Cards are shown.', '- EMI is hidden.'].join('\n'));
	for (const text of [start('hideEMI', 'emiOptions-wins'), start('showEMI', 'sdk_udf-wins')])
		expect(text).toMatch(/^Customers see only EMI, with these rules:\n- The session asks/);
});

test('options that cannot be read, beside other mistakes', () => {
	const {order_id: _, ...lacking} = page;
	const text = summarize({...lacking, payment_filter: {allowDefaultOptions: true, options: 'x', emiOptions: noEmi}});
	expect(text.split('\n').slice(1)).toEqual([
		'- Some options cannot be read, so any type may be affected.',
		...HIDDEN,
		'- Cannot be read: /payment_filter/options ("x" is not a list: write a list).',
	]);
});
