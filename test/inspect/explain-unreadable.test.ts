// Parts that cannot be read: what they are in is undetermined as a whole, the option or EMI, and the reasons name them.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type PaymentFilter, SESSION_ACTIONS} from '../../src/index.js';
import {explain, type Instrument} from '../../src/inspect/index.js';
import {type NaiveSubject, naive} from './naive-evaluator.js';
import {assignment, inputOf, instrument, subject} from './random-subjects.js';
import {type Path, pointerOf, replaced} from './replaced.js';

/** Every place of a value but the value itself, from the outside in. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsIn(part, [...path, key])]);
}

const on = {enable: true};
const off = {enable: false};

/**
 * What the input may be instead, written from the documentation alone: an option, or EMI as a whole, with the opposite effects;
 * `undefined` where nothing is known about the instrument.
 */
function* alternatives(given: NaiveSubject, path: Path, {type}: Instrument): Generator<NaiveSubject | undefined> {
	const [part, index, field] = path;
	const {filter = {allowDefaultOptions: true, options: []}} = given;
	const options: readonly object[] = filter.options;
	const withFilter = (parts: object) => ({...given, filter: {...filter, ...parts} as PaymentFilter}); // as it may be
	if (part === 'action') {
		for (const action of SESSION_ACTIONS) yield {...given, action};
	} else if (part === 'sdk_udf') {
		for (const display of [undefined, 'showEMI', 'hideEMI', 'ShowEMIWithoutCards']) yield {...given, display};
	} else if (part === 'options.create_mandate') {
		for (const mandate of ['REQUIRED', 'OPTIONAL']) yield {...given, mandate};
	} else if (part === 'allowDefaultOptions') {
		for (const allowDefaultOptions of [true, false]) yield withFilter({allowDefaultOptions});
	} else if (part === 'emiOptions') {
		if (type === 'EMI') yield undefined;
		else if (index !== undefined && index !== 'showOnlyEmi') yield given;
		else for (const showOnlyEmi of [true, false]) yield withFilter({emiOptions: {...filter.emiOptions, showOnlyEmi}});
	} else {
		// The list, an option and its type may be about any type; another field is about the type of its option.
		const isAny = index === undefined || field === undefined || field === 'paymentMethodType';
		const at = index === undefined ? 0 : Number(index);
		const kept = index === undefined ? [] : options.filter((_, place) => place !== at);
		const asked = type === 'EMI' ? 'CARD' : type;
		const own = isAny ? asked : filter.options[at]?.paymentMethodType;
		for (const flag of [on, off]) yield withFilter({options: kept.toSpliced(at, 0, {paymentMethodType: own, ...flag})});
		if (isAny) yield withFilter({options: kept});
	}
}

const DECIDING = ['payment_filter', 'action', 'sdk_udf', 'options.create_mandate'];

test('a part that cannot be read leaves open what its option, or EMI as a whole, decides, and nothing else', () => {
	fc.assert(
		fc.property(
			subject,
			instrument,
			assignment,
			fc.nat(),
			fc.constantFrom<unknown>(7, [7]),
			(one, each, readings, at, garbage) => {
				const input = inputOf(one);
				const isSession = !('options' in input);
				const paths = pathsIn(input).filter(([key, ...inner]) => {
					return !isSession || (DECIDING.includes(String(key)) && (key !== 'payment_filter' || inner.length > 0));
				});
				const path = paths[at % paths.length];
				fc.pre(path !== undefined);
				const {verdict, because} = explain(replaced(input, path, garbage), each, {readings, servicePrefix: 'PREFIX'});
				const inFilter = path[0] === 'payment_filter' ? path.slice(1) : path;
				const isPage = one.action === undefined || path[0] === 'action';
				const possible = isPage ? [...alternatives(one, inFilter, each)] : [one];
				const verdicts = new Set(possible.map(other => other && naive(other, each, readings, 'PREFIX')));
				// An instrument that cannot be used for the mandate is hidden whatever the filter does.
				const isUnusable =
					one.mandate === 'REQUIRED' && inFilter[0] !== 'options.create_mandate' && !each.supportsMandates;
				const isOpen = (verdicts.has(undefined) && !isUnusable) || verdicts.size > 1;
				expect(verdict).toBe(isOpen ? 'undetermined' : verdicts.has(true) ? 'shown' : 'hidden');
				if (!isOpen) return;
				expect(because.length).toBeGreaterThan(0);
				for (const {rule, pointer} of because) {
					expect(rule).toBe('unreadable');
					expect(`${pointer}/`.startsWith(`${pointerOf(path)}/`) || pointerOf(path).startsWith(`${pointer}/`)).toBe(
						true,
					);
				}
			},
		),
		{numRuns: 10_000},
	);
});

