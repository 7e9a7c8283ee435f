// The ways to rewrite the option of one payment method type so that a target is shown or hidden.
import type {OptionParts} from '../../wire/payment-filter.js';
import {
	type Criteria,
	type Criterion,
	covers,
	criteriaOf,
	divide,
	filterFor,
	isWithin,
	mayMatch,
	missingIn,
	without,
} from './criteria.js';
import {derive} from './draft.js';
import {type ListFilter, present} from './filter-lists.js';
import type {Target} from './goal.js';
import {codesInWords, providersOf, verb, verdictWord, wordsOf} from './words.js';

/** The option after an edit; `undefined` if it is removed. */
export interface OptionEdit {
	readonly option: OptionParts | undefined;
	/** What was done, in words. */
	readonly words: string;
}

/**
 * Every rewriting of the grammar for one option.
 *
 * @param option - the option of the type as it is; absent if there is none
 * @param allow - `allowDefaultOptions`
 */
export function editOption(target: Target, option: OptionParts | undefined, allow: boolean): readonly OptionEdit[] {
	const {type, fields} = target;
	const start: OptionParts = option ?? newOption(type, allow);
	if (fields.code !== undefined) return providerEdits(target, option, start, allow);
	const criteria = criteriaOf(target);
	if (criteria === undefined) return wholeEdits(target, option);
	const key = type === 'CARD' ? 'cardFilters' : 'upiFilters';
	const filters: readonly ListFilter[] = start[key] ?? [];
	const isWholeType = filters.length === 0;
	const edited = isWholeType ? firstFilters(target, criteria, start.enable) : filterEdits(target, filters, criteria);
	const whole = derive<OptionParts>(start, {[key]: undefined});
	const emptied = (words: string): readonly OptionEdit[] => [
		{option: whole, words},
		{option: derive(whole, {enable: false}), words: `${words}, and hide all other ${providersOf(type)}`},
		{option: undefined, words: `${words}, and remove the option of ${type}`},
	];
	return edited.flatMap(({filters: left, words}) => {
		if (left.length === 0) return emptied(words);
		const lists = {[key]: left} as Pick<OptionParts, typeof key>; // filters of the type
		return [{option: derive<OptionParts>(start, {...lists, enable: true}), words}];
	});
}

function newOption(type: string, enable: boolean): OptionParts {
	return {paymentMethodType: type as OptionParts['paymentMethodType'], enable}; // or a type of the account
}

/** A whole type: its flag, or no option at all. */
function wholeEdits(target: Target, option: OptionParts | undefined): readonly OptionEdit[] {
	const {type, isShown} = target;
	const words = `${verb(isShown)} ${wordsOf(target)} as a whole`;
	const parts = {paymentMethods: undefined, cardFilters: undefined, upiFilters: undefined};
	const start = option ?? newOption(type, isShown);
	// Keeps the type itself enabled, on which EMI plans depend.
	const inside =
		type === 'CARD'
			? [{...parts, enable: true, cardFilters: [{enable: isShown, cardTypes: ['CREDIT', 'DEBIT'] as const}]}]
			: [];
	return [
		...(option === undefined ? [] : [{option: undefined, words: `remove the option of ${type}`}]),
		{option: derive<OptionParts>(start, {...parts, enable: isShown}), words},
		...inside.map(fields => ({
			option: derive<OptionParts>(start, fields),
			words: `${verb(isShown)} credit and debit cards by a card filter`,
		})),
	];
}

function providerEdits(
	{type, codes, isShown}: Target,
	option: OptionParts | undefined,
	start: OptionParts,
	allow: boolean,
): readonly OptionEdit[] {
	const list = start.paymentMethods;
	const name = codesInWords(codes);
	const among = (enable: boolean) => `the ${providersOf(type)} that are ${verdictWord(enable)}`;
	const replaced: OptionEdit = {
		option: derive<OptionParts>(start, {enable: isShown, paymentMethods: codes}),
		words: `${verb(isShown)} ${name} alone by the option of ${type}`,
	};
	if (list === undefined) {
		const words = option === undefined ? `add an option that ${verb(isShown)}s ${name}` : replaced.words;
		return [{...replaced, words}];
	}
	const whole = derive<OptionParts>(start, {paymentMethods: undefined});
	const emptiedBy = (words: string): readonly OptionEdit[] => [
		{option: undefined, words: `${words}, and with it the option of ${type}`},
		{option: derive(whole, {enable: allow}), words: `${words}, and ${verb(allow)} the whole type`},
		{option: derive(whole, {enable: !allow}), words: `${words}, and ${verb(!allow)} the whole type`},
	];
	const left = list.filter(code => !codes.includes(code));
	if (start.enable === isShown) {
		const missing = codes.filter(code => !list.includes(code));
		const added = derive<OptionParts>(start, {paymentMethods: [...list, ...missing]});
		return [{option: added, words: `add ${name} to ${among(isShown)}`}, ...emptiedBy(`remove the list of ${type}`)];
	}
	const words = `remove ${name} from ${among(!isShown)}`;
	const removed =
		left.length === 0 ? emptiedBy(words) : [{option: derive<OptionParts>(start, {paymentMethods: left}), words}];
	return [...removed, replaced];
}

