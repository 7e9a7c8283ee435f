// The options of a subject as builders write them: what has no effect is left out with a comment.

import {FIRST_COUNTS} from '../../model/contradictions.js';
import type {CardFilter, OptionParts, UpiFilter} from '../../wire/payment-filter.js';
import {CARD_TYPES, type PaymentMethodType} from '../../wire/payment-method.js';
import {CARD_LISTS} from '../../wire/spec.js';
import {isEmptyList} from '../subject/normal-parts.js';
import {
	type NormalSubject,
	type SubjectCardFilter,
	type SubjectFilters,
	type SubjectOption,
	type SubjectUpiFilter,
	UNREADABLE,
} from '../subject/subject.js';
import {effectiveOptions} from '../subject/subject-parts.js';
import type {CodeNotes} from './notes.js';

type Allow = NormalSubject['defaults']['allow'];

export function writeOptions(subject: NormalSubject, notes: CodeNotes): readonly OptionParts[] {
	const effective = effectiveOptions(subject);
	return subject.options.flatMap(option => {
		const {type, enable, pointer} = option;
		if (type === UNREADABLE || option.unreadable !== undefined) notes.incomplete(pointer);
		else if (effective.get(type) !== option) {
			notes.leftOut(pointer, `${type} is configured twice, and ${FIRST_COUNTS}`);
		} else {
			const whole = {paymentMethodType: type as PaymentMethodType, enable}; // or a type of the account
			return writeOption(whole, option, subject.defaults.allow, notes) ?? [];
		}
		return [];
	});
}

function writeOption(
	whole: OptionParts,
	{providers, cardFilters, upiFilters}: SubjectOption,
	allow: Allow,
	notes: CodeNotes,
): OptionParts | undefined {
	const {paymentMethodType: type, enable} = whole;
	if (providers && type === 'CARD') notes.leftOut(providers.pointer, 'paymentMethods is ignored for CARD');
	// Without it the option would hide or show all of UPI.
	if (providers && type === 'UPI') notes.refuse(providers.pointer, 'builders do not write paymentMethods for UPI');
	if (cardFilters && type !== 'CARD') notes.leftOut(cardFilters.pointer, `cardFilters is ignored for ${type}`);
	if (upiFilters && type !== 'UPI') notes.leftOut(upiFilters.pointer, `upiFilters is ignored for ${type}`);
	if (type === 'CARD') return writeFilters(whole, 'cardFilters', cardFilters, writeCardFilter, allow, notes);
	if (type === 'UPI') return writeFilters(whole, 'upiFilters', upiFilters, writeUpiFilters, allow, notes);
	if (providers === undefined) return whole;
	if (providers.items.length > 0) return {...whole, paymentMethods: [...new Set(providers.items)]};
	// If the list is ignored, the whole type is hidden; if it matches nothing, the type follows `allowDefaultOptions`.
	notes.empty(providers.pointer, !enable && allow === false);
	return whole;
}

function writeFilters<Filter extends SubjectCardFilter | SubjectUpiFilter>(
	whole: OptionParts,
	key: 'cardFilters' | 'upiFilters',
	filters: SubjectFilters<Filter> | undefined,
	write: (filter: Filter, enable: boolean, notes: CodeNotes) => readonly (CardFilter | UpiFilter)[],
	allow: Allow,
	notes: CodeNotes,
): OptionParts | undefined {
	if (filters === undefined) return whole;
	const {pointer, items} = filters;
	if (!whole.enable) notes.leftOut(pointer, `${key} is ignored while ${whole.paymentMethodType} is disabled`);
	else if (isEmptyList(filters)) notes.empty(pointer, allow === true);
	else {
		const written = items.flatMap(filter => write(filter, filter.enable, notes));
		return written.length === 0 ? undefined : {...whole, [key]: written};
	}
	return whole;
}

/** Without criteria, a filter covers every card: builders need one, and the list of all card types covers them too. */
function writeCardFilter(filter: SubjectCardFilter, enable: boolean, notes: CodeNotes): readonly CardFilter[] {
	const given = CARD_LISTS.flatMap(({key, name}) => {
		const list = filter[name];
		return list === undefined ? [] : [[key, notes.itemsOf(list)] as const];
	});
	if (given.length === 0) return [{enable, cardTypes: CARD_TYPES}];
	return [{enable, ...Object.fromEntries(given)} as CardFilter]; // the lists under their own names
}

/** Without a type, a filter covers handles and apps: builders write one filter for each. */
function writeUpiFilters(filter: SubjectUpiFilter, enable: boolean, notes: CodeNotes): readonly UpiFilter[] {
	const {upiType, methods} = filter;
	const codes = methods && notes.itemsOf(methods);
	if (upiType !== undefined) return [{enable, upiType, ...(codes && {upiMethods: codes})}];
	return (['COLLECT', 'INTENT'] as const).flatMap((kind): readonly UpiFilter[] => {
		const own = codes?.filter(code => code.startsWith('@') === (kind === 'COLLECT'));
		if (own?.length === 0) return [];
		return [{enable, upiType: kind, ...(own && {upiMethods: own})} as UpiFilter]; // handles for COLLECT, else apps
	});
}