describe('the reasons', () => {
	const cash = {type: 'CASH'} as const;
	const plan = {type: 'EMI', kind: 'noCost', group: 'cardless'} as const;
	const filterOf = (...options: readonly unknown[]) => ({allowDefaultOptions: true, options});
	const session = {action: 'paymentPage', customer_id: 'customer-1'};
	const emi = (emiOptions: unknown) => ({...filterOf(), emiOptions});
	const cards = (filter: object) => filterOf({paymentMethodType: 'CARD', enable: true, cardFilters: [filter]});

	test.each<[what: string, input: unknown, asked: Instrument, place: string]>([
		['a list of options', {allowDefaultOptions: true, options: 'none'}, cash, '/options'],
		['an option', filterOf(7), cash, '/options/0'],
		['the type of an option', filterOf({paymentMethodType: 7, enable: false}), cash, '/options/0/paymentMethodType'],
		['a filter', {...session, payment_filter: 7}, cash, '/payment_filter'],
		['sdk_udf', {...session, sdk_udf: 7}, {type: 'CARD'}, '/sdk_udf'],
		[
			'a mandate',
			{...session, 'options.create_mandate': 7},
			{...cash, supportsMandates: false},
			'/options.create_mandate',
		],
		['an action', {...session, action: 'enach', payment_filter: filterOf()}, cash, '/action'],
		['an EMI kind', emi({noCostEmi: 7}), {...plan, kind: 'standard'}, '/emiOptions/noCostEmi'],
		['EMI as a whole, for what is not EMI', emi('x'), cash, '/emiOptions'],
		['a misspelled showOnlyEmi', emi({showonlyemi: true}), cash, '/emiOptions/showonlyemi'],
		[
			'a misspelled field',
			cards({enable: false, cardBnads: ['A']}),
			{type: 'CARD'},
			'/options/0/cardFilters/0/cardBnads',
		],
		['the first of two', cards({enable: 'no', cardBrands: 7}), {type: 'CARD'}, '/options/0/cardFilters/0/enable'],
		['a filter of which nothing can be read', {options: 5}, {type: 'UPI', handle: '@bank'}, '/options'],
	])('name %s', (_, input, asked, place) => {
		const {verdict, because} = explain(input, asked);
		expect([verdict, ...because.map(({rule, pointer}) => `${rule} ${pointer}`)]).toEqual([
			'undetermined',
			`unreadable ${place}`,
		]);
	});

	test.each<[input: unknown, asked: Instrument, verdict: string]>([
		[filterOf({paymentMethodType: 'WALLET', enable: 'no'}, {paymentMethodType: 'CASH', enable: false}), cash, 'hidden'],
		[{...session, sdk_udf: 7}, cash, 'shown'],
		[{...session, 'options.create_mandate': 7}, {...cash, supportsMandates: true}, 'shown'],
		[cards({enable: false, paymentMethodType: 'NB'}), {type: 'NB', code: 'NB_A'}, 'shown'],
		[emi({noCostEmi: 7}), cash, 'shown'],
	])('%j leaves the verdict on %j as it is: %s', (input, asked, verdict) => {
		expect(explain(input, asked).verdict).toBe(verdict);
	});

	test.each(['{', '[]', 7, undefined])('%j is not read at all', input => {
		expect(explain(input, cash)).toMatchObject({verdict: 'undetermined', because: [{rule: 'unreadable', pointer: ''}]});
	});
});
