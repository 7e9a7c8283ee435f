// Fixes options in the wrong list, and empty lists that are ignored.
import {own} from '../../schema/shape.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {note, noteRemoved, type RepairContext} from './change.js';
import {type Entry, isPlainObject} from './entry.js';

/** An option without the empty lists that have no effect: those of another type, and filters of a hidden type. */
export function withoutIgnoredLists(entries: readonly Entry[], context: RepairContext): readonly Entry[] {
	const given = (name: string) => entries.find(({key}) => key === name)?.value;
	const [type, isHidden] = [given('paymentMethodType'), given('enable') === false];
	if (!PAYMENT_METHOD_TYPES.some(known => known === type)) return entries;
	return entries.filter(({key, value, pointer}) => {
		if (!(Array.isArray(value) ? value.length === 0 : value === '')) return true;
		const isIgnored =
			(key === 'paymentMethods' && (type === 'CARD' || type === 'UPI')) ||
			(key === 'cardFilters' && (type !== 'CARD' || isHidden)) ||
			(key === 'upiFilters' && (type !== 'UPI' || isHidden));
		if (isIgnored) noteRemoved({...context, pointer}, 'ignored-list', value, `since ${key} is ignored here`);
		return !isIgnored;
	});
}

const LISTS = {cardFilters: 'CARD', upiFilters: 'UPI'} as const;

/** Moves options out of the filters of another option, to the place after it, if their type is not configured yet. */
export function unnested(options: readonly unknown[], context: RepairContext): readonly unknown[] {
	const types = new Set(options.map(option => typeOf(option, context)));
	return options.flatMap((option, index) => {
		const moved: unknown[] = [];
		let left = option;
		for (const [list, owner] of Object.entries(LISTS)) {
			const filters: unknown = isPlainObject(left, context) ? own(Object(left), list) : undefined;
			if (!isPlainObject(left, context) || !Array.isArray(filters)) continue;
			const kept = filters.flatMap((filter: unknown, at) => {
				const type = typeOf(filter, context);
				const inside = {...context, pointer: `${context.pointer}/${index}/${list}/${at}`};
				if (type === owner && typeOf(left, context) === owner) return [withoutType(filter, inside)];
				if (type === undefined || types.has(type)) return [filter];
				types.add(type);
				note(inside, 'unknown-key', `moved the option of type ${type} to options`);
				moved.push(filter);
				return [];
			});
			if (kept.length > 0) left = {...left, [list]: kept};
			else if (filters.length > 0) left = without(left, list);
		}
		return [left, ...moved];
	});
}

function typeOf(option: unknown, context: RepairContext): string | undefined {
	const type: unknown = isPlainObject(option, context) ? own(Object(option), 'paymentMethodType') : undefined;
	return PAYMENT_METHOD_TYPES.find(known => known === type);
}

/** A filter that repeats the type of its option. */
function withoutType(filter: unknown, context: RepairContext): unknown {
	note(context, 'unknown-key', 'removed paymentMethodType, which the option already states');
	return isPlainObject(filter, context) ? without(filter, 'paymentMethodType') : filter;
}

function without(object: object, name: string): object {
	return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}
