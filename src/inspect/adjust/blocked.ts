// Why no exact change reaches a part of the goal.
import {READING_CHOICES, type ReadingName} from '../../wire/readings.js';
import {createEvaluator} from '../evaluate/evaluator.js';
import type {Instrument} from '../evaluate/instrument.js';
import {createDraft, type Draft} from './draft.js';
import type {Target} from './goal.js';
import {firstReason, sideEffects} from './proposals.js';
import {type Search, search} from './search.js';
import {verdictWord, wordsOf} from './words.js';

/**
 * A part of the goal that no exact change reaches.
 *
 * @source The shape is paylock's own.
 */
export interface Blocked {
	/** As the goal names it. */
	readonly instrument: Instrument;
	readonly wanted: 'shown' | 'hidden';
	/** `<problem>: <remedy>` */
	readonly message: string;
	/** The place in the input that decides now; in a proposal, that of what else would change. */
	readonly pointer: string;
	/** The reading that would decide. */
	readonly reading?: ReadingName;
	/** Under which of its choices an exact change exists. */
	readonly choices?: readonly {readonly choice: string; readonly exact: boolean; readonly message?: string}[];
	/** An instrument outside the goal that would change too. */
	readonly witness?: Instrument;
}

/** The most readings that are tried. */
const MOST_READINGS = 3;

export function explainBlocked(start: Draft, found: Search): readonly Blocked[] {
	// After one part is missed, no exact change is left for the others, which may be possible.
	const impossible = found.missed.filter(
		target => found.missed.length === 1 || exactStates(start, target).length === 0,
	);
	return (impossible.length > 0 ? impossible : found.missed).flatMap(target => {
		const readings = readingsOfTarget(start, found, target).slice(0, MOST_READINGS);
		const byReading = readings.flatMap(name => tryReading(start, target, name) ?? []);
		return byReading.length > 0 ? byReading : [byEffect(start, found, target)];
	});
}

function common({instrument, isShown}: Target) {
	return {instrument, wanted: verdictWord(isShown)};
}

/** The readings on which the verdict depends, now or where a change would be felt. */
function readingsOfTarget(start: Draft, {states, aim}: Search, {instrument}: Target): readonly ReadingName[] {
	const because = createEvaluator(start.subject)(instrument).because;
	const others = states.slice(0, 2).flatMap(({draft}) => {
		const explain = [start, draft].map(({subject}) => createEvaluator(subject));
		return sideEffects(start, draft, aim).flatMap(({witness}) => explain.flatMap(one => one(witness).because));
	});
	return [...new Set([...because, ...others].flatMap(({reading}) => reading ?? []))];
}

/** What would be possible under each choice of a reading; `undefined` if no choice makes an exact change possible. */
function tryReading(start: Draft, target: Target, name: ReadingName): Blocked | undefined {
	const {account} = start.subject;
	const choices = READING_CHOICES[name].map(choice => {
		const draft = createDraft(start.root, {...account, readings: {...account.readings, [name]: choice}});
		const [state] = exactStates(draft, target);
		const message = state?.steps.map(({words}) => words).join(', and ');
		return Object.freeze({choice, exact: state !== undefined, ...(message && {message})});
	});
	const possible = choices.filter(({exact}) => exact);
	if (possible.length === 0) return undefined;
	const explain = createEvaluator(start.subject);
	const own = explain(target.instrument).because.find(({reading}) => reading === name);
	const problem = `whether ${wordsOf(target)} can be ${verdictWord(target.isShown)} without changing anything else depends on the reading ${name}`;
	const remedy = `find out what your account does, with learn; it is possible under ${possible.map(({choice}) => choice).join(' and ')}`;
	const {pointer} = own ?? firstReason(explain, target.instrument);
	return Object.freeze({
		...common(target),
		pointer,
		message: `${problem}: ${remedy}`,
		reading: name,
		choices: Object.freeze(choices),
	});
}

function exactStates(draft: Draft, target: Target) {
	return search(draft, [target]).states.filter(({isExact}) => isExact);
}

/** What else would change, or what decides that no edit reaches. */
function byEffect(start: Draft, {states, aim}: Search, target: Target): Blocked {
	const what = `${wordsOf(target)} cannot be ${verdictWord(target.isShown)} without changing anything else`;
	const [state] = states;
	const [effect] = state === undefined ? [] : sideEffects(start, state.draft, aim);
	if (effect !== undefined) {
		const {message, pointer, witness} = effect;
		return Object.freeze({
			...common(target),
			pointer,
			message: `${what} (${message}): accept a proposal, or divide the goal`,
			witness,
		});
	}
	const {pointer, message} = firstReason(createEvaluator(start.subject), target.instrument);
	return Object.freeze({...common(target), pointer, message: `${what}, since ${message}`});
}
