// The wording of the changes of repair.
import {expect, test} from 'vitest';
import {repair} from '../../src/inspect/repair/repair.js';
import {inBins, inCards, inOption, inWallet, page} from '../inspect/repair-inputs.js';

const cash = {paymentMethodType: 'CASH', enable: true};
const changesOf = (input: unknown) =>
	repair(input)
		.changes.map(({message, from = 'nothing', to = 'nothing'}) => `${message} [${from} → ${to}]`)
		.join('\n');
const worded = (...inputs: readonly unknown[]) => inputs.map(changesOf).join('\n');

test('values and words', () => {
	expect(
		worded(
			inOption({...cash, enable: 'TRUE'}),
			inOption({...cash, paymentMethodType: 'cash'}),
			inWallet('WALLET_A, WALLET_B'),
			inWallet(Array.from({length: 9}, (_, index) => `W${index}`).join()),
			inWallet(['WALLET_A,WALLET_B']),
			inWallet([' WALLET_A']),
			inBins(['411111-411199']),
			inWallet(['WALLET_A', 'WALLET_A']),
		),
	).toMatchInlineSnapshot(`
		"changed "TRUE" to true ["TRUE" → true]
		changed "cash" to "CASH" ["cash" → "CASH"]
		changed "WALLET_A, WALLET_B" to ["WALLET_A", "WALLET_B"] ["WALLET_A, WALLET_B" → ["WALLET_A", "WALLET_B"]]
		changed "W0,W1,W2,W3,W4,W5,W6,W7,W8" to ["W0", "W1", "W2", "W3", "W4", "W5", "W6", "W7", … (9 in all)] ["W0,W1,W2,W3,W4,W5,W6,W7,W8" → ["W0", "W1", "W2", "W3", "W4", "W5", "W6", "W7", … (9 in all)]]
		changed "WALLET_A,WALLET_B" to ["WALLET_A", "WALLET_B"] ["WALLET_A,WALLET_B" → ["WALLET_A", "WALLET_B"]]
		changed " WALLET_A" to "WALLET_A" [" WALLET_A" → "WALLET_A"]
		changed "411111-411199" to "411111::411199" ["411111-411199" → "411111::411199"]
		fixed: remove the second "WALLET_A" [nothing → nothing]"
	`);
});

test('keys, lists and defaults', () => {
	expect(
		worded(
			{options: [cash]},
			inOption({...cash, Enable: true, enable: undefined}),
			inOption({...cash, paymentMethods: null}),
			inOption({...cash, cardFilters: []}),
			inOption({...cash, upiFilters: ''}),
			inCards({enable: false, cardTypes: ['CREDIT']}),
			inCards('[{"enable": false, "cardTypes": ["CREDIT"]}]'),
			inCards([{paymentMethodType: 'WALLET', enable: false}]),
			inCards([{paymentMethodType: 'CARD', enable: false, cardTypes: ['CREDIT']}]),
			JSON.stringify(JSON.stringify(inOption(cash))),
		),
	).toMatchInlineSnapshot(`
		"added allowDefaultOptions, which was missing, with its default [nothing → true]
		renamed "Enable" to "enable" ["Enable" → "enable"]
		removed null, since the field can be left out [null → nothing]
		removed the empty list, since cardFilters is ignored here [[] → nothing]
		removed the empty string, since upiFilters is ignored here ["" → nothing]
		wrote the object as a list [nothing → nothing]
		replaced the JSON text with the JSON it contains [nothing → nothing]
		moved the option of type WALLET to options [nothing → nothing]
		removed paymentMethodType, which the option already states [nothing → nothing]
		replaced the JSON text with the JSON it contains [nothing → nothing]"
	`);
});

test('fields of a session, without what may be personal', () => {
	expect(
		worded(
			{...page, amount: 499},
			{...page, amount: ' 499.5 '},
			{...page, customer_phone: 9000000001},
			{...page, return_url: ' https://shop.example/back '},
			{...page, description: ''},
			{...page, first_name: null},
			{...page, mandate: {max_amount: '1.00', start_date: '2030-01-01T00:00:00Z', end_date: 1924992000000}},
			{...page, options: {create_mandate: 'REQUIRED'}},
			{...page, mandate: {}},
			{...page, allowDefaultOptions: true, options: [cash]},
		),
	).toMatchInlineSnapshot(`
		"changed 499 to "499.00" [499 → "499.00"]
		changed " 499.5 " to "499.50" [" 499.5 " → "499.50"]
		changed the number to a string [nothing → nothing]
		removed the whitespace around the address [nothing → nothing]
		removed the empty string, since the field can be left out ["" → nothing]
		removed null, since the field can be left out [null → nothing]
		moved to the field mandate.max_amount of the session [nothing → "mandate.max_amount"]
		moved to the field mandate.start_date of the session [nothing → "mandate.start_date"]
		moved to the field mandate.end_date of the session [nothing → "mandate.end_date"]
		changed "2030-01-01T00:00:00Z" to "1893456000" ["2030-01-01T00:00:00Z" → "1893456000"]
		changed 1924992000000 to "1924992000" [1924992000000 → "1924992000"]
		moved to the field options.create_mandate of the session [nothing → "options.create_mandate"]
		removed an object, which names no field [an object → nothing]
		moved to payment_filter.allowDefaultOptions [nothing → "payment_filter.allowDefaultOptions"]
		moved to payment_filter.options [nothing → "payment_filter.options"]"
	`);
});
