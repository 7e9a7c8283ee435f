// The filters that others cover, for the two rules that report them.
import type {JsonPatchOperation} from '../../diagnostics/issue.js';
import {type CoveredFilter, coveredFilters} from '../analysis/covered-filters.js';
import {sectionsOf} from '../analysis/equivalence-classes.js';
import type {LintSubject} from './rule.js';

const known = new WeakMap<LintSubject, readonly CoveredFilter[]>();

/** Computed once, since two rules need it. */
export function coveredFiltersOf(subject: LintSubject): readonly CoveredFilter[] {
	const found = known.get(subject) ?? coveredFilters(sectionsOf([subject], subject.account), subject.readings);
	known.set(subject, found);
	return found;
}

/** The fix that removes a filter, if that has no effect on customers. */
export function removalOf({pointer, isRemovable}: CoveredFilter) {
	if (!isRemovable) return {};
	const patch: readonly JsonPatchOperation[] = [{op: 'remove', path: pointer}];
	return {fix: {title: 'Remove this filter', patch}};
}
