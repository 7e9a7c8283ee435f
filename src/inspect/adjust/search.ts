// The search for edits that reach a goal: target by target, what is proved exact first, else what changes least besides.
import {throwIssue} from '../../diagnostics/issue-collector.js';
import {once} from '../analysis/dimension-classes.js';
import {claimsOf, createEvaluator} from '../evaluate/evaluator.js';
import {type Candidate, directCandidates, indirectCandidates, type Step} from './candidates.js';
import {type Cell, cellsOf, changedCells} from './cells.js';
import {createDraft, type Draft} from './draft.js';
import type {Target} from './goal.js';
import {type Aim, createAim, isSameOutside} from './judge.js';

/** An edited input on the way to the goal. */
export interface SearchState {
	readonly draft: Draft;
	readonly steps: readonly Step[];
	readonly isExact: boolean;
}

export interface Search {
	readonly aim: Aim;
	/** Edits that reach the whole goal: all exact, or none of them. */
	readonly states: readonly SearchState[];
	/** The parts of the goal that no exact edit reaches. */
	readonly missed: readonly Target[];
}

/** The most edited inputs that are kept from one target to the next. */
const MOST_STATES = 3;
/** The most edited inputs that are compared with each other. */
const MOST_COMPARED = 60;

export function search(start: Draft, targets: readonly Target[]): Search {
	const aim = createAim(targets, start);
	const cells = once(() => cellsOf(start.subject, aim, claimsOf(start.subject)));
	const missed: Target[] = [];
	let tried = 0;
	let states: readonly SearchState[] = [{draft: start, steps: [], isExact: true}];
	for (const [at, target] of targets.entries()) {
		const reachedBefore = targets.slice(0, at);
		const next = states.flatMap(state =>
			isReached(state.draft, target) ? [state] : edited(state, target, reachedBefore),
		);
		const exact = next.filter(({isExact}) => isExact);
		if (exact.length === 0) missed.push(target);
		states = exact.length > 0 ? exact.slice(0, MOST_STATES) : next.slice(0, MOST_COMPARED);
	}
	return {aim, missed, states: missed.length === 0 ? states : nearest(states, cells())};

	/** The edits of one state that reach a target; indirect ones only if no direct one is exact. */
	function edited(state: SearchState, target: Target, reachedBefore: readonly Target[]): readonly SearchState[] {
		const seen = new Set<string>();
		const judge = (found: readonly Candidate[]) =>
			found.flatMap(({root, steps}): readonly SearchState[] => {
				const key = JSON.stringify(root);
				if (seen.has(key)) return [];
				seen.add(key);
				tried += 1;
				const draft = createDraft(root, start.subject.account);
				if (![target, ...reachedBefore].every(one => isReached(draft, one))) return [];
				return [
					{
						draft,
						steps: [...state.steps, ...steps],
						isExact: state.isExact && isSameOutside(start.subject, draft.subject, aim),
					},
				];
			});
		const direct = judge(directCandidates(state.draft, target));
		if (direct.some(({isExact}) => isExact)) return direct;
		const all = [...direct, ...judge(indirectCandidates(state.draft, target))];
		if (!all.some(({isExact}) => isExact) && cells() === undefined) throwTooLarge(target);
		return all;
	}

	function throwTooLarge({type}: Target): never {
		const problem = `none of ${tried} edits of ${type} can be proved to change nothing else, and the filter has too many classes of instruments to compare them`;
		throwIssue('', {rule: 'too-large', problem, remedy: 'use fewer different lists'});
	}
}

/** True if every instrument that completes the target has the wanted verdict. */
export function isReached(draft: Draft, target: Target): boolean {
	const {instrument, codes, isShown} = target;
	const explain = createEvaluator(draft.subject);
	const isWanted = (one: object) => explain(one).verdict === (isShown ? 'shown' : 'hidden');
	return codes.length === 0 ? isWanted(instrument) : codes.every(code => isWanted({...instrument, code}));
}

/** The edits of which none changes a superset of what another one changes, one for each set of changes. */
function nearest(states: readonly SearchState[], cells: readonly Cell[] | undefined): readonly SearchState[] {
	if (cells === undefined) return states;
	const sets = states.map(({draft}) => new Set(changedCells(cells, claimsOf(draft.subject))));
	const isWithin = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
		one.size <= other.size && [...one].every(at => other.has(at));
	return states.filter((_, at) => {
		const own = sets[at] ?? new Set();
		return !sets.some((other, index) => isWithin(other, own) && (other.size < own.size || index < at));
	});
}
