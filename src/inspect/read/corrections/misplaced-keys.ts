// Finds the object to which a misplaced key belongs.
import {formatValue, withArticle} from '../../../diagnostics/format-value.js';
import type {IssueDetails} from '../../../diagnostics/issue.js';
import type {Finding} from '../../../schema/read-context.js';
import {fieldOf, keysOf, type ObjectShape, type Shape} from '../../../schema/shape.js';
import {listed} from '../../../schema/vocabulary.js';

/** An object that has fields of the given names. */
export interface Owner {
	readonly shape: ObjectShape;
	/** Such as `options[].cardFilters[]`; `''` for the outermost object. */
	readonly path: string;
	/** The field of the outermost object that contains it. */
	readonly field: string | undefined;
}

const ownersByShape = new WeakMap<Shape, readonly Owner[]>();

/** An object and every object inside it, the outer ones first. */
export function ownersIn(shape: Shape): readonly Owner[] {
	const owners = ownersByShape.get(shape) ?? collectOwners(shape, '', undefined);
	ownersByShape.set(shape, owners);
	return owners;
}

function collectOwners(shape: Shape, path: string, field: string | undefined): readonly Owner[] {
	if (shape.kind === 'list') return collectOwners(shape.item, `${path}[]`, field);
	if (shape.kind !== 'object') return [];
	const inside = keysOf(shape).flatMap(key => {
		const inner = fieldOf(shape, key);
		return inner === undefined ? [] : collectOwners(inner, joinPath(path, key), field ?? key);
	});
	return [{shape, path, field}, ...inside];
}

/** Joins `payment_filter` and `options[]` to `payment_filter.options[]`; either part may be empty. */
export function joinPath(path: string, inner: string): string {
	return path === '' || inner === '' ? path + inner : `${path}.${inner}`;
}

/** The owner with a field of this name that has the most of the unknown keys; the first one if several have. */
export function ownerOf(key: string, unknown: readonly string[], owners: readonly Owner[]): Owner | undefined {
	let best: Owner | undefined;
	let most = 0;
	for (const owner of owners) {
		if (fieldOf(owner.shape, key) === undefined) continue;
		const count = fieldsAmong(unknown, owner).length;
		if (count > most) [best, most] = [owner, count];
	}
	return best;
}

function fieldsAmong(keys: readonly string[], {shape}: Owner): readonly string[] {
	return keys.filter(key => fieldOf(shape, key) !== undefined);
}

/** The finding for a wrong key. */
export interface KeyFinding extends Finding {
	/** Other keys of the same object that the issue covers. */
	readonly covers?: readonly string[];
}

/** One issue for the unknown keys of an object that all belong to one other object; `what` is the object that has them. */
export function misplaced(
	key: string,
	unknown: readonly string[],
	what: string,
	owner: Owner,
): Required<Omit<KeyFinding, 'likely'>> {
	const keys = fieldsAmong(unknown, owner);
	const isOne = keys.length === 1;
	const place = isOne ? joinPath(owner.path, key) : owner.path;
	const are = isOne ? 'is not a field' : 'are not fields';
	const covers = keys.filter(other => other !== key);
	const issue: IssueDetails = {
		rule: 'unknown-key',
		problem: `${listed(keys.map(formatValue), 'and')} ${are} of ${withArticle(what)}`,
		remedy: `move ${isOne ? 'it' : 'them'} to ${withArticle(owner.shape.what)}${place && `, at ${place}`}`,
		found: formatValue(key),
		siblings: covers,
	};
	return {issue, covers};
}
