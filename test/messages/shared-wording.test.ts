// The compiler and the builders state each problem in the same words; only the remedy may be more precise at run time.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const compileTime = entriesOf('compile-time.txt');
const runTime = entriesOf('run-time.txt');

/** Mistakes about which the compiler knows less than the run time. */
const KNOWS_LESS = [
	'a list of numbers',
	'a list of objects',
	'a recipe that returns another builder',
	'max_amount of a run-time string',
	'an amount of a run-time string',
	'an amount that may be undefined',
	'an extra field that is not JSON',
];

const reasons = [...compileTime].flatMap(([name, text]) =>
	reasonsIn(text).map(reason => ({name, problem: reason.split(': ')[0] ?? ''})),
);

test('a reason of the compiler is also the reason at run time', () => {
	expect(reasons.length).toBeGreaterThan(100);
	const different = reasons.filter(({name, problem}) => !messageOf(name).includes(`: ${problem}:`));
	expect(different.map(({name}) => name)).toEqual(KNOWS_LESS);
});

/** The reasons of one diagnostic, each once; of a union of reasons the last, which is the one that the run time finds. */
function reasonsIn(diagnostic: string): readonly string[] {
	const last = [...diagnostic.matchAll(/(?:Misuse<|Refused\w*<[^"]*)(?:"[^"]*" \| )*"([^"]*)"[>,]/g)].map(
		([, reason = '']) => reason,
	);
	return [...new Set(last)];
}

/** The error at run time. The compiler prints a reason as a string literal, so that quotes inside it would be escaped. */
function messageOf(name: string): string {
	return (runTime.get(name) ?? '').replaceAll('"', '');
}

/** The text under each name of an expected file. */
function entriesOf(file: string): ReadonlyMap<string, string> {
	const text = readFileSync(new URL(`./expected/${file}`, import.meta.url), 'utf8');
	const entries = text.split(/\n\n(?=\S)/).map(entry => {
		const [name = '', ...lines] = entry.split('\n\t');
		return [name, lines.join('\n')] as const;
	});
	return new Map(entries);
}
