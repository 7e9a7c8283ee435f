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

test('the query shows the characters of a label that SQL cannot have', () => {
	const hidden = {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CASH', enable: false, paymentMethods: ['CAF\u00c9']}],
	};
	const columns = {type: 'pay_method', code: 'provider'};
	expect(impactQuery(before, hidden, {table: 'orders', columns, amount: 'total'})).toMatchInlineSnapshot(`
		"SELECT g."effect", g."label", g."from", g."to", COUNT(*) AS "orders", SUM(o."amount") AS "amount"
		FROM (
		  SELECT CASE
		    WHEN "pay_method" = 'CARD' THEN 0
		    WHEN "pay_method" = 'UPI' THEN 1
		    WHEN "pay_method" = 'WALLET' THEN 2
		    WHEN "pay_method" = 'NB' THEN 3
		    WHEN "pay_method" = 'CONSUMER_FINANCE' THEN 4
		    WHEN "pay_method" = 'REWARD' THEN 5
		    WHEN "pay_method" = 'CASH' THEN CASE
		      WHEN "provider" IS NULL THEN 8
		      WHEN "provider" = 'CAFÉ' THEN 7
		      ELSE 6
		    END
		    WHEN "pay_method" = 'RTP' THEN 9
		    WHEN "pay_method" = 'EMI' THEN 10
		    ELSE -1
		  END AS "group", "total" AS "amount"
		  FROM "orders"
		) AS o
		JOIN (
		  SELECT 0 AS "group", 'kept' AS "effect", 'cards' AS "label", 'shown' AS "from", 'shown' AS "to" UNION ALL
		  SELECT 1 AS "group", 'kept' AS "effect", 'UPI' AS "label", 'shown' AS "from", 'shown' AS "to" UNION ALL
		  SELECT 2 AS "group", 'kept' AS "effect", 'wallets' AS "label", 'shown' AS "from", 'shown' AS "to" UNION ALL
		  SELECT 3 AS "group", 'kept' AS "effect", 'net banking' AS "label", 'shown' AS "from", 'shown' AS "to" UNION ALL
		  SELECT 4 AS "group", 'kept' AS "effect", 'consumer finance' AS "label", 'shown' AS "from", 'shown' AS "to" UNION ALL
		  SELECT 5 AS "group", 'kept' AS "effect", 'rewards' AS "label", 'shown' AS "from", 'shown' AS "to" UNION ALL
		  SELECT 6 AS "group", 'kept' AS "effect", 'cash on delivery' AS "label", 'shown' AS "from", 'shown' AS "to" UNION ALL
		  SELECT 7 AS "group", 'lost' AS "effect", 'cash payment CAF/u00c9' AS "label", 'shown' AS "from", 'hidden' AS "to" UNION ALL
		  SELECT 8 AS "group", 'undetermined' AS "effect", 'cash on delivery, not fully described' AS "label", 'shown' AS "from", 'undetermined' AS "to" UNION ALL
		  SELECT 9 AS "group", 'kept' AS "effect", 'RTP' AS "label", 'shown' AS "from", 'shown' AS "to" UNION ALL
		  SELECT 10 AS "group", 'kept' AS "effect", 'EMI' AS "label", 'shown' AS "from", 'shown' AS "to" UNION ALL
		  SELECT -1 AS "group", 'undetermined' AS "effect", 'rows that are not instruments' AS "label", 'undetermined' AS "from", 'undetermined' AS "to"
		) AS g ON g."group" = o."group"
		GROUP BY g."group", g."effect", g."label", g."from", g."to"
		ORDER BY "orders" DESC
		"
	`);
});
