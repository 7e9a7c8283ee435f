// The reasons of explain in words, each once.
import {expect, test} from 'vitest';
import {explain, type Instrument, type Reason} from '../../src/inspect/index.js';
import {explainCases} from '../inspect/explain-cases.js';
import {settledCases} from '../inspect/explain-settled-cases.js';
import {WRONG_INSTRUMENTS} from '../inspect/wrong-instruments.js';

const everything = {allowDefaultOptions: true, options: []};

/** Every message of each rule, once. */
function messagesOf(reasons: readonly Reason[]): string {
	const rules = [...new Set(reasons.map(({rule}) => rule))].sort();
	const of = (rule: string) => reasons.flatMap(reason => (reason.rule === rule ? [`  ${reason.message}\n`] : []));
	return rules.map(rule => [`${rule}\n`, ...[...new Set(of(rule))].sort()].join('')).join('\n');
}

test('the messages of every rule', async () => {
	const reasons = [
		...Object.values(explainCases).map(([input, instrument]) => explain(input, instrument as Instrument)),
		...settledCases.map(([input, instrument, readings]) => explain(input, instrument, {readings})),
		// Without a card number or an address.
		...WRONG_INSTRUMENTS.map(([, instrument]) => explain(everything, instrument as Instrument)),
	].flatMap(({because}) => because);
	await expect(messagesOf(reasons)).toMatchFileSnapshot('expected/explain.txt');
});

test('the reasons where a reading is settled, or a part cannot be read', async () => {
	const lines = settledCases.flatMap(([input, instrument, readings]) => {
		const {verdict, because} = explain(input, instrument, {readings});
		return because.map(({rule, pointer, reading}) => {
			return `${verdict} ${rule} ${pointer}${reading === undefined ? '' : ` (${reading})`}\n`;
		});
	});
	await expect([...new Set(lines)].sort().join('')).toMatchFileSnapshot('expected/explain-settled.txt');
});

test('instruments that the account does not have', () => {
	const account = {enabled: {WALLET: ['WALLET_A']}};
	const message = (instrument: Instrument) => explain({options: []}, instrument, account).because.at(-1)?.message;
	expect(message({type: 'CARD'})).toBe('CARD is not enabled for the account, whatever the filter says: it is hidden');
	expect(message({type: 'WALLET', code: 'WALLET_B'})).toBe(
		'this provider of WALLET is not enabled for the account, whatever the filter says: it is hidden',
	);
	expect(message({type: 'WALLET'})).toBe(
		'only some providers of WALLET are enabled, and the instrument has no code: add its code',
	);
});

test('an empty list that is ignored asks for no detail', () => {
	const cardFilters = [{enable: false, cardBrands: [], cardTypes: ['CREDIT']}];
	const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: true, cardFilters}]};
	expect(
		explain(filter, {type: 'CARD'}, {readings: {emptyList: 'ignored'}}).because.map(({message}) => message),
	).toEqual(['the verdict depends on details that the card lacks: add its card type']);
});
