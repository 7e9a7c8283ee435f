// Every class of instruments that an input, a goal, and any edit of the grammar can tell apart, where they are not too many.
//
// An edit adds or removes only values of the goal, so values that the input and the goal treat alike stay alike: one
// instrument for each combination of their classes stands for all.

import {Budget} from '../analysis/budget.js';
import {withMandates} from '../analysis/equivalence-classes.js';
import {sectionsOf} from '../analysis/sections.js';
import {stepsOf} from '../analysis/walk.js';
import type {Claim} from '../evaluate/claim.js';
import type {ClaimOf} from '../evaluate/evaluator.js';
import type {Instrument} from '../evaluate/instrument.js';
import type {Subject} from '../read/subject.js';
import {type Aim, isSameClaim} from './judge.js';

/** An instrument outside the goal, with what is true of it before. */
export interface Cell {
	readonly instrument: Instrument;
	readonly before: Claim;
}

/** The most classes that are compared one by one. */
const MOST_CELLS = 4000;

/** The cells outside the goal; `undefined` if there are too many. */
export function cellsOf(start: Subject, aim: Aim, claimOf: ClaimOf): readonly Cell[] | undefined {
	const {account} = start;
	const found: Instrument[] = [];
	for (const section of sectionsOf([start, aim.marks], account)) {
		const {attributes} = stepsOf({...section, keepsEachValue: false}, 'every', new Budget());
		const count = attributes.reduce((product, {classes}) => product * classes.length, 1);
		if (found.length + count > MOST_CELLS) return undefined;
		let all: object[] = [section.base];
		for (const {dimension, classes} of attributes)
			all = all.flatMap(one => classes.map(({value}) => ({...one, [dimension.attribute]: value})));
		found.push(...(all as unknown as Instrument[])); // each section's attributes are those of its type
	}
	return found
		.flatMap(one => withMandates(one, [start]))
		.filter(one => !aim.isInside(one))
		.map(instrument => ({instrument, before: claimOf(instrument)}));
}

/** The cells whose claim changes, by their numbers. */
export function* changedCells(cells: readonly Cell[], claimOf: ClaimOf): Generator<number> {
	for (const [at, {instrument, before}] of cells.entries()) if (!isSameClaim(before, claimOf(instrument))) yield at;
}
