// Evaluates UPI payments against an option of type UPI.
import {formatValue} from '../../diagnostics/format-value.js';
import {unreadableList, wholeList} from '../../model/normal-parts.js';
import {type SubjectFilters, type SubjectList, type SubjectUpiFilter, UNREADABLE} from '../../model/subject.js';
import type {UpiInstrument} from '../instrument.js';
import type {OptionPlace} from './card-claims.js';
import type {Claim} from './claim.js';
import type {FilterRow} from './filter-row.js';
import {FilteredOption, OPTION_RULES} from './filtered-option.js';
import type {KnownValues} from './lists-index.js';
import {unlistedValue, valueClasses} from './value-classes.js';

const LABELS = {
	filter: 'UPI filter',
	instrument: 'the UPI payment',
	rules: OPTION_RULES,
} as const;

export function upiClaims(
	filters: SubjectFilters<SubjectUpiFilter>,
	place: OptionPlace,
): (upi: UpiInstrument) => Claim {
	const rows = filters.items.map(({pointer, enable, isComplete, upiType, methods}, at): FilterRow => {
		return {at, pointer, enable, isComplete, lists: [typeList(upiType, pointer), methods], bins: undefined};
	});
	const {pointer, isComplete} = filters;
	const option = new FilteredOption({
		...place,
		pointer,
		isComplete,
		rows,
		labels: LABELS,
		nameOf: ({values: [, method]}) => (method === undefined ? LABELS.instrument : formatValue(method)),
		missing: () => 'handle or app',
		completions: upiCompletions(rows),
	});
	return ({handle, app}) => {
		const type = handle !== undefined ? 'COLLECT' : app !== undefined ? 'INTENT' : undefined;
		return option.claimOf({values: [type, handle ?? app], bin: ''});
	};
}

/** The kind of a filter as a list of one; a filter without a kind lists handles and apps alike. */
function typeList(upiType: SubjectUpiFilter['upiType'], filter: string): SubjectList | undefined {
	const pointer = `${filter}/upiType`;
	if (upiType === undefined) return undefined;
	return upiType === UNREADABLE ? unreadableList(pointer) : wholeList([upiType], pointer);
}

/** A UPI payment has a handle or an app: one of each class that the filters distinguish. */
function upiCompletions(rows: readonly FilterRow[]): (known: KnownValues) => Iterable<KnownValues> | undefined {
	let all: readonly KnownValues[] | undefined;
	return ({values: [type]}) => {
		if (type !== undefined) return undefined;
		if (all === undefined) {
			const lists = rows.map(row => row.lists[1]?.items);
			const listed = new Set(lists.flatMap(list => list ?? []));
			const methodsOf = (isHandle: boolean) =>
				valueClasses(lists.map(list => list?.filter(method => method.startsWith('@') === isHandle)));
			all = [
				...methodsOf(true)
					.map(method => (method.startsWith('@') ? method : unlistedValue(listed, '@other')))
					.map(handle => ({values: ['COLLECT', handle], bin: ''})),
				...methodsOf(false).map(app => ({values: ['INTENT', app], bin: ''})),
			];
		}
		return all;
	};
}
