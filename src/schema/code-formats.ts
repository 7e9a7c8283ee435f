// Codes in JSON: two codes in one string have the right shape, so the reader accepts commas and leaves them to lint.
import {type Check, codeProblem, LONGEST_TEXT, severalProblem, tooLong} from '../values/text.js';
import {appProblem, handleProblem} from '../values/vpa-handle.js';
import type {FormatShape, ListOf} from './shape.js';

/** Checks each of the codes that commas join, without the spaces around it; a code without a comma is checked unchanged. */
function joined(check: Check): Check {
	return value => {
		if (typeof value !== 'string' || !value.includes(',')) return check(value);
		if (value.length > LONGEST_TEXT) return tooLong('a list of codes in one string', LONGEST_TEXT);
		for (const code of value.split(',')) {
			const problem = check(code.replace(/^ +| +$/g, ''));
			if (problem !== undefined) return problem;
		}
		return undefined;
	};
}

export const joinedCodesProblem = /* @__PURE__ */ joined(codeProblem);
export const joinedHandlesProblem = /* @__PURE__ */ joined(handleProblem);
export const joinedAppsProblem = /* @__PURE__ */ joined(appProblem);

/** Refuses also a list in one string, which is legal as a code and never meant as one. */
function single(check: Check): Check {
	return (value, countOnly) => check(value, countOnly) ?? severalProblem(value);
}

export const CODE: FormatShape = {kind: 'format', check: joinedCodesProblem, single: single(codeProblem)};
export const CODES: ListOf<string> = {kind: 'list', item: CODE};
export const HANDLES: ListOf<string> = {
	kind: 'list',
	item: {kind: 'format', check: joinedHandlesProblem, single: single(handleProblem)},
};
export const APPS: ListOf<string> = {
	kind: 'list',
	item: {kind: 'format', check: joinedAppsProblem, single: single(appProblem)},
};
