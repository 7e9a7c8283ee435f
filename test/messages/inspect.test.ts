// testCases, impact and toSql: the message of each refusal.
import {expect, test} from 'vitest';
import {impact, lint, testCases, toSql} from '../../src/inspect/index.js';
import {thrown} from './thrown.js';

const all = {allowDefaultOptions: true, options: []};
const wallets = (...paymentMethods: readonly string[]) => ({
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods}],
});
const cash = {type: 'CASH'} as const;

test('instruments and cases', () => {
	const many = Array.from({length: 2000}, (_, at) => `WALLET_${at}`);
	expect(thrown(() => testCases(wallets(...many)))).toMatchInlineSnapshot(
		`"the filter has 2005 options, filters, list entries and flags: split it, since tests are generated for at most 2000"`,
	);
});

test('the time of lint', () => {
	expect(
		thrown(
			() => lint(all, {now: new Date(Number.NaN)}),
			() => lint(all, {now: 'soon' as never}),
			() => lint(all, [] as never),
		),
	).toMatchInlineSnapshot(`
		"/now: the Date is invalid: pass a valid one, or leave it out
		/now: "soon" is not a Date: pass one, or leave it out
		a list is not a set of lint options: write an object"
	`);
});

test('orders', () => {
	expect(
		thrown(
			() => impact(all, all, 'orders' as never),
			() => impact(all, all, [7 as never]),
			() => impact(all, all, [{instrument: {type: 'GOLD'} as never}]),
			() => impact(all, all, [{instrument: cash, count: 0}]),
			() => impact(all, all, [{instrument: cash, amount: '1,000.00'}]),
		),
	).toMatchInlineSnapshot(`
		""orders" is not a list of orders: pass an iterable or async iterable of {instrument, amount, count}
		/0: 7 is not an order: write {instrument, amount, count}
		/0/instrument: "GOLD" is not a type of instrument: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP or EMI
		/0/count: 0 is not a number of orders: write a whole number, at least 1
		/0/amount: "1,000.00" is not an amount: write digits with two decimals, such as "499.00", or use toAmount(…)"
	`);
});

test('columns and codes', () => {
	expect(
		thrown(
			() => toSql(all, {columns: {type: ''}}),
			() => toSql(all, {columns: {cardtype: 'x'} as never}),
			() => toSql(all, {column: {type: 'x'}} as never),
			() => toSql(all, [] as never),
			() => toSql(all, {columns: [] as never}),
			() => toSql(wallets('A\\B'), {columns: {type: 'pay_method', code: 'provider'}}),
		),
	).toMatchInlineSnapshot(`
		"/columns/type: "" is not the name of a column: write it as the table has it
		/columns/cardtype: "cardtype" is not an attribute of an instrument: write "cardType"
		/columns/type: type is missing: write the name of a column
		/column: "column" is not a toSql option: write "columns"
		a list is not a set of toSql options: write an object
		/columns: a list is not a set of columns: write an object
		"A\\B" contains a backslash or NUL, which not every engine reads alike: remove the code from the filter"
	`);
});
