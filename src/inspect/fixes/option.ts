// Fixes of options: lists that are ignored, and options among the filters of another.
import type {IssueFix} from '../../diagnostics/issue.js';
import {fieldOf, own} from '../../schema/shape.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {removal} from './fix.js';
import {type FieldPlace, isPlainObject, type PlainObject} from './place.js';

/** True for an empty list that the service ignores: one of another type, or the filters of a hidden type. */
export function isIgnoredList(option: PlainObject, key: string, value: unknown): boolean {
	const type = typeOf(option);
	if (type === undefined || !(Array.isArray(value) ? value.length === 0 : value === '')) return false;
	if (key === 'paymentMethods') return type === 'CARD' || type === 'UPI';
	const owner = own(OWNERS, key);
	return owner !== undefined && (owner !== type || own(option, 'enable') === false);
}

const OWNERS: Readonly<Record<string, string>> = {cardFilters: 'CARD', upiFilters: 'UPI'};

/**
 * Moves an option out of the filters of another one, to the place after it, if it has no criteria and its type is not
 * configured yet; of a filter that repeats the type of its option, removes the type.
 */
export function optionFix({object, objectShape, around}: FieldPlace): IssueFix | undefined {
	const [filter, list, option, options] = around;
	const type = typeOf(object);
	if (type === undefined || !Array.isArray(options?.value) || !Array.isArray(list?.value)) return undefined;
	if (type === typeOf(option?.value))
		return removal(`${filter?.pointer}/paymentMethodType`, 'Remove paymentMethodType, which the option already states');
	const hasCriteria = Object.keys(object).some(key => key !== 'enable' && fieldOf(objectShape, key) !== undefined);
	if (hasCriteria || options.value.some(other => typeOf(other) === type)) return undefined;
	const path = `${options.pointer}/${options.value.indexOf(option?.value) + 1}`;
	const move = {op: 'move', from: `${filter?.pointer}`, path} as const;
	return {
		title: `Move the option of type ${type} to options`,
		patch: list.value.length === 1 ? [move, {op: 'remove', path: list.pointer}] : [move],
	};
}

function typeOf(option: unknown): string | undefined {
	const type = isPlainObject(option) ? own(option, 'paymentMethodType') : undefined;
	return PAYMENT_METHOD_TYPES.find(known => known === type);
}
