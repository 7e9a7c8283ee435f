// docs/command-line.md is what `npm run docs:write` makes of the tables behind `--help`.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
// @ts-expect-error: the scripts have no declarations
import {commandLinePage} from '../../scripts/docs/command-line.mjs';
import {COMMANDS} from '../../src/cli/commands.js';
import {paylock, program} from './cli.js';

test('the page is up to date', () => {
	expect(readFileSync('docs/command-line.md', 'utf8')).toBe(commandLinePage(program));
});

test('help as JSON contains every command with its options and exit codes', async () => {
	const {code, out} = await paylock(['help', '--format', 'json']);
	expect(code).toBe(0);
	const {version, commands} = JSON.parse(out);
	expect(version).toBe(1);
	expect(commands.map(({name}: {name: string}) => name)).toEqual(COMMANDS.map(({name}) => name));
	for (const {options, exitCodes} of commands) {
		expect(options.at(-1).option).toBe('--help');
		expect(exitCodes.map(([exitCode]: [string]) => exitCode)).toEqual(expect.arrayContaining(['0', '2']));
	}
});
