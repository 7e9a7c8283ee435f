// Corrects an input, then reads it strictly by its shape; with the issues of both, at their places in the input.
import type {Issue} from '../../../diagnostics/issue.js';
import {IssueCollector, issueOf} from '../../../diagnostics/issue-collector.js';
import {RULES} from '../../../diagnostics/rules.js';
import type {ReadOptions} from '../../../schema/read-context.js';
import {recoverShape} from '../../../schema/read-shape.js';
import {TOO_LARGE} from '../../../schema/recovered.js';
import {fieldOf, type ObjectShape, type Shape} from '../../../schema/shape.js';
import {documentOrder} from '../../../utils/document-order.js';
import {movedIssue} from '../moved.js';
import {type Corrected, type CorrectOptions, correct} from './correct.js';
import {placeIn} from './place.js';

export interface Read extends Corrected {
	/** The value with a mark in place of each part that cannot be read. */
	readonly recovered: unknown;
	readonly issues: readonly Issue[];
}

export function read(shape: ObjectShape, input: unknown, isText: boolean, options: CorrectOptions): Read {
	const unchanged: Corrected = {value: input, notes: [], places: new Map(), findings: new Map()};
	const {purpose} = options;
	// Most inputs are right as written, so this first reading only counts issues and does not write their texts.
	const asWritten = isText ? undefined : readStrictly(shape, input, {...options, isSingle: purpose !== 'decoding'}, 0);
	const isRight = asWritten?.report.total === 0 && Object.keys(Object(input)).every(key => fieldOf(shape, key));
	if (isRight) return {...unchanged, recovered: asWritten.recovered, issues: []};
	const isTooLarge = asWritten?.recovered === TOO_LARGE;
	const corrected = isTooLarge ? unchanged : correct(shape, input, isText, options);
	const {value, notes, places, findings} = corrected;
	const {recovered, report} = readStrictly(shape, value, {...options, isSingle: purpose === 'explaining', findings});
	const noted = notes.map(({pointer, problem, fix, isShown}) =>
		issueOf(pointer, isShown ? {...problem, fix} : problem, RULES),
	);
	const found = report.issues.map(issue => movedIssue(issue, pointer => placeIn(places, pointer).pointer));
	return {...corrected, recovered, issues: merged(noted, found, input)};
}

function readStrictly(shape: Shape, value: unknown, options: ReadOptions, limit = Number.POSITIVE_INFINITY) {
	const report = new IssueCollector(RULES, limit);
	return {recovered: recoverShape(shape, value, report, '', options), report};
}

/** Merges two lists that are in the order of an input. */
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
