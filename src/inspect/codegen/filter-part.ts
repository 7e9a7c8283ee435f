// `paymentFilter`, as a builder or as a frozen plain object.
import type {PaymentFilter} from '../../wire/payment-filter.js';
import {choiceFunctions} from './emi.js';
import {filterCode} from './filter-code.js';
import {literal} from './literal.js';
import type {ExportCode} from './module-text.js';
import {commentOf} from './notes.js';

export function filterBuilder(filter: PaymentFilter, comments: readonly string[]): ExportCode {
	return {code: filterCode(filter), comments, names: ['filter', ...choiceFunctions(filter.emiOptions)]};
}

/** A plain object, for the reason that the last comment states. */
export function filterLiteral(filter: unknown, comments: readonly string[], reason: string): ExportCode {
	const why = `A plain object, since the builders cannot write this filter: ${commentOf(reason)}`;
	const code = typeof filter === 'object' && filter !== null ? `freeze(${literal(filter)})` : literal(filter);
	return {code, comments: [...comments, why], names: []};
}

/** For a session without a filter. */
export const NO_FILTER: ExportCode = {
	code: filterCode({allowDefaultOptions: true, options: []}),
	comments: ['The session has no payment_filter: this one restricts nothing'],
	names: ['filter'],
};

export function isBuilder({names}: ExportCode): boolean {
	return names.includes('filter');
}
