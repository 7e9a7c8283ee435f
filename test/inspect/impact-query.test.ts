// The query of impact on two engines: its groups are those of impact.
import {expect, test} from 'vitest';
import type {Instrument} from '../../src/inspect/index.js';
import {impact} from '../../src/inspect/orders/impact.js';
import {impactQuery} from '../../src/inspect/orders/impact-sql.js';
import {COLUMNS, enginesWith} from './sql-engines.js';

const before = {allowDefaultOptions: true, options: []};
const after = {
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'WALLET', enable: false, paymentMethods: ["O'NEIL"]},
		{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]},
	],
};
const instruments: readonly Instrument[] = [
	{type: 'WALLET', code: "O'NEIL"},
	{type: 'WALLET', code: 'WALLET_A'},
	{type: 'CARD', cardType: 'CREDIT'},
	{type: 'CARD', cardType: 'CREDIT'},
	{type: 'CARD'},
	{type: 'CASH'},
	{type: 'CASH'},
	{type: 'CASH'},
];
const orders = instruments.map((instrument, index) => ({instrument, amount: `${index}.50`}));
const {groups} = impact(before, after, orders);
const wrong = {instrument: {type: 'GOLD'} as unknown as Instrument, amount: '9.00'};

test.each([
	['amounts and rows', {amount: 'amount'}],
	['rows alone', {}],
	['a column of counts', {count: 'id'}],
])('the query with %s', async (_, more) => {
	const sql = impactQuery(before, after, {table: 'orders', columns: COLUMNS, ...more});
	const countOf = (rows: readonly number[]) =>
		'count' in more ? rows.reduce((sum, row) => sum + row, 0) : rows.length;
	const rowsOf = ({label, from, to}: (typeof groups)[number]) =>
		orders.flatMap(({instrument}, index) => {
			const [own] = impact(before, after, [{instrument}]).groups;
			return own?.label === label && own.from === from && own.to === to ? [index] : [];
		});
	const expected = groups.map(group => [
		group.from === group.to ? 'kept' : group.to === 'undetermined' ? 'undetermined' : 'lost',
		group.label,
		group.from,
		group.to,
		countOf(rowsOf(group)),
		...('amount' in more ? [Number(group.amount)] : []),
	]);
	const none = ['undetermined', 'rows that are not instruments', 'undetermined', 'undetermined'];
	const all = [...expected, [...none, countOf([orders.length]), ...('amount' in more ? [9] : [])]];
	for (const engine of await enginesWith([...orders, wrong])) {
		const found = (await engine.query(sql)).map(row => row.map((cell, at) => (at < 4 ? cell : Number(cell))));
		expect(found.map(row => row[4])).toEqual(found.map(row => row[4]).sort((a, b) => Number(b) - Number(a)));
		expect(found.map(String).sort(), engine.name).toEqual(all.map(String).sort());
		engine.close();
	}
});
