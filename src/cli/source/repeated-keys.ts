// The keys that an object of a literal has twice.
import type {Issue} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {duplicateKeyIssue} from '../../inspect/lint/duplicate-key.js';
import {type Literal, type ObjectLiteral, valueUnder} from './literal.js';
import type {Branches} from './value-of.js';

/** An issue for each key that occurs twice in an object without computed keys, which may come in between. */
export function repeatedKeysIn(literal: Literal, branches: Branches): readonly Issue[] {
	const issues: Issue[] = [];

	function add(part: Literal, pointer: string): void {
		if (part.kind === 'list') for (const [index, item] of part.items.entries()) add(item, `${pointer}/${index}`);
		if (part.kind === 'encoded') add(part.value, pointer);
		const branch = part.kind === 'choice' ? branches.get(part) : undefined;
		if (branch !== undefined) add(branch, pointer);
		if (part.kind === 'object') addKeys(part, pointer);
	}

	function addKeys(object: ObjectLiteral, pointer: string): void {
		const keys = object.entries.map(({key}) => key);
		for (const key of new Set(keys)) {
			const place = pointer + pointerSegment(key);
			if (object.computed.length === 0 && keys.indexOf(key) !== keys.lastIndexOf(key))
				issues.push(duplicateKeyIssue(place, key));
			const value = valueUnder(object, key);
			if (value !== undefined) add(value, place);
		}
	}

	add(literal, '');
	return issues;
}
