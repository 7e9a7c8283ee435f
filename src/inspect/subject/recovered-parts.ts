// The parts of a recovered filter: options and EMI filters as written, or the places that cannot be read.

import {pointerSegment} from '../../diagnostics/pointer.js';
import {isReadable, misspelledKey, type Recovered, UNRECOVERED, Unrecovered} from '../../schema/recovered.js';
import type {EmiFilter} from '../../wire/emi-filter.js';
import type {OptionParts, PaymentFilter} from '../../wire/payment-filter.js';
import type {ReadEmi, SubjectOption, SubjectParts, Unread, UnreadEmi} from './subject.js';

/** A part of a recovered object with its place. */
export interface Placed<Part> {
	readonly part: Part;
	readonly pointer: string;
}

/** The part under an own key of an object; unreadable if the key is only there misspelled. An unreadable object has no parts. */
export function partAt<Value extends object, Key extends keyof Value & string>(
	object: Value | Unrecovered,
	key: Key,
	outer: string,
): Placed<NonNullable<Value[Key]> | Unrecovered> | undefined {
	const part = Object.hasOwn(object, key) ? (object as Value)[key] : undefined; // the mark of an unreadable object has no such key
	if (part !== undefined && part !== null) return {part, pointer: outer + pointerSegment(key)};
	const misspelled = misspelledKey(key, object);
	return misspelled === undefined ? undefined : {part: UNRECOVERED, pointer: outer + pointerSegment(misspelled)};
}

/** An enum value or a flag; it may be absent. */
export function scalar<Value extends string | boolean>(
	placed: Placed<Value | Unrecovered> | undefined,
): Value | Unread | undefined {
	if (placed === undefined) return undefined;
	const {part, pointer} = placed;
	return part instanceof Unrecovered ? {unreadable: pointer} : part;
}

/** The pointer of the first part of a value that cannot be read. */
export function unreadableIn(value: unknown, pointer: string): string | undefined {
	if (value instanceof Unrecovered) return pointer;
	if (typeof value !== 'object' || value === null) return undefined;
	for (const [key, part] of Object.entries(value)) {
		const found = unreadableIn(part, pointer + pointerSegment(key));
		if (found !== undefined) return found;
	}
	return undefined;
}

type FilterParts = Pick<SubjectParts, 'defaults' | 'options'>;

/** The parts of a session without a filter: everything is shown. */
export function withoutFilter(pointer: string): FilterParts {
	return {defaults: {allow: true, pointer, isStated: false}, options: []};
}

/** @param base - the place of the filter, if its key is not misspelled */
export function filterParts({part: filter, pointer}: Placed<Recovered<PaymentFilter>>, base: string): FilterParts {
	const nothing = {unreadable: pointer};
	if (!isReadable(filter)) {
		return {
			defaults: {allow: nothing, pointer: base, isStated: true},
			options: [{...nothing, pointer: base, types: undefined}],
		};
	}
	const options = partAt(filter, 'options', base);
	return {
		defaults: {
			allow: scalar(partAt(filter, 'allowDefaultOptions', base)) ?? nothing,
			pointer: `${base}/allowDefaultOptions`,
			isStated: true,
		},
		options: isReadable(options?.part)
			? options.part.map((option, index) => optionAt(option, `${base}/options/${index}`))
			: [{pointer: `${base}/options`, types: undefined, unreadable: options?.pointer ?? base}],
	};
}

function optionAt(option: Recovered<OptionParts>, pointer: string): SubjectOption {
	const type = partAt(option, 'paymentMethodType', pointer);
	const {paymentMethodType: _, ...rest} = Object(option);
	const unreadable = option instanceof Unrecovered ? pointer : unreadableIn(rest, pointer);
	if (!isReadable(type?.part)) {
		const likely = type?.part?.likelyWords ?? [];
		const types = likely.length > 0 ? likely : undefined;
		return {pointer, types, unreadable: unreadable ?? type?.pointer ?? `${pointer}/paymentMethodType`};
	}
	if (unreadable !== undefined) return {pointer, types: [type.part], unreadable};
	const {enable, paymentMethods, cardFilters, upiFilters} = option as OptionParts; // checked above: every part is readable
	return {
		pointer,
		type: type.part,
		enable,
		...(paymentMethods && {paymentMethods}),
		...(cardFilters && {cardFilters}),
		...(upiFilters && {upiFilters}),
	};
}

/** The EMI filter at one of the places where it may be (open point 4). */
export function emiAt(placed: Placed<Recovered<EmiFilter>> | undefined): readonly (ReadEmi | UnreadEmi)[] {
	if (placed === undefined) return [];
	const {part: emi, pointer} = placed;
	const unreadable = unreadableIn(emi, pointer);
	if (unreadable === undefined) return [{pointer, filter: emi as EmiFilter}]; // every part is readable
	const showOnlyEmi = isReadable(emi) ? scalar(partAt(emi, 'showOnlyEmi', pointer)) : {unreadable};
	return [{pointer, showOnlyEmi, unreadable}];
}
