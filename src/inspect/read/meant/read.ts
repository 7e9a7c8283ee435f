// Reads an input by its shape: as it is meant, then strictly; with the issues of both, at their places in the input.
import type {Issue} from '../../../diagnostics/issue.js';
import {IssueCollector, issueOf} from '../../../diagnostics/issue-collector.js';
import {keysIn} from '../../../diagnostics/pointer.js';
import {RULES} from '../../../diagnostics/rules.js';
import {recoverShape} from '../../../schema/read-shape.js';
import {TOO_LARGE} from '../../../schema/recovered.js';
import type {Shape} from '../../../schema/shape.js';
import {movedIssue} from '../moved.js';
import {type Corrected, type CorrectOptions, correct} from './correct.js';
import {placeIn} from './place.js';
import {wordsOf} from './words.js';

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
	const all: Issue[] = [];
	let next = 0;
	for (const issue of issues) {
		while (next < notes.length && !isBefore(issue.pointer, (notes[next] as Issue).pointer, input))
			all.push(notes[next++] as Issue);
		all.push(issue);
	}
	return [...all, ...notes.slice(next)];
}

function isBefore(one: string, other: string, input: unknown): boolean {
	const keys = keysIn(other);
	let around = input;
	for (const [level, key] of keysIn(one).entries()) {
		const another = keys[level];
		if (another === undefined) return false;
		if (key !== another) {
			const found = Array.isArray(around) ? [] : Object.keys(Object(around));
			const rank = (name: string) =>
				Array.isArray(around) ? Number(name) : found.indexOf(name) + 1 || found.length + 1;
			return rank(key) < rank(another);
		}
		around = Object(around)[key];
	}
	return keysIn(one).length < keys.length;
}
