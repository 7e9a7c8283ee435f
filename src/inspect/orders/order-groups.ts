// Finds the group of an order: what happens to its instrument when one filter replaces another.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {CardInstrument, Instrument} from '../../wire/instrument.js';
import {Budget} from '../analysis/budget.js';
import {type LabeledChange, labeledChanges} from '../analysis/changes.js';
import {matching} from '../analysis/dimension-classes.js';
import {typeLabel} from '../analysis/labels.js';
import {NO_BOX} from '../analysis/numbered-boxes.js';
import {createEvaluator} from '../evaluate/evaluator.js';
import type {Subject} from '../subject/read-subject.js';
import type {Effect, ImpactGroup} from './impact-result.js';
import type {SectionValues} from './section-values.js';

/** Orders that one change affects in the same way. */
export type Group = Omit<ImpactGroup, 'orders' | 'amount'>;

/** Evaluates an instrument under both subjects; all instruments of a group get the same object. */
export function createGroups(before: Subject, after: Subject) {
	const [was, is] = [createEvaluator(before), createEvaluator(after)];
	const groups = new Map<string, Group>();
	let labeled: readonly LabeledChange[] | undefined;
	return (instrument: Instrument, section: SectionValues): Group => {
		const [old, now] = [was(instrument), is(instrument)];
		const {type} = instrument;
		const [from, to] = [old.verdict, now.verdict];
		const inside = typeLabel(type).inside;
		if (effectOf({from, to}) === 'kept') return groupOf(`${type} ${from}`, inside, instrument);
		const isWholeType = isDescribed(instrument, section);
		if (isWholeType && from !== to) {
			// If the filters have too many classes, which real filters do not, groups are named only by their type.
			labeled ??= new Budget().attempt(1, budget => labeledChanges(before, after, budget)) ?? [];
			const pointer = now.because[0]?.pointer;
			const change = labeled.find(
				one => one.type === type && one.from === from && one.to === to && one.pointer === pointer,
			);
			if (change !== undefined) return groupOf(`${type} ${from} ${to} ${pointer}`, change.label, change.witness);
		}
		const label = isWholeType ? inside : `${inside}, not fully described`;
		return groupOf(`${type} ${from} ${to} ${label}`, label, instrument);

		function groupOf(key: string, label: string, witness: Instrument): Group {
			return getOrInsertComputed(groups, key, () => {
				const shown = Object.freeze(withoutNumber(witness, section));
				return {label, from, to, witness: shown};
			});
		}
	};
}

/** What the change does to the orders of a group. */
export function effectOf({from, to}: Pick<ImpactGroup, 'from' | 'to'>): Effect {
	if (from === 'undetermined' || to === 'undetermined') return 'undetermined';
	return from === to ? 'kept' : to === 'shown' ? 'gained' : 'lost';
}

/** True if the instrument fully describes every attribute on which its verdict may still depend. */
function isDescribed(instrument: Instrument, {attributes, boxes}: SectionValues): boolean {
	let alive = boxes;
	const unknown = attributes.filter(attribute => {
		const value: unknown = Reflect.get(instrument, attribute.name);
		const number = value === undefined ? undefined : attribute.numberOf(value);
		const found = typeof number === 'number' ? attribute.classes[number] : undefined;
		if (found !== undefined) alive = matching(alive, attribute, found);
		return found === undefined;
	});
	return unknown.every(({constrained}) => (alive & constrained) === NO_BOX);
}

/** Removes the digits of a card number that no filter compares. */
function withoutNumber(instrument: Instrument, {attributes}: SectionValues): Instrument {
	const {bin, ...rest} = instrument as CardInstrument; // only cards have a BIN
	if (bin === undefined) return rest;
	const digits = attributes.find(({name}) => name === 'bin')?.width;
	return digits === undefined ? rest : {...rest, bin: bin.slice(0, digits)};
}
