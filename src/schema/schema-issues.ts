// The issues of the reader.
import {formatValue, withArticle} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {keysOf, type ObjectShape, type Shape} from './shape.js';
import {likeName, listed} from './vocabulary.js';

export function notBoolean(value: unknown): IssueDetails {
	const word = typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
	const isWord = word === 'true' || word === 'false';
	const suggestion = isWord ? word : word === '1' ? 'true' : word === '0' ? 'false' : undefined;
	const remedy = suggestion === undefined ? 'true or false' : `${suggestion}${isWord ? ', without quotes' : ''}`;
	return wrongValue('invalid-type', value, {problem: 'is not a boolean', remedy: `write ${remedy}`}, suggestion, [
		'true',
		'false',
	]);
}

/** `given` are the fields that require this one. */
export function missing(key: string, shape: Shape | undefined, given: readonly string[] = []): IssueDetails {
	const inCode = shape?.kind === 'format' ? shape.expectedInCode : undefined;
	const orLeaveOut = given.length === 0 ? '' : `, or leave out ${listed(given, 'and')}`;
	return {
		rule: 'missing-field',
		problem: `${key} is missing`,
		remedy: `write ${expected(shape)}${orLeaveOut}`,
		...(inCode !== undefined && {inCode: {remedy: `write ${inCode}${orLeaveOut}`}}),
	};
}

export function missingAnyOf(anyOf: readonly string[]): IssueDetails {
	return {rule: 'missing-field', problem: `${listed(anyOf)} is missing`, remedy: 'write at least one of them'};
}

export function outOfPlace(key: string, word: string, what: string): IssueDetails {
	return {rule: 'wrong-action', problem: `a ${word} ${what} has no ${key}`, remedy: 'leave it out'};
}

function expected(shape: Shape | undefined): string {
	if (shape?.kind === 'enum') return listed(shape.enum);
	if (shape?.kind === 'boolean') return 'true or false';
	if (shape?.kind === 'list') return 'a list';
	if (shape?.kind === 'object') return 'an object';
	return (shape?.kind === 'format' ? shape.expected : undefined) ?? 'a string';
}

/** An optional field that is null. */
export function isNull(key: string): IssueDetails {
	return {rule: 'invalid-type', problem: `${key} is null`, remedy: 'leave it out', found: 'null'};
}

/** A key that is not a field; with the nearest field, if there is one. */
export function unknownKey(key: string, shape: ObjectShape): IssueDetails {
	return unknownField(key, shape, likeName(key, keysOf(shape)).near);
}

/** The same, if the field that is meant is known. */
export function unknownField(key: string, shape: ObjectShape, near: string | undefined): IssueDetails {
	const allowed = keysOf(shape);
	const remedy = near === undefined ? `write ${listed(allowed)}, or leave it out` : `write ${formatValue(near)}`;
	const part = withArticle(shape.part ?? `field of ${withArticle(shape.what)}`);
	return wrongValue('unknown-key', key, {problem: `is not ${part}`, remedy}, near, allowed);
}
