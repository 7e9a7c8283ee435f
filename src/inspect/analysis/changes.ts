import type {Readings} from '../../wire/readings.js';
import {evaluatorOf} from '../evaluate/evaluator.js';
import type {Verdict} from '../evaluate/verdict.js';
import type {Instrument} from '../instrument.js';
import type {Subject} from '../subject.js';
import {Budget, BudgetExceeded} from './budget.js';
import {describedClasses} from './described-classes.js';
import {type Representative, representativesOf, sectionsOf, withMandates} from './equivalence-classes.js';
import {withMergedBoxes} from './merge-boxes.js';
import type {AnalysisOptions} from './options.js';
import type {Section} from './section.js';

/**
 * Instruments of one type whose verdict changes in the same way, decided at the same place.
 *
 * @source The shape is paylock's own.
 */
export interface Change {
	/** A payment method type, or `EMI`. */
	readonly type: string;
	readonly from: Verdict;
	readonly to: Verdict;
	/** The place in `after` that decides. */
	readonly pointer: string;
	/** Which instruments, in words, and how many further classes of them. */
	readonly message: string;
	/** One of these instruments, fully described: `explain` gives `from` for it before, and `to` after. */
	readonly witness: Instrument;
}

/** The most classes of one change that are looked at for its message; further ones are only counted. */
const MOST_KEPT = 200;

interface Group extends Omit<Change, 'message'> {
	readonly classes: Representative[];
	total: number;
}

export function changesBetween(before: Subject, after: Subject, options: AnalysisOptions): readonly Change[] {
	const subjects = [before, after];
	const compare = comparison(before, after);
	const groups = new Map<string, Group>();
	for (const section of sectionsOf(subjects, options)) {
		for (const one of classesOf(section, options.readings)) {
			for (const representative of withMandates(one, subjects)) {
				const {instrument} = representative;
				const change = compare(instrument);
				if (change.from === change.to) continue;
				const key = keyOf(change);
				const group = groups.get(key) ?? {...change, witness: Object.freeze(instrument), classes: [], total: 0};
				groups.set(key, group);
				group.total += 1;
				if (group.classes.length < MOST_KEPT) group.classes.push(representative);
			}
		}
	}
	const namesKinds = subjects.some(({emiFilters}) => emiFilters.length > 0);
	return Array.from(groups, ([key, {classes, total, ...change}]) => {
		const which = describedClasses(classes, total, namesKinds, instrument => keyOf(compare(instrument)) === key);
		return Object.freeze({...change, message: messageOf(which, change)});
	});
}

type Comparison = Pick<Change, 'type' | 'from' | 'to' | 'pointer'>;

function comparison(before: Subject, after: Subject): (instrument: Instrument) => Comparison {
	const [was, is] = [evaluatorOf(before), evaluatorOf(after)];
	return instrument => {
		const {verdict: to, because} = is(instrument);
		return {type: instrument.type, from: was(instrument).verdict, to, pointer: because[0]?.pointer ?? ''};
	};
}

function keyOf({type, from, to, pointer}: Comparison): string {
	return JSON.stringify([type, from, to, pointer]);
}

/** The classes by the filter that decides, or where these are too many, by verdict alone. */
function classesOf(section: Section, readings: Readings | undefined): readonly Representative[] {
	const precedence = readings?.precedence;
	try {
		return [...representativesOf(section, precedence === 'last-wins' ? 'last' : 'first', new Budget())];
	} catch (error) {
		// The order of filters counts, so that none of them can be merged with another.
		const isOrdered = precedence === 'first-wins' || precedence === 'last-wins';
		if (!(error instanceof BudgetExceeded) || isOrdered) throw error;
		return [...representativesOf(withMergedBoxes(section), 'any', new Budget())];
	}
}

function messageOf(which: string, {from, to}: Comparison): string {
	return `${which.charAt(0).toUpperCase()}${which.slice(1)}: ${from} before, ${to} now`;
}
