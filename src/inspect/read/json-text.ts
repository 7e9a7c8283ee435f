// Reads JSON text, and text that is almost JSON: each wrong part is one issue, with its correction or as a place that is
// skipped.
import type {IssueDetails} from '../../diagnostics/issue.js';
import {parseJson} from '../../schema/parse-json.js';
import {UNREAD_MEMBER, UNRECOVERED} from '../../schema/recovered.js';
import {countUpTo} from '../../utils/intervals.js';
import type {SyntaxFault} from './json-faults.js';
import {type Slip, scanJson, UNREAD} from './json-syntax.js';

export interface JsonText {
	/** The text as JSON; `undefined` if it cannot be read as such. */
	readonly json: string | undefined;
	/** Its value; `undefined` if there is none. */
	readonly value: unknown;
	/** The corrections and the skipped places, in the order of the text. */
	readonly slips: readonly Slip[];
	/** True if places were skipped: the value has a mark for each, and the text cannot be written as JSON. */
	readonly isBroken: boolean;
	/** Why the text contains no JSON at all. */
	readonly error: SyntaxFault | undefined;
}

export function readJsonText(text: string): JsonText {
	const value = parseJson(text);
	if (value !== undefined) return {json: text, value, slips: [], isBroken: false, error: undefined};
	const scan = scanJson(text);
	// The comments after a trailing comma are found before the comma itself.
	const slips = [...scan.slips].sort((one, other) => one.start - other.start || one.end - other.end);
	const {error} = scan;
	const isBroken = slips.some(isBrokenPlace);
	const json = error === undefined ? corrected(text, slips) : undefined;
	return {
		json,
		value: json === undefined ? undefined : parseJson(json, isBroken ? markUnread : undefined),
		slips,
		isBroken,
		error,
	};
}

export function isBrokenPlace({isBroken}: Slip): boolean {
	return isBroken === true;
}

/** Replaces the text that stands for a broken place with a mark. */
function markUnread(key: string, value: unknown): unknown {
	if (value !== UNREAD) return value;
	return key === UNREAD ? UNREAD_MEMBER : UNRECOVERED;
}

/** The text with each slip corrected. */
export function corrected(text: string, slips: readonly Slip[]): string {
	let done = 0;
	const parts = slips.map(({start, end, text: written}) => {
		const part = text.slice(done, start) + written;
		done = end;
		return part;
	});
	return parts.join('') + text.slice(done);
}

/** One issue for each slip, with its fix, and one for the error. The text may be personal, so the messages quote none of it. */
export function syntaxProblems(text: string, slips: readonly Slip[], error?: SyntaxFault): readonly IssueDetails[] {
	const lineStarts = [0];
	for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
	const problemAt = (offset: number, cause: string, remedy: string): IssueDetails => {
		const line = countUpTo(lineStarts, offset);
		const place = `line ${line}, column ${offset - (lineStarts[line - 1] ?? 0) + 1}`;
		return {rule: 'unreadable', problem: `the text is not JSON because of ${cause} at ${place}`, remedy};
	};
	const problems = slips
		.filter(({isRest}) => isRest !== true)
		.map(({offset, cause, remedy, isBroken}): IssueDetails => {
			if (isBroken) return problemAt(offset, cause, remedy);
			// The value that was read is right, so that its patch is empty.
			const fix = {title: remedy.charAt(0).toUpperCase() + remedy.slice(1), patch: []};
			return {...problemAt(offset, cause, remedy), fix};
		});
	if (error === undefined) return problems;
	const [offset, cause, remedy] = error;
	return [...problems, problemAt(offset, cause, remedy)];
}
