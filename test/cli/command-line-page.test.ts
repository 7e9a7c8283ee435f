// docs/command-line/ is what `npm run docs:write` makes of the tables behind `--help`.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
// @ts-expect-error: the scripts have no declarations
import {commandLinePages} from '../../scripts/docs/command-line.mjs';
import {COMMANDS, paylock, program} from './cli.js';

test('the pages are up to date', () => {
	const pages: Map<string, string> = commandLinePages(program);
	expect(pages.size).toBe(COMMANDS.length + 2);
	for (const [path, text] of pages) expect(readFileSync(path, 'utf8'), path).toBe(text);
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
