// How the reader says what is wrong.
import {type Problem, show} from '../misuse.js';
import {fold, LONGEST_COMPARED, nearest} from './nearest.js';
import {fieldOf, keysOf, type ListShape, type ObjectShape, type Shape} from './shape.js';
import {listed} from './vocabulary.js';

export function notBoolean(value: unknown): Problem {
	const word = typeof value === 'string' && value.length < 8 ? value.trim().toLowerCase() : '';
	const meant = word === 'true' || word === 'false' ? word : undefined;
	return {
		code: 'wrong-type',
		message: `${show(value)} is no boolean: write ${meant === undefined ? 'true or false' : `${meant}, without quotes`}`,
		found: show(value),
		allowed: ['true', 'false'],
		...(meant === undefined ? {} : {suggestion: meant}),
	};
}

export function notList(value: unknown, {item}: ListShape): Problem {
	const isText = typeof value === 'string' && value !== '' && item.kind !== 'object';
	const suggestion = isText
		? `[${value
				.slice(0, 256)
				.split(',')
				.map(text => show(text.trim()))
				.join(', ')}]`
		: undefined;
	return {
		code: 'wrong-type',
		message: `${show(value)} is no list: write ${suggestion ?? 'a list'}`,
		found: show(value),
		...(suggestion === undefined ? {} : {suggestion}),
	};
}

export function tooMany(most: number): Problem {
	return {code: 'too-large', message: `the list has more than ${most} items: shorten it`};
}

export function missing(key: string, shape: Shape | undefined): Problem {
	const remedy = expected(shape);
	return {code: 'missing', message: `${key} is missing: write ${remedy}`, suggestion: remedy};
}

export function missingTogether(key: string, together: readonly string[]): Problem {
	return {
		code: 'missing',
		message: `${key} is missing: give all of ${listed(together).replace(' or ', ' and ')}, or none`,
	};
}

export function missingSome(some: readonly string[]): Problem {
	return {code: 'missing', message: `${listed(some)} is missing: write at least one of them`};
}

export function outOfPlace(key: string, word: string, what: string): Problem {
	return {code: 'wrong-action', message: `a ${word} ${what} carries no ${key}: leave it out`};
}

function expected(shape: Shape | undefined): string {
	switch (shape?.kind) {
		case 'boolean':
			return 'true or false';
		case 'words':
			return listed(shape.words);
		case 'list':
			return 'a list';
		case 'object':
			return 'an object';
		default:
			return 'a string';
	}
}

/** An unknown key: a field of another object, or like a field here. */
export function unknownKey(key: string, shape: ObjectShape, root: Shape): Problem {
	const keys = keysOf(shape);
	const near = nearest(key, keys) ?? longerFor(key, keys);
	const home = homeOf(key, shape, '') ?? homeOf(key, root, '');
	if (home !== undefined) {
		return {
			code: 'unknown-key',
			message: `${show(key)} is no field of ${a(shape.what)}: it belongs to ${a(home.what)}, at ${home.path}`,
			found: show(key),
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

function otherKey(key: string, shape: ObjectShape, near: string | undefined): Problem {
	const allowed = keysOf(shape);
	return {
		code: 'unknown-key',
		message: `${show(key)} is no field of ${a(shape.what)}: write ${near ?? `${listed(allowed)}, or leave it out`}`,
		found: show(key),
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
