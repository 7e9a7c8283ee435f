// Inspect: what any caller hands in, opened: text is parsed, a builder writes itself, the rest is looked at.

import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {MisuseError} from '../diagnostics/misuse-error.js';
import {plainOf} from '../schema/plain-object.js';
import {UNREADABLE} from '../values/list.js';

/** Longest text that is read, in UTF-16 units; a filter of a million BIN ranges has half as many. */
export const LONGEST_INPUT = 67_108_864;

/** The object behind an input, and its own keys. */
export interface Opened {
	readonly plain: object;
	readonly keys: ReadonlySet<string>;
}

/** The object behind `input`, or `undefined` with the issue in the report; never throws. */
export function openInput(input: unknown, what: string, report: IssueCollector): Opened | undefined {
	try {
		const value = typeof input === 'string' ? parsed(input, report) : input;
		if (report.total > 0) return undefined;
		const found = plainOf(value, what);
		if ('plain' in found) return {plain: found.plain, keys: new Set(Object.keys(found.plain))};
		report.add('', found.problem);
	} catch (error) {
		if (!(error instanceof MisuseError)) report.add('', UNREADABLE);
		else for (const {pointer, ...problem} of error.issues) report.add(pointer, problem);
	}
	return undefined;
}

/** The engine's own message may quote the text, which may be personal: only its position is passed on. */
function parsed(text: string, report: IssueCollector): unknown {
	if (text.length > LONGEST_INPUT) {
		const message = `the text has more than ${LONGEST_INPUT} characters: pass less, or parse it first`;
		report.add('', {rule: 'too-large', message});
		return undefined;
	}
	try {
		return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
	} catch (error) {
		const position = error instanceof SyntaxError ? /position (\d+)/.exec(error.message)?.[1] : undefined;
		const place = position === undefined ? '' : ` from character ${position}`;
		report.add('', {rule: 'unreadable', message: `the text is no JSON${place}: write one JSON object`});
		return undefined;
	}
}
