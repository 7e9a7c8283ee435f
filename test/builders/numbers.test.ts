// Mistakes in numbers and ranges.
import {expect, test} from 'vitest';
import {
	base,
	binRange,
	epochSeconds,
	issuesOf,
	type Loose,
	mandate,
	misuse,
	order,
	PLAN,
	page,
	plan,
	pointers,
	session,
	tenureRange,
} from './untyped.js';

const bins = (...ranges: unknown[]) => base().cards((cards: Loose) => cards.hideBins(...ranges));
const tenures = (...items: unknown[]) => plan({tenures: {only: items}});
const BIN = '/options/0/cardFilters/0/cardBins/0';
const TENURE = `${PLAN}/tenureFilter/tenures/0`;

test.each([
	'411111::411119\n',
	' 411111::411119',
	'٤١١١١١::٤١١١١٩',
	'411111:411119',
	'::',
	'411111',
	'1.5::2.5',
	'1::2;',
])('%j is not a range of any kind', text => {
	expect(pointers(() => bins(text))).toEqual([BIN]);
	expect(pointers(() => tenures(text))).toEqual([TENURE]);
});

test('a reversed range is refused, and the right range is suggested', () => {
	expect(issuesOf(() => bins('499999::411111'))).toMatchObject([{pointer: BIN, suggestion: '411111::499999'}]);
	expect(issuesOf(() => tenures('12::3'))).toMatchObject([{pointer: TENURE, suggestion: '3::12'}]);
});

test('a BIN range has the same number of digits on both sides, 1 to 19, and keeps its leading zeros', () => {
	const [long, longest] = ['1'.repeat(20), '9'.repeat(19)];
	for (const range of [`${long}::${long}`, '41111::411119', '411111::41111', `1::${longest}`]) {
		expect(pointers(() => bins(range))).toEqual([BIN]);
	}
	expect(bins('000001::000009', `${longest}::${longest}`, '0::0').build()).toMatchObject({
		options: [{cardFilters: [{cardBins: ['000001::000009', `${longest}::${longest}`, '0::0']}]}],
	});
});

test('a tenure is a whole number from 1, and a side of a range is not converted', () => {
	for (const range of ['0::3', '00::3', '1234567890::1234567890'])
		expect(pointers(() => tenures(range))).toEqual([TENURE]);
	expect(() => tenures('1::1', '3::24').build()).not.toThrow();
	for (const side of [-1, Number.POSITIVE_INFINITY, null, 3n]) misuse(() => tenureRange(side, 12));
	for (const side of ['1::2', null, undefined, {}, ['4']]) {
		misuse(() => binRange(side, '411119'));
		misuse(() => binRange('411111', side));
	}
});

test.each([
	'10',
	'-1.00',
	' 10.00',
	'10.00\n',
	'١٠.٠٠',
	'9007199254740993.00',
	10,
	Number.NaN,
	null,
	undefined,
	{},
	10n,
])('the amount %s of a session or mandate is refused, not rewritten', wrong => {
	expect(pointers(() => session('paymentPage', {...order, amount: wrong}))).toEqual(['/amount']);
	expect(pointers(() => mandate('REQUIRED').maxAmount(wrong))).toEqual(['/mandate.max_amount']);
});

test('milliseconds are recognized, and the seconds are suggested', () => {
	expect(issuesOf(() => mandate('REQUIRED').startDate('1767225600000'))).toMatchObject([
		{pointer: '/mandate.start_date', suggestion: '1767225600', message: expect.stringContaining('milliseconds')},
	]);
});

test.each(['-1', '12345678901', '1\n', '١٧٦٧٢٢٥٦٠٠', '2030-01-01', 1767225600n, null, undefined, {}, new Date(-1)])(
	'%s is not a mandate date',
	wrong => {
		expect(pointers(() => mandate('OPTIONAL').startDate(wrong))).toEqual(['/mandate.start_date']);
		expect(pointers(() => mandate('OPTIONAL').endDate(wrong))).toEqual(['/mandate.end_date']);
		misuse(() => epochSeconds(wrong));
	},
);

test('a mandate ends after it starts, in either call order', () => {
	const terms = (start: string, end: string) => [
		() => mandate('REQUIRED').maxAmount('1.00').startDate(start).endDate(end),
		() => mandate('REQUIRED').endDate(end).startDate(start).maxAmount('1.00'),
		() => mandate('REQUIRED').startDate(start).maxAmount('1.00').endDate(end),
	];
	for (const call of [...terms('20', '10'), ...terms('10', '10')]) {
		expect(issuesOf(call)).toMatchObject([{pointer: '/mandate.end_date', rule: 'mandate-ends-before-start'}]);
	}
	// By number, not by letter.
	for (const call of terms('9', '10')) expect(call).not.toThrow();
	const plain = {
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '1.00',
		'mandate.start_date': '20',
		'mandate.end_date': '10',
	};
	expect(issuesOf(() => page().mandate(plain))).toMatchObject([
		{pointer: '/mandate.end_date', rule: 'mandate-ends-before-start'},
	]);
});

test('a date is a Date of any realm or digits, without its fraction', () => {
	class Later extends Date {
		override getTime(): number {
			return 0;
		}
	}
	expect(epochSeconds(new Date(1999))).toBe('1');
	expect(epochSeconds(new Later(5000))).toBe('5');
	expect(epochSeconds(new Date(0))).toBe('0');
	misuse(() => epochSeconds(Object.create(Date.prototype)));
});
