// Wrong instruments: the verdict is undetermined.
import {expect, test} from 'vitest';
import {explain, type Instrument} from '../../src/inspect/index.js';
import {WRONG_INSTRUMENTS} from './wrong-instruments.js';

const everything = {allowDefaultOptions: true, options: []};
const answered = (input: unknown) => explain(everything, input as Instrument); // wrong on purpose

test.each(WRONG_INSTRUMENTS)('%s is undetermined, since the instrument cannot be read', (_, input) => {
	const {verdict, because} = answered(input);
	expect(verdict).toBe('undetermined');
	expect(because.map(({rule, pointer}) => [rule, pointer])).toEqual([['unreadable-instrument', '']]);
});

test.each<Instrument>([
	{type: 'CARD', bin: '4', cardType: 'CREDIT'},
	{type: 'CARD', bin: '4111110000000000000', bank: ''},
	{type: 'UPI', handle: '@'},
	{type: 'UPI', app: 'APP_A', supportsMandates: false},
	{type: 'WALLET', code: 'WALLET_A', supportsMandates: true},
	{type: 'EMI', kind: 'standard', group: 'debit', tenure: 1},
	{type: 'EMI', kind: 'lowCost', group: 'cardless', tenure: Number.MAX_SAFE_INTEGER, paymentMethodType: 'WALLET'},
])('%o is an instrument', instrument => {
	expect(explain(everything, instrument).verdict).toBe('shown');
});

test('a field that is undefined counts as left out, also one that the type does not have', () => {
	const input = {type: 'CARD', bin: undefined, bank: undefined, supportsMandates: undefined, handle: undefined};
	expect(answered(input).verdict).toBe('shown');
});
