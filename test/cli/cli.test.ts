// The command line: what each command prints, and with which exit code it ends.
import {readFileSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {COMMANDS} from '../../src/cli/run.js';
import {isColoured} from '../../src/cli/style.js';
import {createSession, defineService, session} from '../../src/index.js';
import {lintRules} from '../../src/inspect/index.js';
import {folderOf, paylock} from './terminal.js';

const clean = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
const twoCodes = {
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A,WALLET_B']}],
};
const refused = {allowDefaultOptions: 'true', options: [{paymentMethodType: 'CARDS', enable: false}]};
const onlyDoubtful = {
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['wallet_a']}],
};
const page = {
	order_id: 'order-1',
	amount: '499.00',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'client-1',
	action: 'paymentPage',
};

test('--version prints the version of the package', async () => {
	const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
	expect(await paylock(['--version'])).toEqual({code: 0, out: `${version}\n`, err: ''});
	expect(await paylock(['-v'])).toEqual({code: 0, out: `${version}\n`, err: ''});
});

describe('help', () => {
	test('names every command, the exit codes and examples', async () => {
		const {code, out} = await paylock(['--help']);
		expect(code).toBe(0);
		for (const {name, summary} of COMMANDS) expect(out).toContain(`  ${name.padEnd(8)}  ${summary}`);
		expect(out).toMatch(/0 {2}clean\n {2}1 {2}findings.*\n {2}2 {2}a wrong call/);
		expect(await paylock(['help'])).toEqual({code, out, err: ''});
	});

	test.each(COMMANDS.map(command => [command.name, command] as const))(
		'of %s names its options and examples',
		async (name, command) => {
			const {code, out} = await paylock([name, '--help']);
			expect(code).toBe(0);
			for (const option of command.options) expect(out).toContain(`--${option.name}`);
			expect(command.examples.length).toBeGreaterThan(1);
			for (const [call] of command.examples) {
				expect(out).toContain(call);
				expect(call).toContain(`paylock ${name}`);
			}
			expect(await paylock([name, '-h'])).toMatchObject({code, out});
			expect(await paylock(['help', name])).toMatchObject({code, out});
		},
	);

	test('is what a call without a command gets, as a wrong call', async () => {
		const {code, out, err} = await paylock([]);
		expect([code, out]).toEqual([2, '']);
		expect(err).toContain('Usage');
	});
});

