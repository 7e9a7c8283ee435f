// What an edit changes for customers, compared with the goal: exact, by the classes that diff compares.
import {EMI_KIND_KEYS, type EmiKind} from '../../wire/emi-filter.js';
import {Budget} from '../analysis/budget.js';
import {type Part, separateParts} from '../analysis/class-parts.js';
import type {Outcome} from '../analysis/class-tree.js';
import {differingParts} from '../analysis/differing-parts.js';
import {withMandates} from '../analysis/equivalence-classes.js';
import type {Distinction} from '../analysis/numbered-boxes.js';
import {sectionsOf} from '../analysis/sections.js';
import {walk} from '../analysis/walk.js';
import {type Claim, verdictOf} from '../evaluate/claim.js';
import {claimsOf} from '../evaluate/evaluator.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Instrument} from '../evaluate/instrument.js';
import type {Verdict} from '../evaluate/verdict.js';
import {readSubject, type Subject} from '../read/subject.js';
import {criteriaOf, filterFor} from './criteria.js';
import type {Draft} from './draft.js';
import {type PlanStyle, planStyle, present} from './filter-lists.js';
import {type Target, targetTest} from './goal.js';

/** The goal, and what distinguishes its instruments from all others. */
export interface Aim {
	readonly targets: readonly Target[];
	/** A filter that names every value of the goal, so that its instruments are classes of their own. */
	readonly marks: Subject;
	readonly isInside: (instrument: Instrument) => boolean;
}

export function createAim(targets: readonly Target[], {subject}: Draft): Aim {
	const {account} = subject;
	const style = planStyle(subject);
	const {prefix} = style;
	const tests = targets.map(target => targetTest(target, prefix));
	const options = targets.flatMap(target => present(markOf(target)));
	const plans = targets.flatMap(target => present(planMarkOf(target, style)));
	const emiOptions = mergePlans(plans);
	const marks = {allowDefaultOptions: true, options: mergeOptions(options), ...(plans.length > 0 && {emiOptions})};
	return {
		targets,
		marks: readSubject(marks, {...account, servicePrefix: prefix}),
		isInside: one => tests.some(test => test(one)),
	};
}

type Mark = {readonly paymentMethodType: string; readonly enable: true; readonly [list: string]: unknown};

function markOf(target: Target): Mark | undefined {
	const {type, codes} = target;
	const criteria = type === 'EMI' ? undefined : criteriaOf(target);
	const option = {paymentMethodType: type, enable: true} as const;
	if (criteria !== undefined)
		return {...option, [type === 'CARD' ? 'cardFilters' : 'upiFilters']: [filterFor(criteria)]};
	return codes.length === 0 ? undefined : {...option, paymentMethods: codes};
}

/** One option for each type, with the lists of all. */
function mergeOptions(marks: readonly Mark[]): readonly object[] {
	const types = new Map<string, Record<string, unknown>>();
	for (const {paymentMethodType: type, enable, ...lists} of marks) {
		const option = getOrInsertComputed(types, type, () => ({paymentMethodType: type, enable}));
		for (const [key, list] of Object.entries(lists))
			option[key] = [...((option[key] as unknown[]) ?? []), ...(list as unknown[])];
	}
	return [...types.values()];
}

interface PlanMark {
	readonly kind: EmiKind;
	readonly group: string;
	readonly filter: object;
}

function planMarkOf(target: Target, style: PlanStyle): PlanMark | undefined {
	if (target.type !== 'EMI') return undefined;
	const {kind, group} = target.fields;
	const criteria = criteriaOf(target, style) ?? {lists: [], more: {}};
	return {kind: kind as EmiKind, group: String(group), filter: {...filterFor(criteria)}};
}

function mergePlans(marks: readonly PlanMark[]): object {
	const emi: Record<string, Record<string, unknown>> = {};
	const filters = marks.map(({filter}) => filter);
	for (const {kind, group} of marks)
		emi[EMI_KIND_KEYS[kind]] = {enable: true, ...emi[EMI_KIND_KEYS[kind]], [group]: {enable: true, filters}};
	return emi;
}

/** A verdict that changes, or, if it is undetermined, that depends on readings in another way. */
export interface Change extends Outcome {
	readonly type: string;
	readonly from: Verdict;
	readonly to: Verdict;
}

/** The first and the last filter that match may both make a difference. */
const DISTINCTION: Distinction = 'ends';

/** True if no verdict outside the goal changes. */
export function isSameOutside(before: Subject, after: Subject, aim: Aim): boolean {
	const {sections, changeOf} = compareOutside(before, after, aim);
	const budget = new Budget();
	for (const section of sections) {
		for (const {instrument} of walk(section, DISTINCTION, budget)) {
			budget.spend(1 + section.boxes.length);
			if (withMandates(instrument, [before, after]).some(one => changeOf(one) !== undefined)) return false;
		}
	}
	return true;
}

/** The classes outside the goal whose verdict changes. */
export function outsideChanges(before: Subject, after: Subject, aim: Aim): Iterable<Part<Change>> {
	const {sections, changeOf} = compareOutside(before, after, aim);
	return separateParts(sections, [before, after], changeOf, DISTINCTION);
}

/** The sections in which an edit may change something, and what it changes of an instrument outside the goal. */
function compareOutside(before: Subject, after: Subject, aim: Aim) {
	const [was, is] = [claimsOf(before), claimsOf(after)];
	const outcomes = new Map<string, Change>();
	const changeOf = (instrument: Instrument): Change | undefined => {
		if (aim.isInside(instrument)) return undefined;
		const [before, after] = [was(instrument), is(instrument)];
		if (isSameClaim(before, after)) return undefined;
		const [from, to] = [verdictOf(before), verdictOf(after)];
		const {type} = instrument;
		return getOrInsertComputed(outcomes, `${type} ${from} ${to}`, () => ({id: outcomes.size, type, from, to}));
	};
	const {account} = before;
	const {subjects, mayDiffer, whereFiltersDiffer} = differingParts(before, after);
	const sections = sectionsOf([...subjects, aim.marks], account, mayDiffer);
	return {sections: sections.map(whereFiltersDiffer), changeOf};
}

/** True if the verdict is the same under every assignment of the readings. */
export function isSameClaim(one: Claim, other: Claim): boolean {
	return one.show === other.show && one.hide === other.hide;
}
