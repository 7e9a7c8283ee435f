// The fixes of issues: which issues have one, and what it changes.
import {describe, expect, test} from 'vitest';
import type {JsonPatchOperation} from '../../src/index.js';
import {decode, decodeSession, lint, repair} from '../../src/inspect/index.js';
import {inBins, inCards, inOption, inPlan, inWallet, page} from './repair-inputs.js';

/** The patch of the issue at a pointer. */
function patchAt(pointer: string, input: unknown): readonly JsonPatchOperation[] | undefined {
	return lint(input).find(issue => issue.pointer === pointer)?.fix?.patch;
}
const replaced = (path: string, value: unknown) => [{op: 'replace', path, value}];
const removed = (path: string) => [{op: 'remove', path}];
const renamed = (from: string, path: string) => [{op: 'move', from, path}];

const LIST = '/options/0/paymentMethods';
const PLAN = '/emiOptions/noCostEmi/credit/filters/0';

describe('a value', () => {
	test.each<readonly [what: string, pointer: string, input: unknown, value: unknown]>([
		['an amount', '/amount', {...page, amount: '499.5'}, '499.50'],
		['an amount as a number', '/amount', {...page, amount: 499.5}, '499.50'],
		['an order as a number', '/order_id', {...page, order_id: 7}, '7'],
		['an order 0', '/order_id', {...page, order_id: 0}, '0'],
		...['4-5', '4:5', '4:::5', '4--5', '4–5', '4—5', '4..5', '4...5', '4to5', '4 to  5'].map(
			range => [`the range ${range}`, '/options/0/cardFilters/0/cardBins/0', inBins([range]), '4::5'] as const,
		),
		['a BIN as a number', '/options/0/cardFilters/0/cardBins/0', inBins([411111]), '411111::411111'],
		['a code with whitespace', `${LIST}/0`, inWallet(['A ']), 'A'],
		['codes where one or several may be', `${PLAN}/paymentMethod`, inPlan({paymentMethod: 'A, B'}), ['A', 'B']],
		['codes of which one is there twice', LIST, inWallet('A,B,A,A'), ['A', 'B']],
		['the JSON of one code', `${PLAN}/paymentMethod`, inPlan({paymentMethod: '["A"]'}), ['A']],
		['the JSON of an object', '/options/0/cardFilters/0', inCards(['{"enable": false}']), {enable: false}],
		['an object with the keys 0, 1', '/options/0/cardFilters', inCards({0: {enable: true}}), [{enable: true}]],
		['codes with the keys 0, 1', LIST, inWallet({0: 'A', 1: 'B'}), ['A', 'B']],
		[
			'the JSON of an object, after a blank',
			'/options/0/cardFilters',
			inCards(' {"enable": false}'),
			[{enable: false}],
		],
		['a code of digits', LIST, inWallet('7'), ['7']],
		['identifier 0', '/order_id', {...page, order_id: 0}, '0'],
		['a date among blanks', '/mandate.start_date', {...page, 'mandate.start_date': ' 1893456000 '}, '1893456000'],
	])('%s', (_, pointer, input, value) => {
		expect(patchAt(pointer, input)).toEqual(replaced(pointer, value));
	});

	test('the type of a plan filter, and a code that reads like a type, are certain however many options have that type', () => {
		const option = {paymentMethodType: 'WALLET', enable: false, paymentMethods: 'WALLET'};
		const input = {...inPlan({paymentMethodType: 'wallet'}), options: [option, option]};
		expect(patchAt(`${PLAN}/paymentMethodType`, input)).toEqual(replaced(`${PLAN}/paymentMethodType`, 'WALLET'));
		expect(patchAt(LIST, input)).toEqual(replaced(LIST, ['WALLET']));
	});

	test('several codes in one item become items of the list', () => {
		const several = inWallet(['A', 'B, C,D', 'E,', '["F","G"]', '["H"]', '["I]']);
		expect(patchAt(`${LIST}/1`, several)).toEqual([
			{op: 'replace', path: `${LIST}/1`, value: 'B'},
			{op: 'add', path: `${LIST}/2`, value: 'C'},
			{op: 'add', path: `${LIST}/3`, value: 'D'},
		]);
		expect(patchAt(`${LIST}/2`, several)).toBeUndefined();
		expect(patchAt(`${LIST}/3`, several)).toHaveLength(2);
		expect(patchAt(`${LIST}/4`, several)).toEqual(replaced(`${LIST}/4`, 'H'));
		expect(patchAt(`${LIST}/5`, several)).toBeUndefined();
	});

	test.each<[what: string, pointer: string, input: unknown]>([
		['a list that contains a boolean', '/allowDefaultOptions', {allowDefaultOptions: [true], options: []}],
		['an object of which only some keys are numbers', LIST, inWallet({0: 'A', x: 'B'})],
		['the JSON of a list for an object', '/payment_filter', {...page, payment_filter: '[]'}],
		['the JSON of an object for a word', '/action', {...page, action: '{}'}],
		['a list that contains a range', '/options/0/cardFilters/0/cardBins/0', inBins([['4:5']])],
		['a number for an amount of another action', '/amount', {...page, action: 'paymentManagement', amount: 5}],
		['a range after a letter', '/options/0/cardFilters/0/cardBins/0', inBins(['x4-5'])],
		['a range before a letter', '/options/0/cardFilters/0/cardBins/0', inBins(['4-5x'])],
		['a date before a digit', '/mandate.start_date', {...page, 'mandate.start_date': '2030-01-01T00:00:00Z1'}],
		['milliseconds after a letter', '/mandate.start_date', {...page, 'mandate.start_date': 'x1893456000000'}],
		['milliseconds before a letter', '/mandate.start_date', {...page, 'mandate.start_date': '1893456000000x'}],
		['a number with a fraction for an identifier', '/order_id', {...page, order_id: 1.5}],
		['a negative number for an identifier', '/order_id', {...page, order_id: -1}],
		['a date after a digit', '/mandate.start_date', {...page, 'mandate.start_date': '12030-01-01T00:00:00Z'}],
		[
			'a list that another type ignores, of one item',
			'/options/0/cardFilters',
			inOption({paymentMethodType: 'CASH', enable: true, cardFilters: 5}),
		],
		['an empty text for a list', LIST, inWallet('')],
	])('not %s', (_, pointer, input) => {
		expect(lint(input).some(issue => issue.pointer === pointer)).toBe(true);
		expect(patchAt(pointer, input)).toBeUndefined();
	});

	test('words joined by commas become items, if each of them is certain', () => {
		const types = (...cardTypes: readonly string[]) => inCards([{enable: false, cardTypes}]);
		const at = '/options/0/cardFilters/0/cardTypes/0';
		expect(patchAt(at, types('credit,DEBIT'))).toEqual([
			{op: 'replace', path: at, value: 'CREDIT'},
			{op: 'add', path: '/options/0/cardFilters/0/cardTypes/1', value: 'DEBIT'},
		]);
		expect(patchAt(at, types('credit,CASH'))).toBeUndefined();
		const options = '[{"paymentMethodType": "CASH", "enable": true}, {}]';
		expect(patchAt('/options/0', {allowDefaultOptions: true, options: [options]})).toHaveLength(2);
	});

	test('a part inside a JSON text has no fix of its own, since no patch leads into a text', () => {
		const inner = '/options/0/cardFilters/0/enable';
		expect(lint(inCards('[{"enable": "True"}]'))).toContainEqual(expect.objectContaining({pointer: inner}));
		expect(patchAt(inner, inCards('[{"enable": "True"}]'))).toBeUndefined();
		expect(patchAt(inner, inCards([{enable: 'True'}]))).toEqual(replaced(inner, true));
	});

	test('the JSON of an empty list in an item is removed', () => {
		expect(patchAt(`${LIST}/1`, inWallet(['A', '[]']))).toEqual(removed(`${LIST}/1`));
	});

	test('a code that is the JSON of a list is an error', () => {
		expect(lint(inWallet(['["A"]', "['B']", '[C']))).toMatchObject([
			{rule: 'invalid-format', severity: 'error', pointer: `${LIST}/0`},
			{rule: 'invalid-format', severity: 'error', pointer: `${LIST}/1`},
		]);
	});
});