describe('a wrong call ends with 2 and says what to write', () => {
	test.each<[readonly string[], RegExp]>([
		[['chek'], /^paylock: chek is no command: write check\n$/],
		[['\u001b[31m'], /^paylock: \\u001b\[31m is no command: write one of check, /],
		[['check', '--jso'], /--jso is no option of this command: write --json/],
		[['check', '--off'], /--off has no value: write --off RULE/],
		[['check', '--json=yes'], /--json.* takes no value: leave it out/],
		[['check', '--off', 'no-efect', '-'], /--off: "no-efect" is no rule of lint: write no-effect/],
		[['check', '--now', 'soon', '-'], /--now: .*give a valid Date/],
		[['check', '--service-prefix', 'PREFIX_', '-'], /--service-prefix: .*without the underscore/],
		[['check', '--now', '2030-01-01', '--now', '2030-01-02', '-'], /--now is given twice/],
		[['check', 'no-such-file.json'], /no-such-file.json cannot be read: there is no such file/],
		[['check', 'no-such-*.json'], /no-such-\*.json matches no file/],
		[['check', 'src'], /src is a folder: name files, or a pattern such as src\/\*.json/],
		[['diff', '-'], /diff takes two files/],
		[['schema', 'filters'], /"filters" is no schema: write filter/],
		[['schema', 'filter', 'session'], /schema takes one name/],
		[['explain', '-', '--brand', 'BRAND_A'], /the instrument has no type: give --type/],
		[['explain', '-', '--type', 'CARDS'], /"CARDS" is no type of instrument: write CARD/],
		[['explain', '-', '--instrument', '{'], /the instrument is no JSON/],
		[['explain', '-', '--instrument', '{}', '--type', 'CASH'], /given twice/],
		[['explain', '-', '--type', 'CASH', '--supports-mandates', 'maybe'], /write yes or no/],
		[['repair', '-', '--write'], /standard input cannot be written back/],
		[['sandbox', 'file'], /sandbox takes no file/],
		[['sandbox', '--port', '70000'], /port is no port/],
		[['sandbox', '--service-prefix', 'A_'], /no service prefix/],
	])('%j', async (args, message) => {
		const stdin = JSON.stringify(args[0] === 'repair' ? {...clean, allowDefaultOptions: 'true'} : clean);
		const {code, err} = await paylock(args, {stdin});
		expect(err).toMatch(message);
		expect(code).toBe(2);
	});

	test('a terminal in place of standard input', async () => {
		const {code, err} = await paylock(['check'], {isTTY: true});
		expect(code).toBe(2);
		expect(err).toMatch(/no file is named/);
	});

	test('standard input that breaks off', async () => {
		const {code, err} = await paylock(['check'], {stdin: Object.assign(new Error('gone'), {code: 'EIO'})});
		expect([code, err]).toEqual([2, 'paylock: standard input cannot be read: EIO\n']);
	});

	test('more than inspect reads', async () => {
		const {code, err} = await paylock(['check'], {stdin: new Uint8Array(67_108_865)});
		expect([code, err]).toEqual([2, 'paylock: standard input has more than 67108864 bytes: pass less\n']);
	});

	test('what is no UTF-8', async () => {
		const {code, err} = await paylock(['check'], {stdin: Uint8Array.of(0x7b, 0xff, 0x7d)});
		expect(code).toBe(2);
		expect(err).toBe('paylock: standard input is no UTF-8 text: save it as UTF-8\n');
	});
});

describe('check', () => {
	test('shows the place and the line of the file under each finding, in the order of the file', async () => {
		const folder = folderOf({'filter.json': refused});
		const file = join(folder, 'filter.json');
		expect(await paylock(['check', file])).toEqual({
			code: 1,
			err: '',
			out: `${file}:2:25 error wrong-type
  "true" is no boolean: write true, without quotes
  2 |   "allowDefaultOptions": "true",
    |                          ^^^^^^

${file}:5:25 error unknown-value
  "CARDS" is no payment method type: write CARD
  5 |       "paymentMethodType": "CARDS",
    |                            ^^^^^^^

2 errors
`,
		});
	});

	test('adds a suggestion that the message does not hold', async () => {
		const {out} = await paylock(['check'], {stdin: JSON.stringify(twoCodes)});
		expect(out).toMatch(/\^\n {2}suggested: "WALLET_A", "WALLET_B"\n\n1 error\n$/);
	});

	test('marks a wrong key, and where something is missing its holder', async () => {
		const {out} = await paylock(['check'], {
			stdin: '{"allowDefaultOptions":true,"options":[{"paymentMethodType":"CASH"}],\n "optoins":[]}',
		});
		expect(out).toContain('standard input:1:40 error missing');
		expect(out).toContain('standard input:2:2 error unknown-key');
		expect(out).toContain('  2 |  "optoins":[]}\n    |  ^^^^^^^^^\n');
	});

	test('finds the place behind escaped keys, strings with brackets, and a byte order mark', async () => {
		const stdin = `\ufeff{"allowDefaultOptions":true,"options":[{"paymentMethodType":"WALLET","enable":false,
"\\u0070aymentMethods":["]}\\"[{", "A,B"]}]}`;
		const {out} = await paylock(['check', '--json'], {stdin});
		const places = JSON.parse(out)[0].findings.map(
			({line, column}: {line: number; column: number}) => `${line}:${column}`,
		);
		expect(places).toEqual(['2:34']);
	});

	test('cuts long lines, and shows no control character', async () => {
		const codes = Array.from({length: 2000}, (_, index) => `WALLET_${index}`);
		const paymentMethods = [...codes, 'A,B', ...codes];
		const stdin = JSON.stringify({...clean, options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods}]});
		const {out} = await paylock(['check', '--off', 'duplicate-code'], {stdin});
		expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThan(160);
		expect(out).toMatch(/ \| ….*"A,B".*…\n {4}\| +\^{5}\n/);
		for (const value of ['\u009b31m\u202e', '\u001b]0;x\u0007']) {
			const hostile = await paylock(['check'], {stdin: `{"allowDefaultOptions": "${value}"}`});
			expect(hostile.code).toBeGreaterThan(0);
			expect(hostile.out).toContain('allowDefaultOptions');
			expect([...hostile.out].filter(sign => sign !== '\n' && (sign < ' ' || sign > '~'))).toEqual([]);
		}
	});

	test('of text that is no JSON marks where it stops to be, and ends with 2', async () => {
		const {code, out} = await paylock(['check'], {stdin: '{\n\t"allowDefaultOptions": true,\n\t"options": [,]\n}'});
		expect(code).toBe(2);
		expect(out).toContain('standard input:3:14 error unreadable');
		expect(out).toContain('  3 |   "options": [,]\n    |               ^\n');
	});

	test('ends with 0 where nothing is wrong, or only worth a look', async () => {
		const folder = folderOf({'a.json': clean, 'b.json': onlyDoubtful});
		const files = ['a.json', 'b.json'].map(name => join(folder, name));
		expect(await paylock(['check', ...files.slice(0, 1)])).toEqual({code: 0, out: 'clean\n', err: ''});
		const both = await paylock(['check', ...files]);
		expect([both.code, both.out.endsWith('1 info in 2 files\n')]).toEqual([0, true]);
		expect((await paylock(['check', '--quiet', ...files])).out).toBe('clean in 2 files\n');
	});

	test('takes patterns, in folders at any depth, and names what it read', async () => {
		const folder = folderOf({'a.json': clean, 'x/b.json': twoCodes, 'x/y/c.json': clean, 'x/y/d.txt': 'no'});
		const {code, out} = await paylock(['check', '--json', join(folder, '**/*.json')]);
		expect(code).toBe(1);
		const files = JSON.parse(out).map(({file}: {file: string}) => file.slice(folder.length + 1));
		expect(files).toEqual(['a.json', 'x/b.json', 'x/y/c.json']);
		const one = await paylock(['check', join(folder, '?.json')]);
		expect(one.out).toBe('clean\n');
	});

	test('takes links for files, walks no hidden folder and no installed package, and says what it cannot read', async () => {
		const folder = folderOf({
			'a.json': clean,
			'.git/b.json': refused,
			'node_modules/p/c.json': refused,
			'x.y/d.json': clean,
		});
		symlinkSync(join(folder, 'a.json'), join(folder, 'link.json'));
		symlinkSync(folder, join(folder, 'round'));
		const {out} = await paylock(['check', '--json', join(folder, '**/*.json')]);
		const files = JSON.parse(out).map(({file}: {file: string}) => file.slice(folder.length + 1));
		expect(files).toEqual(['a.json', 'link.json', 'x.y/d.json']);
		const one = await paylock(['check', '--json', join(folder, '?.y', 'd.json')]);
		expect(JSON.parse(one.out)).toHaveLength(1);
		const none = await paylock(['check', join(folder, 'nowhere/*.json')]);
		expect([none.code, none.err]).toEqual([
			2,
			`paylock: ${join(folder, 'nowhere/*.json')} matches no file: check the pattern\n`,
		]);
	});

	test('tells a session request from a filter, and hides what is personal on its lines', async () => {
		const request = {...page, udf1: 'secret-udf', payment_filter: twoCodes, first_name: '<name of secret>'};
		const {code, out} = await paylock(['check'], {stdin: JSON.stringify(request)});
		expect(code).toBe(1);
		expect(out).toContain('two-codes-in-one-string');
		expect(out).toContain('placeholder-left-in');
		expect(out).toContain('"first_name":"*****');
		for (const secret of ['shop.test', '9000000001', 'secret']) expect(out).not.toContain(secret);
		const broken = await paylock(['check'], {stdin: JSON.stringify(request).replace('"amount"', 'amount')});
		for (const secret of ['shop.test', '9000000001', 'secret']) expect(broken.out).not.toContain(secret);
	});

	test('holds dates against the day that is named, and switches rules off', async () => {
		const request = {
			...page,
			'options.create_mandate': 'OPTIONAL',
			'mandate.max_amount': '499.00',
			'mandate.start_date': '1800000000',
			'mandate.end_date': '1900000000',
		};
		const stdin = JSON.stringify(request);
		expect((await paylock(['check', '--now', '2026-01-31'], {stdin})).code).toBe(0);
		expect((await paylock(['check', '--now', '2040-01-31'], {stdin})).code).toBe(1);
		expect((await paylock(['check', '--now', '2040-01-31', '--off', 'mandate-date-in-past'], {stdin})).code).toBe(0);
	});

	test('lists its rules', async () => {
		const {code, out} = await paylock(['check', '--rules']);
		expect(code).toBe(0);
		for (const {id, description} of lintRules) expect(out).toContain(`${id}\n        ${description}\n`);
		expect(JSON.parse((await paylock(['check', '--rules', '--json'])).out)).toHaveLength(lintRules.length);
	});

	test('is coloured on a terminal only', async () => {
		const stdin = JSON.stringify(twoCodes);
		expect((await paylock(['check'], {stdin, isColoured: true})).out).toContain('\u001b[31merror\u001b[0m');
		expect((await paylock(['check'], {stdin})).out).not.toContain('\u001b');
	});

	test('answers 20,000 nested levels and a filter of 100,000 ranges', async () => {
		expect((await paylock(['check'], {stdin: `${'['.repeat(20_000)}${']'.repeat(20_000)}`})).code).toBe(1);
		const cardBins = Array.from({length: 100_000}, (_, index) => `${400_000 + index * 2}::${400_000 + index * 2}`);
		const option = {paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBins, enable: 'false'}]};
		const {out} = await paylock(['check'], {stdin: JSON.stringify({allowDefaultOptions: true, options: [option]})});
		expect(out).toContain('error invalid-type');
	});
});

