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
				return `${style.error('failed')} ${style.bold(nameOf(result))} ${place}\n${indented(failureText(result, suite))}\n`;
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

export function nameOf({name, instrument}: CaseOutcome): string {
	return escapeControlChars(name ?? instrumentText(instrument));
}

export function headline({expect, verdict}: CaseOutcome): string {
	return `expected ${expect}, got ${verdict}`;
}

export function failureText(result: CaseOutcome, suite: Suite): string {
	const reasons = result.because.map(({message, rule, pointer}) => {
		return `${message}\n${rule} at ${placeText(pointer)}, ${suite.input.name}:${lineOf(suite.input, pointer)}`;
	});
	const named = result.name === undefined ? [] : [instrumentText(result.instrument)];
	return escapeControlChars([headline(result), ...named, ...reasons].join('\n'));
}

function indented(text: string): string {
	return text.replace(/^/gm, '  ');
}
