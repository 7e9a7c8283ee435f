// Suggestions: which misspelled names are close enough to a known name, and which are not.
import {describe, expect, test} from 'vitest';
import {readPaymentFilter} from '../../src/schema/payment-filter-shape.js';
import {SESSION_REQUEST} from '../../src/schema/session-shape.js';
import {fieldOf, keysOf, type Shape} from '../../src/schema/shape.js';
import {likeName, listed, vocabularyProblem} from '../../src/schema/vocabulary.js';
import {aliasOf, isOneEdit, nearest, negatedBy, normalizeWord, slipOf, wordsIn} from '../../src/utils/nearest.js';
import {issuesOf} from '../schema/issue-messages.js';

const ALIASES = {NB: 'NETBANKING', CASH: 'COD', CONSUMER_FINANCE: 'PAYLATER'};

describe('the nearest right word', () => {
	test.each([
		// equal except for case and punctuation
		['wallet_a', ['WALLET_B', 'WALLET_A'], 'WALLET_A'],
		['Wallet-A', ['WALLET_A'], 'WALLET_A'],
		// the same to the eye
		['\u0421\u0410RD', ['CARD'], 'CARD'],
		['\u039d\u0392', ['NB'], 'NB'],
		['\uff23\uff21\uff32\uff24', ['CARD'], 'CARD'],
		// another name of the field, unless the word itself is allowed
		['cod', ['WALLET', 'CASH'], 'CASH'],
		['cod', ['CASH', 'C_O_D'], 'C_O_D'],
		['Pay Later', ['CONSUMER_FINANCE'], 'CONSUMER_FINANCE'],
		['cod', ['WALLET'], undefined],
		['constructor', ['WALLET'], undefined],
		// at most a third of the letters away
		['ALLET', ['WALLET'], 'WALLET'],
		['WALLETT', ['WALLET'], 'WALLET'],
		['XWALLET', ['WALLET'], 'WALLET'],
		['XWALLETX', ['WALLET'], 'WALLET'],
		['WXLLXT', ['WALLET'], 'WALLET'],
		['WXLXXT', ['WALLET'], undefined],
		['CDEFGX', ['ABCDEFGH'], undefined],
		['ABCDEFGH', ['CDEFGX'], undefined],
		['AB', ['AC'], undefined],
		['ABC', ['ABD'], 'ABD'],
		// of several the nearest, of equals the first
		['CREDITS', ['CREDXTS_', 'CREDIT', 'DEBIT'], 'CREDXTS_'],
		['CREDITXX', ['CREDXX', 'CREDIT', 'CREDITX'], 'CREDITX'],
		// none that has no letters or digits in common
		['', ['-'], undefined],
		['', ['A'], undefined],
		['\u4e16\u754c', ['\u65e5\u672c', 'WALLET_A'], undefined],
		['***', ['---'], undefined],
	])('of %j among %j is %j', (word, allowed, near) => {
		expect(nearest(word, allowed, ALIASES)).toBe(near);
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

test('a slip is looked for up to 64 characters', () => {
	expect(slipOf('noCostEm'.padEnd(64, '_'), ['noCostEmi'])).toBe('noCostEmi');
	expect(slipOf('noCostEm'.padEnd(65, '_'), ['noCostEmi'])).toBeUndefined();
	expect(slipOf('CARD', ['cardFilters'])).toBeUndefined();
	expect(slipOf('NBX', ['NB'])).toBeUndefined();
	expect(slipOf('n-b', ['UPI', 'NB'])).toBe('NB');
	expect(slipOf('card.s', ['CARD', 'CARDS'])).toBe('CARDS');
	expect(slipOf('discription', ['description'])).toBe('description');
	expect(negatedBy('NOT_CREDIT', ['DEBIT', 'CREDIT'])).toBe('CREDIT');
	expect(negatedBy('NOTES', ['DEBIT', 'CREDIT'])).toBeUndefined();
});

/** Every closed vocabulary and every set of keys, of objects at any depth. */
function vocabulariesIn(shape: Shape): readonly (readonly string[])[] {
	if (shape.kind === 'enum') return [shape.enum];
	if (shape.kind === 'list') return vocabulariesIn(shape.item);
	if (shape.kind !== 'object') return [];
	const keys = keysOf(shape);
	return [keys, ...keys.flatMap(key => vocabulariesIn(fieldOf(shape, key) ?? {kind: 'json'}))];
}

const VOCABULARIES = [
	...new Map(vocabulariesIn(SESSION_REQUEST).map(words => [words.join(), words])).values(),
	['CARD', 'CARDS_A', 'A'],
];
const LETTERS = [...'AENSUYx1_'];
const NEGATED = ['!', '-', '~', '^', '!= ', 'NOT_', 'NOT ', 'NO_', 'NON_', 'UN', 'un_', 'dis', 'dis_', 'deny', 'deny-'];

/** The keys that an alias names. */
const isAlias = (text: string) => /^(?:enabled|(?:standard|low_?cost|no_?cost))$/i.test(text);

test.each(VOCABULARIES)(
	'no slip of a word is longer than it, shorter by two letters or its opposite: %s, …',
	(...words) => {
		for (const word of words) {
			const places = [...word.split('').keys(), word.length];
			const edits = places.flatMap(at => [
				...LETTERS.flatMap(letter => [
					word.slice(0, at) + letter + word.slice(at),
					word.slice(0, at) + letter + word.slice(at + 1),
				]),
				word.slice(0, at) + word.slice(at + 1),
			]);
			for (const text of [...edits, word.toLowerCase(), `${word}S`]) {
				const found = likeName(text, words).meant;
				if (found === undefined || isAlias(text)) continue;
				const [plain, name] = [normalizeWord(text), normalizeWord(found)];
				const isSame = plain === name || plain === `${name}S`;
				const isSlip = isOneEdit(plain, name) && !plain.startsWith(name);
				expect([text, found, isSame || isSlip]).toEqual([text, found, true]);
				if (!isSame) expect(words.filter(one => isOneEdit(plain, normalizeWord(one)))).toEqual([found]);
			}
			const longer = ['Y', '_A', '_2', '2', ' A', 'XY', 'SX'].map(end => word + end);
			for (const text of longer)
				if (!words.includes(text))
					expect([
						text,
						likeName(
							text,
							words.filter(one => one === word),
						).meant,
					]).toEqual([text, undefined]);
			for (const sign of NEGATED) {
				const text = sign + word;
				const capitalized = sign + word.charAt(0).toUpperCase() + word.slice(1);
				for (const one of [text, capitalized, sign + word.slice(0, -1), sign + word.toLowerCase()])
					expect([one, likeName(one, [word]).meant, likeName(one, [word]).near]).toEqual([one, undefined, undefined]);
			}
		}
	},
);

test('several words in one text are looked for up to 64 characters', () => {
	const types = ['WALLET', 'NB'];
	expect(wordsIn('wallet, NB'.padEnd(64), types)).toEqual(types);
	expect(wordsIn('wallet, NB'.padEnd(65), types)).toBeUndefined();
});

test('names from other documents are recognized', () => {
	expect(aliasOf('Net Banking', ['NB'], ALIASES)).toBe('NB');
	expect(aliasOf('Net Banking', ['CARD'], ALIASES)).toBeUndefined();
	expect(aliasOf('NB', ['NB'], ALIASES)).toBeUndefined();
});

test('names are compared by their letters and digits; Greek and Cyrillic letters may look like any', () => {
	expect(['card_Bins', 'C.O.D', '\u0410\u0412C-12', 'caf\u00e9', ''].map(normalizeWord)).toEqual([
		'CARDBINS',
		'COD',
		'\u0410\u0412C12',
		'CAF',
		'',
	]);
});

describe('one letter inserted, deleted, replaced or swapped', () => {
	test.each([
		['NAME', 'NAME', true],
		['NAME', 'NAMES', true],
		['NAMES', 'NAME', true],
		['XNAME', 'NAME', true],
		['NAME', 'NXME', true],
		['AAA', 'AA', true],
		['', 'A', true],
		['NAME', 'NAMESX', false],
		['NAMEXY', 'NAME', false],
		['NAME', 'NMAE', true],
		['NAME', 'MANE', false],
		['AB', 'XA', false],
		['XA', 'AB', false],
		['NXXE', 'NE', false],
		['NE', 'NXXE', false],
		['ABAB', 'AB', false],
		['AB', 'ABAB', false],
		['NAME', 'XAMX', false],
		['\u0420\u0410NE', 'NAME', true],
		['NAME', '\u0420\u0410NE', false],
	])('%s and %s: %s', (one, other, isOne) => {
		expect(isOneEdit(one, other)).toBe(isOne);
	});
});

test('a vocabulary is listed up to twelve words', () => {
	const named = (count: number) => listed(Array.from({length: count}, (_, index) => `W${index + 1}`));
	expect([1, 2, 3, 12, 13].map(named)).toEqual([
		'W1',
		'W1 or W2',
		'W1, W2 or W3',
		'W1, W2, W3, W4, W5, W6, W7, W8, W9, W10, W11 or W12',
		'one of W1, W2, W3, W4, W5, W6 … (13 in all)',
	]);
	expect(vocabularyProblem('SOMETHING', ['CARD'], 'card')).toStrictEqual({
		rule: 'unknown-value',
		problem: '"SOMETHING" is not a card',
		template: 'is not a card',
		remedy: 'write CARD',
		found: '"SOMETHING"',
		allowed: ['CARD'],
	});
});

describe('an unknown key', () => {
	const issuesFor = (filter: unknown) => issuesOf(report => readPaymentFilter(filter, report, ''));
	const inOption = (key: string) =>
		issuesFor({allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: true, [key]: 1}]});
	const inCardFilter = (key: string) =>
		issuesFor({
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true, [key]: 1}]}],
		});
	const inUpiFilter = (key: string) =>
		issuesFor({
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: true, [key]: 1}]}],
		});
	const inEmi = (key: string) => issuesFor({allowDefaultOptions: true, options: [], emiOptions: {[key]: 1}});
	const inPlan = (key: string) =>
		issuesFor({
			allowDefaultOptions: true,
			options: [],
			emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters: [{enable: true, [key]: 1}]}}},
		});
	const inGroup = (key: string) =>
		issuesFor({
			allowDefaultOptions: true,
			options: [],
			emiOptions: {noCostEmi: {enable: true, credit: {enable: true, [key]: 1}}},
		});

	const inKind = (key: string) =>
		issuesFor({allowDefaultOptions: true, options: [], emiOptions: {noCostEmi: {enable: true, [key]: 1}}});

	test('suggests the name that it misspells', () => {
		expect([inOption('Enable_'), inCardFilter('CardBrand'), inEmi('no_cost_emi')].join('\n')).toMatchInlineSnapshot(`
			"/options/0/Enable_ unknown-key -> enable
			/options/0/cardFilters/0/CardBrand unknown-key -> cardBrands
			/emiOptions/no_cost_emi unknown-key -> noCostEmi"
		`);
	});

	test('suggests the only name that starts with it', () => {
		expect([inOption('cardFilt'), inEmi('noCost'), inEmi('showOnly')].join('\n')).toMatchInlineSnapshot(`
			"/options/0/cardFilt unknown-key -> cardFilters
			/emiOptions/noCost unknown-key -> noCostEmi
			/emiOptions/showOnly unknown-key -> showOnlyEmi"
		`);
		for (const issuesFor of [
			inCardFilter('card'),
			inOption('CARD'),
			inKind('card'),
			inEmi('low'),
			inOption('upi'),
			inEmi('Cost'),
			inGroup('\u4e16\u754c--'),
		])
			expect(issuesFor).not.toContain('->');
		for (const key of ['______', '\u4e16\u754c\u4e16\u754c\u4e16\u754c']) expect(inGroup(key)).not.toContain('->');
		expect(inEmi('noCost'.padEnd(64, '_'))).toContain('-> noCostEmi');
		expect(inEmi('noCost'.padEnd(65, '_'))).not.toContain('->');
	});

	test('that belongs elsewhere names the right place', () => {
		expect(
			[inUpiFilter('cardBins'), inPlan('paymentMethods'), inOption('issuers'), inEmi('options')].join('\n'),
		).toMatchInlineSnapshot(`
			"/options/0/upiFilters/0/cardBins unknown-key
			/emiOptions/noCostEmi/credit/filters/0/paymentMethods unknown-key -> paymentMethod
			/options/0/issuers unknown-key
			/emiOptions/options unknown-key"
		`);
	});

	test('that resembles none lists all names', () => {
		expect([inUpiFilter('something'), inPlan('something'), inEmi('')].join('\n')).toMatchInlineSnapshot(`
			"/options/0/upiFilters/0/something unknown-key
			/emiOptions/noCostEmi/credit/filters/0/something unknown-key
			/emiOptions/ unknown-key"
		`);
	});
});
