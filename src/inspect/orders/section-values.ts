// The sections of the screen that some subjects distinguish, and the class of each value of an instrument.

import {UPI_ATTRIBUTES} from '../../account/read-instrument.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {compareEnds, countUpTo, type End} from '../../utils/intervals.js';
import {EMI_KINDS} from '../../wire/emi-filter.js';
import type {Instrument} from '../../wire/instrument.js';
import type {Budget} from '../analysis/budget.js';
import type {DimensionClasses} from '../analysis/dimension-classes.js';
import type {Boxes} from '../analysis/numbered-boxes.js';
import type {Section} from '../analysis/section.js';
import {sectionsOf} from '../analysis/sections.js';
import {stepsOf, withMandate} from '../analysis/walk.js';
import type {Subject} from '../subject/read-subject.js';

/** An attribute whose values some filter distinguishes. */
export interface SectionAttribute extends DimensionClasses {
	readonly name: string;
	/** The number of digits with which BINs are compared. */
	readonly width?: number;
	/** The number of the class of a value; a text for a BIN that is too short to have one. */
	readonly numberOf: (value: unknown) => number | string;
}

/** A part of the screen: the instruments of one type, of UPI with one attribute, or the plans of one kind and group. */
export interface SectionValues {
	/** A key that is different for every section. */
	readonly key: string;
	/** The attributes with few classes come first. */
	readonly attributes: readonly SectionAttribute[];
	/** Every box. */
	readonly boxes: Boxes;
}

/** The section of an instrument, with what any of the subjects, each with its own account, distinguishes. */
export type SectionOf = (instrument: Instrument) => SectionValues;

export function sectionFinder(subjects: readonly Subject[], budget: Budget): SectionOf {
	const types = [...new Set(subjects.flatMap(({account}) => account.types ?? []))];
	const sections = new Map<string, SectionValues>();
	const ofUpi = new Map<string, SectionAttribute>();
	for (const section of sectionsOf(subjects, {types})) {
		const {base, dimensions, isWholeType = false} = section;
		const values = valuesOf(section);
		if (base.type === 'UPI') for (const attribute of values.attributes) ofUpi.set(attribute.name, attribute);
		// If no filter names a kind, the plans of one kind stand for those of every kind.
		for (const kind of base.type === 'EMI' ? (isWholeType ? EMI_KINDS : [base.kind]) : [undefined]) {
			const key = sectionKey({...base, kind}, dimensions[0]?.attribute);
			sections.set(key, {...values, key});
		}
	}
	sections.set('UPI', {key: 'UPI', attributes: [...ofUpi.values()], boxes: -1n});
	return instrument => {
		const base = instrument as Section['base']; // kind and group, if it has them
		const key = sectionKey(
			base,
			UPI_ATTRIBUTES.find(name => name in instrument),
		);
		return getOrInsertComputed(sections, key, () => ({...valuesOf({base, dimensions: [], boxes: []}), key}));
	};

	function valuesOf(section: Section): Omit<SectionValues, 'key'> {
		const whole = withMandate(section, subjects);
		const {attributes, start} = stepsOf(whole, 'every', budget);
		return {attributes: attributes.filter(one => one.constrained !== 0n).map(sectionAttribute), boxes: start};
	}
}

/** A UPI instrument has at most one of these attributes. */
function sectionKey({type, kind, group}: Readonly<Record<string, unknown>>, method: string | undefined): string {
	if (type === 'EMI') return `EMI ${kind} ${group}`;
	return type === 'UPI' && method !== undefined ? `UPI ${method}` : String(type);
}

function sectionAttribute(found: DimensionClasses): SectionAttribute {
	const {dimension, classes} = found;
	const {attribute: name, span, write, last} = dimension;
	const held = classes.flatMap((one, number) => one.held.map(({from}) => ({from, number})));
	held.sort((one, other) => compareEnds(one.from, other.from));
	const starts = held.map(({from}) => from);
	const placeOf = (end: End) => countUpTo(starts, end) - 1;
	const numberOf = (value: unknown): number | string => {
		const {from, to} = span(value);
		const [low, high] = [placeOf(from), placeOf(to)];
		return low === high ? (held[low]?.number ?? 0) : `${low}-${high}`;
	};
	return {...found, name, numberOf, ...(name === 'bin' && {width: String(write(last)).length})};
}
