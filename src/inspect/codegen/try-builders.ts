// Runs generated code with the builders. If they refuse it or write different JSON, the export becomes a plain object.
import type {JsonPatchOperation} from '../../diagnostics/issue.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import type {FilterParts} from '../../wire/payment-filter.js';
import {patchBetween} from '../repair/json-patch.js';
import {type Code, type Names, run} from './code.js';
import {createFilterChain} from './filter-calls.js';
import type {CodeExport} from './module-text.js';
import type {Note} from './notes.js';

/** The reasons why builders do not write this JSON, each with its place; empty if they do. */
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

/** The builder, or the first reason why builders do not write this filter. */
export function exportBuilder(filter: FilterParts, notes: readonly Note[], names: Names): CodeExport | Note {
	const code = createFilterChain(filter);
	const [problem] = findProblems(code, names, filter);
	return problem ?? {name: 'paymentFilter', code, notes};
}

/** A plain object, and the reason for it. */
export function exportPlainFilter(filter: unknown, notes: readonly Note[], {pointer, text}: Note): CodeExport {
	const place = pointer ? `${pointer}: ` : '';
	const why = {text: `A plain object, since the builders cannot write this filter: ${place}${text}`};
	return {name: 'paymentFilter', code: {kind: 'value', value: filter}, notes: [...notes, why]};
}

export function isNote(found: CodeExport | Note): found is Note {
	return 'text' in found;
}
