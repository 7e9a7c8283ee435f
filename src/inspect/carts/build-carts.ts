// Builds the filter or session of each cart; at most 1,000 different ones.

import type {Account} from '../../account/account.js';
import {isBuilder} from '../../diagnostics/builder-kind.js';
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import {throwIssue} from '../../diagnostics/issue-collector.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow, type Subject} from '../subject/read-subject.js';
import {refusalText} from './refusal.js';

/** The most different filters: each is compared with the others. */
const MOST_FILTERS = 1_000;

/** The result of `build` for one cart: an input with its subject, or an error. */
export type Built =
	| ({readonly input: unknown} & Keyed)
	| {readonly input: unknown; readonly key: string; readonly error: NonNullable<unknown>};

/** A subject with a key; subjects with equal keys have equal accounts and equal verdicts. */
export interface Keyed {
	readonly key: string;
	readonly subject: Subject;
}

/** Calls `build` for each cart. Throws as soon as there are too many different filters. */
export function buildCarts(
	carts: readonly object[],
	build: (cart: object) => unknown,
	options: Account | undefined,
): readonly Built[] {
	const keys = new Set<string>();
	const known = new Map<string, Keyed>();
	return carts.map(cart => {
		const built = builtFor(cart, build, options, known);
		if (keys.add(built.key).size > MOST_FILTERS) {
			const problem = `the carts have more than ${MOST_FILTERS} different filters`;
			throwIssue('', {rule: 'too-large', problem, remedy: 'use fewer values'});
		}
		return built;
	});
}

/** @param known - the subjects of builders that were read, by their JSON and account */
function builtFor(
	cart: object,
	build: (cart: object) => unknown,
	options: Account | undefined,
	known: Map<string, Keyed>,
): Built {
	let input: unknown;
	try {
		input = build(cart);
	} catch (thrown) {
		const error = thrown ?? new Error(`build threw ${thrown}`); // even if it threw undefined, a row without a filter has an error
		return {input: undefined, key: `error ${refusalText(error)}`, error};
	}
	if (typeof input === 'object' && input !== null && 'then' in input && typeof input.then === 'function') {
		const problem = 'build returns a promise';
		const remedy = 'await what it needs before, and pass a function that returns the filter itself';
		throwIssue('', {rule: 'invalid-type', problem, remedy});
	}
	try {
		const account = checkOptions(options, input);
		const read = () => keyed(readSubjectOrThrow(input, account));
		const json = isBuilder(input) ? textOf([account, input]) : undefined;
		return {input, ...(json === undefined ? read() : getOrInsertComputed(known, json, read))};
	} catch (error) {
		if (!isInvalidInputError(error)) throw error;
		return {input, key: `error ${error.message}`, error};
	}
}

/** The JSON of a builder; `undefined` if it cannot be built, which is reported when it is read. */
function textOf(parts: readonly unknown[]): string | undefined {
	try {
		return JSON.stringify(parts);
	} catch {
		return undefined;
	}
}

/** The key of a session contains only what the screen depends on. */
function keyed(subject: Subject): Keyed {
	const {recoveredRequest, plain, recoveredFilter, emiFilters, display, action, mandateKind, account} = subject;
	const shown = recoveredRequest === undefined ? plain : [recoveredFilter, emiFilters, display, action, mandateKind];
	return {key: JSON.stringify([account, shown]), subject};
}
