// The options of a subject as builders write them: what has no effect is left out with a comment.

import {
	type NormalSubject,
	type SubjectCardFilter,
	type SubjectFilters,
	type SubjectList,
	type SubjectOption,
	type SubjectUpiFilter,
	UNREADABLE,
} from '../../model/subject.js';
import {effectiveOptions} from '../../model/subject-parts.js';
import {FIRST_COUNTS} from '../../wire/effective-options.js';
import type {CardFilter, OptionParts, UpiFilter} from '../../wire/payment-filter.js';
import {CARD_TYPES, type PaymentMethodType} from '../../wire/payment-method.js';
import {CARD_LISTS} from '../../wire/spec.js';
import {isReadableButForItems} from '../read/unreadable-issues.js';
import type {CodeNotes} from './notes.js';

export function writeOptions(subject: NormalSubject, notes: CodeNotes): readonly OptionParts[] {
	const effective = effectiveOptions(subject);
	return subject.options.flatMap(option => {
		const {type, enable, pointer} = option;
		if (type === UNREADABLE || enable === UNREADABLE) notes.incomplete(pointer);
		else if (effective.get(type) !== option) {
			notes.leftOut(pointer, `${type} is configured twice, and ${FIRST_COUNTS}`);
		} else return writeOption(option, type as PaymentMethodType, enable, subject, notes) ?? []; // or one of the account
		return [];
	});
}

function writeOption(
	option: SubjectOption,
	type: PaymentMethodType,
	enable: boolean,
	subject: NormalSubject,
	notes: CodeNotes,
): OptionParts | undefined {
	const {providers, cardFilters, upiFilters} = option;
	const isFiltered = type === 'CARD' || type === 'UPI';
	if (providers && type === 'CARD') notes.leftOut(providers.pointer, 'paymentMethods is ignored for CARD');
	// Without it the option would hide or show all of UPI.
	if (providers && type === 'UPI') notes.refuse(providers.pointer, 'builders do not write paymentMethods for UPI');
	if (cardFilters && type !== 'CARD') notes.leftOut(cardFilters.pointer, `cardFilters is ignored for ${type}`);
	if (upiFilters && type !== 'UPI') notes.leftOut(upiFilters.pointer, `upiFilters is ignored for ${type}`);
	const whole: OptionParts = {paymentMethodType: type, enable};
	if (type === 'CARD' && cardFilters)
		return writeFilters(whole, cardFilters, 'cardFilters', writeCardFilter, subject, notes);
	if (type === 'UPI' && upiFilters)
		return writeFilters(whole, upiFilters, 'upiFilters', writeUpiFilters, subject, notes);
	if (providers !== undefined && !isFiltered) return writeProviders(whole, providers, subject, notes);
	if (!enable || subject.defaults.allow !== true) return whole;
	notes.leftOut(option.pointer, `allowDefaultOptions is true, so ${type} is shown anyway`);
	return undefined;
}

function writeProviders(
	option: OptionParts,
	providers: SubjectList,
	{defaults}: NormalSubject,
	notes: CodeNotes,
): OptionParts | undefined {
	const codes = readItems(providers, notes);
	if (codes.length > 0) return {...option, paymentMethods: codes};
	if (!providers.isComplete) return undefined;
	// If the list is ignored, the whole type is hidden; if it matches nothing, the type follows `allowDefaultOptions`.
	if (!option.enable && defaults.allow === false)
		notes.leftOut(providers.pointer, 'an empty list changes nothing here');
	else notes.refuse(providers.pointer, OPEN_LIST);
	return option;
}

const OPEN_LIST = 'the list is empty, and the specification does not state whether it is ignored or matches nothing';

/** Each code once; unreadable ones are left out. */
function readItems(list: SubjectList, notes: CodeNotes): readonly string[] {
	if (!list.isComplete) notes.unreadable(list.pointer);
	return [...new Set(list.items)];
}

function writeFilters<Filter extends SubjectCardFilter | SubjectUpiFilter, Wire extends CardFilter | UpiFilter>(
	option: OptionParts,
	{pointer, items, isComplete}: SubjectFilters<Filter>,
	key: 'cardFilters' | 'upiFilters',
	wireOf: (filter: Filter, enable: boolean, notes: CodeNotes) => readonly Wire[],
	{defaults}: NormalSubject,
	notes: CodeNotes,
): OptionParts | undefined {
	const {paymentMethodType: type, enable} = option;
	if (!enable) {
		notes.leftOut(pointer, `${key} is ignored while ${type} is disabled`);
		return option;
	}
	if (isComplete && items.length === 0) {
		if (defaults.allow !== true) {
			notes.refuse(pointer, OPEN_LIST);
			return option;
		}
		notes.leftOut(pointer, `allowDefaultOptions is true, so ${type} is shown anyway`);
		return undefined;
	}
	if (!isComplete) notes.unreadable(pointer);
	const filters = items.flatMap(filter => {
		if (
			filter.enable !== UNREADABLE &&
			(filter.isComplete || isReadableButForItems(filter, collectLists(filter), notes.errors))
		) {
			return wireOf(filter, filter.enable, notes);
		}
		notes.incomplete(filter.pointer);
		return [];
	});
	if (filters.length === 0) return undefined;
	return {...option, [key]: filters};
}

function collectLists(filter: SubjectCardFilter | SubjectUpiFilter): readonly SubjectList[] {
	return Object.values(filter).filter((part): part is SubjectList => typeof part === 'object');
}

/** Without criteria, a filter covers every card: builders need one, and the list of all card types covers them too. */
function writeCardFilter(filter: SubjectCardFilter, enable: boolean, notes: CodeNotes): readonly CardFilter[] {
	const given = CARD_LISTS.flatMap(({key, name}) => {
		const list = filter[name];
		return list === undefined ? [] : [[key, [...new Set(readCriterion(list, notes))]] as const];
	});
	if (given.length === 0) return [{enable, cardTypes: CARD_TYPES}];
	return [{enable, ...Object.fromEntries(given)} as CardFilter]; // the lists under their own names
}

function readCriterion(list: SubjectList, notes: CodeNotes): readonly string[] {
	if (!list.isComplete) notes.unreadable(list.pointer);
	else if (list.items.length === 0) notes.refuse(list.pointer, OPEN_LIST);
	return list.items;
}

/** Without a type, a filter covers handles and apps: builders write one filter for each. */
function writeUpiFilters(filter: SubjectUpiFilter, enable: boolean, notes: CodeNotes): readonly UpiFilter[] {
	const {upiType, methods} = filter;
	const codes = methods && [...new Set(readCriterion(methods, notes))];
	if (upiType !== undefined && upiType !== UNREADABLE) return [{enable, upiType, ...(codes && {upiMethods: codes})}];
	if (codes === undefined)
		return [
			{enable, upiType: 'COLLECT'},
			{enable, upiType: 'INTENT'},
		];
	const handles = codes.filter(code => code.startsWith('@'));
	const apps = codes.filter(code => !code.startsWith('@'));
	return [
		...(handles.length > 0 ? [{enable, upiType: 'COLLECT', upiMethods: handles} as const] : []),
		...(apps.length > 0 ? [{enable, upiType: 'INTENT', upiMethods: apps} as const] : []),
	];
}
