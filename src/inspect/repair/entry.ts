// The entries of an object, each with its place in the input.

import {pointerSegment} from '../../diagnostics/pointer.js';
import type {RepairContext} from './change.js';

export interface Entry {
	readonly key: string;
	readonly value: unknown;
	/** The place of the value in the input. */
	readonly pointer: string;
}

/** The entries of plain data; `undefined` for anything else. */
export function entriesOf(value: unknown, context: RepairContext): readonly Entry[] | undefined {
	if (!isPlainObject(value, context)) return undefined;
	return Object.entries(value).map(([key, inner]) => ({
		key,
		value: inner,
		pointer: context.pointer + pointerSegment(key),
	}));
}

/** Whether it is an object of the snapshot, which are all plain, rather than one of the caller's. */
export function isPlainObject(value: unknown, {opaque}: Pick<RepairContext, 'opaque'>): value is object {
	return typeof value === 'object' && value !== null && !opaque.has(value) && !Array.isArray(value);
}
