// Help, wrong calls, pipes and terminals.
import {once} from 'node:events';
import {readFileSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {progressOn} from '../../src/cli/terminal/terminal.js';
import {lintRules} from '../../src/inspect/index.js';
import {COMMANDS, folderOf, inItsOwn, onTerminal, paylock, start} from './cli.js';
import {clean, misspelled} from './filters.js';

test('--version prints the version of the package', async () => {
	const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
	const all = {code: 0, out: `${version}\n`, err: ''};
	for (const name of ['--version', '-v', 'version']) expect(await paylock([name])).toEqual(all);
	expect(await inItsOwn(['--version'])).toEqual(all);
});

test('help names every command and the exit codes', async () => {
	const {code, out} = await paylock(['--help']);
	expect(code).toBe(0);
	const width = Math.max(...COMMANDS.map(({name}) => name.length));
	for (const {name, summary} of COMMANDS) expect(out).toContain(`  ${name.padEnd(width)}  ${summary}\n`);
	expect(out.replaceAll('\n', ' ')).toMatch(
		/0 success; 1 .*; 2 a usage error, or a file of which nothing can be read /,
	);
	expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThan(101);
	expect(out).not.toMatch(/`|\]\(/);
	expect(await paylock(['help'])).toEqual({code, out, err: ''});
	expect(await paylock([])).toEqual({code: 2, out: '', err: out});
});

test.each(COMMANDS.map(command => [command.name, command] as const))('help of %s', async (name, command) => {
	const {code, out} = await paylock([name, '--help']);
	expect(code).toBe(0);
	for (const option of command.options) expect(out).toContain(`--${option.name}`);
	expect(command.examples.length).toBeGreaterThan(1);
	expect(out).toContain(command.examples[0]?.[0]);
	expect(out).not.toContain('](');
	expect(await paylock(['help', name])).toMatchObject({code: 0, out});
});

test('help prints the page of each rule, as the documentation has it', async () => {
	for (const {id, description} of lintRules) {
		const {code, out, err} = await paylock(['help', id]);
		expect({id, code, err}).toEqual({id, code: 0, err: ''});
		expect(out.startsWith(`${id}\n\n`)).toBe(true);
		expect(out.replaceAll('\n', ' ')).toContain(description.replaceAll('`', '').replaceAll('\n', ' '));
		expect(out).not.toMatch(/^#|^```|\]\(|^\|/m);
	}
});

test.each<readonly [args: readonly string[], message: RegExp]>([
	[['help', 'defualt-reach'], /defualt-reach is not a rule: write default-reach/],
	[['lnt'], /^paylock: lnt is not a command: write lint\n$/],
	[['check'], /check is not a command: write lint\n$/],
	[['describe'], /describe is not a command: write summarize\n$/],
	[['compare'], /compare is not a command: write diff\n$/],
	[['package.json'], /package.json is a file, not a command: write npx paylock lint package.json\n$/],
	[['lint', 'pakcage.json'], /there is no such file; the nearest is package.json\n$/],
	[['lint', '--fix', '-'], /--fix is not an option of lint: run npx paylock repair --write\n$/],
	[['lint', '--strict', '-'], /--strict is not an option of lint: write --max-warnings 0\n$/],
	[['explain', '-', '--type', 'WALLET'], /--type is not an option of explain: see npx paylock explain --help\n$/],
	[['explain', '-', 'wallet'], /wallet is neither a file nor an instrument: write type=WALLET\n$/],
	[['explain', '-', 'wallet,WALLET_A'], /neither a file nor an instrument: write type=WALLET,code=WALLET_A\n$/],
	[['to-code', 'shop.ts'], /shop.ts is a source file: pass JSON, since only paylock lint reads source files\n$/],
	[['diff', '-', 'shop.php'], /shop.php is a source file: pass JSON/],
	[['summarize', 'shop.php'], /shop.php is a source file: pass JSON/],
	[['repair', '--write', 'shop.php'], /shop.php is a source file: pass JSON/],
	[['impact', '-', 'shop.py', '--orders', 'orders.csv'], /shop.py is a source file: pass JSON/],
	[['--hlep'], /--hlep is not an option of paylock/],
	[['\u001b[31m'], /^paylock: \\u001b\[31m is not a command/],
	[['lint', '--rule', '\u001b[31m'], /^paylock: --rule: "\\u001b\[31m" is not a rule/],
	[['help', 'lnt'], /lnt is not a command: write lint/],
	[['lint', '--formt', 'json'], /--formt is not an option of lint: write --format/],
	[['lint', '-x'], /-x is not an option of lint/],
	[['lint', '--format', 'jsn', '-'], /--format: "jsn" is not a format: write "?json/],
	[['lint', '--format'], /--format has no value: write --format text\|json/],
	[['lint', '--rule', '--quiet'], /--rule has no value/],
	[['lint', '--quiet=yes'], /--quiet does not take a value: remove yes/],
	[['lint', '--rule', 'no-effect', '-'], /--rule: "no-effect" is not a rule with a severity/],
	[['lint', '--rule', 'no-effect=fatal', '-'], /--rule: .*fatal/],
	[['lint', '--max-warnings', 'many', '-'], /--max-warnings: "many" is not a whole number/],
	[['lint', '--now', '2030-01-01', '--now', '2030-01-02', '-'], /--now is given twice/],
	[['lint', '--service-prefix', 'PREFIX_', '-'], /--service-prefix: /],
	[['lint', 'no-such-file.json'], /no-such-file.json cannot be read: there is no such file/],
	[['lint', 'no-such-*.json'], /no-such-\*.json matches no file/],
	[['repair', 'dist'], /dist is a folder: name files, or a pattern/],
	[['lint', 'docs'], /no file below .*docs names a payment filter: name the files, or another folder\n$/],
	[['diff', '-'], /diff compares two files/],
	[['diff', '-', '-', '--allow', 'shows-les'], /--allow: .*shows-less/],
	[['schema', 'filters'], /"filters" is not a schema: write "?filter/],
	[['schema', 'filter', 'session'], /schema takes one name/],
	[['explain', '-', 'brand=BRAND_A'], /type of the instrument is missing: write CARD/],
	[['explain', '-', 'type=CARDS'], /CARDS.*CARD/],
	[['explain', '-', '{'], /the instrument is not JSON/],
	[['explain', '-', '{"type":"UPI"}', 'type=CASH'], /explain takes one instrument/],
	[['explain', '-', 'type=CASH,type=UPI'], /type of the instrument is given twice/],
	[
		['explain', '-', 'type=WALLET,WALLET_A'],
		/"WALLET_A" is not a field of an instrument: write type=WALLET,code=WALLET_A\n/,
	],
	[['explain', '-', 'type=CASH,supportsMandates=maybe'], /supportsMandates.*write true or false/],
	[['explain', '-', 'type=EMI,kind=nocost,group=credit'], /kind.*noCost/],
	[['explain', '-', 'type=CARD,tenure=3'], /"tenure" is not an attribute of an instrument of type CARD/],
	[['explain', '-', 'type=EMI,kind=noCost,group=credit,tenure=x'], /"x" is not a tenure/],
	[['repair', '-', '--write'], /standard input cannot be edited in place/],
	[['test', '--output', 'x.json'], /--output and --force need --generate/],
	[['test', '.'], /there is no \*\.paylock\.json in/],
	[['sandbox', 'file'], /sandbox takes no file/],
	[['sandbox', '--port', '70000'], /--port: 70000 is out of range: write a whole number from 0 to 65535\n/],
	[['sandbox', '--port', 'x'], /--port: "x" is not a whole number: write 0 or more\n/],
	[['sandbox', '--merchant-id', ' '], /--merchant-id: /],
	[['sandbox', '--api-key', ' '], /--api-key: /],
	[['lint', '-', '--now', 'yesterday'], /--now: "yesterday" is not a date: write a date such as 2030-01-31\n/],
	[['lint', '-', '--rule', 'no-efect=off'], /--rule: "no-efect" is not a rule: write "no-effect"\n/],
	[
		['explain', '-', '--readings', 'precedense=hide-wins'],
		/--readings: "precedense" is not a reading: write "precedence"\n/,
	],
	[['lint', '--zz'], /--zz is not an option of lint: see npx paylock lint --help\n/],
	[['sandbox', '--fault', '504:x'], /--fault: "504:x" has no valid count: write 504:2/],
	[['sandbox', '--fault', 'unavailble'], /--fault: .*unavailable/],
	[['sandbox', '--service-prefix', 'A_'], /service prefix/],
])('a wrong call ends with 2 and says what to write: %j', async (args, message) => {
	const {code, out, err} = await paylock(args, {stdin: JSON.stringify(clean)});
	expect(err).toMatch(message);
	expect(err).not.toMatch(/internal error|\n\s+at /);
	expect({code, out}).toEqual({code: 2, out: ''});
});

test('a terminal instead of standard input is a usage error', async () => {
	const {code, out} = await onTerminal(['lint']);
	expect(out).toContain('no input: name a file, or pipe JSON to standard input');
	expect(code).toBe(2);
});

test('text that is not UTF-8 cannot be read', async () => {
	const {code, err} = await inItsOwn(['lint'], {stdin: Uint8Array.of(0x7b, 0xff, 0x7d)});
	expect({code, err}).toEqual({code: 2, err: 'paylock: standard input is not UTF-8 text: save it as UTF-8\n'});
});

test('colors are for terminals, NO_COLOR and FORCE_COLOR override', async () => {
	const cwd = folderOf({'filter.json': misspelled});
	const isColored = async (env: {readonly [name: string]: string}) =>
		(await paylock(['lint', 'filter.json'], {cwd, env})).out.includes('\u001b[');
	expect(await isColored({})).toBe(false);
	expect(await isColored({FORCE_COLOR: '1'})).toBe(true);
	expect(await isColored({FORCE_COLOR: '0'})).toBe(false);
	expect(await isColored({NO_COLOR: '1', TERM: 'xterm'})).toBe(false);
	const {code, out} = await onTerminal(['lint', 'filter.json'], {cwd});
	expect(code).toBe(1);
	expect(out).toContain('\u001b[31merror\u001b[39m');
});

test('a reader that closes early is not a failure', async () => {
	const options = Array.from({length: 2000}, () => ({paymentMethodType: 'CASH', enable: false}));
	const cwd = folderOf({'filter.json': {allowDefaultOptions: true, options}});
	const child = start(['lint', '--format', 'json', 'filter.json'], {cwd});
	let err = '';
	child.stderr.on('data', chunk => {
		err += chunk;
	});
	child.stdin.end();
	await once(child.stdout, 'data');
	child.stdout.destroy();
	await once(child, 'close');
	expect(err).toBe('');
});

test('a file name with a line break is one line of output', async () => {
	const name = 'a\n::stop-commands::x.json';
	const cwd = folderOf({
		[name]: '{"allowDefaultOptions":true,"options":[{"paymentMethodType":"CASH","enable":"false"}]}',
	});
	for (const args of [
		['lint', name],
		['repair', name],
		['summarize', name],
		['diff', name, name],
		['lint', `b${name}`],
	]) {
		const {out, err} = await paylock(args, {cwd});
		expect(`${out}${err}`, args[0]).not.toMatch(/^::/m);
		expect(`${out}${err}`, args[0]).not.toBe('');
	}
	const {out} = await paylock(['lint', name, '--format', 'github'], {cwd});
	expect(out).toMatch(/^::error file=a%0A%3A%3Astop-commands%3A%3Ax\.json,[^\n]*\n$/);
});

test.each([[[]], [['-']]])('empty standard input of %j is no input', async names => {
	const {code, err} = await paylock(['lint', ...names], {stdin: ' \n'});
	expect({code, err}).toMatchObject({code: 2, err: expect.stringContaining('no input: name a file')});
});

test('a missing file is not its own nearest name', async () => {
	const cwd = folderOf({'filter.json': clean});
	expect((await paylock(['lint', 'fliter.json'], {cwd})).err).toContain('the nearest is filter.json');
	symlinkSync('nowhere', join(cwd, 'link.json'));
	expect((await paylock(['lint', 'link.json'], {cwd})).err).not.toContain('the nearest is link.json');
});

test('progress is shown after a second, at most ten times a second, and removed', () => {
	let time = 0;
	const written: string[] = [];
	const {progress, clear} = progressOn(
		text => written.push(text),
		() => time,
	);
	for (; time < 1300; time += 10) progress(() => `${time}`);
	expect(written).toEqual(['1000', '1100', '1200'].map(text => `\r\u001b[2K${text}`));
	clear();
	clear();
	expect(written.slice(3)).toEqual(['\r\u001b[2K']);
});
