// The configuration file: where it is found, and what it changes.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {folderOf, inItsOwn, json, paylock} from './cli.js';
import {clean} from './filters.js';

const lowerCase = {
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['wallet_a']}],
};
const off = {severities: {'lower-case-code': 'off'}};

test.each([
	['paylock.config.json', JSON.stringify(off)],
	['paylock.config.mjs', `export default ${JSON.stringify(off)};`],
	['paylock.config.js', `module.exports = ${JSON.stringify(off)};`],
	['paylock.config.json', `// The account\n${JSON.stringify(off)}`],
	['paylock.config.mjs', `export default Promise.resolve(${JSON.stringify(off)});`],
])('%s is found upwards from the working directory: %s', async (name, text) => {
	const folder = folderOf({[name]: text, 'filter.json': lowerCase});
	const cwd = join(folder, 'a', 'b');
	mkdirSync(cwd, {recursive: true});
	expect(await paylock(['lint', '../../filter.json'], {cwd})).toEqual({code: 0, out: 'clean\n', err: ''});
});

test('--config names another file, and options on the command line take precedence', async () => {
	const cwd = folderOf({'team.json': {...off, $schema: './schemas/config.schema.json'}, 'filter.json': lowerCase});
	expect((await paylock(['lint', 'filter.json'], {cwd})).out).toContain('lower-case-code');
	const args = ['lint', 'filter.json', '--config', 'team.json'];
	expect((await paylock(args, {cwd})).out).toBe('clean\n');
	expect((await paylock([...args, '--rule', 'lower-case-code=error'], {cwd})).code).toBe(1);
});

test('codes, types and the service prefix reach lint', async () => {
	const filter = {
		allowDefaultOptions: false,
		options: [
			{paymentMethodType: 'OTC', enable: true},
			{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_B']},
		],
	};
	const cwd = folderOf({'filter.json': filter, 'paylock.config.json': {types: ['OTC'], codes: {WALLET: ['WALLET_A']}}});
	const {data} = await json(['lint', 'filter.json'], {cwd});
	const pointers = data.files[0].issues.map(({pointer}: {pointer: string}) => pointer);
	expect(pointers).toContain('/options/1/paymentMethods/0');
	expect(pointers).not.toContain('/options/0/paymentMethodType');
});

test.each([
	['paylock.config.json', '{"rules": }', /paylock\.config\.json:1:11: this is not JSON/],
	['paylock.config.json', '[]', /paylock\.config\.json: /],
	['paylock.config.json', '{"severites": {}}', /paylock\.config\.json \/severites: .*severities/],
	['paylock.config.json', '{"severities": {"no-efect": "off"}}', /\/severities\/no-efect: .*no-effect/],
	['paylock.config.json', '{"readings": {"precedence": "hide-win"}}', /\/readings\/precedence: .*hide-wins/],
	['paylock.config.json', '{"emiPlacement": "elsewhere"}', /\/emiPlacement: /],
	['paylock.config.mjs', 'export default {', /paylock\.config\.mjs cannot be loaded: /],
	['paylock.config.mjs', 'export const a = 1;', /paylock\.config\.mjs: /],
	['paylock.config.mjs', 'export default Promise.reject(new Error("no"));', /mjs cannot be loaded: .*Error: no/],
	['paylock.config.mjs', 'throw new Error("no");', /mjs cannot be loaded: .*Error: no/],
])('a wrong %s ends with 2: %s', async (name, text, message) => {
	const cwd = folderOf({[name]: text, 'filter.json': lowerCase});
	const {code, out, err} = await paylock(['lint', 'filter.json'], {cwd});
	expect(err).toMatch(message);
	expect(err).not.toContain('internal error');
	expect({code, out}).toEqual({code: 2, out: ''});
});

test('a wrong configuration is reported with every issue at once', async () => {
	const config = {severites: {}, severities: {'no-efect': 'off'}, readings: {precedence: 'x'}, types: ['OTC', 5]};
	const cwd = folderOf({'paylock.config.json': config, 'filter.json': lowerCase});
	const {code, err} = await paylock(['lint', 'filter.json'], {cwd});
	const places = ['/severites', '/severities/no-efect', '/readings/precedence', '/types/1'];
	expect(code).toBe(2);
	expect(err.trimEnd().split('\n')).toEqual(
		places.map(place => expect.stringContaining(`paylock.config.json ${place}: `)),
	);
});

test('wrong options of the command line are reported with every issue too', async () => {
	const args = ['explain', '--readings', 'precedence=x,emptyList=y', 'type=CASH'];
	const {code, err} = await paylock(args, {stdin: '{}'});
	expect(code).toBe(2);
	expect(err.trimEnd().split('\n')).toEqual([expect.stringContaining('"x"'), expect.stringContaining('"y"')]);
});

test('a configuration that does not exist exits with 2', async () => {
	const {code, err} = await paylock(['lint', '--config', 'nowhere.mjs'], {stdin: '{}'});
	expect({code, err}).toEqual({code: 2, err: 'paylock: nowhere.mjs cannot be read: there is no such file\n'});
});

test('payment method types of the account reach every command', async () => {
	const filter = {allowDefaultOptions: false, options: [{paymentMethodType: 'OTC', enable: true}]};
	const cwd = folderOf({'filter.json': filter, 'paylock.config.json': {types: ['OTC']}});
	const run = async (...args: readonly string[]) => paylock(args, {cwd});
	expect((await run('explain', 'filter.json', 'type=OTC')).out).toMatch(/^shown OTC\n/);
	expect((await run('explain', 'filter.json')).out).toMatch(/^shown +OTC\b/m);
	expect((await run('summarize', 'filter.json')).out).toBe('Customers see only OTC.\n');
	expect((await run('test', '--generate', 'filter.json', '--output', 'a.paylock.json')).code).toBe(0);
	expect(await run('test')).toMatchObject({code: 0, err: ''});
	expect((await run('diff', 'filter.json', 'filter.json')).code).toBe(0);
});

const walletFilter = {
	allowDefaultOptions: false,
	options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}],
};
const mandateSession = {
	action: 'paymentPage',
	order_id: 'order-1',
	amount: '499.00',
	customer_id: 'customer-1',
	customer_email: 'ada@shop.test',
	customer_phone: '9812345678',
	payment_page_client_id: 'client-1',
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '499.00',
	'mandate.start_date': '9900000000',
	'mandate.end_date': '9990000000',
	payment_filter: walletFilter,
};

