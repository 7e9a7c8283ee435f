// Suggestions and corrections: which misspelled names are close enough to a known name, and which are not.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {PAYMENT_METHOD_TYPES} from '../../src/index.js';
import {lint, repair} from '../../src/inspect/index.js';
import {issuesOf, type Loose, order, page, paylock} from '../builders/untyped.js';

describe('the nearest code of an account', () => {
	const nearest = (code: string, banks: readonly string[]) => {
		const filter = paylock({codes: {banks}}).filter().allowDefaults(true);
		return issuesOf(() => filter.cards((cards: Loose) => cards.hideBanks(code)))[0]?.suggestion;
	};

	test.each([
		// equal except for case and punctuation
		['wallet_a', ['WALLET_B', 'WALLET_A'], 'WALLET_A'],
		['Wallet-A', ['WALLET_A'], 'WALLET_A'],
		// the same to the eye
		['\u0421\u0410RD', ['CARD'], 'CARD'],
		['\u039d\u0392', ['NB'], 'NB'],
		['\uff23\uff21\uff32\uff24', ['CARD'], 'CARD'],
		// at most a third of the letters away
		['WXLLXT', ['WALLET'], 'WALLET'],
		['WXLXXT', ['WALLET'], undefined],
		['AB', ['AC'], undefined],
		['ABC', ['ABD'], 'ABD'],
		// never the opposite
		['!CARD', ['CARD'], undefined],
		// of several the nearest, of equals the first
		['CREDITS', ['CREDXTS_', 'CREDIT', 'DEBIT'], 'CREDXTS_'],
		['CREDITXX', ['CREDXX', 'CREDIT', 'CREDITX'], 'CREDITX'],
		// none that has no letters or digits in common
		['A', ['-'], undefined],
		['\u4e16\u754c', ['\u65e5\u672c', 'WALLET_A'], undefined],
		['***', ['---'], undefined],
	])('of %j among %j is %j', (word, allowed, near) => {
		expect(nearest(word, allowed)).toBe(near);
	});

	/** Letters inserted, deleted, replaced or swapped with their neighbor. */
	function distance(one: string, other: string): number {
		if (one === '' || other === '') return one.length + other.length;
		const [first, second] = [one.slice(1), other.slice(1)];
		if (one[0] === other[0]) return distance(first, second);
		const isSwap = one.length > 1 && one[0] === other[1] && one[1] === other[0];
		const swapped = isSwap ? distance(one.slice(2), other.slice(2)) : Number.POSITIVE_INFINITY;
		return 1 + Math.min(distance(first, second), distance(first, other), distance(one, second), swapped);
	}

	test('is at most a third of the letters away, or the only one that begins with it', () => {
		const letters = fc.array(fc.constantFrom('A', 'B'), {minLength: 4, maxLength: 9});
		fc.assert(
			fc.property(letters, letters, (one, other) => {
				const [word, code] = [one.join(''), other.join('')];
				if (word === code) return;
				const isNear = distance(word, code) <= word.length / 3 || (word.length >= 5 && code.startsWith(word));
				expect(nearest(word, [code])).toBe(isNear ? code : undefined);
			}),
			{numRuns: 1000},
		);
	});

	test('is looked for up to 64 characters', () => {
		const allowed = [`${'W'.repeat(63)}X`];
		expect(nearest('W'.repeat(64), allowed)).toBe(allowed[0]);
		expect(nearest('W'.repeat(65), allowed)).toBeUndefined();
	});

	test('in a list of more than 1000 differs only in case', () => {
		const many = Array.from({length: 1000}, (_, index) => `Wallet_${index}_Long`);
		expect(nearest('WALLET_7_LONGG', many)).toBe('Wallet_7_Long');
		const more = [...many, 'Wallet_1000_Long'];
		expect(nearest('WALLET_7_LONGG', more)).toBeUndefined();
		expect(nearest('wALLET_7_LONG', more)).toBe('Wallet_7_Long');
	});
});

const filter = {allowDefaultOptions: true, options: []};
const option = (more: object) => ({...filter, options: [{enable: false, ...more}]});
const card = (more: object) =>
	option({paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, ...more}]});
const upi = (more: object) => option({paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, ...more}]});
const session = (more: object) => ({action: 'paymentPage', ...order, amount: '1.00', ...more});

