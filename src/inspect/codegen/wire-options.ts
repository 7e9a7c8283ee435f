// The options of a subject as builders write them; parts without effect are left out with a comment.

import {FIRST_COUNTS} from '../../model/contradictions.js';
import type {CardFilter, OptionParts, UpiFilter} from '../../wire/payment-filter.js';
import {CARD_TYPES, type PaymentMethodType} from '../../wire/payment-method.js';
import {CARD_LISTS} from '../../wire/spec.js';
import {isRead, optionOf, type ReadOption, type SubjectDefaults, type SubjectParts} from '../subject/subject.js';
import type {CodeNotes} from './notes.js';

type Allow = SubjectDefaults['allow'];

/** True if two options mean the same. */
type IsSame = (one: OptionParts, other: OptionParts) => boolean;

export function writeOptions(
	{options, defaults}: SubjectParts,
	notes: CodeNotes,
	isSame: IsSame,
): readonly OptionParts[] {
	const named = options.filter(option => isRead(option) || option.types !== undefined);
	return options.flatMap(option => {
		if (!isRead(option)) notes.incomplete(option.pointer);
		else if (optionOf({options: named}, option.type) === option)
			return withoutIdleSide(writeOption(option, defaults.allow, notes), option.pointer, defaults.allow, notes, isSame);
		else notes.leftOut(option.pointer, `${option.type} is configured twice, and ${FIRST_COUNTS}`);
		return [];
	});
}

/** An option without the filters that only repeat the default and that builders would refuse as uncertain. */
function withoutIdleSide(
	option: OptionParts | undefined,
	pointer: string,
	allow: Allow,
	notes: CodeNotes,
	isSame: IsSame,
): readonly OptionParts[] {
	if (option === undefined) return [];
	const key = option.cardFilters === undefined ? 'upiFilters' : 'cardFilters';
	const filters: readonly {readonly enable: boolean}[] = option[key] ?? [];
	const left = filters.filter(({enable}) => enable !== allow);
	const without = {...option, [key]: left};
	if (left.length === 0 || left.length === filters.length || !isSame(option, without)) return [option];
	notes.leftOut(`${pointer}/${key}`, `its filters with enable ${allow} change nothing`);
	return [without];
}

function writeOption(option: ReadOption, allow: Allow, notes: CodeNotes): OptionParts | undefined {
	const {type, enable, pointer, paymentMethods, cardFilters, upiFilters} = option;
	const whole = {paymentMethodType: type as PaymentMethodType, enable}; // or a type of the account
	const providers = `${pointer}/paymentMethods`;
	if (paymentMethods && type === 'CARD') notes.leftOut(providers, 'paymentMethods is ignored for CARD');
	// Without paymentMethods, the option would hide or show all of UPI.
	if (paymentMethods && type === 'UPI') notes.refuse(providers, 'builders do not write paymentMethods for UPI');
	if (cardFilters && type !== 'CARD') notes.leftOut(`${pointer}/cardFilters`, `cardFilters is ignored for ${type}`);
	if (upiFilters && type !== 'UPI') notes.leftOut(`${pointer}/upiFilters`, `upiFilters is ignored for ${type}`);
	if (type === 'CARD') return writeFilters(option, whole, 'cardFilters', writeCardFilter, allow, notes);
	if (type === 'UPI') return writeFilters(option, whole, 'upiFilters', writeUpiFilters, allow, notes);
	if (paymentMethods === undefined) return whole;
	if (paymentMethods.length > 0) return {...whole, paymentMethods: [...new Set(paymentMethods)]};
	// If the list is ignored, the whole type is hidden; if it matches nothing, the type follows `allowDefaultOptions`.
	notes.empty(providers, !enable && allow === false);
	return whole;
}

function writeFilters<Key extends 'cardFilters' | 'upiFilters'>(
	option: ReadOption,
	whole: OptionParts,
	key: Key,
	write: (filter: NonNullable<ReadOption[Key]>[number], place: string, notes: CodeNotes) => readonly object[],
	allow: Allow,
	notes: CodeNotes,
): OptionParts | undefined {
	const filters: readonly NonNullable<ReadOption[Key]>[number][] | undefined = option[key];
	const pointer = `${option.pointer}/${key}`;
	if (filters === undefined) return whole;
	if (!option.enable) notes.leftOut(pointer, `${key} is ignored while ${option.type} is disabled`);
	else if (filters.length === 0) notes.empty(pointer, allow === true);
	else {
		const written = filters.flatMap((filter, at) => write(filter, `${pointer}/${at}`, notes));
		return written.length === 0 ? undefined : {...whole, [key]: written};
	}
	return whole;
}

/** A filter without criteria covers every card, and so does the list of all card types; builders need a criterion. */
function writeCardFilter(filter: CardFilter, place: string, notes: CodeNotes): readonly CardFilter[] {
	const {enable} = filter;
	const given = CARD_LISTS.flatMap(({key}) => {
		const list = filter[key];
		return list === undefined ? [] : [[key, notes.itemsOf(list, `${place}/${key}`)] as const];
	});
	if (given.length === 0) return [{enable, cardTypes: CARD_TYPES}];
	return [{enable, ...Object.fromEntries(given)} as CardFilter]; // each list under its own key
}

/** A filter without a type covers handles and apps; builders write one filter for each of the two. */
function writeUpiFilters(
	{enable, upiType, upiMethods}: UpiFilter,
	place: string,
	notes: CodeNotes,
): readonly UpiFilter[] {
	const codes = upiMethods && notes.itemsOf(upiMethods, `${place}/upiMethods`);
	if (upiType !== undefined) return [{enable, upiType, ...(codes && {upiMethods: codes})}];
	return (['COLLECT', 'INTENT'] as const).flatMap((kind): readonly UpiFilter[] => {
		const own = codes?.filter(code => code.startsWith('@') === (kind === 'COLLECT'));
		if (own?.length === 0) return [];
		return [{enable, upiType: kind, ...(own && {upiMethods: own})} as UpiFilter]; // handles for COLLECT, else apps
	});
}
