// `paylock explain`, `summarize`, `diff` and `to-code`: what a filter means, and the same as code.
import {expect, describe as group, test} from 'vitest';
import {folderOf, json, onTerminal, paylock} from './cli.js';
import {clean, page} from './filters.js';

const wallets = {
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']},
		{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]},
	],
};
/** Undetermined without the reading `defaultsInside`. */
const open = {
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}],
};

group('explain', () => {
	test('prints the verdict, the rule, its pointer and its line', async () => {
		const cwd = folderOf({'filter.json': wallets});
		const {code, out} = await paylock(['explain', 'filter.json', 'type=WALLET,code=WALLET_A'], {cwd});
		expect(code).toBe(0);
		expect(out).toMatch(/^hidden WALLET, code WALLET_A\n {2}.+\n {2}codes-hidden at \/options\/0, line 4\n$/);
	});

	test.each([
		[
			'type=CARD,cardType=CREDIT,brand=B,bank=K,subType=S,bin=411111',
			{type: 'CARD', cardType: 'CREDIT', brand: 'B', bank: 'K', subType: 'S', bin: '411111'},
		],
		['type=UPI, handle=@bank', {type: 'UPI', handle: '@bank'}],
		['type=UPI,app=APP_A,supportsMandates=true', {type: 'UPI', app: 'APP_A', supportsMandates: true}],
		[
			'type=EMI,kind=noCost,group=cardless,paymentMethodType=WALLET,paymentMethod=P=Q,issuer=I,tenure=6',
			{
				type: 'EMI',
				kind: 'noCost',
				group: 'cardless',
				paymentMethodType: 'WALLET',
				paymentMethod: 'P=Q',
				issuer: 'I',
				tenure: 6,
			},
		],
		['{"type":"CASH"}', {type: 'CASH'}],
	])('reads an instrument with any of its fields: %s', async (text, instrument) => {
		const {code, data} = await json(['explain', '-', text], {stdin: JSON.stringify(clean)});
		expect(code).toBe(0);
		expect(data.files[0].explanations[0].instrument).toEqual(instrument);
		expect(data).toMatchObject({version: 1, files: [{file: 'standard input'}]});
	});

	test('without an instrument prints a table', async () => {
		const cwd = folderOf({'filter.json': wallets});
		const {code, out} = await paylock(['explain', 'filter.json'], {cwd});
		expect(code).toBe(0);
		const [header, ...rows] = out.trimEnd().split('\n');
		expect(header).toMatch(/^VERDICT +INSTRUMENTS +RULE +LINE +POINTER$/);
		expect(
			rows.filter(row => /^hidden +wallet .*\bWALLET_A\b.* codes-hidden +4 +\/options\/0$/.test(row)),
		).toHaveLength(1);
		expect(rows.some(row => row.startsWith('shown  '))).toBe(true);
		expect((await onTerminal(['explain', 'filter.json'], {cwd})).out).toContain('\u001b[31mhidden');
	});

	test('takes readings from an option, a file and the configuration', async () => {
		const cwd = folderOf({
			'filter.json': open,
			'readings.json': {version: 1, readings: {defaultsInside: 'ignore'}},
			'with/paylock.config.json': {readings: {defaultsInside: 'apply'}},
		});
		const verdict = async (...more: readonly string[]) =>
			(await json(['explain', 'filter.json', 'type=WALLET,code=WALLET_B', ...more], {cwd})).data.files[0]
				.explanations[0].verdict;
		expect(await verdict()).toBe('undetermined');
		expect(await verdict('--readings', 'defaultsInside=apply')).toBe('shown');
		expect(await verdict('--readings', 'readings.json')).toBe('hidden');
		expect(await verdict('--config', 'with/paylock.config.json')).toBe('shown');
		const {out} = await paylock(['explain', 'filter.json', 'type=WALLET,code=WALLET_B'], {cwd});
		expect(out).toContain('reading defaultsInside');
		expect(out).toMatch(/\n {2}to settle defaultsInside: https:.*\/guides\/readings\.html#defaultsinside\n$/);
	});

	test('names each file, and reports what is not a filter on standard error', async () => {
		const cwd = folderOf({'a.json': clean, 'b.json': [], 'c.json': ''});
		const {code, out, err} = await paylock(['explain', 'a.json', 'b.json', 'type=CASH'], {cwd});
		expect(code).toBe(1);
		expect(out).toMatch(/^a\.json\nhidden CASH\n/);
		expect(err).toMatch(/^b\.json:1:1 error /);
		expect((await paylock(['explain', 'c.json', 'type=CASH'], {cwd})).code).toBe(2);
	});
});

group('summarize', () => {
	test('prints plain English', async () => {
		const cwd = folderOf({'a.json': clean, 'b.json': {...page, payment_filter: wallets}});
		const {code, out} = await paylock(['summarize', 'a.json', 'b.json'], {cwd});
		expect(code).toBe(0);
		expect(out).toMatch(/^a\.json\nCustomers see .*\n- Hidden: cash on delivery\nb\.json\nCustomers see /);
		const {data} = await json(['summarize', 'a.json'], {cwd});
		expect(data).toEqual({version: 1, files: [{file: 'a.json', text: expect.stringContaining('cash on delivery')}]});
	});

	test('of text that is not JSON exits with 2', async () => {
		const {code, out, err} = await paylock(['summarize'], {stdin: 'yes'});
		expect({code, out}).toEqual({code: 2, out: ''});
		expect(err).toMatch(/^standard input:1:1 error unreadable\n/);
		const other = await paylock(['summarize', '--format', 'json'], {stdin: '[]'});
		expect(JSON.parse(other.err)).toMatchObject({version: 1, files: [{file: 'standard input', issues: [{}]}]});
	});
});

group('diff', () => {
	const none = {allowDefaultOptions: true, options: []};
	const both = {
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'CASH', enable: false},
			{paymentMethodType: 'NB', enable: false},
		],
	};
	const files = {
		'none.json': none,
		'cash.json': clean,
		'both.json': both,
		'same.json': {...clean},
		'wallets.json': wallets,
	};

	test.each([
		['cash.json', 'same.json', 'equal', {equal: 0, 'shows-less': 0, 'shows-more': 0}],
		['cash.json', 'both.json', 'shows-less', {equal: 1, 'shows-less': 0, 'shows-more': 1}],
		['both.json', 'cash.json', 'shows-more', {equal: 1, 'shows-less': 1, 'shows-more': 0}],
		['cash.json', 'wallets.json', 'incomparable', {equal: 1, 'shows-less': 1, 'shows-more': 1}],
	])('%s against %s is %s', async (before, after, relation, codes) => {
		const cwd = folderOf(files);
		expect((await paylock(['diff', before, after], {cwd})).code).toBe(codes.equal);
		for (const [allowed, code] of Object.entries(codes)) {
			const answer = await json(['diff', before, after, '--allow', allowed], {cwd});
			expect(answer.code).toBe(code);
			expect(answer.data).toMatchObject({version: 1, relation, isAllowed: code === 0});
		}
	});

	test('prints each change with its place and a witness, from standard input too', async () => {
		const cwd = folderOf(files);
		const {code, out} = await paylock(['diff', '-', 'both.json'], {cwd, stdin: JSON.stringify(clean)});
		expect(code).toBe(1);
		expect(out).toMatch(
			/^Net banking.*\n {2}both\.json \/options\/1\nthe second filter shows less: 1 change \(allowed: equal\)\n$/,
		);
		expect((await paylock(['diff', '-', 'cash.json'], {cwd, stdin: JSON.stringify(clean)})).out).toBe(
			'nothing changes for customers\n',
		);
	});

	test('reports which file is not a filter', async () => {
		const cwd = folderOf({...files, 'list.json': [], 'broken.json': ''});
		const {code, err} = await paylock(['diff', 'cash.json', 'list.json'], {cwd});
		expect({code, first: err.split(':')[0]}).toEqual({code: 1, first: 'list.json'});
		expect((await paylock(['diff', 'broken.json', 'cash.json'], {cwd})).code).toBe(2);
		expect((await paylock(['diff', 'c*.json', '[bn]*.json'], {cwd})).code).toBe(2);
	});
});

