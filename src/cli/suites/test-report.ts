// The outcome of test suites as text, and as JUnit results.
import {pointerSegment} from '../../diagnostics/pointer.js';
import {instrumentText} from '../arguments/instrument-text.js';
import type {SuiteResult} from '../report/formats/junit.js';
import {lineOf, placeText} from '../report/locate.js';
import {count, escapeControlChars, type Style} from '../terminal/style.js';
import type {CaseOutcome, InputCoverage, InputMutation, SuiteOutcome} from './run-suite.js';

/** Failures with the rule that decided, its pointer and its line; then the counts. */
export function suitesText(ran: readonly SuiteOutcome[], style: Style): string {
	const failures = ran.flatMap(({suite, cases}) =>
		cases
			.filter(({passed}) => !passed)
			.map(result => {
				const place = style.dim(`${suite.file.name}:${result.line}`);
				return `${style.error('failed')} ${style.bold(nameOf(result))} ${place}\n${indented(failureText(result, {suite}))}\n`;
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

/** The changes that no case notices, and the cases that would, as a suite has them. */
export function mutationText(all: readonly InputMutation[], style: Style): string {
	return all
		.map(({input, noticed, unnoticed, added, percent}) => {
			const total = noticed + unnoticed.length;
			const head = `${style.bold(input.name)}: ${noticed} of ${count(total, 'change')} noticed (${Math.floor(percent)}%)\n`;
			const missed = unnoticed.map(({path, action, testCase}) => {
				const pointer = path.map(pointerSegment).join('');
				const verb = action === 'flip' ? 'the opposite of' : 'without';
				return `  not noticed: ${verb} ${pointer}, line ${lineOf(input, pointer)} (${testCase.name})\n`;
			});
			const cases = added.map(one => `  ${JSON.stringify(one)}`).join(',\n');
			return head + escapeControlChars(missed.join('') + (cases === '' ? '' : `cases to add\n${cases}\n`));
		})
		.join('');
}

export function junitSuites(ran: readonly SuiteOutcome[]): readonly SuiteResult[] {
	return ran.map(({suite, cases}) => ({
		name: suite.file.name,
		cases: cases.map(result => ({
			name: nameOf(result),
			...(!result.passed && {
				failure: {message: headline(result), text: failureText(result, {suite})},
			}),
		})),
	}));
}

function nameOf({name, instrument}: CaseOutcome): string {
	return escapeControlChars(name ?? instrumentText(instrument));
}

function headline({expect, verdict}: CaseOutcome): string {
	return `expected ${expect}, got ${verdict}`;
}

function failureText(result: CaseOutcome, {suite}: Pick<SuiteOutcome, 'suite'>): string {
	const reasons = result.because.map(({message, rule, pointer}) => {
		return `${message}\n${rule} at ${placeText(pointer)}, ${suite.input.name}:${lineOf(suite.input, pointer)}`;
	});
	const named = result.name === undefined ? [] : [instrumentText(result.instrument)];
	return escapeControlChars([headline(result), ...named, ...reasons].join('\n'));
}

function indented(text: string): string {
	return text.replace(/^/gm, '  ');
}
