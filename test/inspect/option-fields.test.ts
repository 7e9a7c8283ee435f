// Fields that an account adds to options decide nothing, and a change of one is listed all the same.
import {expect, test} from 'vitest';
import {decisionTable, diff} from '../../src/inspect/index.js';
import {page} from './page.js';

const account = {extraOptionFields: ['displayMessage', 'badge']};
const wallet = (fields: object) => ({
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A'], ...fields}],
});
const cards = (fields: object) => ({
	allowDefaultOptions: false,
	options: [
		{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: false}], ...fields},
	],
});

test.each([
	[wallet({displayMessage: 'a'}), wallet({displayMessage: 'b'}), 'Wallets: displayMessage "a" before, "b" now'],
	[wallet({}), wallet({badge: {x: 1}}), 'Wallets: badge absent before, {"x":1} now'],
	[cards({badge: 7}), cards({}), 'Cards: badge 7 before, absent now'],
])('diff lists a changed field', (before, after, message) => {
	const found = diff(before, after, account);
	expect(found.relation).toBe('equal');
	expect(found.changes.map(change => change.message)).toEqual([message]);
	expect(found.changes[0]?.from).toBe(found.changes[0]?.to);
	const inSession = diff({...page, payment_filter: before}, {...page, payment_filter: after}, account);
	expect(inSession.changes[0]).toMatchObject({message, pointer: `/payment_filter${found.changes[0]?.pointer}`});
	expect(diff(before, after).changes).toEqual([]);
});

test('carts whose texts differ are in different rows', () => {
	const build = ({isLate}: {isLate: boolean}) => wallet({displayMessage: isLate ? 'tomorrow' : 'today'});
	const axes = {isLate: [true, false], total: [1, 2]};
	expect(decisionTable(axes, build, account).rows.map(({when}) => when)).toEqual([
		[{isLate: [true]}],
		[{isLate: [false]}],
	]);
	expect(decisionTable(axes, build).rows).toHaveLength(1);
});
