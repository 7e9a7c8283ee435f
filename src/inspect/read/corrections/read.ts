// Reads an input by its shape: as it is meant, then strictly; with the issues of both, at their places in the input.
import {isArray} from '../../../diagnostics/format-value.js';
import type {Issue} from '../../../diagnostics/issue.js';
import {IssueCollector, issueOf} from '../../../diagnostics/issue-collector.js';
import {RULES} from '../../../diagnostics/rules.js';
import type {Words} from '../../../schema/read-context.js';
import {recoverShape} from '../../../schema/read-shape.js';
import {TOO_LARGE} from '../../../schema/recovered.js';
import type {Shape} from '../../../schema/shape.js';
import {documentOrder} from '../../../utils/document-order.js';
import {movedIssue} from '../moved.js';
import {type Corrected, type CorrectOptions, correct} from './correct.js';
import {findKeyProblems, OBJECT_AS_TEXT, ofValue} from './findings.js';
import {severalIn} from './meaning.js';
import {placeIn} from './place.js';

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
	// Most inputs are right as they are written; then each issue of this first reading is counted, and none is worded.
	const asWritten = isText ? undefined : readStrictly(shape, input, options, options.codes !== 'kept', 0);
	const unchanged: Corrected = {value: input, notes: [], places: new Map()};
	if (asWritten?.report.total === 0) return {...unchanged, recovered: asWritten.recovered, issues: []};
	const isTooLarge = asWritten?.recovered === TOO_LARGE;
	const corrected = isTooLarge ? unchanged : correct(shape, input, isText, options);
	const {value, notes, places} = corrected;
	const {recovered, report} = readStrictly(shape, value, options, options.codes === 'marked');
	const noted = notes.map(({pointer, problem, fix, isShown}) =>
		issueOf(pointer, isShown ? {...problem, fix} : problem, RULES),
	);
	const kept = new Set(notes.flatMap(({isKept, pointer}) => (isKept ? [pointer] : [])));
	const found = report.issues
		.map(issue => movedIssue(issue, pointer => placeIn(places, pointer).pointer))
		.filter(({pointer}) => !kept.has(pointer)); // noted, with the fix
	return {...corrected, recovered, issues: merged(noted, found, input)};
}

/** `marksSeveral`: several codes in one string are wrong, although that is legal JSON of the right shape. */
function readStrictly(
	shape: Shape,
	input: unknown,
	options: CorrectOptions,
	marksSeveral: boolean,
	limit = Number.POSITIVE_INFINITY,
) {
	const report = new IssueCollector(RULES, limit);
	const words = wordsOf(shape, marksSeveral);
	return {recovered: recoverShape(shape, input, report, '', {...options, words}), report};
}

export function wordsOf(root: Shape, marksSeveral = false): Words {
	return {
		ofKeys: (shape, given, options) => findKeyProblems(shape, given, root, options),
		ofValue,
		ofDoubtful: marksSeveral ? (value, shape) => severalIn(shape, value, true)?.problem : undefined,
	};
}

/** Two lists in the order of an input, as one. */
function merged(notes: readonly Issue[], issues: readonly Issue[], input: unknown): readonly Issue[] {
	if (notes.length === 0 || issues.length === 0) return [...notes, ...issues];
	const order = documentOrder(input, Number.MAX_SAFE_INTEGER);
	const all: Issue[] = [];
	let next = 0;
	for (const issue of issues) {
		for (let note = notes[next]; note !== undefined && order(note.pointer, issue.pointer) <= 0; note = notes[next]) {
			all.push(note);
			next += 1;
		}
		all.push(issue);
	}
	return [...all, ...notes.slice(next)];
}
