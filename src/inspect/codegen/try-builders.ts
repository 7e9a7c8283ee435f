// Runs generated code against the builders: why they refuse it, or what they write differently.

import type {JsonPatchOperation} from '../../diagnostics/issue.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {patchBetween} from '../repair/json-patch.js';
import {type Code, type Names, run} from './code.js';
import type {Note} from './notes.js';

/** Why builders do not write this JSON, each reason with its place; none if they do. */
export function findProblems(code: Code, names: Names, expected: unknown): readonly Note[] {
	try {
		const built: unknown = JSON.parse(JSON.stringify(run(code, names)));
		const [first] = patchBetween(expected, built);
		return first === undefined ? [] : [{pointer: first.path, text: `the builders ${describeDifference(first)}`}];
	} catch (error) {
		if (isMisuseError(error)) return error.issues.map(({pointer, message}) => ({pointer, text: message}));
		throw error;
	}
}

function describeDifference(operation: JsonPatchOperation): string {
	if (operation.op === 'replace') return `write ${JSON.stringify(operation.value)}`;
	return operation.op === 'remove' ? 'leave it out' : 'add it';
}
