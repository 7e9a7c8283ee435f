// What is wrong with a value itself, not with its parts: the one check that the strict reader and the corrections share.
import {isArray} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY} from '../diagnostics/issue-collector.js';
import {notList} from '../values/list.js';
import {plainOf} from './plain-object.js';
import type {ReadOptions} from './read-context.js';
import {notBoolean} from './schema-issues.js';
import type {Shape} from './shape.js';
import {unknownValue} from './vocabulary.js';

/** `key` is the field that has the value; an issue that is only counted is not worded. */
export function valueProblem(
	shape: Shape,
	value: unknown,
	key: string | undefined,
	options: ReadOptions,
	isCounting = false,
): IssueDetails | undefined {
	const {types = [], guestCheckout, isSingle} = options;
	switch (shape.kind) {
		case 'boolean':
			return typeof value === 'boolean' ? undefined : notBoolean(value);
		case 'enum': {
			const more = shape.isPerAccount ? types : [];
			if (isAmong(shape.enum, value) || isAmong(more, value)) return undefined;
			if (isCounting) return COUNT_ONLY;
			return (
				shape.check?.(value) ??
				unknownValue(value, more.length === 0 ? shape.enum : [...shape.enum, ...more], shape.what)
			);
		}
		case 'format':
			if (value === '' && shape.isEmptyForGuests && guestCheckout) return undefined;
			return (isSingle && shape.single ? shape.single : shape.check)(value, isCounting, key);
		case 'list':
			return isArray(value) ? undefined : notList(value, shape.item.kind !== 'object');
		case 'object': {
			const found = plainOf(value, shape.what);
			return 'problem' in found ? found.problem : undefined;
		}
		case 'union':
			return isArray(value) ? undefined : valueProblem(shape.one, value, key, options, isCounting);
		case 'json':
			return undefined;
	}
}

function isAmong(words: readonly unknown[], value: unknown): boolean {
	return words.includes(value);
}
