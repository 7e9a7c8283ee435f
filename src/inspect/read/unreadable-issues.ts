// The issues that explain why a part of a subject cannot be read.
import type {Issue} from '../../diagnostics/issue.js';
import {type SubjectEmi, type SubjectList, UNREADABLE, type Unreadable} from '../../model/subject.js';
import type {Subject} from './subject.js';

/** The pointers of filter keys at the top level of the session. */
const FLAT_FILTER: readonly string[] = ['/allowDefaultOptions', '/options'];

/** Errors at a place or below it; else those of a key that is misspelled or out of place. */
export function issuesAt(pointer: string, errors: readonly Issue[]): readonly Issue[] {
	const found = errors.filter(one => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));
	if (found.length > 0) return found;
	const flat = pointer === '/payment_filter' ? errors.filter(one => FLAT_FILTER.includes(one.pointer)) : [];
	if (flat.length > 0) return flat;
	return errors.filter(issue => isMeantAs(issue, pointer));
}

/** True for the issue of a misspelled key, or of an object of the session whose members are meant as fields, `mandate`. */
export function isMeantAs(issue: Issue, pointer: string): boolean {
	const parent = pointer.slice(0, pointer.lastIndexOf('/') + 1);
	const suggestion = Object.hasOwn(issue, 'suggestion') ? issue.suggestion : undefined;
	return (suggestion !== undefined && parent + suggestion === pointer) || pointer.startsWith(`${issue.pointer}.`);
}

/** The EMI rules with their pointers: of two, in the filter and next to it; of one that cannot be read, where its errors are. */
export function placedEmi(
	{base, emiFilters}: Pick<Subject, 'base' | 'emiFilters'>,
	errors: readonly Issue[],
): readonly (readonly [emi: SubjectEmi | Unreadable, pointer: string])[] {
	const [inside, beside] = [`${base}/emiOptions`, '/emiOptions'];
	const isBeside = () => issuesAt(inside, errors).length === 0 && issuesAt(beside, errors).length > 0;
	return emiFilters.map((emi, index) => {
		if (emi !== UNREADABLE) return [emi, emi.pointer];
		const isSecond = emiFilters.length > 1 ? index > 0 : isBeside();
		return [emi, isSecond ? beside : inside];
	});
}

/** True if only items of its lists cannot be read, so that the others still determine what the filter matches. */
export function isReadableButForItems(
	filter: {readonly pointer: string},
	lists: readonly SubjectList[],
	errors: readonly Issue[],
): boolean {
	const found = issuesAt(filter.pointer, errors);
	const isInItem = (one: Issue) => lists.some(list => one.pointer.startsWith(`${list.pointer}/`));
	return found.length > 0 && lists.every(({items}) => items.length > 0) && found.every(isInItem);
}
