// Fixes session requests with a nested mandate, or with filter keys at the top level.
import {dottedName} from '../../schema/extra-fields.js';
import {fold} from '../../schema/nearest.js';
import {PAYMENT_FILTER, PAYMENT_OPTION} from '../../schema/payment-filter-shape.js';
import {fieldOf} from '../../schema/shape.js';
import {note, noteParsed, noteRemoved, type RepairContext} from './change.js';
import {type Entry, entriesOf, isPlainObject} from './entry.js';
import {isSame} from './json-patch.js';
import {meantKey} from './rename.js';
import {parsedText} from './text-as-json.js';

/** The entries of a session with dotted keys and its filter under `payment_filter`. */
export function sessionEntries(entries: readonly Entry[], context: RepairContext): readonly Entry[] {
	return withFilter(flattened(entries, context), context);
}

/** `{mandate: {max_amount}}` and `{options: {create_mandate}}` as `mandate.max_amount` and `options.create_mandate`. */
function flattened(entries: readonly Entry[], {changes, opaque}: RepairContext): readonly Entry[] {
	return entries.flatMap((entry): readonly Entry[] => {
		if (entry.key !== 'mandate' && entry.key !== 'options') return [entry];
		const {pointer} = entry;
		const context = {pointer, changes, opaque};
		const json = typeof entry.value === 'string' ? parsedText(entry.value, '{') : undefined;
		const inner = entriesOf(json ?? entry.value, context);
		if (entry.value === null || inner?.length === 0) {
			noteRemoved(context, 'invalid-type', entry.value, 'which names no field');
			return [];
		}
		if (inner === undefined || inner.some(({key}) => isOptionKey(key))) return [entry];
		const flat = inner.map(field => ({...field, key: dottedName(`${entry.key}.${field.key}`)}));
		const isFree = ({key, value}: Entry) => entries.every(other => other.key !== key || isSame(other.value, value));
		if (!flat.every(isFree) || new Set(flat.map(({key}) => key)).size < flat.length) return [entry];
		if (json !== undefined) noteParsed(context);
		for (const {key, pointer: from} of flat) {
			note({...context, pointer: from}, 'unknown-key', `moved to the field ${key} of the session`, undefined, key);
		}
		return flat;
	});
}

function isOptionKey(key: string): boolean {
	return fieldOf(PAYMENT_OPTION, key) !== undefined || meantKey(PAYMENT_OPTION, key) !== undefined;
}

const FILTER_KEYS = ['allowDefaultOptions', 'options'] as const;

/** Moves filter keys of the session itself into its `payment_filter`, unless the same keys are already there. */
function withFilter(entries: readonly Entry[], context: RepairContext): readonly Entry[] {
	const flat = entries.filter(
		({key, value}) => isFilterKey(key) && (fold(key) !== 'OPTIONS' || isList(value, context)),
	);
	const filterEntry = entries.find(({key}) => fold(key) === 'PAYMENTFILTER');
	const filter = filterEntry === undefined ? {} : filterEntry.value;
	const names = flat.map(({key}) => filterKey(key));
	const isFree =
		isPlainObject(filter, context) && names.every(name => name !== undefined && !Object.hasOwn(filter, name));
	if (flat.length === 0 || !isFree || new Set(names).size < names.length) return entries;
	for (const [index, entry] of flat.entries()) {
		const to = `payment_filter.${names[index]}`;
		note({...context, pointer: entry.pointer}, 'unknown-key', `moved to ${to}`, undefined, to);
	}
	const moved = Object.fromEntries(flat.map(({value}, index) => [names[index], value]));
	const whole = {
		key: 'payment_filter',
		pointer: `${context.pointer}/payment_filter`,
		...filterEntry,
		value: {...filter, ...moved},
	};
	const rest = entries.filter(entry => !flat.includes(entry));
	return filterEntry === undefined ? [...rest, whole] : rest.map(entry => (entry === filterEntry ? whole : entry));
}

function isFilterKey(key: string): boolean {
	return filterKey(key) !== undefined;
}

function filterKey(key: string): string | undefined {
	const name = fieldOf(PAYMENT_FILTER, key) === undefined ? meantKey(PAYMENT_FILTER, key) : key;
	return FILTER_KEYS.find(known => known === name);
}

/** True if `options` is a filter's list of options, or the JSON text of one. */
function isList(value: unknown, context: RepairContext): boolean {
	if (typeof value === 'string') return parsedText(value, '[') !== undefined;
	return Array.isArray(value) || (isPlainObject(value, context) && Object.keys(value).some(isOptionKey));
}
