// `paylock init`: what it writes works at once, and nothing is overwritten.
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {transform} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {openReadings} from '../../src/inspect/index.js';
import {folderOf, json, paylock} from './cli.js';
import {clean, page} from './filters.js';

const CONFIG = 'paylock.config.json';
const WORKFLOW = '.github/workflows/paylock.yml';
const read = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8');

/** The commands that a text lists, each as arguments of paylock. */
function commandsIn(text: string): readonly (readonly string[])[] {
	return [...text.matchAll(/^[^#\n]*npx (?:--no-install )?paylock ([^#\n]+)/gm)].map(([, args = '']) =>
		args
			.trim()
			.split(/ +/)
			.map(arg => arg.replace(/^'(.*)'$/, '$1')),
	);
}

interface Choice {
	readonly oneOf?: readonly {readonly const: string}[];
}

/** The properties of the JSON Schema of a configuration. */
async function configProperties(): Promise<Readonly<Record<string, Choice & {readonly items?: Choice}>>> {
	return JSON.parse((await paylock(['schema', 'config'])).out).properties;
}

test('in an empty folder, the three commands that it prints succeed', async () => {
	const cwd = folderOf({});
	const {code, out, err} = await paylock(['init', '--ci', 'github'], {cwd});
	expect({code, err}).toEqual({code: 0, err: ''});
	const commands = commandsIn(out);
	expect(commands.map(([name]) => name)).toEqual(['lint', 'test', 'summarize']);
	const inWorkflow = commandsIn(read(cwd, WORKFLOW));
	expect(inWorkflow.map(([name]) => name)).toEqual(['lint', 'test']);
	for (const args of [...commands, ...inWorkflow])
		expect(await paylock(args, {cwd}), args.join(' ')).toMatchObject({code: 0});
	expect((await paylock(['test'], {cwd})).code).toBe(0);
	const again = await paylock(['init'], {cwd});
	expect(again.out.match(/kept .+/g)).toHaveLength(out.match(/written .+/g)?.length ?? 0);
	expect(again.out).not.toContain('written');
});

test('the configuration explains each key, and each example is valid', async () => {
	const cwd = folderOf({});
	await paylock(['init'], {cwd});
	const text = read(cwd, CONFIG);
	const all = JSON.parse(text.replace(/^ *\/\/ (?!")[^\n]*\n/gm, '').replace(/^ *\/\/ (?=")/gm, ''));
	expect(Object.keys(all).sort()).toEqual(Object.keys(await configProperties()).sort());
	const other = folderOf({[CONFIG]: all, 'filter.json': clean});
	expect((await paylock(['lint', 'filter.json'], {cwd: other})).err).toBe('');
	for (const {url} of JSON.parse(read(cwd, '.vscode/settings.json'))['json.schemas'])
		expect(existsSync(url.replace('./node_modules/paylock/', ''))).toBe(true);
});

test('the configuration names the choices of each key that has some', async () => {
	const cwd = folderOf({});
	await paylock(['init'], {cwd});
	const text = read(cwd, CONFIG);
	const properties = await configProperties();
	for (const key of ['emiPlacement', 'tenureEncoding', 'credentials', 'optionalFields']) {
		const {oneOf = properties[key]?.items?.oneOf ?? []} = properties[key] ?? {};
		const words = oneOf.map(choice => choice.const);
		expect(words.length).toBeGreaterThan(1);
		expect(text).toMatch(new RegExp(`^ *// .+ \\(${words.join(', ')}\\)\\.\\n *// "${key}": `, 'm'));
	}
	for (const {name, choices} of openReadings) expect(text).toContain(`  //   ${name} (${choices.join(', ')})\n`);
	expect(text).toContain(' (off, error, warning, info).\n');
});

/** In a TypeScript project. */
const MODULE = 'typescript' in process.features ? 'paylock.config.ts' : 'paylock.config.mjs';

test('in a TypeScript project the configuration is a module that states its types, and each example is valid', async () => {
	const cwd = folderOf({'src/shop.ts': 'export const shop = 1;', 'filters/live.json': clean});
	const {out} = await paylock(['init'], {cwd});
	expect(out).toContain(`written ${MODULE}\n`);
	expect((await paylock(['lint', 'filters/*.json'], {cwd})).code).toBe(0);
	expect((await paylock(['init'], {cwd})).out).not.toContain('written');
	const text = read(cwd, MODULE).replace(/^ *\/\/ (?=\w+: )/gm, '');
	expect(text).toMatch(/as const satisfies Account|@satisfies \{import\('paylock'\)\.Account\}/);
	const {code} = await transform(text, {loader: 'ts'});
	const other = folderOf({'paylock.config.mjs': code, 'filter.json': clean});
	const call = ['lint', 'filter.json', '--rule', 'guarantee-broken=off'];
	expect(await paylock(call, {cwd: other})).toMatchObject({err: ''});
});

test('names files that are not UTF-8, broken JSON and a list of options alone', async () => {
	const cwd = folderOf({
		'app/shop.php': Buffer.from("<?php // caf\xe9\n$f = ['allowDefaultOptions' => true];", 'latin1'),
		'app/other.php': Buffer.from('<?php // caf\xe9\n', 'latin1'),
		'filters/eu/unquoted.json': '{allowDefaultOptions: "no", options: []}',
		'filters/utf16.json': Buffer.from('\ufeff{"allowDefaultOptions": true}', 'utf16le'),
		'filters/options.json': '{"options": [{"paymentMethodType": "CASHH", "enable": false}]}',
	});
	const {out} = await paylock(['init'], {cwd});
	expect([...out.matchAll(/ {2}(\S+) has \d+ issues?: /g)].map(([, file]) => file).sort()).toEqual([
		'app/shop.php',
		'filters/eu/unquoted.json',
		'filters/options.json',
		'filters/utf16.json',
	]);
	const commands = commandsIn(out.slice(out.indexOf('Next')));
	expect(commands.map(([name]) => name)).toEqual(['lint', 'help', 'schema']);
	expect(commands[0]).toEqual(['lint', 'filters/**/*.json', '**/*.php']);
	for (const args of commands.slice(1)) expect((await paylock(args, {cwd})).code, args.join(' ')).toBe(0);
});

test('writes a suite beside each filter and session request that it finds', async () => {
	const cwd = folderOf({
		'filters/live.json': clean,
		'page.json': {...page, payment_filter: clean},
		'node_modules/some/filter.json': clean,
		'package.json': {name: 'shop', dependencies: {paylock: '0.1.0'}},
		'package-lock.json': {},
		'other.json': {text: 'about allowDefaultOptions and payment_filter'},
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
	expect(read(cwd, WORKFLOW)).toContain(
		"- run: npm ci\n      - run: npx --no-install paylock lint page.json 'filters/**/*.json' --format github\n",
	);
	const settings = JSON.parse(read(cwd, '.vscode/settings.json'))['json.schemas'];
	expect(settings.map(({fileMatch}: {fileMatch: string[]}) => fileMatch[0])).toEqual([
		'/filters/live.json',
		'/page.json',
		'*.paylock.json',
		'/paylock.config.json',
	]);
});

test('lists the files with errors, writes no suite for them and invents no filter', async () => {
	const cwd = folderOf({
		'filters/snake.json': {allow_default_options: true, options: [{payment_method_type: 'WALLET', enabled: false}]},
		'filters/broken.json': '{"allowDefaultOptions": true, "options": [{"paymentMethodType": "CASH", "enable": fal',
		'checkout.py': 'FILTER = {"allowDefaultOptions": "True", "options": []}\n',
		'vendor/library/filter.py': 'FILTER = {"allowDefaultOptions": "True", "options": []}\n',
	});
	const {code, out} = await paylock(['init', '--ci', 'github'], {cwd});
	expect(code).toBe(0);
	expect(out.match(/written .+/g)).toEqual([
		'written paylock.config.json',
		'written .vscode/settings.json',
		`written ${WORKFLOW}`,
	]);
	const listed = [...out.matchAll(/(\S+) has (\d+) issues?: npx paylock lint (\S+)\n/g)].map(([, ...found]) => found);
	expect(listed.map(([file]) => file)).toEqual(['filters/broken.json', 'filters/snake.json', 'checkout.py']);
	for (const [file = '', issues, named] of listed) {
		expect(named).toBe(file);
		const {code, data} = await json(['lint', file], {cwd});
		expect(code, file).not.toBe(0);
		expect(data.files[0].issues).toHaveLength(Number(issues));
	}
	const [next, ...more] = commandsIn(out.slice(out.indexOf('Next')));
	expect(next).toEqual(['lint', 'filters/**/*.json', '**/*.py']);
	expect(more).toEqual([
		['help', 'unreadable'],
		['schema', 'filter'],
	]);
	expect(commandsIn(read(cwd, WORKFLOW))).toEqual([['lint', 'filters/**/*.json', '**/*.py', '--format', 'github']]);
	expect(read(cwd, WORKFLOW)).toContain('# - run: npx --no-install paylock test\n');
});

test('the workflow checks source files, and new files', async () => {
	const cwd = folderOf({
		'app/checkout.php': "<?php $filter = ['allowDefaultOptions' => true, 'options' => $options];",
		'src/checkout.ts': 'export const filter = {allowDefaultOptions: true, options};',
		'data/filters/live.json': clean,
		'data/cities.json': [],
	});
	await paylock(['init', '--ci', 'github'], {cwd});
	const [lint = []] = commandsIn(read(cwd, WORKFLOW));
	expect(lint).toEqual(['lint', 'data/filters/**/*.json', '**/*.{php,ts}', '--format', 'github']);
	expect((await paylock(lint, {cwd})).code).toBe(0);
	const wrong = {...clean, allowDefaultOptions: 'true'};
	for (const name of ['data/filters/next.json', 'src/next.ts', 'app/next.php']) {
		const text = JSON.stringify(wrong);
		const source = {json: text, ts: `export const next = ${text};`, php: `<?php $next = json_decode('${text}');`};
		const file = join(cwd, name);
		writeFileSync(file, source[name.split('.')[1] as keyof typeof source]); // one of these
		expect((await paylock(lint, {cwd})).code, name).toBe(1);
		rmSync(file);
	}
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

test('with the list of payment methods of the service, the configuration has what it says', async () => {
	const methods = {
		payment_methods: [
			{payment_method_type: 'NB', payment_method: 'NB_BANKA', description: 'Bank A'},
			{payment_method_type: 'UPI', payment_method: 'UPI'},
		],
	};
	const account = {codes: {NB: ['NB_BANKA']}, enabled: {NB: ['NB_BANKA'], UPI: true, EMI: true}};
	const cwd = folderOf({'methods.json': methods});
	expect((await paylock(['init', '--methods', 'methods.json'], {cwd})).code).toBe(0);
	const written = read(cwd, CONFIG).replace(/^ *\/\/[^\n]*\n/gm, '');
	expect(JSON.parse(written)).toMatchObject(account);
	const refused = {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKZ']}],
	};
	writeFileSync(join(cwd, 'filter.json'), JSON.stringify(refused));
	expect((await paylock(['lint', 'filter.json'], {cwd})).out).toContain('is not in codes.NB');
	const typed = folderOf({'methods.json': methods, 'shop.ts': 'export const shop = 1;'});
	await paylock(['init', '--methods', 'methods.json'], {cwd: typed});
	const {code} = await transform(read(typed, MODULE), {loader: 'ts', format: 'cjs'});
	expect(code).toMatch(/codes: \{\s*NB: \["NB_BANKA"\]|"NB": \["NB_BANKA"\]/);

	const again = await paylock(['init', '--methods', 'methods.json'], {cwd});
	expect(again.out).toContain(`kept    ${CONFIG}: the list says the same\n`);
	expect((await paylock(['lint', 'methods.json'], {cwd})).out).toContain('paylock init --methods');
	writeFileSync(join(cwd, 'wrong.json'), '{"payment_methods": [{}]}');
	const wrong = await paylock(['init', '--methods', 'wrong.json'], {cwd});
	expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('/payment_methods/0/payment_method_type')]);
});

describe('the list of payment methods and a configuration that exists', () => {
	const listOf = (...banks: readonly string[]) =>
		JSON.stringify({
			payment_methods: banks.map(code => ({payment_method_type: 'NB', payment_method: code, description: code})),
			emandate_payment_methods: [{payment_method_type: 'NB', payment_method: banks[0], description: ''}],
		});
	const init = (cwd: string, stdin: string, ...more: readonly string[]) =>
		paylock(['init', '--methods', '-', ...more], {cwd, stdin});
	const config = `{
  // our prefix
  "servicePrefix": "PREFIX",
  "codes": {"NB": ["NB_B", "NB_A"], "WALLET": ["WALLET_A"]}, // from March
  "enabled": {"EMI": false}
}
`;

	test('JSON is edited in place: other keys, comments and the order of codes stay', async () => {
		const cwd = folderOf({[CONFIG]: config});
		const differs = await init(cwd, listOf('NB_A', 'NB_C'), '--check');
		expect(differs).toMatchObject({code: 1, err: ''});
		expect(differs.out).toContain('codes.NB: NB_C added, NB_B removed\n');
		expect(read(cwd, CONFIG)).toBe(config);
		expect(existsSync(join(cwd, '.vscode'))).toBe(false);

		expect((await init(cwd, listOf('NB_A', 'NB_C'))).out).toContain(differs.out.replace(/^.*\n/, ''));
		const written = read(cwd, CONFIG);
		expect(written).toContain('// our prefix\n  "servicePrefix": "PREFIX",\n');
		expect(written).toContain('// from March\n');
		expect(JSON.parse(written.replace(/ *\/\/.*$/gm, ''))).toEqual({
			servicePrefix: 'PREFIX',
			codes: {NB: ['NB_A', 'NB_C'], WALLET: ['WALLET_A']},
			enabled: {NB: ['NB_A', 'NB_C'], EMI: false},
			mandateCodes: {NB: ['NB_A']},
		});
		expect(await init(cwd, listOf('NB_C', 'NB_A'), '--check')).toMatchObject({code: 1}); // another code for mandates
		expect(await init(cwd, listOf('NB_A', 'NB_C'), '--check')).toEqual({code: 0, out: 'up to date\n', err: ''});
	});

	test.each(['mjs', 'another comment'] as const)(
		'what cannot be edited is kept, and the text says what to write: %s',
		async kind => {
			const [name, text] =
				kind === 'mjs'
					? ['paylock.config.mjs', "export default {servicePrefix: 'PREFIX'};\n"]
					: [CONFIG, '{ # guests check out\n\t"guestCheckout": true\n}\n'];
			const cwd = folderOf({[name]: text});
			expect((await init(cwd, listOf('NB_A'), '--check')).code).toBe(1);
			const {code, out} = await init(cwd, listOf('NB_A'));
			expect(code).toBe(0);
			if (read(cwd, name) === text)
				expect(out).toMatch(/Write into paylock\.config\.\w+, which is edited by hand:\n\{/);
			else expect((await init(cwd, listOf('NB_A'), '--check')).code).toBe(0);
		},
	);

	test('a check without a list, and without a configuration', async () => {
		expect((await paylock(['init', '--check'])).err).toContain('--check needs --methods');
		const cwd = folderOf({});
		expect((await init(cwd, listOf('NB_A'), '--check')).code).toBe(1);
		expect(existsSync(join(cwd, CONFIG))).toBe(false);
	});
});
