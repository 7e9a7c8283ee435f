// Builders passed where another value is expected, and builders of a second copy of the library.
import {inspect} from 'node:util';
import {expect, test, vi} from 'vitest';
import * as here from './untyped.js';
import {
	amend,
	base,
	emi,
	filter,
	issuesOf,
	type Loose,
	mandate,
	misuse,
	order,
	page,
	rules,
	session,
} from './untyped.js';

// Without the modules that were loaded, the same sources are another copy: other classes, other private names.
vi.resetModules();
const there: Pick<typeof here, 'filter' | 'rules' | 'emi' | 'mandate' | 'session' | 'paylock'> = await import(
	'./untyped.js'
);
const terms = (copy: Pick<typeof here, 'mandate'>) =>
	copy.mandate('REQUIRED').maxAmount('1.00').startDate('1').endDate('2');

test('the second copy is a separate copy', () => {
	expect(there.filter).not.toBe(here.filter);
});

test('a session takes filters and mandates of a second copy', () => {
	const foreign = there.filter().allowDefaults(true).hide('NB', ['NB_A']).forMandates('PREFIX');
	expect(page().mandate(terms(there)).paymentFilter(foreign).build()).toEqual(
		page()
			.mandate(terms(here))
			.paymentFilter(base().hide('NB', ['NB_A']).forMandates('PREFIX'))
			.build(),
	);
	expect(amend(foreign, () => undefined)).toEqual(foreign.build());
});

test('what cannot be taken from a second copy is refused, naming the reason', () => {
	const copies = expect.stringMatching(/comes? from another copy of paylock: import only one copy/);
	expect(issuesOf(() => base().include(there.rules().hide('CASH')))).toMatchObject([{message: copies}]);
	expect(issuesOf(() => base().emi(there.emi().hide('noCost')))).toMatchObject([
		{pointer: '/emiOptions', message: copies},
	]);
	expect(issuesOf(() => base().when(true, () => there.filter().allowDefaults(true).hide('CASH')))).toMatchObject([
		{rule: 'invalid-recipe'},
	]);
});

test('a session reports, at its place, why a builder of a second copy cannot be serialized', () => {
	expect(issuesOf(() => page().mandate(there.mandate('REQUIRED').maxAmount('1.00').startDate('1')))).toMatchObject([
		{pointer: '/mandate.end_date', rule: 'missing-field'},
	]);
	expect(issuesOf(() => page().paymentFilter(there.filter()))).toMatchObject([{pointer: '/payment_filter'}]);
});

const parts: readonly (readonly [what: string, make: () => Loose, json: 'payload' | 'refused'])[] = [
	['filter()', () => filter(), 'refused'],
	['a filter', () => base().hide('CASH'), 'payload'],
	['rules()', () => rules().hide('CASH'), 'refused'],
	['EMI plans', () => emi().hide('noCost'), 'payload'],
	['a mandate', () => terms(here), 'payload'],
	['a mandate without all terms', () => mandate('REQUIRED'), 'refused'],
	['a session', page, 'payload'],
];

test.each(parts)('JSON of %s is its payload or a refusal, never {}', (_what, make, json) => {
	if (json === 'payload') {
		expect(JSON.stringify(make())).toBe(JSON.stringify(make().build()));
		expect(JSON.stringify({nested: [make()]})).toBe(JSON.stringify({nested: [make().build()]}));
	} else {
		misuse(() => JSON.stringify(make()));
		misuse(() => make().build());
	}
});

test('JSON of a builder that a recipe was given is a refusal', () => {
	const seen: Loose[] = [];
	const see = (builder: Loose) => {
		seen.push(builder);
		return builder;
	};
	misuse(() => base().cards(see));
	misuse(() => base().upi(see));
	misuse(() => emi().show('noCost', see));
	misuse(() => emi().show('noCost', (groups: Loose) => groups.show('credit', see)));
	expect(seen).toHaveLength(4);
	for (const builder of seen) misuse(() => JSON.stringify(builder));
});

const takers: readonly (readonly [method: string, give: (builder: Loose) => unknown, takes: readonly string[]])[] = [
	['paymentFilter', builder => page().paymentFilter(builder), ['a filter']],
	['mandate', builder => page().mandate(builder), ['a mandate']],
	['include', builder => base().include(builder), ['rules()']],
	['emi', builder => base().emi(builder), ['EMI plans']],
	['amend', builder => amend(builder, () => undefined), ['a filter']],
	['details', builder => page().details(builder), []],
	['session', builder => session('paymentPage', builder), []],
	['extra', builder => page().extra(builder), []],
	['cards.hide', builder => base().cards((cards: Loose) => cards.hide(builder)), []],
	['hide', builder => base().hide('WALLET', builder), []],
	['when', builder => base().when(true, builder), []],
];

test.each(takers)('%s takes its own kind of builder and refuses the others by name', (_method, give, takes) => {
	for (const [what, make] of parts) {
		if (takes.includes(what)) expect(() => give(make())).not.toThrow();
		else misuse(() => give(make()));
	}
});

test('personal data of a session never reaches an error of a later call', () => {
	const personal = {
		customer_id: 'SECRET-1',
		customer_email: 'SECRET-2@example.com',
		customer_phone: 'SECRET-3',
		order_id: 'SECRET-4',
		payment_page_client_id: 'SECRET-5',
	};
	const opened = session('paymentPage', {...order, ...personal})
		.details({first_name: 'SECRET-6', description: 'SECRET-7', return_url: 'https://a.example/SECRET-8'})
		.extra({udf1: 'SECRET-9'});
	const wrong = (field: string, value: unknown) => () =>
		session('paymentPage', {...order, ...personal, [field]: value});
	const calls = [
		() => opened.details({first_name: 'SECRET-6'}),
		() => opened.extra({udf1: 'SECRET-9'}),
		() => opened.paymentFilter(opened),
		() => opened.mandate('SECRET'),
		...Object.keys(order).flatMap(field =>
			['SECRET\n', ['SECRET'], {SECRET: 1}]
				.filter(value => field !== 'amount' || typeof value !== 'string')
				.map(value => wrong(field, value)),
		),
		...['first_name', 'last_name', 'description', 'return_url'].flatMap(field =>
			['SECRET\n', 'javascript:SECRET', ['SECRET']]
				.filter(value => field === 'return_url' || value !== 'javascript:SECRET')
				.map(value => () => page().details({[field]: value})),
		),
		() => page().extra({udf1: ['SECRET', Number.NaN]}),
		() => page().extra({udf1: new Map([['SECRET', 1]])}),
		() => page().extra({udf1: Symbol('SECRET')}),
		() => page().extra({customer_id: 'SECRET'}),
		() => page().extra({customerId: 'SECRET'}),
		() => session('SECRETLESS', personal),
		() => page().extra('SECRET'),
		() => page().details('SECRET'),
		() => session('quickPay', 'SECRET'),
		() => session('paymentManagement', {...order, ...personal}),
	];
	for (const call of calls) {
		const error = misuse(call);
		const shown = [error.message, error.stack, JSON.stringify(error), inspect(error, {depth: 10, showHidden: true})]
			.join('\n')
			.replaceAll('SECRETLESS', '');
		expect(shown.split('\n').filter(line => line.includes('SECRET') && !line.includes('    at '))).toEqual([]);
	}
});