interface FiltersEdit {
	readonly filters: readonly ListFilter[];
	readonly words: string;
}

/** Filters in a type that has been shown or hidden as a whole: one for the target, or those of everything else. */
function firstFilters(target: Target, criteria: Criteria, enable: boolean): readonly FiltersEdit[] {
	const {isShown, type} = target;
	const words = `add a ${nounOf(type)} that ${verb(isShown)}s ${wordsOf(target)}`;
	const others = without<ListFilter>({enable}, criteria);
	const rest =
		others === undefined
			? []
			: [{filters: others, words: `${verb(enable)} all ${providersOf(type)} but ${wordsOf(target)}`}];
	return [{filters: present(filterFor(criteria, isShown)), words}, ...rest];
}

/**
 * What filters say otherwise about the target, in one of several ways, and then that the target is shown or hidden, in one
 * of several ways.
 */
function filterEdits(target: Target, filters: readonly ListFilter[], criteria: Criteria): readonly FiltersEdit[] {
	const {isShown, type} = target;
	const noun = nounOf(type);
	const words = wordsOf(target);
	const isAgainst = (filter: ListFilter) => filter.enable !== isShown && mayMatch(filter, criteria);
	const count = filters.filter(isAgainst).length;
	const against = count === 1 ? `the ${noun} that ${verb(!isShown)}s` : `${count} ${noun}s that ${verb(!isShown)}`;
	const change = (edit: (filter: ListFilter) => readonly ListFilter[] | undefined) => {
		const changed = filters.map(filter => (isAgainst(filter) ? edit(filter) : [filter]));
		return changed.every(found => found !== undefined) ? [changed.flat()] : [];
	};
	const divided = (filter: ListFilter) => without(filter, criteria);
	const turned = (filter: ListFilter) =>
		isWithin(filter, criteria) ? [derive<ListFilter>(filter, {enable: isShown})] : divided(filter);
	const narrowed = (one: Criterion) => (filter: ListFilter) => {
		const left = one.read(filter) && divide(filter, one)?.outside;
		return left?.length ? present(one.write(filter, left, true)) : [];
	};
	const edit = (words: string) => (filters: readonly ListFilter[]) => ({filters, words});
	const neutral: readonly FiltersEdit[] = [
		{filters, words: ''},
		...change(divided).map(edit(`remove ${words} from ${against} them`)),
		...change(turned).map(edit(`turn the ${noun} of ${words} to ${verb(isShown)}`)),
		...criteria.lists.flatMap(one =>
			change(narrowed(one)).map(edit(`remove ${codesInWords(one.values)} from ${against} them`)),
		),
		...change(() => []).map(edit(`remove ${against} ${words}`)),
		{filters: [], words: `remove every ${noun}`},
	];
	return neutral.flatMap(one => {
		const join = (more: string) => (one.words === '' ? more : `${one.words}, and ${more}`);
		const added = present(filterFor(criteria, isShown));
		const own = join(`add a ${noun} that ${verb(isShown)}s ${words}`);
		const isCovered = one.filters.some(filter => filter.enable === isShown && covers(filter, criteria));
		return [
			...(one.words === '' ? [] : [one]),
			...extended(one.filters, target, criteria).map(more => ({...more, words: join(more.words)})),
			...(isCovered && one.words !== ''
				? []
				: [
						{filters: [...one.filters, ...added], words: own},
						{filters: [...added, ...one.filters], words: `${own}, before the others`},
					]),
		];
	});
}

/** The most filters that are tried with one more value. */
const MOST_EXTENDED = 8;

/** Each filter with the wanted flag that covers the target once a value is added to one of its lists. */
function extended(filters: readonly ListFilter[], target: Target, criteria: Criteria): readonly FiltersEdit[] {
	const found = filters.flatMap((filter, at) => {
		if (filter.enable !== target.isShown) return [];
		return criteria.lists.flatMap((one): readonly FiltersEdit[] => {
			const own = one.read(filter);
			const wider = own && one.write(filter, [...own.items, ...missingIn(own.items, one)], true);
			if (wider === undefined || !covers(wider, criteria)) return [];
			const words = `add ${codesInWords(one.values)} to the ${nounOf(target.type)} that ${verb(filter.enable)}s its like`;
			return [{filters: filters.map((other, index) => (index === at ? wider : other)), words}];
		});
	});
	return found.slice(0, MOST_EXTENDED);
}

function nounOf(type: string): string {
	return type === 'CARD' ? 'card filter' : 'UPI filter';
}