test('repair reads the configuration: with the service prefix it writes each provider of a mandate session twice', async () => {
	const cwd = folderOf({'session.json': mandateSession});
	const repaired = (...args: readonly string[]) => json(['repair', 'session.json', ...args], {cwd});
	expect((await repaired()).data.files[0].changes).toEqual([]);
	writeFileSync(join(cwd, 'paylock.config.json'), '{"servicePrefix": "PREFIX"}');
	const {code, data} = await repaired();
	expect(code).toBe(0);
	expect(data.files[0].value.payment_filter.options[0].paymentMethods).toEqual(['WALLET_A', 'PREFIX_WALLET_A']);
	expect(data.files[0].changes).toMatchObject([{rule: 'providers-not-doubled'}]);
	const other = await repaired('--service-prefix', 'OTHER');
	expect(other.data.files[0].value.payment_filter.options[0].paymentMethods).toEqual(['WALLET_A', 'OTHER_WALLET_A']);
});

test.each([
	['lint', 'filter.json'],
	['repair', 'filter.json'],
	['explain', 'filter.json'],
	['summarize', 'filter.json'],
	['diff', 'filter.json', 'filter.json'],
	['to-code', 'filter.json'],
	['test'],
	['test', '--generate', 'filter.json'],
	['schema'],
	['sandbox'],
])('%s %s %s refuses a wrong configuration', async (...args) => {
	const suite = {input: 'filter.json', cases: []};
	const cwd = folderOf({
		'filter.json': walletFilter,
		'a.paylock.json': suite,
		'paylock.config.json': {readings: {precedense: 'hide-wins'}},
	});
	const {code, out, err} = await paylock(
		args.filter(arg => arg !== undefined),
		{cwd},
	);
	expect(err).toMatch(/paylock\.config\.json \/readings\/precedense: .*precedence/);
	expect({code, out}).toEqual({code: 2, out: ''});
});

test('a configuration with a timer does not keep the process running', async () => {
	const text = 'setInterval(() => {}, 1000); export default {};';
	const cwd = folderOf({'paylock.config.mjs': text, 'filter.json': lowerCase});
	expect((await inItsOwn(['lint', 'filter.json'], {cwd})).code).toBe(0);
});

test('the account file of the examples drives the command line', async () => {
	const cwd = folderOf({
		'paylock.config.mjs': readFileSync('examples/paylock.config.mjs', 'utf8'),
		'session.json': {...mandateSession, udf1: 'a'},
		'filter.json': {
			allowDefaultOptions: false,
			options: [
				{paymentMethodType: 'OTC', enable: true},
				{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_C']},
				{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]},
			],
		},
	});
	const {data} = await json(['lint', 'filter.json'], {cwd});
	expect(data.files[0].issues).toMatchObject([
		{rule: 'emi-not-named', severity: 'info'},
		{pointer: '/options/1/paymentMethods/0', rule: 'unknown-value'},
	]);
	expect((await paylock(['repair', 'session.json'], {cwd})).out).toContain('PREFIX_WALLET_A');
	expect((await paylock(['explain', 'filter.json', 'type=CARD,cardType=DEBIT'], {cwd})).out).toMatch(/^hidden CARD/);
	expect((await paylock(['summarize', 'filter.json'], {cwd})).out).toMatch(/^Customers see only OTC/);
});

test('of two configurations in one folder the first counts, and the other is named', async () => {
	const cwd = folderOf({'paylock.config.json': {}, 'paylock.config.mjs': 'export default {};', 'filter.json': clean});
	const {code, err} = await paylock(['lint', 'filter.json'], {cwd});
	expect(code).toBe(0);
	expect(err).toMatch(
		/^warning: paylock\.config\.mjs is not read, since .*paylock\.config\.json comes first: remove one of them\n$/,
	);
	expect((await paylock(['lint', 'filter.json', '--config', 'paylock.config.mjs'], {cwd})).err).toBe('');
});