group('to-code', () => {
	test('prints a module', async () => {
		const {code, out, err} = await paylock(['to-code'], {stdin: JSON.stringify(clean)});
		expect({code, err}).toEqual({code: 0, err: ''});
		expect(out).toContain("import {filter} from 'paylock';");
		expect(out).toContain('export const paymentFilter = ');
		const {data} = await json(['to-code'], {stdin: JSON.stringify(clean)});
		expect(data).toEqual({version: 1, file: 'standard input', code: out});
	});

	test('of a session also exports the request, and --exact keeps the JSON', async () => {
		const session = await paylock(['to-code'], {stdin: JSON.stringify({...page, payment_filter: clean})});
		expect(session.out).toContain('}: Order) =>');
		const ignored = {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CASH', enable: false, cardFilters: [{cardTypes: ['DEBIT'], enable: true}]}],
		};
		const exact = await paylock(['to-code', '--exact'], {stdin: JSON.stringify(ignored)});
		expect(exact.out).toContain('cardFilters');
	});

	test('of what is not a filter exits with 1, of two files with 2', async () => {
		expect((await paylock(['to-code'], {stdin: '[]'})).code).toBe(1);
		const cwd = folderOf({'a.json': clean, 'b.json': clean});
		expect((await paylock(['to-code', 'a.json', 'b.json'], {cwd})).code).toBe(2);
	});
});
