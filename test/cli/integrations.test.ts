// The action, the pre-commit hooks and the problem matcher fit the command line.
import {execFileSync} from 'node:child_process';
import {chmodSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {COMMANDS, folderOf, paylock, program} from './cli.js';
import {clean, misspelled} from './filters.js';

/** The script of the action's one step. */
function actionScript(): string {
	const [, script = ''] = readFileSync('action.yml', 'utf8').split('run: |\n');
	return script.replaceAll('\n        ', '\n');
}

/** Runs the action's script with an `npx` that starts the built program. */
function runAction(cwd: string, env: {readonly [name: string]: string}): {readonly code: number; readonly out: string} {
	const bin = folderOf({npx: `#!/bin/sh\nshift 2\nexec '${process.execPath}' '${program}' "$@"\n`});
	chmodSync(join(bin, 'npx'), 0o755);
	const environment = {
		PATH: `${bin}:${process.env.PATH}`,
		PAYLOCK_FILES: '',
		PAYLOCK_ARGS: '',
		PAYLOCK_VERSION: '',
		...env,
	};
	try {
		return {
			code: 0,
			out: execFileSync('bash', ['-e', '-c', actionScript()], {cwd, env: environment, encoding: 'utf8'}),
		};
	} catch (error) {
		const {status, stdout} = error as {status: number; stdout: string}; // of a call that failed
		return {code: status, out: stdout};
	}
}

test('the action annotates lines, passes options on, and fails on errors', () => {
	const cwd = folderOf({
		'filters/a.json': misspelled,
		'filters/b.json': clean,
		'b.paylock.json': {input: clean, cases: []},
	});
	const failed = runAction(cwd, {
		PAYLOCK_COMMAND: 'lint',
		PAYLOCK_FILES: 'filters/**/*.json',
		PAYLOCK_ARGS: '--quiet --max-warnings 0',
	});
	expect(failed.code).toBe(1);
	expect(failed.out).toMatch(/^::error file=filters\/a\.json,line=2,/);
	expect(runAction(cwd, {PAYLOCK_COMMAND: 'lint', PAYLOCK_FILES: 'filters/b.json'})).toEqual({code: 0, out: ''});
	expect(runAction(cwd, {PAYLOCK_COMMAND: 'test'})).toEqual({code: 0, out: '0 passed in 1 suite\n'});
});

test('every hook runs a command that exists', () => {
	const text = readFileSync('.pre-commit-hooks.yaml', 'utf8');
	const entries = [...text.matchAll(/^ {2}entry: npx --no -- paylock (.+)$/gm)].map(([, entry]) => entry);
	expect(entries).toEqual(['lint', 'test']);
	for (const entry of entries) expect(COMMANDS.map(({name}) => name)).toContain(entry);
	const [, files = ''] = /files: (.+)/.exec(text) ?? [];
	for (const name of ['filter.json', 'a/payment-filter.json', 'my-session.jsonc'])
		expect(name).toMatch(new RegExp(files));
	expect('package.json').not.toMatch(new RegExp(files));
});

test('the problem matcher of the documentation finds every issue of the text format', async () => {
	const blocks = [...readFileSync('docs/command-line/integrations.md', 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(
		([, text = '']) => JSON.parse(text),
	);
	const [first, second] = blocks.find(block => 'tasks' in block).tasks[0].problemMatcher.pattern;
	const cwd = folderOf({'a.json': misspelled});
	const {out} = await paylock(['lint', 'a.json'], {cwd});
	const lines = out.split('\n');
	const found = lines.flatMap((line, index) => {
		const match = new RegExp(first.regexp).exec(line);
		const [, message] = new RegExp(second.regexp).exec(lines[index + 1] ?? '') ?? [];
		return match === null
			? []
			: [[match[first.file], match[first.line], match[first.severity], match[first.code], message !== undefined]];
	});
	expect(found).toEqual([
		['a.json', '2', 'error', 'invalid-type', true],
		['a.json', '5', 'error', 'unknown-value', true],
	]);
});