test('any text, and any bytes, are answered without a control character', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.oneof(fc.json(), fc.string({unit: 'binary'}), fc.uint8Array(), fc.constant(JSON.stringify(twoCodes))),
			fc.constantFrom('check', 'explain', 'describe', 'repair', 'code'),
			async (stdin, command) => {
				const {code, out, err} = await paylock([command], {stdin});
				expect([0, 1, 2]).toContain(code);
				expect(err).not.toContain('fault of paylock');
				const shown = [...(out + err)];
				expect(
					shown.filter(
						sign => sign !== '\n' && sign !== '\t' && (sign < ' ' || (sign >= '\u007f' && sign <= '\u009f')),
					),
				).toEqual([]);
			},
		),
		{numRuns: 300},
	);
});

describe('explain', () => {
	test('answers for one instrument, as options or as JSON', async () => {
		const stdin = JSON.stringify({
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]}],
		});
		const {code, out} = await paylock(['explain', '--type', 'CARD', '--card-type', 'CREDIT', '--bin', '411111'], {
			stdin,
		});
		expect(code).toBe(0);
		expect(out).toBe(
			'hidden       CARD, bin 411111, cardType CREDIT\n' +
				'  this card filter disables the card: it is hidden\n' +
				'  filter-hides at /options/0/cardFilters/0\n',
		);
		const json = await paylock(['explain', '--instrument', '{"type":"CARD","cardType":"DEBIT"}', '--json'], {stdin});
		expect((await paylock(['explain', '{"type":"CARD","cardType":"DEBIT"}', '--json'], {stdin})).out).toBe(json.out);
		expect(JSON.parse(json.out)).toMatchObject([{answers: [{verdict: 'shown', instrument: {type: 'CARD'}}]}]);
	});

	test('reads numbers and flags of an instrument', async () => {
		const stdin = JSON.stringify({...page, 'options.create_mandate': 'REQUIRED', ...mandateTerms});
		const args = ['explain', '--type', 'EMI', '--kind', 'noCost', '--group', 'credit', '--tenure', '6'];
		expect((await paylock([...args, '--supports-mandates', 'yes'], {stdin})).out).toMatch(/^shown /);
		expect((await paylock([...args, '--supports-mandates', 'no'], {stdin})).out).toMatch(/^hidden /);
		expect((await paylock(args, {stdin})).out).toMatch(/^undetermined /);
	});

	test('without an instrument answers for each that the filter tells apart', async () => {
		const {out} = await paylock(['explain'], {stdin: JSON.stringify(clean)});
		expect(out).toMatch(/hidden {7}CASH\n/);
		expect(out).toMatch(/shown {8}UPI\n/);
	});

	test('of input that decode refuses tells the issues as check does', async () => {
		const {code, err, out} = await paylock(['explain', '--type', 'CASH'], {stdin: JSON.stringify(refused)});
		expect([code, out]).toEqual([1, '']);
		expect(err).toContain('standard input:1:24 error invalid-type');
	});
});

