// `paymentFilter`, as a builder, or as a plain object where builders refuse it.

import type {FilterParts} from '../../wire/payment-filter.js';
import type {Names} from './code.js';
import {createFilterChain} from './filter-calls.js';
import type {CodeExport} from './module-text.js';
import type {Note} from './notes.js';
import {findProblems} from './try-builders.js';

/** The builder, or the first reason why builders do not write this filter. */
export function exportBuilder(filter: FilterParts, notes: readonly Note[], names: Names): CodeExport | Note {
	const code = createFilterChain(filter);
	const [problem] = findProblems(code, names, filter);
	return problem ?? {name: 'paymentFilter', code, notes};
}

/** A plain object, and why it is one. */
export function exportPlainFilter(filter: unknown, notes: readonly Note[], {pointer, text}: Note): CodeExport {
	const place = pointer ? `${pointer}: ` : '';
	const why = {text: `A plain object, since the builders cannot write this filter: ${place}${text}`};
	return {name: 'paymentFilter', code: {kind: 'value', value: filter}, notes: [...notes, why]};
}

export function isNote(found: CodeExport | Note): found is Note {
	return 'text' in found;
}
