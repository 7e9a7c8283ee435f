// Corrections of options: lists that are ignored, types given twice, and options among the filters of another.
import type {IssueDetails, IssueFix} from '../../../diagnostics/issue.js';
import {parentOf, pointerSegment} from '../../../diagnostics/pointer.js';
import {unambiguousMatch} from '../../../schema/nearest.js';
import {CARD_FILTER, UPI_FILTER} from '../../../schema/payment-filter-shape.js';
import type {PlainObject, Source} from '../../../schema/places.js';
import {isPlainData} from '../../../schema/plain-object.js';
import {pointerOf, type ReadContext} from '../../../schema/read-context.js';
import {fieldOf, own} from '../../../schema/shape.js';
import {PAYMENT_METHOD_TYPES} from '../../../wire/payment-method.js';
import {unknownKey} from '../input-issues.js';
import {removal} from './fix.js';
import {byIndex, type Reading, reportFixed, sourceOf} from './place.js';

const OWNERS: Readonly<Record<string, string>> = {cardFilters: 'CARD', upiFilters: 'UPI'};

/** True for an empty text in place of a list that the service ignores: one of another type, or the filters of a hidden type. */
export function isIgnoredList(option: PlainObject, key: string, value: unknown): boolean {
	const type = typeOf(option);
	if (type === undefined || value !== '') return false;
	if (key === 'paymentMethods') return type === 'CARD' || type === 'UPI';
	const owner = own(OWNERS, key);
	return owner !== undefined && (owner !== type || own(option, 'enable') === false);
}

function typeOf(option: unknown): string | undefined {
	const type = isPlainData(option) ? own(option, 'paymentMethodType') : undefined;
	return PAYMENT_METHOD_TYPES.find(name => name === type);
}

/** How many options have each type, or a text that can only mean it. */
export function typeCounts(options: readonly unknown[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const option of options) {
		const written = isPlainData(option) ? own(option, 'paymentMethodType') : undefined;
		const type = typeof written === 'string' ? (unambiguousMatch(written, PAYMENT_METHOD_TYPES) ?? written) : '';
		counts.set(type, (counts.get(type) ?? 0) + 1);
	}
	return counts;
}

const FILTERS = [
	['cardFilters', CARD_FILTER],
	['upiFilters', UPI_FILTER],
] as const;

/** Moves options from among the filters of another one to the place after it, and reports each. */
export function movedOptions(options: readonly unknown[], context: ReadContext, reading: Reading): readonly unknown[] {
	if (!haveOptionsInside(options)) return options;
	const at = pointerOf(context);
	const itemSources = reading.sources.get(options);
	const configured = new Set(typeCounts(options).keys());
	const moved: unknown[] = [];
	const sources: Source[] = [];
	for (const [index, option] of options.entries()) {
		const source = itemSources?.[index] ?? sourceOf(context, `${at}/${index}`);
		const inside = isPlainData(option)
			? optionsInside(option, source, `${at}/${index + 1}`, configured, context, reading)
			: {option, found: []};
		moved.push(inside.option, ...inside.found.map(({value}) => value));
		sources.push(source, ...inside.found.map(found => found.source));
	}
	reading.sources.set(moved, byIndex(sources));
	return moved;
}

function haveOptionsInside(options: readonly unknown[]): boolean {
	// A list that occurs many times is searched once.
	const searched = new Set<unknown>();
	for (const option of options.filter(isPlainData))
		for (const [key] of FILTERS) {
			const list = listOf(option, key);
			if (!searched.has(list) && list.some(filter => typeOf(filter) !== undefined)) return true;
			searched.add(list);
		}
	return false;
}

function listOf(option: PlainObject, key: string): readonly unknown[] {
	const list = own(option, key);
	return Array.isArray(list) ? list : [];
}

interface Found {
	readonly value: unknown;
	readonly source: Source;
}

/** An option without the options among its filters, and these. */
function optionsInside(
	option: PlainObject,
	source: Source,
	path: string,
	configured: Set<string>,
	context: ReadContext,
	reading: Reading,
): {readonly option: PlainObject; readonly found: readonly Found[]} {
	let rest: PlainObject = option;
	const found: Found[] = [];
	for (const [key, shape] of FILTERS) {
		const list = listOf(option, key);
		const kept: Found[] = [];
		let isChanged = false;
		for (const [index, filter] of list.entries()) {
			const own: Found = {value: filter, source: sourceAt(source, `/${key}/${index}`)};
			const type = typeOf(filter);
			const fix = type === undefined ? undefined : fixOf(type, own, option, path, list.length, configured, shape);
			if (type === undefined || fix === undefined) {
				kept.push(own);
				continue;
			}
			report(own, shape, fix, context, reading);
			isChanged = true;
			const {paymentMethodType: _, ...criteria} = filter as PlainObject; // it has a type
			if (type === typeOf(option)) kept.push({value: criteria, source: own.source});
			else {
				configured.add(type);
				found.push(own);
			}
		}
		if (isChanged) {
			const values = kept.map(({value}) => value);
			reading.sources.set(values, byIndex(kept.map(one => one.source)));
			const {[key]: _, ...others} = rest;
			rest = values.length === 0 ? others : {...rest, [key]: values};
		}
	}
	return {option: rest, found};
}

function sourceAt({pointer, isText}: Source, rest: string): Source {
	return {pointer: pointer + rest, isText};
}

/** The fix of a filter that has a type: it repeats that of its option, or it is an option itself and has no criteria. */
function fixOf(
	type: string,
	{value, source}: Found,
	option: PlainObject,
	path: string,
	length: number,
	configured: ReadonlySet<string>,
	shape: typeof CARD_FILTER | typeof UPI_FILTER,
): IssueFix | undefined {
	const {pointer} = source;
	if (type === typeOf(option))
		return removal(`${pointer}/paymentMethodType`, 'Remove paymentMethodType, which the option already states');
	const hasCriteria = Object.keys(Object(value)).some(key => key !== 'enable' && fieldOf(shape, key) !== undefined);
	if (hasCriteria || configured.has(type) || typeOf(option) === undefined) return undefined;
	const move = {op: 'move', from: pointer, path} as const;
	const list = parentOf(pointer);
	return {
		title: `Move the option of type ${type} to options`,
		patch: length === 1 ? [move, {op: 'remove', path: list}] : [move],
	};
}

function report(
	{value, source}: Found,
	shape: typeof CARD_FILTER | typeof UPI_FILTER,
	fix: IssueFix,
	context: ReadContext,
	reading: Reading,
): void {
	const keys = Object.keys(Object(value)).filter(key => own(value as PlainObject, key) !== undefined); // an object
	const problem: IssueDetails = unknownKey('paymentMethodType', shape, context.root, keys);
	const related = (problem.alsoCovers ?? []).map(key => ({
		pointer: source.pointer + pointerSegment(key),
		message: 'also misplaced',
	}));
	const pointer = `${source.pointer}/paymentMethodType`;
	const place = {...context, path: [source], level: 1};
	reportFixed(pointer, related.length > 0 ? {...problem, related} : problem, fix, place, reading);
}