const mandateTerms = {
	'mandate.max_amount': '499.00',
	'mandate.start_date': '9000000000',
	'mandate.end_date': '9900000000',
};

describe('describe', () => {
	test('tells filters in plain English, each below its name', async () => {
		const folder = folderOf({'a.json': clean, 'b.json': twoCodes});
		const {code, out} = await paylock(['describe', join(folder, '*.json')]);
		expect(code).toBe(0);
		expect(out).toMatch(/a\.json\nCustomers see every payment option/);
		expect(out).toMatch(/b\.json\nCustomers see/);
		const json = await paylock(['describe', '--json', join(folder, 'a.json')]);
		expect(JSON.parse(json.out)[0].text).toMatch(/^Customers see/);
	});

	test('as JSON tells a refusal as JSON too', async () => {
		const {code, out, err} = await paylock(['describe', '--json'], {stdin: JSON.stringify(refused)});
		expect([code, JSON.parse(out)]).toEqual([1, []]);
		expect(JSON.parse(err)[0].findings[0]).toMatchObject({pointer: '/allowDefaultOptions', line: 1, column: 24});
	});

	test('goes on after a file that is refused, and ends with 1', async () => {
		const folder = folderOf({'a.json': refused, 'b.json': clean});
		const {code, out, err} = await paylock(['describe', join(folder, 'a.json'), join(folder, 'b.json')]);
		expect(code).toBe(1);
		expect(out).toMatch(/b\.json\nCustomers/);
		expect(err).toMatch(/a\.json:2:25 error/);
	});
});

