// The outcome of test suites as text.
import {instrumentText} from '../arguments/instrument-text.js';
import {lineOf, placeText} from '../report/locate.js';
import {count, escapeControlChars, type Style} from '../terminal/style.js';
import type {CaseOutcome, InputCoverage, SuiteOutcome} from './run-suite.js';
import type {Suite} from './suite.js';

/** Failures with the rule that decided, its pointer and its line; then the counts. */
export function suitesText(ran: readonly SuiteOutcome[], style: Style): string {
	const failures = ran.flatMap(({suite, cases}) =>
		cases
			.filter(({passed}) => !passed)
			.map(result => {
				const place = style.dim(`${suite.file.name}:${result.line}`);
				const name = escapeControlChars(result.name ?? instrumentText(result.instrument));
				return `${style.error('failed')} ${style.bold(name)} ${place}\n${failureText(result, suite)}\n`;
			}),
	);
	const total = ran.reduce((sum, {cases}) => sum + cases.length, 0);
	const passed = style.good(`${total - failures.length} passed`);
	const failed = failures.length === 0 ? '' : `, ${style.error(`${failures.length} failed`)}`;
	return `${failures.join('')}${passed}${failed} in ${count(ran.length, 'suite')}\n`;
}

/** The places that no case covers. */
export function coverageText(covered: readonly InputCoverage[], style: Style): string {
	return covered
		.map(({input, decided, undecided, percent}) => {
			const all = decided.length + undecided.length;
			const head = `${style.bold(input.name)}: ${decided.length} of ${all} places reached (${Math.floor(percent)}%)\n`;
			const missed = undecided.map(pointer => `  not reached: ${placeText(pointer)}, line ${lineOf(input, pointer)}\n`);
			return head + escapeControlChars(missed.join(''));
		})
		.join('');
}

function failureText(result: CaseOutcome, suite: Suite): string {
	const reasons = result.because.map(({message, rule, pointer}) => {
		return `${message}\n${rule} at ${placeText(pointer)}, ${suite.input.name}:${lineOf(suite.input, pointer)}`;
	});
	const named = result.name === undefined ? [] : [instrumentText(result.instrument)];
	const headline = `expected ${result.expect}, got ${result.verdict}`;
	return escapeControlChars([headline, ...named, ...reasons].join('\n')).replace(/^/gm, '  ');
}
