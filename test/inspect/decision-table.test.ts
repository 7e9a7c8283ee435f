// decisionTable: which carts see what.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type AnyFilter, filter, MisuseError, session} from '../../src/index.js';
import {
	type CartAxes,
	decisionTable,
	decode,
	diff,
	explain,
	impact,
	instrumentClasses,
	lint,
	summarize,
} from '../../src/inspect/index.js';

const base = filter().allowDefaults(true);

test('carts with equivalent filters are one row, whose condition leaves out what does not matter', () => {
	const {rows, unusedAxes} = decisionTable({total: [99, 3000, 60_000], hasGold: [true, false]}, ({total}) =>
		total > 1000 ? base.hide('CASH') : base,
	);
	expect(rows.map(({when, carts}) => [when, carts.length])).toEqual([
		[[{total: [99]}], 2],
		[[{total: [3000, 60_000]}], 4],
	]);
	expect(rows[1]?.carts[0]).toEqual({total: 3000, hasGold: true});
	expect(unusedAxes).toEqual(['hasGold']);
	expect(rows[1]?.summary).toBe(summarize(base.hide('CASH')));
});

test('filters are compared by what customers see, not by how they are written', () => {
	const {rows} = decisionTable({isNew: [true, false]}, ({isNew}) => ({
		allowDefaultOptions: false,
		options: isNew
			? [{paymentMethodType: 'UPI', enable: true}]
			: [
					{paymentMethodType: 'UPI', enable: true},
					{paymentMethodType: 'CASH', enable: false},
				],
	}));
	expect(rows.map(({when}) => when)).toEqual([[{}]]);
});

test('a row that one condition cannot describe has several, of which a cart meets one', () => {
	const {rows} = decisionTable({a: [1, 2], b: [1, 2]}, ({a, b}) => (a === 1 && b === 1 ? base : base.hide('CASH')));
	expect(rows.map(({when}) => when)).toEqual([[{a: [1], b: [1]}], [{a: [1], b: [2]}, {a: [2]}]]);
});

test('carts for which build throws are rows with the error', () => {
	const {rows} = decisionTable({isGift: [false, true], isAbroad: [false, true]}, ({isGift, isAbroad}) => {
		let rules: AnyFilter = base;
		if (isGift) rules = rules.hide('CASH');
		if (isAbroad) rules = rules.show('CASH');
		return rules;
	});
	const failed = rows.filter(({error}) => error !== undefined);
	expect(failed.map(({when, input, summary}) => ({when, input, summary}))).toEqual([
		{when: [{isGift: [true], isAbroad: [true]}], input: undefined, summary: ''},
	]);
	expect(failed[0]?.error).toBeInstanceOf(MisuseError);
	expect(failed[0]?.issues[0]?.rule).toBe('conflicting-type');
});

test('what is not a filter is a row with an error; a builder that leaves nothing is the same as its JSON', () => {
	const {rows} = decisionTable({kind: ['text', 'builder', 'json']}, ({kind}) => {
		if (kind === 'text') return 'no JSON';
		return kind === 'builder' ? filter().allowDefaults(false) : {allowDefaultOptions: false, options: []};
	});
	expect(rows.map(({carts, error}) => [carts.length, error instanceof Error])).toEqual([
		[1, true],
		[2, false],
	]);
});

test.each([
	['explain', (input: unknown) => explain(input, {type: 'UPI'})],
	['summarize', (input: unknown) => summarize(input)],
	['lint', (input: unknown) => lint(input)],
	['instrumentClasses', (input: unknown) => instrumentClasses(input)],
	['diff', (input: unknown) => diff(input, {allowDefaultOptions: true, options: []})],
	['impact', (input: unknown) => impact(input, input, [{instrument: {type: 'UPI'}}])],
	['decode', (input: unknown) => decode(input)],
])('%s answers a builder that leaves nothing as its JSON', (_, call) => {
	const data = {allowDefaultOptions: false, options: [{paymentMethodType: 'UPI', enable: false}]};
	expect(call(filter().allowDefaults(false).hide('UPI'))).toEqual(call(data));
});

test('sessions are compared by their screens: order and amount make no difference', () => {
	const customer = {
		customer_id: 'customer-1',
		customer_email: 'customer@example.com',
		customer_phone: '0000000000',
		payment_page_client_id: 'client-1',
	};
	const {rows, unusedAxes} = decisionTable(
		{order: ['order-1', 'order-2'], isAbroad: [true, false]},
		({order, isAbroad}) =>
			session('paymentPage', {...customer, order_id: order, amount: '499.00'}).paymentFilter(
				base.when(
					isAbroad,
					more => more.hide('UPI'),
					more => more.hide('CASH'),
				),
			),
	);
	expect(rows.map(({when}) => when)).toEqual([[{isAbroad: [true]}], [{isAbroad: [false]}]]);
	expect(unusedAxes).toEqual(['order']);
});

describe('a wrong call', () => {
	const issuesOf = (call: () => unknown) => {
		try {
			call();
		} catch (error) {
			if (error instanceof MisuseError) return error.issues.map(({rule, pointer}) => [rule, pointer]);
			throw error;
		}
		return [];
	};
	const build = () => base;
	const big = Array.from({length: 101}, (_, index) => index);

	test.each<[string, () => unknown, unknown]>([
		['no axes', () => decisionTable({}, build), [['missing-field', '']]],
		['an axis without values', () => decisionTable({total: [], b: [1]}, build), [['empty-list', '/total']]],
		[
			'an axis that is not a list',
			() => decisionTable({total: 5} as unknown as CartAxes, build),
			[['invalid-type', '/total']],
		],
		['axes that are not an object', () => decisionTable([1] as unknown as CartAxes, build), [['invalid-type', '']]],
		['more than 10,000 carts', () => decisionTable({a: big, b: big}, build), [['too-large', '']]],
		['an async build', () => decisionTable({a: [1]}, async () => base), [['invalid-type', '']]],
		['no function', () => decisionTable({a: [1]}, base as unknown as () => unknown), [['invalid-type', '']]],
		['an unknown option', () => decisionTable({a: [1]}, build, {reading: {}} as object), [['unknown-key', '/reading']]],
	])('%s', (_, call, expected) => {
		expect(issuesOf(call)).toEqual(expected);
	});

	test('an async build is met with the way out', () => {
		expect(() => decisionTable({a: [1]}, async () => base)).toThrow(/await .* before/);
	});
});

