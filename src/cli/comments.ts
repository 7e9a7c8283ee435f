// Comments in a file that is not named `.jsonc`: it is not JSON, but everything else in it can be read.
import type {Issue} from '../inspect/index.js';
import {type LocatedIssue, locate} from './locate.js';
import {type Input, inputOf} from './read-input.js';

/** The input with comments allowed, if only comments keep it from being JSON. */
export function withComments(input: Input): Input {
	const lenient = inputOf(input.name, input.text, {file: input.file, mayHaveComments: true});
	return lenient.document.syntaxError === undefined ? lenient : input;
}

/** The issue of the first comment of a text that is otherwise JSON; none if there is no comment. */
export function commentIssues(
	{name, file}: Input,
	text: string,
	issuesOf: (json: string) => readonly Issue[],
): readonly LocatedIssue[] {
	const strict = inputOf(name, text, {file});
	return strict.document.syntaxError === undefined ? [] : locate(strict, issuesOf(strict.json)).issues;
}
