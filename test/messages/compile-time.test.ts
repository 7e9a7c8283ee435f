// What must not compile: one diagnostic for each mistake, and its wording.
import {expect, test} from 'vitest';
import {diagnose, programOf, root} from './compiler.js';
import {mistakes, path, source} from './listed.js';

const diagnoses = diagnose(programOf({[path]: source}));
const lines = source.split('\n');
const expected = Object.keys(mistakes).map(name => ({
	name,
	line: lines.findIndex(line => line.startsWith(`mistake('${name}'`)) + 1,
}));

test('each mistake is refused by one diagnostic, and nothing else is', () => {
	expect(
		expected.filter(({line}) => diagnoses.filter(one => one.file === path && one.line === line).length !== 1),
	).toEqual([]);
	expect(diagnoses.filter(one => one.file !== path || !expected.some(({line}) => line === one.line))).toEqual([]);
});

test('the wording of each', async () => {
	const texts = expected.map(
		({name, line}) => `${name}\n\t${diagnoses.find(one => one.line === line)?.text.replaceAll('\n', '\n\t')}\n`,
	);
	await expect(texts.join('\n')).toMatchFileSnapshot('./expected/compile-time.txt');
});

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
