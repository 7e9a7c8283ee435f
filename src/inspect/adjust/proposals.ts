// Edited inputs as proposals: patch, builder calls, and what else changes.
import type {JsonPatchOperation} from '../../diagnostics/issue.js';
import type {FilterParts} from '../../wire/payment-filter.js';
import {type DiffChange, labelParts} from '../analysis/changes.js';
import {capitalize} from '../analysis/labels.js';
import {createFilterChain} from '../codegen/filter-calls.js';
import {print} from '../codegen/print.js';
import {createEvaluator, type Evaluator} from '../evaluate/evaluator.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Instrument} from '../evaluate/instrument.js';
import type {Reason} from '../evaluate/verdict.js';
import {freezeUnless} from '../read/snapshot.js';
import {type Draft, emiIn, filterIn, patchOf} from './draft.js';
import {type Aim, outsideChanges} from './judge.js';
import type {Search, SearchState} from './search.js';

/**
 * One edit of a {@link Proposal}.
 *
 * @source The shape is paylock's own.
 */
export interface AdjustChange {
	/** A JSON pointer into the changed value. */
	readonly pointer: string;
	/** What is done there. */
	readonly message: string;
	/** The builder calls that write the part as it is then; empty if it is removed. */
	readonly code: string;
}

/**
 * One way to reach a goal.
 *
 * @source The shape is paylock's own; `patch`: RFC 6902
 */
export interface Proposal {
	/** The changed input, frozen. */
	readonly value: unknown;
	/** The JSON patch (RFC 6902) from the input, parsed if it is text, to `value`. */
	readonly patch: readonly JsonPatchOperation[];
	/** What is edited, with the builder calls that write the same. */
	readonly changes: readonly AdjustChange[];
	/** True if it is proved that nothing outside the goal changes. */
	readonly exact: boolean;
	/** What is edited, in one sentence. */
	readonly message: string;
	/** What changes outside the goal; empty if it is exact. */
	readonly sideEffects: readonly DiffChange[];
}

/** The most proposals that are returned. */
const MOST_PROPOSALS = 5;

export function createProposals(start: Draft, {states, aim}: Search): readonly Proposal[] {
	return states
		.map(state => proposalOf(start, state, aim))
		.sort((one, other) => one.patch.length - other.patch.length)
		.slice(0, MOST_PROPOSALS);
}

function proposalOf(start: Draft, {draft, steps, isExact}: SearchState, aim: Aim): Proposal {
	const opaque = new Set<unknown>();
	const changes = steps.map(({pointer, words}) =>
		Object.freeze({pointer, message: words, code: codeAt(draft, pointer)}),
	);
	return Object.freeze({
		value: freezeUnless(opaque, draft.root),
		patch: freezeUnless(opaque, patchOf(start.root, draft.root)),
		changes: Object.freeze(changes),
		exact: isExact,
		message:
			steps.length === 0 ? 'change nothing: the goal already holds' : steps.map(({words}) => words).join(', and '),
		sideEffects: Object.freeze(isExact ? [] : sideEffects(start, draft, aim)),
	});
}

/** The builder calls of an option, of EMI rules, or of the default. */
function codeAt(draft: Draft, pointer: string): string {
	const filter = filterIn(draft);
	const at = /\/options\/(\d+)/.exec(pointer)?.[1];
	const option = filter.options[Number(at)]; // none without an index
	const emi = pointer.endsWith('/emiOptions') ? emiIn(draft) : undefined;
	const parts: FilterParts = {
		allowDefaultOptions: filter.allowDefaultOptions,
		options: option === undefined ? [] : [option],
		...(emi !== undefined && Object.keys(emi).length > 0 && {emiOptions: emi}),
	};
	const {calls, ...chain} = createFilterChain(parts);
	const own = pointer.endsWith('/allowDefaultOptions') ? calls : calls.slice(1);
	return print({...chain, start: '', args: undefined, calls: own}, '')
		.trim()
		.replaceAll('\n\t', '\n');
}

/** What changes outside the goal, in the order of the types. */
export function sideEffects(start: Draft, draft: Draft, aim: Aim): readonly DiffChange[] {
	return getOrInsertComputed(cachedEffects, draft.subject, () => findEffects(start, draft, aim));
}

const cachedEffects = new WeakMap<object, readonly DiffChange[]>();

function findEffects({subject: before}: Draft, {subject: after}: Draft, aim: Aim): readonly DiffChange[] {
	const explain = createEvaluator(after);
	return labelParts(outsideChanges(before, after, aim)).map(({outcome: {type, from, to}, label, witness}) => {
		const {pointer} = firstReason(explain, witness);
		const how = from === to ? 'undetermined before, and by other readings now' : `${from} before, ${to} now`;
		const message = `${capitalize(label)}: ${how}`;
		return Object.freeze({type, from, to, pointer, message, witness});
	});
}

/** The first reason for a verdict. */
export function firstReason(explain: Evaluator, instrument: Instrument): Reason {
	return explain(instrument).because[0] as Reason; // every verdict has one
}