describe('diff', () => {
	test('tells what changes for customers, and ends with 1 where something does', async () => {
		const folder = folderOf({'a.json': clean, 'b.json': {allowDefaultOptions: true, options: []}, 'c.json': refused});
		const [a = '', b = '', c = ''] = ['a.json', 'b.json', 'c.json'].map(name => join(folder, name));
		const changed = await paylock(['diff', a, b]);
		expect(changed.code).toBe(1);
		expect(changed.out).toMatch(/hidden before, shown now\n.*b\.json \/allowDefaultOptions\n1 change\n$/);
		expect(JSON.parse((await paylock(['diff', a, b, '--json'])).out).changes).toHaveLength(1);
		expect(await paylock(['diff', a, '-'], {stdin: JSON.stringify(clean)})).toEqual({
			code: 0,
			out: 'nothing changes for customers\n',
			err: '',
		});
		expect((await paylock(['diff', a, c])).err).toContain(`${c}:2:25 error`);
	});
});

describe('repair', () => {
	const wrong = {...twoCodes, allowDefaultOptions: 'true'};

	test('writes the mended JSON on standard output, and the changes beside it', async () => {
		const {code, out, err} = await paylock(['repair'], {stdin: JSON.stringify(wrong)});
		expect(code).toBe(0);
		expect(JSON.parse(out)).toEqual({
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}],
		});
		expect(err).toMatch(/^standard input: 2 changes\n {2}"true" is written true at \/allowDefaultOptions\n/);
	});

	test('reports what is left, with the lines of what is mended, and ends with 1', async () => {
		const stdin = JSON.stringify({...wrong, options: [{paymentMethodType: 'CASH', enable: 'perhaps'}]});
		const {code, err} = await paylock(['repair'], {stdin});
		expect(code).toBe(1);
		expect(err).toContain('standard input (mended):6:17 error invalid-type');
	});

	test('writes back to the files, and only where something was mended', async () => {
		const folder = folderOf({'a.json': wrong, 'b.json': clean});
		const before = readFileSync(join(folder, 'b.json'), 'utf8');
		expect((await paylock(['repair', '--write', join(folder, '*.json')])).code).toBe(0);
		expect(JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8')).allowDefaultOptions).toBe(true);
		expect(readFileSync(join(folder, 'b.json'), 'utf8')).toBe(before);
		expect((await paylock(['repair', join(folder, '*.json')])).code).toBe(2);
		expect(JSON.parse((await paylock(['repair', '--json', join(folder, '*.json')])).out)).toHaveLength(2);
	});

	test('of text that is no JSON writes nothing, and ends with 2', async () => {
		const folder = folderOf({'a.json': '{"options": '});
		const {code, out, err} = await paylock(['repair', '--write', join(folder, 'a.json')]);
		expect([code, out]).toEqual([2, '']);
		expect(err).toContain('error unreadable');
		expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('{"options": ');
	});
});

