// Two subjects compared class by class, and the changes in words.
import type {Readings} from '../../wire/readings.js';
import {createEvaluator} from '../evaluate/evaluator.js';
import type {Instrument} from '../evaluate/instrument.js';
import type {Verdict} from '../evaluate/verdict.js';
import type {CheckedOptions} from '../read/inspect-options.js';
import type {Subject} from '../read/subject.js';
import {Budget, BudgetExceeded} from './budget.js';
import {whereFiltersDiffer} from './changed-filters.js';
import {describedClasses} from './described-classes.js';
import {grainOf, type Representative, representativesOf, withMandates} from './equivalence-classes.js';
import {withMergedBoxes} from './merge-boxes.js';
import type {Section} from './section.js';
import {sectionsOf} from './sections.js';

/**
 * Instruments of one type whose verdict changes in the same way, decided at the same place.
 *
 * @source The shape is paylock's own.
 */
export interface DiffChange {
	/** A payment method type, or `EMI`. */
	readonly type: string;
	readonly from: Verdict;
	readonly to: Verdict;
	/** The place in `after` that decides. */
	readonly pointer: string;
	/** Which instruments, in plain English, and how many more classes of them. */
	readonly message: string;
	/** One of these instruments, fully described: for it, `explain` returns `from` before and `to` after. */
	readonly witness: Instrument;
}

/** The most classes of one change that are looked at for its message; further ones are only counted. */
const MOST_KEPT = 200;

/** The most instruments that are tried for the messages of one comparison. */
const MOST_TRIED = 2_000;

interface Group extends Omit<DiffChange, 'message'> {
	readonly classes: Representative[];
	total: number;
}

export function changesBetween(before: Subject, after: Subject, options: CheckedOptions): readonly DiffChange[] {
	const compare = comparison(before, after, options);
	const groups = new Map<string, Group>();
	for (const {representative, ...change} of changedClasses(before, after, options, compare)) {
		const key = keyOf(change);
		const witness = Object.freeze(representative.instrument);
		const group = groups.get(key) ?? {...change, witness, classes: [], total: 0};
		groups.set(key, group);
		group.total += 1;
		if (group.classes.length < MOST_KEPT) group.classes.push(representative);
	}
	const namesKinds = [before, after].some(({emiFilters}) => emiFilters.length > 0);
	const allowance = {left: MOST_TRIED};
	return Array.from(groups, ([key, {classes, total, ...change}]) => {
		const isAlike = (instrument: Instrument) => keyOf(compare(instrument)) === key;
		const which = describedClasses(classes, total, namesKinds, isAlike, allowance);
		return Object.freeze({...change, message: messageOf(which, change)});
	});
}

type Comparison = Pick<DiffChange, 'type' | 'from' | 'to' | 'pointer'>;

/** A class of instruments whose verdict changes. */
export interface ChangedClass extends Comparison {
	readonly representative: Representative;
}

/** Every class of instruments whose verdict changes, one after another. */
export function* changedClasses(
	before: Subject,
	after: Subject,
	options: CheckedOptions,
	compare = comparison(before, after, options),
): Generator<ChangedClass> {
	const subjects = [before, after];
	for (const section of sectionsOf(subjects, options.account)) {
		for (const one of classesOf(whereFiltersDiffer(section, before, after), options.readings)) {
			for (const representative of withMandates(one, subjects)) {
				const change = compare(representative.instrument);
				if (change.from !== change.to) yield {...change, representative};
			}
		}
	}
}

function comparison(
	before: Subject,
	after: Subject,
	{readings}: CheckedOptions,
): (instrument: Instrument) => Comparison {
	const [was, is] = [createEvaluator(before, readings), createEvaluator(after, readings)];
	return instrument => {
		const {verdict: to, because} = is(instrument);
		return {type: instrument.type, from: was(instrument).verdict, to, pointer: because[0]?.pointer ?? ''};
	};
}

function keyOf({type, from, to, pointer}: Comparison): string {
	return JSON.stringify([type, from, to, pointer]);
}

/** The most filters of a section whose changes are listed by deciding filter; nobody would read a longer list. */
const MOST_BY_PLACE = 10_000;

/** The classes by the filter that decides; by verdict alone if there are too many filters or classes. */
function classesOf(section: Section, readings: Readings): Iterable<Representative> {
	// Where the order of filters counts, none of them can be merged with another.
	const isOrdered = readings.precedence === 'first-wins' || readings.precedence === 'last-wins';
	const byVerdict = () => representativesOf(withMergedBoxes(section), 'any', new Budget());
	if (!isOrdered && section.boxes.length > MOST_BY_PLACE) return byVerdict();
	try {
		return [...representativesOf(section, grainOf(readings), new Budget())];
	} catch (error) {
		if (!(error instanceof BudgetExceeded) || isOrdered) throw error;
		return byVerdict();
	}
}

function messageOf(which: string, {from, to}: Comparison): string {
	return `${which.charAt(0).toUpperCase()}${which.slice(1)}: ${from} before, ${to} now`;
}
