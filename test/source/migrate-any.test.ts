// `paylock migrate` over random literals, with comments, conditions and run-time lists anywhere in them.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {Lines} from '../../src/cli/excerpt.js';
import {BOUND, migrateSource} from '../../src/cli/source/migrate/index.js';
import * as paylock from '../../src/index.js';

/** A literal as its author may have written it, and what it needs at run time. */
interface Written {
	readonly text: string;
	readonly lists: readonly (readonly unknown[])[];
	readonly conditions: number;
	readonly comments: number;
}

const codes = (...all: string[]) => fc.subarray(all, {minLength: 1});
const enable = fc.boolean();
const whole = (type: string) => fc.record({paymentMethodType: fc.constant(type), enable});
const providers = (type: string) =>
	fc.record({
		paymentMethodType: fc.constant(type),
		enable,
		paymentMethods: codes(`${type}_A`, `${type}_B`, `${type}_C`),
	});
const cardFilter = fc.record(
	{
		enable,
		cardTypes: codes('CREDIT', 'DEBIT'),
		cardBrands: codes('BRAND_A', 'BRAND_B'),
		cardBanks: codes('BANK_A', 'BANK_B'),
		cardBins: codes('411111::411199', '521111::521199'),
	},
	{requiredKeys: ['enable', 'cardBrands']},
);
const upiFilter = fc.oneof(
	fc.record(
		{enable, upiType: fc.constant('COLLECT'), upiMethods: codes('@bank', '@shop')},
		{requiredKeys: ['enable', 'upiType']},
	),
	fc.record(
		{enable, upiType: fc.constant('INTENT'), upiMethods: codes('APP_A', 'APP_B')},
		{requiredKeys: ['enable', 'upiType']},
	),
);
const several = (item: fc.Arbitrary<object>) => fc.array(item, {minLength: 1, maxLength: 3});
const option = fc.oneof(
	...['CASH', 'RTP'].map(whole),
	...['WALLET', 'NB', 'REWARD'].map(providers),
	fc.record({paymentMethodType: fc.constant('CARD'), enable: fc.constant(true), cardFilters: several(cardFilter)}),
	fc.record({paymentMethodType: fc.constant('UPI'), enable: fc.constant(true), upiFilters: several(upiFilter)}),
);
const planFilter = fc.record(
	{enable, paymentMethodType: fc.constant('CARD'), issuerFilter: fc.record({issuers: codes('BANKA', 'BANKB'), enable})},
	{requiredKeys: ['enable', 'issuerFilter']},
);
const group = fc.record({enable: fc.constant(true), filters: several(planFilter)});
const kind = fc.record({enable: fc.constant(true), credit: group, debit: group}, {requiredKeys: ['enable', 'credit']});
const filter = fc.record(
	{
		allowDefaultOptions: fc.constant(true),
		options: fc.uniqueArray(option, {maxLength: 5, selector: ({paymentMethodType}) => paymentMethodType}),
		emiOptions: fc.record({standardEmi: kind, noCostEmi: kind}, {requiredKeys: ['noCostEmi']}),
	},
	{requiredKeys: ['allowDefaultOptions', 'options']},
);

const PARTS = ['options', 'cardFilters', 'upiFilters', 'filters'];