describe('what can be left out', () => {
	test.each<[pointer: string, input: unknown]>([
		['/description', {...page, description: ''}],
		['/options/0/cardFilters', inOption({paymentMethodType: 'CARD', enable: false, cardFilters: []})],
		['/mandate', {...page, mandate: {}}],
		['/options', {...page, options: {}}],
		['/amount', {...page, action: 'paymentManagement', order_id: 'order-1', amount: null}],
		['/order_id', {...page, action: 'unknown', order_id: null}],
	])('%s', (pointer, input) => {
		expect(patchAt(pointer, input)).toEqual(removed(pointer));
	});

	test.each<[what: string, pointer: string, input: unknown]>([
		['an order that the action requires', '/order_id', {...page, order_id: ''}],
		['an order, though the action is misspelled', '/amount', {...page, action: 'PaymentPage', amount: null}],
		[
			'a mandate of which other fields have values',
			'/mandate.max_amount',
			{...page, 'mandate.max_amount': '', 'mandate.start_date': '1'},
		],
		['an empty list of filters', '/options/0/cardFilters', inCards([])],
		['a filter alone', '/payment_filter', {payment_filter: null}],
		['a value that the action does not allow', '/amount', {...page, action: 'paymentManagement', amount: 5}],
	])('not %s', (_, pointer, input) => {
		expect(lint(input).some(issue => issue.pointer === pointer)).toBe(true);
		expect(patchAt(pointer, input)).toBeUndefined();
	});
});