/** What a text is corrected to as a payment method type. */
const corrected = (paymentMethodType: string) => {
	const [change] = repair(option({paymentMethodType})).patch.filter(({path}) => path.endsWith('paymentMethodType'));
	return change && 'value' in change ? change.value : undefined;
};

test.each([
	// another name
	['cod', 'CASH'],
	['Pay Later', 'CONSUMER_FINANCE'],
	['Net Banking', 'NB'],
	['constructor', undefined],
	// case and punctuation
	['n-b', 'NB'],
	['card.s', 'CARD'],
	['C\u00c1RD', undefined],
	// one letter inserted, deleted, replaced or swapped
	['WALLETS', 'WALLET'],
	['WALLE', 'WALLET'],
	['ALLET', 'WALLET'],
	['XWALLET', 'WALLET'],
	['WXLLET', 'WALLET'],
	['WALLTE', 'WALLET'],
	['\u0420EWARD', 'REWARD'],
	['RXWXRD', undefined],
	['WLALTE', undefined],
	['TALLEW', undefined],
	['WALLETSX', undefined],
	['CASD', undefined],
	// A short word is another word.
	['NBX', undefined],
	['UP', undefined],
	// at most 64 characters
	['Consumer-Finance'.padEnd(64, '_'), 'CONSUMER_FINANCE'],
	['Consumer-Finance'.padEnd(65, '_'), undefined],
])('the type %j is corrected to %j', (word, type) => {
	expect(corrected(word)).toBe(type);
});

test('several words in one text are recognized up to 64 characters', () => {
	const remedy = (type: string) => lint(option({paymentMethodType: type}))[0]?.remedy;
	expect(remedy('wallet, NB'.padEnd(64))).toBe('write WALLET and NB separately');
	for (const text of ['wallet, NB'.padEnd(65), 'WALLET,WALLET', 'WALLET,x', '!WALLET,NB'])
		expect(remedy(text)).not.toContain('separately');
});

test.each([
	['NOT_CREDIT', 'DEBIT'],
	['!CREDIT', 'DEBIT'],
	['-debit', 'CREDIT'],
	['noCredi', 'DEBIT'],
	['EXCLUDE_CREDIT', 'DEBIT'],
	['CREDIT_NOT', 'DEBIT'],
	['NOTES', undefined],
	['UNSET', undefined],
	['DISCREETLY', undefined],
])('the card type %j negates all but %j', (type, others) => {
	const remedy = lint(card({cardTypes: [type]})).find(({pointer}) => pointer.endsWith('/cardTypes/0'))?.remedy ?? '';
	expect(remedy.match(/write (\w+), or turn enable around/)?.[1]).toBe(others);
});