describe('code and schema', () => {
	test('code writes the module, schema the JSON Schema', async () => {
		const stdin = JSON.stringify(clean);
		expect((await paylock(['code'], {stdin})).out).toMatch(/^import {filter} from 'paylock';\n/);
		expect(JSON.parse((await paylock(['code', '--json'], {stdin})).out).code).toContain(".hide('CASH')");
		expect(JSON.parse((await paylock(['schema'])).out).title).toBe('Payment filter');
		expect(JSON.parse((await paylock(['schema', 'session', '--json'])).out).title).toBe('Session request');
		expect((await paylock(['code'], {stdin: JSON.stringify(refused)})).code).toBe(1);
	});
});

test('colours follow the terminal, and what the environment says', () => {
	const terminal = {isTTY: true};
	expect(isColoured(terminal, {})).toBe(true);
	expect(isColoured({}, {})).toBe(false);
	expect(isColoured(terminal, {TERM: 'dumb'})).toBe(false);
	expect(isColoured(terminal, {NO_COLOR: ''})).toBe(true);
	expect(isColoured(terminal, {NO_COLOR: '1'})).toBe(false);
	expect(isColoured({}, {NO_COLOR: '1', FORCE_COLOR: '1'})).toBe(true);
});

describe('sandbox', () => {
	test('prints url, key and merchant id, opens sessions with them, and stops when asked', async () => {
		let stop = () => {};
		let opened = (_: {url: string; apiKey: string; merchantId: string}) => {};
		const facts = new Promise<{url: string; apiKey: string; merchantId: string}>(resolve => {
			opened = resolve;
		});
		const ended = paylock(['sandbox', '--json', '--merchant-id', 'MERCHANT_1'], {
			onStop: callback => {
				stop = callback;
			},
			onOut: text => opened(JSON.parse(text)),
		});
		const {url: baseUrl, apiKey, merchantId} = await facts;
		expect(merchantId).toBe('MERCHANT_1');
		const {order_id, amount, action: _, ...customer} = page;
		const request = session('paymentPage', {order_id, amount: '499.00', ...customer});
		const answer = await createSession(request, defineService({baseUrl, apiKey, merchantId}));
		expect(answer.status).toBe(200);
		expect(amount).toBe('499.00');
		stop();
		expect((await ended).code).toBe(0);
		await expect(fetch(baseUrl)).rejects.toThrow();
	});
});