const manyFields = Object.fromEntries(Array.from({length: 64}, (_, index) => [`udf${index}`, '']));

describe('a key', () => {
	test.each<[from: string, to: string, input: unknown]>([
		['/options/0/Enable', '/options/0/enable', inOption({paymentMethodType: 'CASH', Enable: true})],
		['/email', '/customer_email', {...page, customer_email: undefined, email: 'someone@shop.test'}],
		['/create_mandate', '/options.create_mandate', {...page, create_mandate: 'REQUIRED'}],
		['/Amount', '/amount', {...manyFields, ...page, amount: undefined, Amount: '1.00'}],
		['/payment_fliter', '/payment_filter', {payment_fliter: inOption({paymentMethodType: 'CASH', enable: true})}],
	])('%s is renamed', (from, to, input) => {
		expect(patchAt(from, input)).toEqual(renamed(from, to));
	});

	test.each<[what: string, pointer: string, input: unknown]>([
		['beside the right one', '/options/0/Enable', inOption({paymentMethodType: 'CASH', Enable: true, enable: true})],
		['of which there are two', '/options/0/Enable', inOption({paymentMethodType: 'CASH', Enable: true, ENABLE: true})],
		[
			'that belongs to another object',
			'/emiOptions/enable',
			{...inOption({paymentMethodType: 'CASH', enable: true}), emiOptions: {enable: true}},
		],
	])('%s is not', (_, pointer, input) => {
		expect(lint(input).some(issue => issue.pointer === pointer)).toBe(true);
		expect(patchAt(pointer, input)).toBeUndefined();
	});
});

describe('an option among the filters of another', () => {
	const filters = (...cardFilters: readonly object[]) => inCards(cardFilters);
	const wallet = {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['A']};
	const from = '/options/0/cardFilters/1';

	test('stays where it is', () => {
		const bank = {enable: false, cardBanks: ['B']};
		expect(patchAt(`${from}/paymentMethodType`, filters(bank, wallet))).toBeUndefined();
		expect(patchAt('/options/0/cardFilters/0/paymentMethodType', filters(wallet))).toBeUndefined();
	});

	test('is one issue, which names its other keys', () => {
		const relatedTo = (option: object) =>
			lint(filters(option))
				.find(({rule}) => rule === 'unknown-key')
				?.related?.map(({pointer}) => pointer);
		expect(relatedTo(wallet)).toEqual(['/options/0/cardFilters/0/paymentMethods']);
		expect(relatedTo({...wallet, paymentMethods: undefined})).toBeUndefined();
	});
});

describe('a session', () => {
	const cash = {paymentMethodType: 'CASH', enable: true};

	test('a filter in the session itself stays where it is, with one issue for each place where it belongs', () => {
		const flat = {allowDefaultOptions: 'true', options: [{...cash, enable: 'true'}]};
		for (const fields of [flat, {...flat, payment_filter: {}}, {options: {...cash, enable: 'true'}}]) {
			const issues = lint({...page, ...fields});
			expect(issues.filter(({rule}) => rule === 'unknown-key')).toHaveLength(1);
			expect(issues.some(({pointer}) => pointer.endsWith('/enable'))).toBe(false);
			expect(issues.flatMap(({fix}) => fix?.patch ?? [])).toEqual([]);
			expect(repair({...page, ...fields})).toMatchObject({value: {...page, ...fields}, patch: []});
		}
	});

	test('members of mandate become fields, unless a field has another value', () => {
		const mandate = {max_amount: '1.00'};
		const patch = [{op: 'move', from: '/mandate/max_amount', path: '/mandate.max_amount'}, ...removed('/mandate')];
		expect(patchAt('/mandate', {...page, mandate})).toEqual(patch);
		expect(patchAt('/mandate', {...page, mandate, 'mandate.max_amount': '1.00'})).toEqual(patch);
		expect(patchAt('/mandate', {...page, mandate, 'mandate.max_amount': '2.00'})).toBeUndefined();
		expect(patchAt('/mandate', {...page, mandate: {...mandate, maxAmount: '1.00'}})).toBeUndefined();
		expect(patchAt('/mandate', {...page, mandate: {...mandate, enable: true}})).toHaveLength(3);
		const two = {...page, mandate: {...mandate, start_date: '1'}, 'mandate.max_amount': '2.00'};
		expect(patchAt('/mandate', two)).toBeUndefined();
		expect(patchAt('/options', {...page, options: {theme: 'dark', Enable: true}})).not.toEqual(
			expect.arrayContaining(removed('/options')),
		);
		expect(patchAt('/mandate', {...page, mandate: '{"max_amount": "1.00"}'})).toEqual([
			{op: 'add', path: '/mandate.max_amount', value: '1.00'},
			...removed('/mandate'),
		]);
	});

	test('an order or a customer as JSON text is an extra field', () => {
		for (const key of ['order', 'customer'])
			expect(patchAt(`/${key}`, {...page, amount: undefined, [key]: '{"amount": "1.00"}'})).toBeUndefined();
		const {amount: _, ...rest} = page;
		for (const key of ['order', 'customer']) {
			const issues = lint({...rest, [key]: '{"amount": "1.00"}'});
			expect(issues).toContainEqual(expect.objectContaining({rule: 'missing-field', pointer: '/amount'}));
		}
	});

	test('no fix quotes what may be personal', () => {
		const personal = {
			...page,
			customer_phone: 9000000001,
			return_url: ' https://shop.example/token ',
			first_name: 'A\n',
		};
		expect(lint(personal).filter(({fix}) => fix !== undefined)).toEqual([]);
		expect(decodeSession(personal)).toMatchObject({ok: false, total: 3});
		expect(JSON.stringify(decodeSession(personal))).not.toMatch(/9000000001|token/);
	});
});

