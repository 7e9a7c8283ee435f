// The search for edits that reach a goal: target by target, what is proved exact first, else what changes least besides.
import {claimsOf} from '../analysis/changes.js';
import type {Chosen, Outcome} from '../analysis/class-tree.js';
import {separateParts} from '../analysis/instrument-classes.js';
import {sectionsOf} from '../analysis/sections.js';
import {createEvaluator} from '../evaluate/evaluator.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Instrument} from '../evaluate/instrument.js';
import {type Candidate, directCandidates, indirectCandidates, type Step} from './candidates.js';
import {createDraft, type Draft} from './draft.js';
import {codesOf, type Target} from './goal.js';
import {type Aim, aimGrain, createAim, isSameClaim, markedBy, outsideChanges, readingsOf} from './judge.js';

/** An edited input on the way to the goal. */
export interface State {
	readonly draft: Draft;
	readonly steps: readonly Step[];
	readonly isExact: boolean;
}

export interface Search {
	readonly aim: Aim;
	/** Edits that reach the whole goal: all exact, or none of them. */
	readonly states: readonly State[];
	/** The parts of the goal that no exact edit reaches. */
	readonly missed: readonly Target[];
}

/** The most edited inputs that are kept from one target to the next. */
const MOST_STATES = 6;
/** The most edited inputs that are compared with each other. */
const MOST_COMPARED = 40;

export function search(start: Draft, targets: readonly Target[]): Search {
	const aim = createAim(targets, start);
	const missed: Target[] = [];
	let states: readonly State[] = [{draft: start, steps: [], isExact: true}];
	for (const target of targets) {
		const next = states.flatMap(state => (isReached(state.draft, target) ? [state] : edited(state, target)));
		const exact = next.filter(({isExact}) => isExact);
		if (exact.length === 0) missed.push(target);
		states = exact.length > 0 ? exact.slice(0, MOST_STATES) : next.slice(0, MOST_COMPARED);
	}
	const reached = states.filter(({draft}) => targets.every(target => isReached(draft, target)));
	return {aim, missed, states: reached.every(({isExact}) => isExact) ? reached : nearest(start, reached, aim)};

	/** The edits of one state that reach a target: the exact ones, if there are any. */
	function edited(state: State, target: Target): readonly State[] {
		const seen = new Set<string>();
		const judge = (found: readonly Candidate[]) =>
			found.flatMap(({root, steps}): readonly State[] => {
				const key = JSON.stringify(root);
				if (seen.has(key)) return [];
				seen.add(key);
				const draft = createDraft(root, start.subject.account);
				if (!isReached(draft, target)) return [];
				const isExact = state.isExact && outsideChanges(start.subject, draft.subject, aim).next().done === true;
				return [{draft, steps: [...state.steps, ...steps], isExact}];
			});
		const direct = judge(directCandidates(state.draft, target));
		if (direct.some(({isExact}) => isExact)) return direct.filter(({isExact}) => isExact);
		const indirect = judge(indirectCandidates(state.draft, target));
		const exact = indirect.filter(({isExact}) => isExact);
		return exact.length > 0 ? exact : [...direct, ...indirect];
	}
}

/** True if every instrument that completes the target has the wanted verdict. */
export function isReached({subject}: Draft, {instrument, type, fields, isShown}: Target): boolean {
	const explain = createEvaluator(subject, readingsOf(subject.account));
	const codes = codesOf(type, fields.code, subject.account.servicePrefix);
	const asked = codes.length < 2 ? [instrument] : codes.map(code => ({...instrument, code}));
	return asked.every(one => explain(one).verdict === (isShown ? 'shown' : 'hidden'));
}

/** The edits that change a superset of what no other changes, one for each set of changes. */
function nearest({subject: before}: Draft, states: readonly State[], aim: Aim): readonly State[] {
	const {account} = before;
	const subjects = [before, ...states.map(({draft}) => draft.subject)];
	const claims = subjects.map(claimsOf);
	const outcomes = new Map<string, Outcome & {readonly changed: readonly boolean[]}>();
	const outcomeOf = (chosen: Chosen) => {
		if (aim.isInside(chosen)) return undefined;
		const [was, ...are] = claims.map(claimOf => claimOf(chosen as unknown as Instrument)); // of the section's type
		const changed = are.map(claim => was !== undefined && !isSameClaim(was, claim));
		return getOrInsertComputed(outcomes, changed.join(), () => ({id: outcomes.size, changed}));
	};
	const sections = sectionsOf([...subjects, markedBy(aim, account)], account);
	const sets = states.map(() => new Set<number>());
	for (const {outcome} of separateParts(sections, subjects, outcomeOf, aimGrain(account))) {
		for (const [at, isChanged] of outcome.changed.entries()) if (isChanged) sets[at]?.add(outcome.id);
	}
	const isLess = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
		one.size < other.size && [...one].every(id => other.has(id));
	const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
		one.size === other.size && [...one].every(id => other.has(id));
	return states.filter((_, at) => {
		const own = sets[at] ?? new Set();
		return !sets.some((other, index) => isLess(other, own) || (index < at && isSame(other, own)));
	});
}
