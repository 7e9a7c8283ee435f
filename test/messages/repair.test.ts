// The wording of the changes of repair.
import {expect, test} from 'vitest';
import {lint, repair} from '../../src/inspect/index.js';
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
			inBins(['41::45', '44::47']),
		),
	).toMatchInlineSnapshot(`
		""TRUE" is not a boolean: replaced it with true ["TRUE" → true]
		"cash" is not a payment method type: replaced it with "CASH" ["cash" → "CASH"]
		"WALLET_A, WALLET_B" is not a list: replaced it with ["WALLET_A", "WALLET_B"] ["WALLET_A, WALLET_B" → ["WALLET_A", "WALLET_B"]]
		"W0,W1,W2,W3,W4,W5,W6,W7,W8" is not a list: replaced it with ["W0", "W1", "W2", "W3", "W4", "W5", "W6", "W7", … (9 in all)] ["W0,W1,W2,W3,W4,W5,W6,W7,W8" → ["W0", "W1", "W2", "W3", "W4", "W5", "W6", "W7", … (9 in all)]]
		"WALLET_A,WALLET_B" contains a comma: wrote "WALLET_A" and "WALLET_B" ["WALLET_A,WALLET_B" → "WALLET_A", "WALLET_B"]
		" WALLET_A" starts or ends with whitespace: replaced it with "WALLET_A" [" WALLET_A" → "WALLET_A"]
		"411111-411199" is not a BIN range: replaced it with "411111::411199" ["411111-411199" → "411111::411199"]
		"WALLET_A" is already in this list: removed it [nothing → nothing]
		44::47 overlaps 41::45: replaced both with "41::47" [nothing → nothing]"
	`);
});

test('keys, lists and defaults', () => {
	expect(
		worded(
			{options: [cash]},
			inOption({...cash, Enable: true, enable: undefined}),
			inOption({...cash, paymentMethods: null}),
			inOption({...cash, cardFilters: []}),
			inCards({enable: false, cardTypes: ['CREDIT']}),
			inCards('[{"enable": false, "cardTypes": ["CREDIT"]}]'),
			inCards([{paymentMethodType: 'CARD', enable: false, cardTypes: ['CREDIT']}]),
			JSON.stringify(JSON.stringify(inOption(cash))),
		),
	).toMatchInlineSnapshot(`
		"allowDefaultOptions is missing and is read as true: added true [nothing → true]
		"Enable" is not a field of a payment option: renamed it to "enable" ["Enable" → "enable"]
		paymentMethods is null: removed it [null → nothing]
		cardFilters is empty and ignored for CASH: removed it [nothing → nothing]
		an object is not a list: replaced it with a list [an object → a list]
		the list is written as JSON text in a string: replaced it with a list [nothing → nothing]
		"paymentMethodType" is not a field of a card filter: removed it ["paymentMethodType" → nothing]
		the object is written as JSON text in a string: replaced it with an object [nothing → nothing]"
	`);
});

test('text that is almost JSON', () => {
	const text = JSON.stringify(inOption(cash));
	expect(
		worded(
			text.replace('}]}', '},]}'),
			text.replaceAll('"', "'"),
			text.replace('"options"', 'options'),
			`// a comment\n${text}`,
			text.replace('true', 'True'),
			text.slice(0, -1),
		),
	).toMatchInlineSnapshot(`
		"the text is not JSON because of a trailing comma at line 1, column 82: removed it [nothing → nothing]
		the text is not JSON because of a single quote at line 1, column 2: wrote double quotes [nothing → nothing]
		the text is not JSON because of a single quote at line 1, column 29: wrote double quotes [nothing → nothing]
		the text is not JSON because of a single quote at line 1, column 41: wrote double quotes [nothing → nothing]
		the text is not JSON because of a single quote at line 1, column 61: wrote double quotes [nothing → nothing]
		the text is not JSON because of a single quote at line 1, column 68: wrote double quotes [nothing → nothing]
		the text is not JSON because of a key without quotes at line 1, column 29: wrote double quotes [nothing → nothing]
		the text is not JSON because of a comment at line 1, column 1: removed it [nothing → nothing]
		the text is not JSON because of a boolean with a capital letter at line 1, column 24: wrote true [nothing → nothing]
		the text is not JSON because of a missing closing brace at line 1, column 83: wrote } [nothing → nothing]"
	`);
});