describe('a word of a vocabulary', () => {
	/** Words, and an input that has a text in place of one of them. */
	const vocabularies: readonly (readonly [words: readonly string[], inputOf: (text: string) => unknown])[] = [
		[PAYMENT_METHOD_TYPES, paymentMethodType => option({paymentMethodType})],
		[['DEBIT', 'CREDIT'], type => card({cardTypes: [type]})],
		[['COLLECT', 'INTENT'], upiType => upi({upiType})],
		[['REQUIRED', 'OPTIONAL'], kind => session({'options.create_mandate': kind})],
		[['showEMI', 'hideEMI', 'ShowEMIWithoutCards'], sdk_udf => session({sdk_udf})],
		[['paymentMethods', 'cardFilters', 'upiFilters'], key => option({paymentMethodType: 'CASH', [key]: null})],
		[['cardBins', 'cardBanks', 'cardTypes', 'cardBrands', 'cardSubTypes'], key => card({[key]: null})],
		[['standardEmi', 'lowCostEmi', 'noCostEmi', 'showOnlyEmi'], key => ({...filter, emiOptions: {[key]: null}})],
	];
	const sign = fc.constantFrom(
		...['!', '-', '~', '^', '!= ', 'NOT_', 'NOT ', 'NO_', 'NON_', 'UN', 'un_', 'dis', 'dis_', 'deny', 'deny-'],
	);
	const letter = fc.constantFrom(...'AENSUYx1_');
	const isAlias = (text: string) => /^(?:standard|low_?cost|no_?cost)$/i.test(text);
	/** Where a text differs after repair from a text that nothing resembles, it has been corrected. */
	const textIn = (inputOf: (text: string) => unknown, text: string, words: readonly string[]) => {
		const {value} = repair(inputOf(text));
		const written = JSON.stringify(value);
		return written.includes(`"${text}"`) ? undefined : words.find(word => written.includes(`"${word}"`));
	};
	const anyWord = fc
		.constantFrom(...vocabularies)
		.chain(([words, inputOf]) =>
			fc.constantFrom(...words).map(word => ({words, word, corrected: (text: string) => textIn(inputOf, text, words)})),
		);

	test('is corrected to no other word if one letter is inserted, deleted or replaced', () => {
		fc.assert(
			fc.property(
				anyWord,
				fc.nat(),
				letter,
				fc.constantFrom(0, 1, 2),
				({words, word, corrected}, place, added, kind) => {
					const at = place % (word.length + 1);
					const text = word.slice(0, at) + (kind === 2 ? '' : added) + word.slice(kind === 0 ? at : at + 1);
					if (words.includes(text) || isAlias(text)) return;
					expect([undefined, word]).toContain(corrected(text));
				},
			),
			{numRuns: 500},
		);
	});

	test.each([['longer'], ['negated']])('is not meant by one that is %s', what => {
		const end = fc.constantFrom('Y', '_A', '_2', '2', ' A', 'XY', 'SX');
		fc.assert(
			fc.property(anyWord, end, sign, ({words, word, corrected}, after, before) => {
				const text = what === 'longer' ? word + after : before + word;
				if (!words.includes(text)) expect([text, corrected(text)]).toEqual([text, undefined]);
			}),
			{numRuns: 500},
		);
	});
});

describe('an unknown key', () => {
	const inKind = (emi: object) => ({...filter, emiOptions: {noCostEmi: {enable: true, ...emi}}});
	const places: Readonly<Record<string, (more: object) => unknown>> = {
		option: more => option({paymentMethodType: 'CARD', ...more}),
		'card filter': card,
		'UPI filter': upi,
		'EMI filter': emiOptions => ({...filter, emiOptions}),
		'EMI kind': inKind,
		'plan group': more => inKind({credit: {enable: true, ...more}}),
		'plan filter': more => inKind({credit: {enable: true, filters: [{enable: true, ...more}]}}),
	};

	test.each<[object: string, key: string, suggestion?: string]>([
		// misspelled
		['option', 'Enable_', 'enable'],
		['card filter', 'CardBrand', 'cardBrands'],
		['EMI filter', 'no_cost_emi', 'noCostEmi'],
		// the only one that begins with it, which has at least five letters
		['option', 'cardFilt', 'cardFilters'],
		['card filter', 'cardT', 'cardTypes'],
		['card filter', 'cardB'],
		['EMI filter', 'noCost', 'noCostEmi'],
		['EMI filter', 'showOnly', 'showOnlyEmi'],
		['EMI filter', 'noCost'.padEnd(64, '_'), 'noCostEmi'],
		['EMI filter', 'noCost'.padEnd(65, '_')],
		['card filter', 'card'],
		['option', 'CARD'],
		['EMI kind', 'card'],
		['EMI filter', 'low'],
		['option', 'upi'],
		['EMI filter', 'Cost'],
		['plan group', '\u4e16\u754c--'],
		['plan group', '______'],
		['plan group', '\u4e16\u754c\u4e16\u754c\u4e16\u754c'],
		// a field of another object
		['UPI filter', 'cardBins'],
		['plan filter', 'paymentMethods', 'paymentMethod'],
		['option', 'issuers'],
		['EMI filter', 'options'],
		// like none
		['UPI filter', 'something'],
		['plan filter', 'something'],
		['EMI filter', ''],
	])('of the %s, %j, suggests %j', (name, key, suggestion) => {
		const input = places[name]?.({[key]: 1});
		const [issue, ...others] = issuesOf(() => page().paymentFilter(input));
		expect([issue, others]).toMatchObject([{rule: 'unknown-key'}, []]);
		expect([issue?.pointer.endsWith(`/${key}`), issue?.suggestion]).toEqual([true, suggestion]);
	});
});
