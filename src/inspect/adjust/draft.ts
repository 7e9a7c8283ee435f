// The filter that is being adjusted, as the caller wrote it, and where each part of an edited one was before.
import {isArray} from '../../diagnostics/format-value.js';
import type {JsonPatchOperation} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import type {Account} from '../../wire/account.js';
import type {EmiFilter} from '../../wire/emi-filter.js';
import type {FilterParts} from '../../wire/payment-filter.js';
import {fieldsOf, isSame} from '../read/is-same.js';
import {parsedText} from '../read/meant/items.js';
import type {Sources} from '../read/source-of.js';
import {readSubject, type Subject} from '../read/subject.js';
import {patchBetween} from '../repair/json-patch.js';

/** An input, or an edited one; the parts that stay are shared. */
export interface Draft {
	/** The whole input, as plain data. */
	readonly root: object;
	readonly subject: Subject;
}

export function createDraft(root: object, account: Account): Draft {
	return {root, subject: readSubject(root, account)};
}

/** The filter as it is written; the one that shows everything where a session has none. */
export function filterIn({root, subject}: Draft): FilterParts {
	const written: unknown = subject.base === '' ? root : Reflect.get(root, 'payment_filter');
	const found = typeof written === 'string' ? parsedText(written, '{') : written;
	const {options, allowDefaultOptions, ...others} = {...Object(found)};
	return {
		...others,
		allowDefaultOptions: typeof allowDefaultOptions === 'boolean' ? allowDefaultOptions : true,
		options: isArray(options) ? options : [],
	};
}

/** The input with another filter. */
export function withFilter({root, subject}: Draft, filter: FilterParts): object {
	if (subject.base === '') return derive(root, filter);
	const before: unknown = Reflect.get(root, 'payment_filter');
	const after = typeof before === 'string' ? filter : derive(Object(before), filter);
	return derive(root, {payment_filter: after});
}

/** Where EMI rules are, or would be written. */
export function isEmiBeside({root, subject}: Draft): boolean {
	return subject.isSession && (Object.hasOwn(root, 'emiOptions') || subject.account.emiPlacement === 'session');
}

export function emiIn(draft: Draft): EmiFilter | undefined {
	return isEmiBeside(draft) ? Reflect.get(draft.root, 'emiOptions') : filterIn(draft).emiOptions;
}

export function emiPointer(draft: Draft): string {
	return isEmiBeside(draft) ? '/emiOptions' : `${draft.subject.base}/emiOptions`;
}

export function withEmi(draft: Draft, emi: EmiFilter): object {
	return isEmiBeside(draft)
		? derive(draft.root, {emiOptions: emi})
		: withFilter(draft, derive(filterIn(draft), {emiOptions: emi}));
}

/** What an edited object was before. */
const origins = new WeakMap<object, object>();

/** A copy with other fields, which knows what it was; a field that is `undefined` is left out. */
export function derive<Part extends object>(
	part: Part,
	fields: {readonly [Key in keyof Part]?: Part[Key] | undefined},
): Part {
	const copy = Object.fromEntries(
		Object.entries({...part, ...fields}).filter(([, value]) => value !== undefined),
	) as Part; // the same fields
	origins.set(copy, origins.get(part) ?? part);
	return copy;
}

/** The patch from one value to another that was derived from it. */
export function patchOf(from: object, to: object): readonly JsonPatchOperation[] {
	const sources = new WeakMap<object, Sources>();
	align(from, to, '');
	return patchBetween(from, to, sources);

	/** Notes, for each item of a list, which one it was; in the order of the list. */
	function align(was: unknown, is: unknown, place: string): void {
		if (was === is) return;
		if (isArray(was) && isArray(is)) {
			let next = 0;
			const kept = new Set(is.map(originOf));
			const found: Record<string, {readonly pointer: string; readonly isFixable: boolean}> = {};
			for (const [index, item] of is.entries()) {
				const at = was.findIndex((before, place) => place >= next && isFrom(item, before, kept));
				found[index] = {pointer: at < 0 ? 'none' : `${place}/${at}`, isFixable: true};
				if (at < 0) continue;
				next = at + 1;
				align(was[at], item, `${place}/${at}`);
			}
			sources.set(is, found);
			return;
		}
		const [before, after] = [fieldsOf(was), fieldsOf(is)];
		if (before === undefined || after === undefined) return;
		for (const [key, value] of after) align(before.get(key), value, place + pointerSegment(key));
	}
}

/** What an item was; itself if it is not edited. */
function originOf(item: unknown): unknown {
	return origins.get(Object(item)) ?? item;
}

/** True if the item was `before`, or is written as it, unless another of the items that are `kept` was. */
function isFrom(item: unknown, before: unknown, kept: ReadonlySet<unknown>): boolean {
	return originOf(item) === before || (!kept.has(before) && isSame(item, before));
}
