// `paylock completion`: the scripts load in their shells, and complete.
import {execFileSync, spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {COMMANDS} from '../../src/cli/commands.js';
import {SHELLS} from '../../src/cli/completion-scripts.js';
import {folderOf, paylock} from './cli.js';

test.each(SHELLS)('%s: names every command and option', async shell => {
	const {code, out, err} = await paylock(['completion', shell]);
	expect({code, err}).toEqual({code: 0, err: ''});
	for (const {name, options} of COMMANDS) {
		expect(out).toContain(name);
		for (const option of options) expect(out).toContain(option.name);
	}
});

/** What bash offers for a line that ends here. */
async function offers(...line: readonly string[]): Promise<readonly string[]> {
	const {out} = await paylock(['completion', 'bash']);
	const script = join(folderOf({'paylock.bash': out}), 'paylock.bash');
	const words = line.map(word => `'${word}'`).join(' ');
	const program = `source '${script}'; COMP_WORDS=(${words}); COMP_CWORD=${line.length - 1}; _paylock; printf '%s\\n' "\${COMPREPLY[@]}"`;
	return execFileSync('bash', ['-c', program], {encoding: 'utf8'}).trim().split('\n');
}

test('bash completes commands, options and values', async () => {
	expect(await offers('paylock', 'de')).toEqual(['summarize']);
	expect(await offers('paylock', 'lint', '--max')).toEqual(['--max-warnings']);
	expect(await offers('paylock', 'lint', '--format', 's')).toEqual(['sarif']);
	expect(await offers('paylock', 'schema', 'c')).toEqual(['config']);
	expect(await offers('paylock', 'nothing', '')).toEqual(['']);
});

test('bash completes the values of an option where they are known, and files elsewhere', async () => {
	expect(await offers('paylock', 'explain', '--card-type', '')).toEqual(['DEBIT', 'CREDIT']);
	expect(await offers('paylock', 'explain', '--kind', 'no')).toEqual(['noCost']);
	expect(await offers('paylock', 'explain', '--type', 'W')).toEqual(['WALLET']);
	expect(await offers('paylock', 'explain', '--supports-mandates', '')).toEqual(['yes', 'no']);
	expect(await offers('paylock', 'sandbox', '--fault', 'un')).toEqual(['unauthorized', 'unavailable']);
	expect(await offers('paylock', 'lint', '--rule', 'no-eff')).toContain('no-effect=off');
	expect(await offers('paylock', 'lint', '--rule', 'no-effect', '=', 'o')).toEqual(['off']);
	expect(await offers('paylock', 'explain', '--readings', 'precedence', '=')).toContain('hide-wins');
	expect(await offers('paylock', 'lint', '--config', '')).toEqual(['']); // then files, by default
});

test.each(['zsh', 'fish'] as const)('%s accepts its script, where it is installed', async shell => {
	const {out} = await paylock(['completion', shell]);
	const {error, status, stderr} = spawnSync(shell, ['-n', '/dev/stdin'], {input: out, encoding: 'utf8'});
	const isMissing = error !== undefined && 'code' in error && error.code === 'ENOENT';
	// Without the shell, at least quotes are balanced on every line of its script.
	if (isMissing)
		for (const line of out.split('\n')) expect((line.replaceAll("\\'", '').match(/'/g) ?? []).length % 2).toBe(0);
	else expect({status, stderr}).toEqual({status: 0, stderr: ''});
});
