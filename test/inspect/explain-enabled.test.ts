// What the operator has not switched on is hidden, whatever the filter says.
import {expect, test} from 'vitest';
import {type Account, explain, type Instrument} from '../../src/inspect/index.js';

type Enabled = NonNullable<Account['enabled']>;

const everything = {allowDefaultOptions: true, options: []};
const bank = (code: string): Instrument => ({type: 'NB', code});
const wallets: Enabled = {WALLET: ['WALLET_A']};
const banks: Enabled = {NB: ['NB_BANK_A']};
const SHOWN = 'shown default-options /allowDefaultOptions';
const OFF = 'hidden not-enabled ';

test.each<[string, Enabled | undefined, Instrument, string, string?]>([
	['nothing is said', undefined, {type: 'CASH'}, SHOWN],
	['a type that is not named', {}, {type: 'CASH'}, OFF],
	['a type that is on', {CASH: true}, {type: 'CASH'}, SHOWN],
	['a type that is off', {CASH: false}, {type: 'CASH'}, OFF],
	['a code that is on', wallets, {type: 'WALLET', code: 'WALLET_A'}, SHOWN],
	['another code', wallets, {type: 'WALLET', code: 'WALLET_B'}, OFF],
	['no code', wallets, {type: 'WALLET'}, 'undetermined incomplete-instrument '],
	['a doubled code', banks, bank('P_BANK_A'), SHOWN, 'P'],
	['a doubled code as it is written', banks, bank('P_NB_BANK_A'), SHOWN, 'P'],
	['the doubled code of another', banks, bank('P_BANK_B'), OFF, 'P'],
	['a code with another prefix', banks, bank('Q_BANK_A'), OFF, 'P'],
	['a prefix that the account does not have', banks, bank('P_BANK_A'), OFF],
])('%s', (_, enabled, instrument, expected, servicePrefix) => {
	const account = {...(enabled && {enabled}), ...(servicePrefix && {servicePrefix})};
	const {verdict, because} = explain(everything, instrument, account);
	expect(`${verdict} ${because[0]?.rule} ${because[0]?.pointer}`).toBe(expected);
});
