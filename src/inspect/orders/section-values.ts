// The values of instruments that some subjects can tell apart, section by section of the screen.
import {UNREADABLE} from '../../model/subject.js';
import {BinScale, countUpTo, type End} from '../../values/intervals.js';
import type {Account} from '../../wire/account.js';
import {EMI_KINDS} from '../../wire/emi-filter.js';
import type {Box, Dimension, NumberedCondition, Section} from '../analysis/section.js';
import {type AccountSubject, sectionsOf} from '../analysis/sections.js';
import {enabledCodes} from '../evaluate/enabled-claim.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Instrument} from '../evaluate/instrument.js';
import {groupHeld, type Held, heldCodes, heldNumbers, type Lists, setOf} from '../evaluate/value-classes.js';

/** Values of one attribute that no filter tells apart. */
export interface Alike {
	readonly sample: string | number | boolean;
	/** The boxes that the values match, as far as this attribute goes. */
	readonly boxes: Lists;
	/** The codes that the filters name, or the ranges of numbers; without a list, every value that no filter names. */
	readonly held: readonly Held<End | string>[];
	readonly hasOthers: boolean;
}

/** An attribute whose values some filter tells apart. */
export interface AttributeValues {
	readonly name: string;
	readonly alike: readonly Alike[];
	/** The boxes with a condition on the attribute; absent where it always matters. */
	readonly constrained?: Lists;
	/** Every value, if the vocabulary is closed. */
	readonly closed?: readonly string[] | undefined;
	/** How the numbers of a range attribute are written. */
	readonly write?: (end: End) => string | number;
	/** The digits with which BINs are compared. */
	readonly width?: number;
	/** The number of the values that this one belongs to; a text for a BIN that is too short to tell. */
	readonly numberOf: (value: unknown) => number | string;
}

/** A part of the screen: instruments of one type, of UPI with one attribute, or the plans of one kind and group. */
export interface SectionValues {
	/** Distinguishes it from every other section. */
	readonly key: string;
	readonly base: Section['base'];
	readonly attributes: readonly AttributeValues[];
	/** Every box, by the numbers in which {@link Alike.boxes} counts them. */
	readonly boxes: Lists;
}

/** The section of an instrument, with what any of the subjects, each with its own account, can tell apart. */
export type SectionOf = (instrument: Instrument) => SectionValues;

export function sectionFinder(subjects: readonly AccountSubject[]): SectionOf {
	const types = [...new Set(subjects.flatMap(({account}) => account.types ?? []))];
	const isMandate = subjects.some(({mandateKind}) => mandateKind === 'REQUIRED' || mandateKind === UNREADABLE);
	const always = isMandate ? [MANDATES] : [];
	const sections = new Map<string, SectionValues>();
	const ofUpi: AttributeValues[] = [];
	for (const {base, dimensions, boxes, isWholeType = false} of sectionsOf(subjects, {types})) {
		const enabled = [...new Set(subjects.flatMap(({account}) => enabledForms(account, base.type)))];
		const attributes = dimensions.flatMap(dimension => valuesOf(dimension, boxes, enabled));
		if (base.type === 'UPI') ofUpi.push(...attributes);
		// The plans of one kind stand for those of every kind, if no filter names one.
		for (const kind of base.type === 'EMI' ? (isWholeType ? EMI_KINDS : [base.kind]) : [undefined]) {
			const key = sectionKey({...base, kind}, dimensions[0]?.attribute);
			sections.set(key, {
				key,
				base,
				attributes: [...attributes, ...always],
				boxes: everyBox(boxes.length + enabled.length),
			});
		}
	}
	sections.set('UPI', {key: 'UPI', base: {type: 'UPI'}, attributes: [...ofUpi, ...always], boxes: -1n});
	return instrument => {
		const method = instrument.type === 'UPI' ? UPI_ATTRIBUTES.find(name => name in instrument) : undefined;
		const key = sectionKey(instrument as Section['base'], method); // kind and group, where it has them
		return getOrInsertComputed(sections, key, () => ({
			key,
			base: {type: instrument.type},
			attributes: always,
			boxes: 0n,
		}));
	};
}

