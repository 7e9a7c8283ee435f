// How the reader says what is wrong.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {fold, LONGEST_COMPARED, nearest} from './nearest.js';
import {fieldOf, keysOf, type ListShape, type ObjectShape, type Shape} from './shape.js';
import {listed} from './vocabulary.js';

export function notBoolean(value: unknown): IssueDetails {
	const word = typeof value === 'string' && value.length < 8 ? value.trim().toLowerCase() : '';
	const meant = word === 'true' || word === 'false' ? word : undefined;
	return {
		rule: 'invalid-type',
		message: `${formatValue(value)} is no boolean: write ${meant === undefined ? 'true or false' : `${meant}, without quotes`}`,
		found: formatValue(value),
		allowed: ['true', 'false'],
		...(meant === undefined ? {} : {suggestion: meant}),
	};
}

export function notList(value: unknown, {item}: ListShape): IssueDetails {
	const isText = typeof value === 'string' && value !== '' && item.kind !== 'object';
	const suggestion = isText
		? `[${value
				.slice(0, 256)
				.split(',')
				.map(text => formatValue(text.trim()))
				.join(', ')}]`
		: undefined;
	return {
		rule: 'invalid-type',
		message: `${formatValue(value)} is no list: write ${suggestion ?? 'a list'}`,
		found: formatValue(value),
		...(suggestion === undefined ? {} : {suggestion}),
	};
}

export function tooMany(most: number): IssueDetails {
	return {rule: 'too-large', message: `the list has more than ${most} items: shorten it`};
}

export function missing(key: string, shape: Shape | undefined): IssueDetails {
	const remedy = expected(shape);
	return {rule: 'missing-field', message: `${key} is missing: write ${remedy}`, suggestion: remedy};
}

export function missingDependent(key: string, dependentRequired: readonly string[]): IssueDetails {
	return {
		rule: 'missing-field',
		message: `${key} is missing: give all of ${listed(dependentRequired).replace(' or ', ' and ')}, or none`,
	};
}

export function missingAnyOf(anyOf: readonly string[]): IssueDetails {
	return {rule: 'missing-field', message: `${listed(anyOf)} is missing: write at least one of them`};
}

export function outOfPlace(key: string, word: string, what: string): IssueDetails {
	return {rule: 'wrong-action', message: `a ${word} ${what} carries no ${key}: leave it out`};
}

function expected(shape: Shape | undefined): string {
	switch (shape?.kind) {
		case 'boolean':
			return 'true or false';
		case 'enum':
			return listed(shape.enum);
		case 'list':
			return 'a list';
		case 'object':
			return 'an object';
		default:
			return 'a string';
	}
}

/** An unknown key: a field of another object, or like a field here. */
export function unknownKey(key: string, shape: ObjectShape, root: Shape): IssueDetails {
	const keys = keysOf(shape);
	const near = nearest(key, keys) ?? longerFor(key, keys);
	const home = homeOf(key, shape, '') ?? homeOf(key, root, '');
	if (home !== undefined) {
		return {
			rule: 'unknown-key',
			message: `${formatValue(key)} is no field of ${a(shape.what)}: it belongs to ${a(home.what)}, at ${home.path}`,
			found: formatValue(key),
			allowed: keys,
			suggestion: home.path,
		};
	}
	return otherKey(key, shape, near);
}

/** The one field whose name begins with what was written, as `noCostEmi` does with `noCost`. */
function longerFor(key: string, keys: readonly string[]): string | undefined {
	const start = key.length > LONGEST_COMPARED ? '' : fold(key);
	const [only, ...more] = start.length < 4 ? [] : keys.filter(name => fold(name).startsWith(start));
	return more.length === 0 ? only : undefined;
}

function otherKey(key: string, shape: ObjectShape, near: string | undefined): IssueDetails {
	const allowed = keysOf(shape);
	return {
		rule: 'unknown-key',
		message: `${formatValue(key)} is no field of ${a(shape.what)}: write ${near ?? `${listed(allowed)}, or leave it out`}`,
		found: formatValue(key),
		allowed,
		...(near === undefined ? {} : {suggestion: near}),
	};
}

/** Where below `shape` a field of this name stands: `options[].cardFilters[].cardBins`. */
export function homeOf(
	key: string,
	shape: Shape,
	path: string,
): {readonly what: string; readonly path: string} | undefined {
	if (shape.kind === 'list') return homeOf(key, shape.item, `${path}[]`);
	if (shape.kind !== 'object') return undefined;
	const lead = path === '' ? '' : `${path}.`;
	if (fieldOf(shape, key) !== undefined) return {what: shape.what, path: lead + key};
	for (const name of keysOf(shape)) {
		const inner = fieldOf(shape, name);
		const home = inner && homeOf(key, inner, lead + name);
		if (home !== undefined) return home;
	}
	return undefined;
}

function a(what: string): string {
	return `${/^[aeio]/i.test(what) ? 'an' : 'a'} ${what}`;
}
