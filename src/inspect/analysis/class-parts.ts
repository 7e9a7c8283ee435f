// The classes of instruments of one subject, merged where the verdict and the reasons are the same.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {groupBy} from '../../utils/group-by.js';
import {EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import type {Instrument} from '../../wire/instrument.js';
import {UNNAMED} from '../evaluate/attribute.js';
import {type NamedRules, variantsOf} from '../evaluate/deciding-rules.js';
import {createEvaluator} from '../evaluate/evaluator.js';
import type {Explanation} from '../evaluate/verdict.js';
import type {Subject} from '../subject/read-subject.js';
import type {Budget} from './budget.js';
import {type ClassBox, classBoxes, type Outcome} from './class-tree.js';
import {namedValues, type ValueClass} from './dimension-classes.js';
import type {Distinction, DistinctionOf} from './numbered-boxes.js';
import type {Section} from './section.js';
import {sectionsOf} from './sections.js';
import {chooseDistinction, withMandate} from './walk.js';

/** The values of one attribute that a class has. */
export interface ClassValues {
	/** The values that the input names, or that a closed vocabulary has; numbers as ranges. */
	readonly named: readonly string[];
	/** True if the class has the values that the input does not name. */
	readonly hasOthers: boolean;
	/** True if the class has every value. */
	readonly isEvery: boolean;
}

/** A class with its values of every attribute that the input names. */
export interface ClassParts extends Explanation {
	readonly type: string;
	/** One of its instruments, described in full; if possible, with values that the input does not name. */
	readonly instrument: Instrument;
	readonly values: ReadonlyMap<string, ClassValues>;
	/** True if it represents its whole type: UPI without handles and apps, EMI without kinds. */
	readonly isWholeType: boolean;
}

/** A class with any outcome in place of a verdict and its reasons. */
export interface Part<Own extends Outcome> extends Omit<ClassParts, keyof Explanation> {
	readonly outcome: Own;
}

/**
 * Every class of what is enabled for the account, in the order of the payment method types, EMI last. Every filter is
 * distinguished; if that takes too much work, only the filters that decide.
 *
 * @param rules - also distinguishes instruments whose verdicts different rules decide
 */
export function classParts(subject: Subject, budget: Budget, rules?: NamedRules): readonly ClassParts[] {
	return (
		budget.attempt(1 / 2, part => classesBy(subject, 'every', rules, part)) ??
		classesBy(subject, chooseDistinction(subject.account.readings), rules, budget)
	);
}

function classesBy(
	subject: Subject,
	distinction: Distinction,
	rules: NamedRules | undefined,
	budget: Budget,
): readonly ClassParts[] {
	const evaluate = createEvaluator(subject);
	const explain = (instrument: Instrument): Explanation => {
		const explanation = evaluate(instrument);
		return rules === undefined ? explanation : {...explanation, rules: rules.deciding(instrument, explanation.verdict)};
	};
	const outcomes = new Map<string, Outcome>();
	const outcomeOf = (instrument: Instrument) =>
		getOrInsertComputed(outcomes, JSON.stringify(explain(instrument)), () => ({id: outcomes.size}));
	const subjects = [...new Set([subject, ...(rules === undefined ? [] : variantsOf(rules))])];
	const parts = separateParts(sectionsOf(subjects, subject.account), subjects, outcomeOf, distinction, budget);
	// What cannot be read may mean something else for another instrument of the class.
	return mergeParts(parts).map(({outcome, ...part}) => ({...part, ...explain(part.instrument)}));
}

/** Merges classes that differ only in their sections. */
export function mergeParts<Own extends Outcome>(parts: Iterable<Part<Own>>): readonly Part<Own>[] {
	return BASE_ATTRIBUTES.reduce<readonly Part<Own>[]>(mergeAlong, [...parts]);
}

/** Yields the classes of several sections by any outcome, section by section. */
export function* separateParts<Own extends Outcome>(
	sections: readonly Section[],
	subjects: readonly Subject[],
	outcomeOf: (instrument: Instrument) => Own | undefined,
	distinction: DistinctionOf,
	budget: Budget,
): Generator<Part<Own>> {
	for (const section of sections) {
		const own = subjects.every(subject => isDecidedByCode(section, subject)) ? section : withMandate(section, subjects);
		for (const box of classBoxes(own, outcomeOf, distinction, budget)) yield partOf(own, box);
	}
}

/** True if the account lists which codes of the section's type support mandates: then the code decides it, not the class. */
function isDecidedByCode({base}: Section, {account: {mandateCodes}, mandateKind}: Subject): boolean {
	return mandateKind === undefined || Object.hasOwn(mandateCodes ?? {}, base.type);
}

/** Attributes by which sections differ: equal classes of several sections are merged. */
const BASE_ATTRIBUTES = ['group', 'kind'];

function partOf<Own extends Outcome>({base, dimensions, isWholeType = false}: Section, box: ClassBox<Own>): Part<Own> {
	const values = new Map<string, ClassValues>();
	for (const attribute of BASE_ATTRIBUTES) {
		const value = base[attribute];
		if (value === undefined || (attribute === 'kind' && isWholeType)) continue;
		values.set(attribute, baseValues(attribute, [String(value)]));
	}
	for (const dimension of dimensions) {
		const {attribute} = dimension;
		const chosen = (box.values.get(attribute) ?? box.every.get(attribute)) as readonly ValueClass[]; // each has some
		const named = namedValues(dimension, chosen);
		const isEvery = !box.values.has(attribute);
		const isClosedByAccount = attribute === 'code' && dimension.first !== UNNAMED;
		if (isEvery && !dimension.isNamed && !isClosedByAccount) continue;
		values.set(attribute, {named, hasOthers: chosen.some(({isUnnamed}) => isUnnamed), isEvery});
	}
	return {type: base.type, instrument: Object.freeze(box.instrument), values, isWholeType, outcome: box.outcome};
}

/** Merges parts that differ only in the value of one attribute. */
function mergeAlong<Own extends Outcome>(parts: readonly Part<Own>[], attribute: string): readonly Part<Own>[] {
	const keyOf = ({type, outcome, values}: Part<Own>, index: number) =>
		values.has(attribute)
			? JSON.stringify([type, outcome.id, [...values].filter(([name]) => name !== attribute)])
			: index;
	return groupBy(parts, keyOf).map(group => {
		const [first] = group;
		const named = group.flatMap(({values}) => values.get(attribute)?.named ?? []);
		if (named.length === 0) return first;
		return {...first, values: new Map(first.values).set(attribute, baseValues(attribute, named))};
	});
}

const COUNTS: Readonly<Record<string, number>> = {
	group: PLAN_GROUPS.length,
	kind: EMI_KINDS.length,
};

function baseValues(attribute: string, named: readonly string[]): ClassValues {
	return {named, hasOthers: false, isEvery: named.length === COUNTS[attribute]};
}
