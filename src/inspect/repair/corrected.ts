// The input as the reader corrects it, with every part that cannot be read as it was.

import {Unrecovered} from '../../schema/recovered.js';
import type {Account} from '../../wire/account.js';
import {Corrector, type Note} from '../read/corrections/corrector.js';
import type {Sources} from '../read/source-of.js';
import {readSubjectItself} from '../read/subject.js';

export interface Corrected {
	/** A tree of its own, which may be changed. */
	readonly value: unknown;
	/** Where the parts of its objects and lists were. */
	readonly sources: WeakMap<object, Sources>;
	readonly notes: readonly Note[];
}

/** The input, corrected but for the issues at the pointers in `refused`. */
export function correctedInput(input: unknown, account: Account, refused: ReadonlySet<string>): Corrected {
	const corrector = new Corrector({isCertainOnly: true, spreadsCodes: true, refused});
	const {recovered, issues} = readSubjectItself(input, account, Number.POSITIVE_INFINITY, corrector);
	const {sources, unread} = corrector;
	// JSON text inside JSON text is opened before it is read.
	const notes = [
		...issues.flatMap(issue => (issue.pointer === '' && issue.fix ? [{issue, fix: issue.fix}] : [])),
		...corrector.notes,
	];
	const isRead = recovered !== undefined && !(recovered instanceof Unrecovered);
	return {value: isRead ? written(recovered) : input, sources, notes: isRead ? notes : []};

	function written(copy: unknown): unknown {
		if (typeof copy !== 'object' || copy === null) return copy;
		const given = unread.get(copy);
		const partOf = (key: string | number, part: unknown) =>
			part instanceof Unrecovered ? given?.[key] : written(part);
		const value = Array.isArray(copy) ? copy.map((part, index) => partOf(index, part)) : fieldsOf(copy, partOf, given);
		const places = sources.get(copy);
		if (places !== undefined) sources.set(value, places);
		return value;
	}
}

function fieldsOf(copy: object, partOf: (key: string, part: unknown) => unknown, given: object = {}): object {
	const entries = Object.entries(copy).map(([key, part]) => [key, partOf(key, part)] as const);
	// A copy has no key `__proto__`.
	const all = [...entries, ...Object.entries(given)];
	return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