/** Writes a value as source; `choose` decides how, a number from 0 to 99 each time. */
function written(value: unknown, choose: () => number): Written {
	const lists: (readonly unknown[])[] = [];
	let [conditions, comments] = [0, 0];

	function gap(): string {
		const chosen = choose();
		if (chosen >= 12) return chosen % 3 === 0 ? '\n\t' : ' ';
		comments += 1;
		return chosen < 6 ? ` /* comment ${comments}; */ ` : ` // comment ${comments};\n`;
	}

	function write(part: unknown, key: string): string {
		if (Array.isArray(part)) return PARTS.includes(key) ? writeParts(part, key) : writeCodes(part);
		if (key === 'enable' && choose() < 8) return condition();
		if (typeof part !== 'object' || part === null) return JSON.stringify(part);
		const fields = Object.entries(part).map(([name, inner]) => `${gap()}${name}:${gap()}${write(inner, name)}${gap()}`);
		return `{${fields.join(',')}}`;
	}

	function condition(): string {
		conditions += 1;
		return `conditions[${conditions - 1}]`;
	}

	function writeParts(items: readonly unknown[], key: string): string {
		const texts = items.map(item => {
			const chosen = choose();
			const text = write(item, `one of ${key}`);
			if (chosen < 12) return `...(${condition()} ? [${text}] : [])`;
			return chosen < 16 ? `...(${condition()} ? [] : [${text}])` : text;
		});
		return `[${texts.map(text => gap() + text + gap()).join(',')}]`;
	}

	function writeCodes(codes: readonly unknown[]): string {
		// The builders need card types as written.
		if (codes.includes('CREDIT') || codes.includes('DEBIT') || choose() >= 25)
			return `[${codes.map(code => gap() + JSON.stringify(code)).join(',')}]`;
		lists.push(codes);
		return choose() < 50 ? `lists[${lists.length - 1}]` : `[...lists[${lists.length - 1}]]`;
	}

	const text = write(value, '');
	return {text, lists, conditions, comments};
}

function inSession(literal: string): string {
	const fields = `order_id: name, amount: (12.5).toFixed(2), customer_id: 'c', customer_email: 'e', customer_phone: '9'`;
	return `{action: 'paymentPage', ${fields}, payment_page_client_id: 'p', udf1: name, payment_filter: ${literal}}`;
}

function build(code: string, conditions: readonly boolean[], lists: Written['lists']): unknown {
	const run = new Function('require', 'conditions', 'lists', `${code}\nreturn made;`);
	const value: unknown = run(() => paylock, conditions, lists);
	return JSON.parse(JSON.stringify(value));
}

test('a migrated literal builds the same JSON for every outcome, and keeps its comments', () => {
	let [total, migrated] = [0, 0];
	fc.assert(
		fc.property(
			filter,
			fc.infiniteStream(fc.nat(99)),
			fc.boolean(),
			fc.boolean(),
			(value, numbers, isRunTime, isIn) => {
				const {
					text: literal,
					lists,
					conditions,
					comments,
				} = written(value, () => {
					const number = numbers.next().value ?? 99;
					return isRunTime ? number : Math.max(number, 50);
				});
				const text = isIn ? inSession(literal) : literal;
				const source = `const name = 'kept'; // before\nconst made = ${text};\n// after\n`;
				const input = {name: 'a.js', file: 'a.js', text: source, hasByteOrderMark: false, lines: new Lines(source)};
				const result = migrateSource(input, {isModule: false, from: 'paylock', exported: BOUND, account: {}});
				total += 1;
				if (result.outcomes.at(-1)?.reason !== undefined) {
					expect(result.text).toBe(source);
					return;
				}
				// A filter may be migrated inside a session that is not.
				if (result.outcomes.length > 1) return;
				expect(result.outcomes).toHaveLength(1);
				migrated += 1;
				for (const isMet of [true, false]) {
					const outcomes = Array.from({length: conditions}, (_, index) => isMet === index % 3 > 0);
					expect(build(result.text, outcomes, lists)).toEqual(build(source, outcomes, lists));
				}
				for (let number = 1; number <= comments; number += 1)
					expect(result.text.split(`comment ${number};`)).toHaveLength(2);
				const [before = '', after = ''] = result.text.split(/const made = [\s\S]*\.build\(\)/);
				expect(before.replace(/^const \{.+\} = require\(['"]paylock['"]\);\n\n/, '')).toBe(
					"const name = 'kept'; // before\n",
				);
				expect(after).toBe(';\n// after\n');
			},
		),
		{numRuns: 400},
	);
	expect(migrated).toBeGreaterThan(total / 2);
});
