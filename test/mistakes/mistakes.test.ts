// What must not compile: one diagnostic each, in words that a reader understands, and the run time agrees.
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {MisuseError} from '../../src/misuse.js';
import {SessionError} from '../../src/service/session-error.js';
import {diagnose, programOf} from './compiler.js';

const path = new URL('./mistakes.ts', import.meta.url).pathname;
const source = readFileSync(path, 'utf8');
// By its path, since the compiler refuses every line of it.
const {mistakes} = (await import(path)) as {mistakes: Readonly<Record<string, () => unknown>>}; // what the file exports
const names = Object.keys(mistakes);

describe('at compile time', () => {
	const diagnoses = diagnose(programOf({[path]: source}));
	const lines = source.split('\n');
	const lineOf = (name: string) => lines.findIndex(line => line.startsWith(`mistake('${name}'`)) + 1;

	test('each mistake is refused by one diagnostic, and nothing else is', () => {
		const expected = names.map(name => ({name, line: lineOf(name)}));
		expect(
			expected.filter(({line}) => diagnoses.filter(one => one.file === path && one.line === line).length !== 1),
		).toEqual([]);
		expect(diagnoses.filter(one => one.file !== path || !expected.some(({line}) => line === one.line))).toEqual([]);
	});

	test('the words of each', async () => {
		const words = names.map(
			name => `${name}\n\t${diagnoses.find(one => one.line === lineOf(name))?.text.replaceAll('\n', '\n\t')}\n`,
		);
		await expect(words.join('\n')).toMatchFileSnapshot('./expected/compile-time.txt');
	});
});

describe('at run time', () => {
	test('each mistake is refused where it stands, in its own words', async () => {
		const words: string[] = [];
		for (const name of names) words.push(`${name}\n\t${(await refusal(mistakes[name])).replaceAll('\n', '\n\t')}\n`);
		await expect(words.join('\n')).toMatchFileSnapshot('./expected/run-time.txt');
	});

	/** A method that the types do not show is not there at run time either: a TypeError names it. */
	async function refusal(make: (() => unknown) | undefined): Promise<string> {
		try {
			await make?.();
		} catch (error) {
			if (error instanceof MisuseError || error instanceof SessionError || error instanceof TypeError)
				return String(error);
			throw error;
		}
		return 'accepted';
	}
});
