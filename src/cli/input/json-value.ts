// JSON of the command line's own files: parsed, and checked key by key.

import {messageOf} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import {UsageError} from '../terminal/terminal.js';
import type {Input} from './read-input.js';

export type JsonObject = Readonly<Record<string, unknown>>;

/** The value of one of the command line's own files; broken JSON ends the call with its line. */
export function parseJson({name, json, document, lines}: Input): unknown {
	try {
		return JSON.parse(json);
	} catch {
		const {line, column} = lines.positionOf(document.faults[0]?.start ?? 0);
		throw new UsageError(`${name}:${line}:${column}: this is not JSON: check its syntax`);
	}
}

export function isObject(value: unknown): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The error for a wrong place in one of these files. */
export function usageErrorAt({name, document, lines}: Input, pointer: string, message: string): UsageError {
	const {line, column} = lines.positionOf(document.placeOf(pointer).start);
	return new UsageError(`${name}:${line}:${column}: ${message}`);
}

/** Ends the call at the first key that is not known. */
export function checkKeys(
	input: Input,
	pointer: string,
	value: JsonObject,
	allowed: readonly string[],
	noun: string,
): void {
	for (const key of Object.keys(value)) {
		const problem = vocabularyProblem(key, allowed, noun);
		if (problem !== undefined) throw usageErrorAt(input, pointer + pointerSegment(key), messageOf(problem));
	}
}
