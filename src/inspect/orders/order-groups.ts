// The group of an order: what happens to its instrument when one filter replaces another.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {CardInstrument, Instrument} from '../../wire/instrument.js';
import {BudgetExceeded} from '../analysis/budget.js';
import {type LabeledChange, labeledChanges} from '../analysis/changes.js';
import {matching} from '../analysis/dimension-classes.js';
import {typeLabel} from '../analysis/labels.js';
import {NO_BOX} from '../analysis/numbered-boxes.js';
import {createEvaluator} from '../evaluate/evaluator.js';
import type {Explanation, Reason, Verdict} from '../evaluate/verdict.js';
import type {Subject} from '../read/subject.js';
import type {Effect} from './impact-result.js';
import type {SectionValues} from './section-values.js';

/** Orders that one change affects alike. */
export interface Group {
	readonly id: number;
	readonly effect: Effect;
	readonly label: string;
	readonly from: Verdict;
	readonly to: Verdict;
	/** What decides, or what would settle it; empty for orders that the change does not affect. */
	readonly because: readonly Reason[];
	readonly witness: Instrument;
}

/** Evaluates an instrument under both subjects; each group is one object, whatever the instrument. */
export function createGroups(before: Subject, after: Subject) {
	const [was, is] = [createEvaluator(before), createEvaluator(after)];
	const groups = new Map<string, Group>();
	let labeled: readonly LabeledChange[] | undefined;
	return (instrument: Instrument, section: SectionValues): Group => {
		const [old, now] = [was(instrument), is(instrument)];
		const {type} = instrument;
		const [from, to] = [old.verdict, now.verdict];
		const effect = effectOf(from, to);
		const inside = typeLabel(type).inside;
		if (effect === 'kept') return groupOf(`${type} ${from}`, {label: inside, because: [], witness: instrument});
		const because = openOf(old, now);
		const isWholeType = isDescribed(instrument, section);
		if (isWholeType && from !== to) {
			labeled ??= changesOrNone(before, after);
			const pointer = now.because[0]?.pointer;
			const change = labeled.find(
				one => one.type === type && one.from === from && one.to === to && one.pointer === pointer,
			);
			if (change !== undefined) {
				return groupOf(`${type} ${from} ${to} ${pointer}`, {label: change.label, because, witness: change.witness});
			}
		}
		const reasons = [...new Set(because.map(({message, reading}) => `${message} ${reading}`))].join();
		const label = isWholeType ? inside : `${inside}, not fully described`;
		return groupOf(`${type} ${from} ${to} ${label}\n${reasons}`, {label, because, witness: instrument});

		function groupOf(key: string, parts: Pick<Group, 'label' | 'because' | 'witness'>): Group {
			const {label, because, witness} = parts;
			return getOrInsertComputed(groups, key, () => {
				const shown = Object.freeze(withoutNumber(witness, section));
				return {id: groups.size, effect, label, from, to, because, witness: shown};
			});
		}
	};
}

function effectOf(from: Verdict, to: Verdict): Effect {
	if (from === 'undetermined' || to === 'undetermined') return 'undetermined';
	return from === to ? 'kept' : to === 'shown' ? 'gained' : 'lost';
}

/** The reasons for what is undetermined before or after the change; if nothing is, what decides after it. */
function openOf(old: Explanation, now: Explanation): readonly Reason[] {
	const open = [old, now].filter(({verdict}) => verdict === 'undetermined').flatMap(({because}) => because);
	return open.length > 0 ? open : now.because;
}

/** True if it has every attribute on which its verdict may still depend, in full. */
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

/** Without the digits of a card number that no filter compares. */
function withoutNumber(instrument: Instrument, {attributes}: SectionValues): Instrument {
	const {bin, ...rest} = instrument as CardInstrument; // only cards have one
	if (bin === undefined) return rest;
	const digits = attributes.find(({name}) => name === 'bin')?.width;
	return digits === undefined ? rest : {...rest, bin: bin.slice(0, digits)};
}

/** The filters of a merchant never have that many classes; the groups of those that do are named by their type alone. */
function changesOrNone(before: Subject, after: Subject): readonly LabeledChange[] {
	try {
		return labeledChanges(before, after);
	} catch (error) {
		if (!(error instanceof BudgetExceeded)) throw error;
		return [];
	}
}
