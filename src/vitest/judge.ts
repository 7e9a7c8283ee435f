// Matchers: what each finds, and in what words a failure says so.

import {throwIssue} from '../diagnostics/issue-collector.js';
import {explain} from '../inspect/evaluate/explain.js';
import type {Verdict} from '../inspect/evaluate/verdict.js';
import type {Instrument} from '../inspect/instrument.js';
import {type LintOptions, lint} from '../inspect/lint/lint.js';

/**
 * What a matcher answers, as `expect.extend` takes it.
 *
 * @source The shape is vitest's.
 */
export interface MatcherResult {
	readonly pass: boolean;
	readonly message: () => string;
}

/** Findings that a failure lists; the rest are counted. */
const MOST_LINES = 10;

const STATES: Readonly<Record<Verdict, string>> = {
	shown: 'show',
	hidden: 'hide',
	undetermined: 'leave undetermined',
};

/** Whether the filter's verdict is this one; a failure names the verdict found, and each deciding rule with its pointer. */
export function hasVerdict(subject: unknown, instrument: Instrument, wanted: Verdict): MatcherResult {
	const {verdict, because} = explain(subject, instrument);
	const wrong = because.find(({rule}) => rule === 'unreadable-instrument');
	// Thrown, since otherwise `.not` would pass for an instrument that is none.
	if (wrong !== undefined) throwIssue('', {rule: 'invalid-type', message: wrong.message});
	const pass = verdict === wanted;
	const message = () => {
		const reasons = because.map(({pointer, rule, message: text}) => line(rule, pointer, text));
		const start = `expected the filter ${pass ? 'not to' : 'to'} ${STATES[wanted]} ${written(instrument)}`;
		return [`${start}, and it is ${verdict}:`, ...few(reasons)].join('\n');
	};
	return {pass, message};
}

/** Whether lint finds neither error nor warning. */
export function isClean(subject: unknown, options?: LintOptions): MatcherResult {
	const findings = lint(subject, options).filter(({severity}) => severity !== 'info');
	const pass = findings.length === 0;
	const message = () => {
		if (pass) return 'expected the filter not to be clean, and lint finds no error and no warning in it';
		const lines = findings.map(({severity, rule, pointer, message}) => line(`${severity} ${rule}`, pointer, message));
		return ['expected the filter to be clean, and lint finds:', ...few(lines)].join('\n');
	};
	return {pass, message};
}

function line(rule: string, pointer: string, text: string): string {
	return `  ${rule} at ${pointer === '' ? 'the whole filter' : pointer}: ${text}`;
}

function few(lines: readonly string[]): readonly string[] {
	return lines.length <= MOST_LINES
		? lines
		: [...lines.slice(0, MOST_LINES), `  … and ${lines.length - MOST_LINES} more`];
}

/** The instrument as JSON in plain ASCII, whatever was given. */
function written(instrument: unknown): string {
	try {
		const json = JSON.stringify(instrument) ?? String(instrument);
		return json.replace(/[^\x20-\x7e]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
	} catch {
		return 'the instrument';
	}
}
