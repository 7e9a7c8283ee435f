// The small changes of an input that its tests should detect: each is read like the input without the part, or with the other flag.
import {describe, expect, test} from 'vitest';
import {listMutations, type Mutation, mutate} from '../../src/inspect/analysis/mutants.js';
import {readSubjectOrThrow, type Subject, withRecovered} from '../../src/inspect/subject/read-subject.js';
import {page} from './page.js';

const filter = {
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']},
		{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, upiType: 'COLLECT', upiMethods: ['@bank']}]},
		{
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [{enable: false, cardBins: ['10::19'], cardTypes: ['CREDIT']}],
		},
	],
	emiOptions: {
		showOnlyEmi: false,
		noCostEmi: {
			enable: true,
			cardless: {
				enable: true,
				filters: [
					{
						enable: true,
						paymentMethodType: 'CARD',
						paymentMethod: 'LENDER_A',
						issuerFilter: {enable: true, issuers: ['BANK_A'], tenures: ['1::3']},
						tenureFilter: {enable: false, tenures: ['3::6', '9::9']},
					},
					{enable: true, issuerFilter: {enable: false, issuers: ['BANK_A']}},
					{enable: false, issuerFilters: {enable: true, tenures: ['1::3']}},
				],
			},
		},
	},
};
const session = {
	...page,
	sdk_udf: 'showEMI',
	'options.create_mandate': 'OPTIONAL',
	'mandate.max_amount': '10.00',
	payment_filter: filter,
};

/** The same change, made to the input itself. */
function changed(input: object, {path, action}: Mutation): object {
	const copy: unknown = structuredClone(input);
	const [last = '', ...before] = [...path].reverse();
	const around = Object(before.reverse().reduce((inner, key) => Reflect.get(Object(inner), key), copy));
	if (action === 'flip') Reflect.set(around, last, !Reflect.get(around, last));
	else if (Array.isArray(around)) around.splice(Number(last), 1);
	else Reflect.deleteProperty(around, last);
	return Object(copy);
}

const read = ({defaults, options, emiFilters, display, mandateKind}: Subject) =>
	JSON.parse(JSON.stringify({defaults, options, emiFilters, display, mandateKind}));

test.each([
	['a filter', filter],
	['a session', session],
])('each change of %s is read like the changed input', (_, input) => {
	const subject = readSubjectOrThrow(input);
	const changes = listMutations(subject.recovered, subject.isSession);
	for (const change of changes) {
		const other = withRecovered(subject, mutate(subject.recovered, change));
		expect(read(other), JSON.stringify(change)).toEqual(read(readSubjectOrThrow(changed(input, change))));
	}
});

describe('the changes', () => {
	const written = (input: unknown, isSession: boolean) =>
		listMutations(input, isSession).map(({path, action}) => `${action} ${path.join('/')}`);

	test('of a session are those of its filter, its EMI, sdk_udf and the mandate', () => {
		const emiOptions = {showOnlyEmi: true};
		const other = {metadata: {flag: true}, order_id: 'order-1'};
		const input = {
			...other,
			payment_filter: {options: []},
			emiOptions,
			sdk_udf: 'hideEMI',
			'options.create_mandate': 'REQUIRED',
		};
		expect(written(input, true)).toEqual([
			'remove emiOptions/showOnlyEmi',
			'flip emiOptions/showOnlyEmi',
			'remove emiOptions',
			'remove sdk_udf',
			'remove options.create_mandate',
		]);
	});

	test('of a filter remove each field that narrows it, and no other one', () => {
		expect(written({options: [{paymentMethodType: 'WALLET', enable: true, note: 'x', nothing: null}]}, false)).toEqual([
			'remove options/0/paymentMethodType',
			'flip options/0/enable',
			'remove options/0/nothing',
			'remove options/0',
		]);
	});
});