test('lists and objects in other forms', () => {
	expect(
		worded(
			inCards({0: {enable: false}}),
			inCards(['{"enable": false}']),
			inWallet('["A"]'),
			inWallet(['["A"]', '[]']),
			{allowDefaultOptions: true, options: ['[{"paymentMethodType": "CASH", "enable": true}]']},
			inWallet('W0,W1,W2,W3,W4,W5,W6,W7'),
			inWallet('[1, "A"]'),
			{...page, options: {}},
		),
	).toMatchInlineSnapshot(`
		"an object is not a list: replaced it with a list [an object → a list]
		a string is not a card filter: replaced it with an object [a string → an object]
		the list is written as JSON text in a string: replaced it with ["A"] [nothing → nothing]
		"["A"]" is a list that is written as JSON text: replaced it with "A" ["["A"]" → "A"]
		"[]" is a list that is written as JSON text: removed it ["[]" → nothing]
		a string is not a payment option: replaced it with an object [a string → an object]
		"W0,W1,W2,W3,W4,W5,W6,W7" is not a list: replaced it with ["W0", "W1", "W2", "W3", "W4", "W5", "W6", "W7"] ["W0,W1,W2,W3,W4,W5,W6,W7" → ["W0", "W1", "W2", "W3", "W4", "W5", "W6", "W7"]]
		the list is written as JSON text in a string: replaced it with a list [nothing → nothing]
		"options" is not a field of a session: removed it ["options" → nothing]"
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
			{...page, paymentFilter: inOption(cash)},
			{...page, payment_filter: JSON.stringify(inOption(cash))},
		),
	).toMatchInlineSnapshot(`
		"499 is a number: replaced it with "499.00" [499 → "499.00"]
		" 499.5 " is not an amount: replaced it with "499.50" [" 499.5 " → "499.50"]
		customer_phone is a number: corrected it [nothing → nothing]
		return_url is not an absolute URL: corrected it [nothing → nothing]
		description is blank: removed it [nothing → nothing]
		first_name is null: removed it [null → nothing]
		"mandate" is not a field of a session: wrote mandate.max_amount, mandate.start_date and mandate.end_date ["mandate" → nothing]
		"2030-01-01T00:00:00Z" is not a date: replaced it with "1893456000" ["2030-01-01T00:00:00Z" → "1893456000"]
		1924992000000 is a number: replaced it with "1924992000" [1924992000000 → "1924992000"]
		"options" is not a field of a session: wrote options.create_mandate ["options" → nothing]
		"mandate" is not a field of a session: removed it ["mandate" → nothing]
		"paymentFilter" is not a field of a session: renamed it to "payment_filter" ["paymentFilter" → "payment_filter"]
		the object is written as JSON text in a string: replaced it with an object [nothing → nothing]"
	`);
});

test('the titles of fixes', () => {
	const inputs = [
		inOption({...cash, enable: 'TRUE'}),
		inOption({...cash, Enable: true, enable: undefined}),
		inOption({...cash, paymentMethods: null}),
		inWallet('A,B'),
		inWallet(['A,B']),
		{allowDefaultOptions: true, options: [`[${JSON.stringify(cash)}, ${JSON.stringify(cash)}]`]},
		inWallet(['[]']),
		inCards({enable: false, cardTypes: ['CREDIT']}),
		inCards({0: {enable: false, cardTypes: ['CREDIT']}}),
		inCards('[{"enable": false, "cardTypes": ["CREDIT"]}]'),
		inCards([{paymentMethodType: 'CARD', enable: false, cardTypes: ['CREDIT']}]),
		{...page, payment_filter: JSON.stringify(inOption(cash))},
		{...page, mandate: {max_amount: '1.00', start_date: '1893456000'}},
		{...page, mandate: {}},
	];
	expect(inputs.flatMap(input => lint(input).flatMap(({fix}) => fix?.title ?? [])).join('\n')).toMatchInlineSnapshot(`
		"Replace it with true
		Rename it to "enable"
		Remove paymentMethods
		Replace it with ["A", "B"]
		Write "A", "B"
		Write the items of the list
		Remove the empty list
		Wrap it in [ ]
		Write it as a list
		Write the list itself
		Remove paymentMethodType, which the option already states
		Write the object itself
		Write mandate.max_amount and mandate.start_date
		Remove mandate, which names no field"
	`);
});
