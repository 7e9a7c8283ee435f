// Repair, for random filters: a right filter keeps its meaning, and a certain mistake that was put in is undone.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {explain, repair} from '../../src/inspect/index.js';
import {applyPatch} from './apply-patch.js';
import {instrument, filter as valid} from './random-subjects.js';
import {page} from './repair-inputs.js';

type Key = string | number;
type Edit = (value: unknown, key: Key) => {readonly value: unknown; readonly key?: string} | undefined;

const REFERENCE_NAMES: Readonly<Record<string, string>> = {
	cardBrands: 'CardBrand',
	cardBins: 'CardBin',
	cardTypes: 'CardType',
	cardSubTypes: 'CardSubType',
	cardBanks: 'CardBanks',
};
const isWord = (key: Key) => ['paymentMethodType', 'upiType'].includes(String(key));
const isCodes = (value: unknown): value is readonly string[] =>
	Array.isArray(value) && value.length > 0 && value.every(item => typeof item === 'string');
const isObjects = (value: unknown): value is readonly object[] =>
	Array.isArray(value) && value.length === 1 && typeof value[0] === 'object';
const swapped = (word: string) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;

/** Each corrupts one place, and only one meaning is left for it. */
const corruptions: Readonly<Record<string, Edit>> = {
	'a boolean as a string': value => (typeof value === 'boolean' ? {value: String(value)} : undefined),
	'a boolean as a number': value => (typeof value === 'boolean' ? {value: Number(value)} : undefined),
	'a word in lower case': (value, key) => (isWord(key) ? {value: String(value).toLowerCase()} : undefined),
	'blanks around text': value => (typeof value === 'string' ? {value: ` ${value} `} : undefined),
	'a key in upper case': (value, key) => (typeof key === 'string' ? {value, key: key.toUpperCase()} : undefined),
	'swapped letters in a key': (value, key) =>
		typeof key === 'string' && key[2] !== key[3] ? {value, key: swapped(key)} : undefined,
	'the key of the reference table': (value, key) => {
		const name = REFERENCE_NAMES[key];
		return name === undefined ? undefined : {value, key: name};
	},
	'codes joined by commas': (value, key) =>
		isCodes(value) && (key !== 'paymentMethod' || value.length > 1) ? {value: value.join(',')} : undefined,
	'a list as JSON text': value => (isCodes(value) || isObjects(value) ? {value: JSON.stringify(value)} : undefined),
	'an object for a list of one': value => (isObjects(value) ? {value: value[0]} : undefined),
	'an object as JSON text': (value, key) =>
		typeof value === 'object' && !Array.isArray(value) && key !== '' ? {value: JSON.stringify(value)} : undefined,
	'a range with a hyphen': value =>
		typeof value === 'string' && value.includes('::') ? {value: value.replace('::', '-')} : undefined,
	'a null field': value =>
		typeof value === 'object' &&
		value !== null &&
		('cardFilters' in value || 'paymentMethods' in value) &&
		!('upiFilters' in value)
			? {value: {...value, upiFilters: null}}
			: undefined,
};

const typesOf = ({options}: {readonly options: readonly {readonly paymentMethodType: string}[]}) =>
	options.map(({paymentMethodType}) => paymentMethodType);

/** Every value with one edit applied at one place. */
function corrupted(
	value: unknown,
	edit: Edit,
	key: Key = '',
): readonly {readonly value: unknown; readonly key?: string}[] {
	const here = edit(value, key);
	const deeper = Array.isArray(value)
		? value.flatMap((item, index) =>
				corrupted(item, edit, index).map(inner => ({
					value: value.map((other, at) => (at === index ? inner.value : other)),
				})),
			)
		: typeof value === 'object' && value !== null
			? Object.entries(value).flatMap(([name, field]) =>
					corrupted(field, edit, name).map(inner => ({
						value: Object.fromEntries(
							Object.entries(value).map(([other, kept]) =>
								other === name ? [inner.key ?? name, inner.value] : [other, kept],
							),
						),
					})),
				)
			: [];
	return here === undefined ? deeper : [here, ...deeper];
}

describe('a valid filter', () => {
	test('keeps every verdict', () => {
		fc.assert(
			fc.property(valid, fc.array(instrument, {minLength: 1, maxLength: 5}), (filter, asked) => {
				const {value, patch} = repair(filter);
				expect(applyPatch(filter, patch)?.value).toEqual(value);
				for (const one of asked) expect(explain(value, one).verdict).toBe(explain(filter, one).verdict);
			}),
			{numRuns: 300},
		);
	});

	test('in a session keeps its place and its form', () => {
		fc.assert(
			fc.property(valid, filter => {
				const {value} = repair({...page, payment_filter: filter});
				expect(value).toEqual({...page, payment_filter: repair(filter).value});
			}),
			{numRuns: 100},
		);
	});
});

describe('one mistake with a certain fix is undone', () => {
	test.each(Object.entries(corruptions))('%s', (_, edit) => {
		fc.assert(
			fc.property(valid, fc.nat(), (filter, choice) => {
				const wrong = corrupted(filter, edit);
				const input = wrong[choice % Math.max(wrong.length, 1)]?.value;
				// Of two options of one type, a misspelled one is left.
				fc.pre(input !== undefined && new Set(typesOf(filter)).size === typesOf(filter).length);
				const {value, patch} = repair(input);
				expect(value).toEqual(repair(filter).value);
				expect(applyPatch(input, patch)?.value).toEqual(value);
			}),
			{numRuns: 200},
		);
	});
});