test('the Markdown has a line for each condition and says what each row shows', () => {
	const text = () =>
		decisionTable({total: [99, 3000], note: ['a|b']}, ({total}) =>
			total > 1000 ? base.hide('CASH') : base.hide('UPI'),
		).toMarkdown();
	expect(text()).toBe(text());
	const [head, , ...lines] = text().split('\n');
	const columns = head?.split('|').map(cell => cell.trim()) ?? [];
	const cells = lines.slice(0, 2).map(line => line.split('|').map(cell => cell.trim()));
	expect(cells.map(row => row[columns.indexOf('Cash on delivery')])).toEqual(['shown', 'hidden']);
	expect(cells.map(row => row[columns.indexOf('total')])).toEqual(['99', '3000']);
	expect(text()).toContain(
		'## 2. total 3000\n\nCustomers see every payment option, except as follows:\n- Hidden: cash on delivery',
	);
});

// Random functions: each rule hides something for the carts that have certain values on some axes.
const EFFECTS: readonly ((rules: AnyFilter) => AnyFilter)[] = [
	rules => rules.hide('CASH'),
	rules => rules.hide('WALLET', ['WALLET_A']),
	rules => rules.hide('WALLET'),
	rules => rules.cards(cards => cards.hideTypes('CREDIT')),
	rules => rules.show('CASH'),
];
const axes = fc.array(fc.integer({min: 1, max: 3}), {minLength: 1, maxLength: 3});
const rule = fc.record({
	effect: fc.nat(EFFECTS.length - 1),
	values: fc.array(fc.option(fc.subarray([0, 1, 2]), {nil: undefined}), {minLength: 3, maxLength: 3}),
});

test('every cart is in exactly one row, with an equivalent filter; it meets exactly one condition of the table; the unused axes are exact', () => {
	fc.assert(
		fc.property(axes, fc.array(rule, {maxLength: 4}), (sizes, rules) => {
			const names = sizes.map((_, index) => `axis${index}`);
			const given: CartAxes = Object.fromEntries(names.map((name, index) => [name, [0, 1, 2].slice(0, sizes[index])]));
			const build = (cart: Readonly<Record<string, unknown>>): AnyFilter =>
				rules
					.filter(({values}) => names.every((name, index) => values[index]?.includes(Number(cart[name])) ?? true))
					.reduce<AnyFilter>((built, {effect}) => EFFECTS[effect]?.(built) ?? built, base);
			const {rows, unusedAxes} = decisionTable(given, build);

			const carts = rows.flatMap(row => row.carts.map(cart => JSON.stringify(cart)));
			expect(new Set(carts).size).toBe(carts.length);
			expect(carts.length).toBe(sizes.reduce((product, size) => product * size, 1));

			for (const row of rows) {
				for (const cart of row.carts) {
					// Carts that are refused alike may be refused at different places.
					if (row.error !== undefined) expect(() => build(cart)).toThrow(row.issues[0]?.message);
					else expect(diff(row.input, build(cart)).relation).toBe('equal');
				}
				for (const cart of row.carts) {
					expect(rows.flatMap(({when}) => when.filter(condition => meets(cart, condition)))).toHaveLength(1);
					expect(row.when.some(condition => meets(cart, condition))).toBe(true);
				}
			}
			const filters = rows.filter(({error}) => error === undefined);
			for (const [index, one] of filters.entries()) {
				for (const other of filters.slice(index + 1)) expect(diff(one.input, other.input).relation).not.toBe('equal');
			}
			for (const name of names) {
				const without = (cart: object) => JSON.stringify({...cart, [name]: undefined});
				const isUnused = rows.every(row => {
					const own = new Set(row.carts.map(without));
					return rows.every(other => other === row || other.carts.every(cart => !own.has(without(cart))));
				});
				expect(unusedAxes.includes(name)).toBe(isUnused);
			}
		}),
		{numRuns: 200},
	);
});

test('the issues of a row are those of its filter, but not that the filter of a cart changes nothing', () => {
	const {rows} = decisionTable({a: [1, 2]}, ({a}) => (a === 1 ? base : base.show('CASH').hide('WALLET', ['WALLET_A'])));
	expect(rows.map(({issues}) => issues)).toEqual([[], lint(rows[1]?.input)]);
	expect(rows[1]?.issues).not.toEqual([]);
});

test.each([undefined, null, 'text', Symbol('text'), Object.create(null)])('build may throw %o', thrown => {
	const {rows} = decisionTable({a: [1, 2]}, ({a}) => {
		if (a === 1) throw thrown;
		return base;
	});
	expect(rows.map(({error}) => error !== undefined)).toEqual([true, false]);
	expect(rows[0]).toMatchObject({input: undefined, summary: '', issues: []});
});

function meets(cart: Readonly<Record<string, unknown>>, condition: Partial<CartAxes>): boolean {
	return Object.entries(condition).every(([name, values]) => values?.includes(cart[name]));
}
