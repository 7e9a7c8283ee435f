// What must not compile: one diagnostic for each mistake, and its wording.
import {expect, test} from 'vitest';
import {diagnose, programOf, root} from './compiler.js';
import {expected, mistakes, path, source, stated, written} from './listed.js';

const diagnoses = diagnose(programOf({[path]: source}));
const lines = source.split('\n');
const listed = Object.keys(mistakes).map(name => ({
	name,
	line: lines.findIndex(line => line.startsWith(`mistake('${name}'`)) + 1,
}));
const diagnosisOf = (name: string): string =>
	diagnoses.find(({line}) => line === listed.find(one => one.name === name)?.line)?.text ?? '';

test('each mistake is refused by one diagnostic, and nothing else is', () => {
	expect(
		listed.filter(({line}) => diagnoses.filter(one => one.file === path && one.line === line).length !== 1),
	).toEqual([]);
	expect(diagnoses.filter(one => one.file !== path || !listed.some(({line}) => line === one.line))).toEqual([]);
});

test('the wording of each, without the lines in which the compiler repeats a reason', async () => {
	const worded = (diagnosis: string) => (reasonsIn(firstLine(diagnosis)).length > 0 ? firstLine(diagnosis) : diagnosis);
	await expect(written(name => ({compileTime: worded(diagnosisOf(name))}))).toMatchFileSnapshot(expected);
});

test('a reason of the compiler is also the reason at run time; only the remedy may be more precise there', () => {
	const reasons = listed.flatMap(({name}) => reasonsIn(diagnosisOf(name)).map(reason => ({name, reason})));
	expect(reasons.length).toBeGreaterThan(80);
	// The compiler prints a reason as a string literal, so that quotes inside it would be escaped.
	const wordings = stated();
	const runTimeOf = (name: string) => wordings.get(name)?.runTime.replaceAll('"', '') ?? '';
	const different = reasons.filter(({name, reason}) => !runTimeOf(name).includes(`: ${reason.split(': ')[0]}:`));
	// The compiler knows less than the run time.
	expect(different.map(({name}) => name)).toEqual([
		'a list of numbers',
		'a list of objects',
		'a recipe that returns another builder',
		'an amount of a run-time string',
		'an amount that may be undefined',
		'an extra field that is not JSON',
	]);
});

/** The reasons of one diagnostic, each once; of a union of reasons the last, which is the one that the run time finds. */
function reasonsIn(diagnostic: string): readonly string[] {
	const last = [...diagnostic.matchAll(/(?:Misuse<|Refused\w*<[^"]*)(?:"[^"]*" \| )*"([^"]*)"[>,]/g)].map(
		([, reason = '']) => reason,
	);
	return [...new Set(last)];
}

function firstLine(text: string): string {
	return text.split('\n', 1).join('');
}

test('a type of the account without the options that name it', () => {
	const text = `import {paylock} from 'paylock';
import {compile, explain} from 'paylock/inspect';
const account = {types: ['OTC']} as const;
const ready = paylock(account).filter().allowDefaults(true);
explain(ready, {type: 'OTC'}, account);
compile(ready, account).explain({type: 'OTC'});
explain(ready, {type: 'OTC'});
compile(ready).explain({type: 'OTC'});
`;
	const found = diagnose(programOf({[`${root}test/messages/instruments.ts`]: text}));
	expect(found.map(({line}) => line)).toEqual([7, 8]);
	for (const one of found) expect(one.text).toContain('name the types of the account in the options, {types: [...]}');
});
