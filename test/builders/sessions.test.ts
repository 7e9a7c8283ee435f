// Sessions at run time: conditions, unknown histories, what is shared between builders and plain filters, frozen results.
import {expect, test} from 'vitest';
import * as typed from '../../src/index.js';
import {base, issuesOf, type Loose, mandate, order, page, pointers, session} from './untyped.js';

type LooseSession = Loose & {when(...given: unknown[]): LooseSession};
const terms = () => mandate('REQUIRED').maxAmount('1.00').startDate('1').endDate('2');
const start = () => page() as LooseSession;
const single = () => base().hide('NB', ['NB_BANKA']);

test('when follows one of two recipes', () => {
	const describe = (text: string) => (one: Loose) => one.details({description: text});
	expect(start().when(true, describe('yes'), describe('no')).build()).toMatchObject({description: 'yes'});
	expect(start().when(false, describe('yes'), describe('no')).build()).toMatchObject({description: 'no'});
	expect(start().when(false, describe('yes')).build()).not.toHaveProperty('description');
	const quick = session('quickPay', order) as LooseSession;
	expect(quick.when(true, (one: Loose) => one.extra({udf1: 1})).build()).toMatchObject({udf1: 1});
});

test.each<readonly [what: string, rule: string, act: () => unknown]>([
	['a condition that is not a boolean', 'invalid-type', () => start().when('yes', (one: unknown) => one)],
	['a recipe that is not a function', 'invalid-type', () => start().when(true, {})],
	['a recipe that returns nothing', 'invalid-recipe', () => start().when(true, () => undefined)],
	['an async recipe', 'invalid-recipe', () => start().when(true, async (one: unknown) => one)],
	['a recipe that returns another session', 'invalid-recipe', () => start().when(true, () => start())],
	[
		'a recipe that discards a call',
		'discarded-call',
		() =>
			start().when(true, (one: Loose) => {
				one.details({description: 'lost'});
				return one.extra({udf1: 1});
			}),
	],
	[
		'a part twice',
		'conflicting-type',
		() =>
			start()
				.when(true, (one: Loose) => one.mandate(terms()))
				.mandate(terms()),
	],
])('%s is refused: %s', (_what, rule, act) => {
	expect(issuesOf(act)).toMatchObject([{rule}]);
});

test('a filter of unknown history is checked when it is attached, whichever part comes first', () => {
	const built = single().build();
	expect(pointers(() => start().mandate(terms()).paymentFilter(built))).toEqual([
		'/payment_filter/options/0/paymentMethods',
	]);
	expect(pointers(() => start().paymentFilter(built).mandate(terms()))).toEqual([
		'/payment_filter/options/0/paymentMethods',
	]);
	const onlyEmi = base().emi((emi: Loose) => emi.showOnlyEmi());
	expect(pointers(() => start().emiDisplay('hideEMI').paymentFilter(onlyEmi.build()))).toEqual(['/sdk_udf']);
});

test.each([undefined, 'PREFIX', 'OTHER'])(
	'a builder and its output get the same result under the prefix %s',
	prefix => {
		const shop = typed.paylock(prefix === undefined ? {} : {servicePrefix: prefix});
		const lock = shop.filter().allowDefaults(true).hide('WALLET', ['A', 'PREFIX_A']).forMandates('PREFIX');
		const attach = (filter: typed.AnyFilter | typed.PaymentFilter) => {
			try {
				const recurring = shop
					.session('paymentPage', {...order, amount: '499.00'})
					.mandate(typed.mandate('REQUIRED').maxAmount('1.00').startDate('1').endDate('2'));
				return JSON.stringify(recurring.paymentFilter(filter));
			} catch (error) {
				return typed.isMisuseError(error) ? error.issues : error;
			}
		};
		expect(attach(lock)).toEqual(attach(lock.build()));
		expect(typeof attach(lock) === 'string').toBe(prefix !== 'OTHER');
	},
);

test.each<readonly [action: string, fields: object, issues: readonly string[]]>([
	['quickPay', {description: 'd', udf1: 1}, ['/description wrong-action', '/udf1 unknown-key']],
	['paymentManagement', {}, ['/order_id wrong-action', '/amount wrong-action']],
	[
		'paymentPage',
		{action: 'paymentPage', 'mandate.max_amount': '1.00', sdk_udf: 'showEMI', emiOptions: {}, Amount: 1},
		['/action', '/mandate.max_amount', '/sdk_udf', '/emiOptions', '/Amount'].map(pointer => `${pointer} unknown-key`),
	],
])('a field of %s that belongs elsewhere: %j', (action, fields, issues) => {
	const found = issuesOf(() => session(action, {...order, ...fields}));
	expect(found.map(({pointer, rule}) => `${pointer} ${rule}`)).toEqual(issues);
});

test('the action is not a field too', () => {
	for (const call of [() => session('paymentPage', {...order, action: 'quickPay'}), () => page().extra({action: 'a'})])
		expect(call).toThrow('/action: action is the first argument of session(…): remove it here');
});

test('an unknown action is one issue', () => {
	for (const action of ['paymentpage', '__proto__', 'toString', undefined])
		expect(issuesOf(() => session(action, order))).toHaveLength(1);
});

test('the fields may be those of an instance of a class; a builder, a date and an empty object have none', () => {
	class Order {
		constructor(fields: object) {
			Object.assign(this, fields);
		}
	}
	expect(session('quickPay', new Order(order)).build()).toEqual({action: 'quickPay', ...order});
	const unfinished = Object.create({[Symbol.for('paylock.builder')]: 'session'});
	for (const input of [Object.assign(unfinished, order), Object.assign(new Date(), order), new Order({})])
		expect(issuesOf(() => session('paymentPage', input))).toMatchObject([{pointer: '', rule: 'invalid-type'}]);
});

const OF_FILTER = ['allowDefaultOptions', 'allowDefaultOption', 'allow_default_options', 'cardFilters'];
test.each([...OF_FILTER, 'order_id', 'description', 'mandate.end_date', 'last_names'])(
	'%s belongs elsewhere and is not an extra field',
	key => {
		expect(issuesOf(() => page().extra({[key]: true}))).toMatchObject([{pointer: `/${key}`, rule: 'unknown-key'}]);
	},
);

test('fields that are undefined count as absent', () => {
	const built = page().details({description: undefined, first_name: 'A'}).extra({udf1: undefined, udf2: 1}).build();
	expect(built).toEqual({...order, action: 'paymentPage', first_name: 'A', udf2: 1});
	expect(Object.keys(built as object)).not.toContain('description');
});
