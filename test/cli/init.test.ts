// `paylock init`: what it writes works at once, and nothing is overwritten.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {SCHEMAS} from '../../src/cli/schemas.js';
import {folderOf, paylock} from './cli.js';
import {clean, page} from './filters.js';

const CONFIG = 'paylock.config.json';
const read = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8');

/** The commands that a text lists, each as arguments of paylock. */
function commandsIn(text: string): readonly (readonly string[])[] {
	return [...text.matchAll(/npx (?:--yes )?paylock(?:@\S+)? ([^#\n]+)/g)].map(([, args = '']) =>
		args.trim().split(/ +/),
	);
}

test('in an empty folder, the three commands that it prints succeed', async () => {
	const cwd = folderOf({});
	const {code, out, err} = await paylock(['init', '--ci', 'github'], {cwd});
	expect({code, err}).toEqual({code: 0, err: ''});
	const commands = commandsIn(out);
	expect(commands.map(([name]) => name)).toEqual(['lint', 'test', 'describe']);
	const inWorkflow = commandsIn(read(cwd, '.github/workflows/paylock.yml'));
	expect(inWorkflow.map(([name]) => name)).toEqual(['lint', 'test']);
	for (const args of [...commands, ...inWorkflow])
		expect(await paylock(args, {cwd}), args.join(' ')).toMatchObject({code: 0});
	expect((await paylock(['test', '--coverage=100', '--mutation=100'], {cwd})).code).toBe(0);
});

test('the configuration explains each key, and each example is valid', async () => {
	const cwd = folderOf({});
	await paylock(['init'], {cwd});
	const text = read(cwd, CONFIG);
	const {properties} = SCHEMAS.config() as {properties: object};
	const all = JSON.parse(text.replace(/^ *\/\/ (?!")[^\n]*\n/gm, '').replace(/^ *\/\/ (?=")/gm, ''));
	expect(Object.keys(all).sort()).toEqual(Object.keys(properties).sort());
	const other = folderOf({[CONFIG]: all, 'filter.json': clean});
	expect((await paylock(['lint', 'filter.json'], {cwd: other})).err).toBe('');
	for (const {url} of JSON.parse(read(cwd, '.vscode/settings.json'))['json.schemas'])
		expect(existsSync(url.replace('./node_modules/paylock/', ''))).toBe(true);
});

test('writes a suite beside each filter and session request that it finds', async () => {
	const cwd = folderOf({
		'filters/live.json': clean,
		'page.json': {...page, payment_filter: clean},
		'node_modules/some/filter.json': clean,
		'package.json': {name: 'shop', dependencies: {paylock: '0.1.0'}},
		'package-lock.json': {},
		'other.json': {allowDefaultOptions: 'a text about it'},
	});
	const {out} = await paylock(['init', '--ci', 'github'], {cwd});
	expect(out.match(/written .+/g)).toEqual([
		'written paylock.config.json',
		'written filters/live.paylock.json',
		'written page.paylock.json',
		'written .vscode/settings.json',
		'written .github/workflows/paylock.yml',
	]);
	expect((await paylock(['test'], {cwd})).out).toMatch(/^\d+ passed in 2 suites\n$/);
	expect(read(cwd, '.github/workflows/paylock.yml')).toContain(
		'- run: npm ci\n      - run: npx paylock lint filters/live.json page.json --format github\n',
	);
	const settings = JSON.parse(read(cwd, '.vscode/settings.json'))['json.schemas'];
	expect(settings.map(({fileMatch}: {fileMatch: string[]}) => fileMatch[0])).toEqual([
		'/filters/live.json',
		'/page.json',
		'*.paylock.json',
		'/paylock.config.json',
	]);
});

test('overwrites nothing', async () => {
	const files = {
		'paylock.config.mjs': 'export default {};\n',
		'.vscode/settings.json': '{}\n',
		'a.json': clean,
		'a.paylock.json': {input: 'a.json', cases: []},
	};
	const cwd = folderOf(files);
	const {code, out} = await paylock(['init'], {cwd});
	expect(code).toBe(0);
	expect(out).not.toContain('written');
	expect(existsSync(join(cwd, CONFIG))).toBe(false);
	expect(read(cwd, '.vscode/settings.json')).toBe('{}\n');
});