test('decode has the same fixes', () => {
	expect(decode(inWallet(['A '])).issues).toMatchObject([{fix: {patch: replaced(`${LIST}/0`, 'A')}}]);
	expect(decodeSession({...page, amount: 5}).issues).toMatchObject([{fix: {patch: replaced('/amount', '5.00')}}]);
});

test('no part of a text has a fix, at any depth', () => {
	for (const filter of [
		inCards({enabled: false, cardTypes: 'credit'}),
		inCards([{paymentMethodType: 'WALLET', enable: false}]),
		inWallet(['A,B']),
		inBins('41-42,43-44'),
	]) {
		const issues = lint({...page, payment_filter: JSON.stringify(filter)});
		expect(issues.length).toBeGreaterThan(1);
		expect(issues.filter(({fix}) => fix !== undefined).map(({pointer}) => pointer)).toEqual(['/payment_filter']);
	}
});

test.each([
	['of a text', inBins('41-42,43-44')],
	['of an item', inWallet(['A,A'])],
])('the parts %s that contains several have one fix together', (_, input) => {
	expect(lint(input).filter(({fix}) => fix !== undefined)).toHaveLength(1);
});

test('an option that repeats its type in a filter has its type removed', () => {
	const input = inCards([{paymentMethodType: 'CARD', enable: false, cardTypes: ['CREDIT']}]);
	const pointer = '/options/0/cardFilters/0/paymentMethodType';
	expect(patchAt(pointer, input)).toEqual(removed(pointer));
});

test.each([
	['null', {...page, description: null}, 'info'],
	['a blank text', {...page, description: ''}, 'warning'],
	['a blank word', {...page, sdk_udf: ''}, 'error'],
	['a blank field of another action', {...page, action: 'paymentManagement', order_id: undefined, amount: ''}, 'error'],
])('%s that is left out has a severity of its own', (_, input, severity) => {
	const issues = lint(input).filter(({fix}) => fix?.patch[0]?.op === 'remove');
	expect(issues).toMatchObject([{severity}]);
});

test('no member of a mandate in a text has a fix', () => {
	const mandate = JSON.stringify({max_amount: 1, start_date: '1893456000', end_date: '1924992000'});
	const session = {...page, 'options.create_mandate': 'REQUIRED', mandate};
	expect(patchAt('/mandate', session)).toHaveLength(4);
	expect(lint(session).find(({pointer}) => pointer === '/mandate/max_amount')).not.toHaveProperty('fix');
});

test('a misspelled key counts where its right name is undefined', () => {
	const errors = lint(inOption({paymentMethodType: 'CASH', Enable: true, enable: undefined})).filter(
		({severity}) => severity === 'error',
	);
	expect(errors).toMatchObject([{rule: 'unknown-key', pointer: '/options/0/Enable'}]);
});

test('a list that is undefined is reported next to a misspelled key', () => {
	const option = {paymentMethodType: 'WALLET', Enable: false, paymentMethods: undefined};
	expect(lint(inOption(option)).map(({pointer}) => pointer)).toContain(LIST);
});

test('whitespace around a code where one or several may be', () => {
	expect(patchAt(`${PLAN}/paymentMethod`, inPlan({paymentMethod: ' A'}))).toEqual(
		replaced(`${PLAN}/paymentMethod`, 'A'),
	);
});
