// The label of a class in words.
import {expect, test} from 'vitest';
import type {Instrument} from '../../src/index.js';
import {labelOfClass} from '../../src/inspect/analysis/class-label.js';
import type {ClassValues} from '../../src/inspect/analysis/class-parts.js';

test('an attribute whose values have no words is not in the label', () => {
	const instrument = {
		type: 'EMI',
		kind: 'noCost',
		group: 'cardless',
		paymentMethodType: 'NB',
		issuer: 'I',
		tenure: 3,
	} as const;
	const one = (value: string) => ({named: [value], hasOthers: false, isEvery: false});
	const values = new Map([
		['kind', one('noCost')],
		['group', one('cardless')],
		['issuer', {named: [], hasOthers: false, isEvery: false}],
	]);
	const found = {type: 'EMI', instrument, values, isWholeType: false};
	expect(labelOfClass(found)).toBe('no-cost EMI without a card');
});

const every = (...named: readonly string[]) => ({named, hasOthers: true, isEvery: true});
const part = {named: ['DEBIT', 'CREDIT'], hasOthers: false, isEvery: false};

test.each<[label: string, instrument: Instrument, values: readonly (readonly [string, ClassValues])[]]>([
	['UPI', {type: 'UPI'}, []],
	['UPI handles', {type: 'UPI', handle: '@a'}, [['handle', every('@a')]]],
	['wallets', {type: 'WALLET', code: 'WALLET_A'}, [['code', every('WALLET_A')]]],
	['debit or credit cards', {type: 'CARD'}, [['cardType', part]]],
	['no-cost EMI', {type: 'EMI', kind: 'noCost', group: 'credit'}, [['kind', {...part, named: ['noCost']}]]],
])('the values of a class are in the label unless it has every one of them: %s', (label, instrument, values) => {
	expect(labelOfClass({type: instrument.type, instrument, values: new Map(values), isWholeType: false})).toBe(label);
});