/** The attributes of which a UPI instrument has at most one. */
export const UPI_ATTRIBUTES = ['handle', 'app', 'code'] as const;

function sectionKey({type, kind, group}: Readonly<Record<string, unknown>>, method: string | undefined): string {
	if (type === 'EMI') return `EMI ${kind} ${group}`;
	return type === 'UPI' && method !== undefined ? `UPI ${method}` : String(type);
}

const MANDATES: AttributeValues = {
	name: 'supportsMandates',
	alike: [true, false].map(sample => ({sample, boxes: -1n, held: [], hasOthers: false})),
	numberOf: value => (value === true ? 0 : 1),
};

/** The codes that an account has switched on, in every form in which instruments may have them. */
function enabledForms({enabled, servicePrefix}: Account, type: string): readonly string[] {
	const codes = enabledCodes(enabled, type);
	if (typeof codes === 'boolean') return [];
	if (servicePrefix === undefined) return codes;
	return codes.flatMap(code => [code, `${servicePrefix}_${code}`, `${servicePrefix}_${code.replace(/^NB_/, '')}`]);
}

function everyBox(count: number): Lists {
	return (1n << BigInt(count)) - 1n;
}

/** None for an attribute that makes no difference. */
function valuesOf(dimension: Dimension, boxes: readonly Box[], enabled: readonly string[]): readonly AttributeValues[] {
	const {attribute: name} = dimension;
	const numbered = boxes.flatMap(({conditions}, box): readonly NumberedCondition[] => {
		const condition = conditions.find(({attribute}) => attribute === name);
		return condition === undefined ? [] : [{box, condition}];
	});
	// What an account has switched on is told apart code by code, as if a filter named it.
	const switched = name === 'code' ? enabled.map((code, at) => [boxes.length + at, [code]] as const) : [];
	const constrained = setOf([...numbered.map(({box}) => box), ...switched.map(([box]) => box)]);
	if (constrained === 0n) return [];
	const outside = numbered.filter(({condition}) => 'isOutside' in condition && condition.isOutside);
	const free = (everyBox(boxes.length + enabled.length) ^ constrained) | setOf(outside.map(({box}) => box));
	if ('stem' in dimension) {
		const lists = numbered.flatMap(({box, condition}) =>
			'codes' in condition ? [[box, condition.codes] as const] : [],
		);
		const groups = groupHeld(heldCodes([...lists, ...switched], dimension.closed, dimension.stem));
		const numbers = new Map(groups.flatMap((group, at) => group.map(({value}) => [value, at] as const)));
		const others = groups.findIndex(([{lists}]) => lists === 0n);
		const alike = groups.map((held, at) => ({
			sample: held[0].value,
			held: at === others ? [] : held,
			boxes: free ^ held[0].lists,
			hasOthers: at === others,
		}));
		const {closed} = dimension;
		return [{name, alike, constrained, closed, numberOf: value => numbers.get(String(value)) ?? others}];
	}
	const {first, last, write} = dimension;
	const ranges = numbered.flatMap(({box, condition}) =>
		'intervals' in condition ? [[box, condition.intervals] as const] : [],
	);
	const held = heldNumbers(ranges, first, last);
	const groups = groupHeld(held);
	const alike = groups.map(group => ({
		sample: write(group[0].value),
		held: group,
		boxes: free ^ group[0].lists,
		hasOthers: false,
	}));
	const starts = held.map(({value}) => value);
	const numbers = new Map(groups.flatMap((group, at) => group.map(one => [one, at] as const)));
	const numberAt = (end: End) => countUpTo(starts, end) - 1;
	const groupAt = held.map(one => numbers.get(one) ?? 0);
	const scale = new BinScale(String(write(last)).length);
	const numberOf = (value: unknown): number | string => {
		if (name !== 'bin') return groupAt[numberAt(Number(value))] ?? 0;
		const bin = String(value);
		const low = numberAt(scale.lowest(bin));
		const high = bin.length < scale.width ? numberAt(scale.highest(bin)) : low;
		return low === high ? (groupAt[low] ?? 0) : `${low}-${high}`;
	};
	return [{name, alike, constrained, write, width: scale.width, numberOf}];
}
