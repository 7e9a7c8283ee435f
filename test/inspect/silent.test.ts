// Nothing is silent: what has no effect or is not read is reported, and what is sent unchanged is named.
import {describe, expect, test} from 'vitest';
import {type Account, lint, summarize, toCode} from '../../src/inspect/index.js';
import {page} from './repair-inputs.js';

const filter = (...options: readonly object[]) => ({allowDefaultOptions: true, options});
const on = {enable: true};
const off = {enable: false};
const groups = {credit: off, debit: off, cardless: off};

test.each([['standardEmi'], ['lowCostEmi'], ['noCostEmi']])(
	'%s enabled with all groups disabled is a warning',
	kind => {
		const found = (part: object) =>
			lint({...filter(), emiOptions: {[kind]: part}}).filter(({rule}) => rule === 'nothing-left-of-type');
		expect(found({...on, ...groups})).toMatchObject([{severity: 'warning', pointer: `/emiOptions/${kind}`}]);
		expect(found({...on, ...groups, debit: on})).toEqual([]);
		expect(found({...on, credit: off, debit: off})).toEqual([]);
		expect(found({...off, ...groups})).toEqual([]);
	},
);

describe('emiOptions', () => {
	const emiOptions = {noCostEmi: off};
	const inside = {...page, payment_filter: {...filter(), emiOptions}};
	const beside = {...page, payment_filter: filter({paymentMethodType: 'CASH', enable: false}), emiOptions};
	const placesOf = (input: object, emiPlacement?: Account['emiPlacement']) =>
		lint(input, {emiPlacement}).flatMap(({rule, pointer, severity}) =>
			rule === 'no-effect' ? [`${severity} ${pointer}`] : [],
		);

	test.each([
		[inside, 'payment_filter', []],
		[inside, 'session', ['warning /payment_filter/emiOptions']],
		[beside, 'session', []],
		[beside, 'payment_filter', ['warning /emiOptions']],
		[beside, undefined, []],
	] as const)('%j with %s', (input, placement, expected) => {
		expect(placesOf(input, placement)).toEqual(expected);
	});
});

describe('keys of options that the specification does not name', () => {
	const input = (...keys: readonly string[]) =>
		filter({...{paymentMethodType: 'WALLET', enable: false}, ...Object.fromEntries(keys.map(key => [key, 'text']))});

	test.each([[['badge']], [['badge', 'sortOrder']], [['tooltip', 'badge', 'iconUrl']]])('%j', keys => {
		const listed = keys.length === 1 ? keys[0] : `${keys.slice(0, -1).join(', ')} and ${keys.at(-1)}`;
		const line = `The option of type WALLET also has ${listed}: sent unchanged.`;
		const account = {extraOptionFields: keys};
		expect(summarize(input(...keys))).toContain(line);
		expect(summarize(input(...keys), account)).toContain(line);
		for (const key of keys) {
			expect(toCode(input(...keys))).toContain(`/options/0/${key}`);
			expect(toCode(input(...keys), account)).toContain(`${key}: 'text'`);
		}
	});
});
