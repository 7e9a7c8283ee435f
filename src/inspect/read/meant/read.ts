// Reads an input by its shape: as it is meant, then strictly; with the issues of both, at their places in the input.
import {isArray} from '../../../diagnostics/format-value.js';
import type {Issue} from '../../../diagnostics/issue.js';
import {IssueCollector, issueOf} from '../../../diagnostics/issue-collector.js';
import {keysIn} from '../../../diagnostics/pointer.js';
import {RULES} from '../../../diagnostics/rules.js';
import type {Words} from '../../../schema/read-context.js';
import {recoverShape} from '../../../schema/read-shape.js';
import {TOO_LARGE} from '../../../schema/recovered.js';
import type {Shape} from '../../../schema/shape.js';
import {getOrInsertComputed} from '../../../utils/get-or-insert-computed.js';
import {movedIssue} from '../moved.js';
import {type Corrected, type CorrectOptions, correct} from './correct.js';
import {severalIn} from './meaning.js';
import {placeIn} from './place.js';
import {keyProblems, OBJECT_AS_TEXT, ofValue} from './words.js';

/** How the functions of inspect read: all by the same corrections. */
export type Policy = Pick<CorrectOptions, 'codes' | 'accepts' | 'judges'>;

/** To judge an input: everything that can be meant. */
export const DECODED: Policy = {codes: 'kept', judges: true, accepts: () => true};
export const JUDGED: Policy = {codes: 'spread', judges: true, accepts: () => true};

/** To explain an input: what is wrong is unreadable, unless it means the same as what is right, as `{}` does for an
 * empty list. The action is read as it is meant. */
export const MARKED: Policy = {
	codes: 'marked',
	judges: false,
	accepts: ({problem, fix: {patch}}) =>
		patch[0]?.path === '/action' ||
		((problem.severity ?? 'error') !== 'error' && patch[0]?.op !== 'replace') ||
		(patch[0]?.op === 'replace' && isArray(patch[0].value) && patch[0].value.length === 0) ||
		problem === OBJECT_AS_TEXT,
};

/** To write an input: only what is certain, without what made a new error. */
export function certainBut(refused: ReadonlySet<string>): Policy {
	return {codes: 'spread', judges: false, accepts: ({isCertain, pointer}) => isCertain && !refused.has(pointer)};
}

export interface Read extends Corrected {
	/** The value with a mark in place of each part that cannot be read. */
	readonly recovered: unknown;
	readonly issues: readonly Issue[];
}

export function read(shape: Shape, input: unknown, isText: boolean, options: CorrectOptions): Read {
	const words = wordsOf(shape, options.codes === 'marked');
	const first = isText ? undefined : readAsWritten(shape, input, options);
	const unchanged: Corrected = {value: input, notes: [], places: new Map()};
	if (first?.isRight) return {...unchanged, recovered: first.recovered, issues: []};
	const isTooLarge = first?.recovered === TOO_LARGE;
	const corrected = isTooLarge ? unchanged : correct(shape, input, isText, options);
	const {value, notes, places} = corrected;
	const report = new IssueCollector(RULES, Number.POSITIVE_INFINITY);
	const recovered = recoverShape(shape, value, report, '', {...options, words});
	const noted = notes.map(({pointer, problem, fix, isShown}) =>
		issueOf(pointer, isShown ? {...problem, fix} : problem, RULES),
	);
	const kept = new Set(notes.flatMap(({isKept, pointer}) => (isKept ? [pointer] : [])));
	const atSource = (issue: Issue) => movedIssue(issue, pointer => placeIn(places, pointer).pointer);
	const found = report.issues.map(atSource).filter(({pointer}) => !kept.has(pointer)); // noted, with the fix
	return {...corrected, recovered, issues: merged(noted, found, input)};
}

/** `marksSeveral`: several codes in one string, which is legal JSON of the right shape, are wrong. */
export function wordsOf(root: Shape, marksSeveral = false): Words {
	return {
		ofKeys: (shape, given, options) => keyProblems(shape, given, root, options),
		ofValue,
		ofDoubtful: marksSeveral ? (value, shape) => severalIn(shape, value, true)?.problem : undefined,
	};
}

/** An input without any issue, which is most of them, is read once; one with too many values is not corrected. */
function readAsWritten(shape: Shape, input: unknown, options: CorrectOptions) {
	const report = new IssueCollector(RULES, 0);
	const words = wordsOf(shape, options.codes !== 'kept');
	const recovered = recoverShape(shape, input, report, '', {...options, words});
	return {recovered, isRight: report.total === 0};
}

/** Two lists in the order of an input, as one. */
function merged(notes: readonly Issue[], issues: readonly Issue[], input: unknown): readonly Issue[] {
	if (notes.length === 0 || issues.length === 0) return [...notes, ...issues];
	const ranks = new Map<unknown, ReadonlyMap<string, number>>();
	const all: Issue[] = [];
	let next = 0;
	for (const issue of issues) {
		while (next < notes.length && !isBefore(issue.pointer, (notes[next] as Issue).pointer, input, ranks))
			all.push(notes[next++] as Issue);
		all.push(issue);
	}
	return [...all, ...notes.slice(next)];
}

/** @param ranks - the keys of each object that was asked for, in their order */
function isBefore(
	one: string,
	other: string,
	input: unknown,
	ranks: Map<unknown, ReadonlyMap<string, number>>,
): boolean {
	const [keys, others] = [keysIn(one), keysIn(other)];
	const level = keys.findIndex((key, index) => key !== others[index]);
	const [key, another] = [keys[level], others[level]];
	if (key === undefined || another === undefined) return key === undefined && keys.length < others.length;
	const around = keys.slice(0, level).reduce((value: unknown, name) => Object(value)[name], input);
	const known = getOrInsertComputed(ranks, around, () => ranksOf(around));
	const rank = (name: string) => (Array.isArray(around) ? Number(name) : (known.get(name) ?? known.size));
	return rank(key) < rank(another);
}

function ranksOf(around: unknown): ReadonlyMap<string, number> {
	const keys = Array.isArray(around) ? [] : Object.keys(Object(around));
	return new Map(keys.map((key, rank) => [key, rank]));
}
