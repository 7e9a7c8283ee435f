// `paylock test`: suites, failures and generated suites.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {folderOf, json, onTerminal, paylock} from './cli.js';
import {clean, page} from './filters.js';

const filter = {
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']},
		{paymentMethodType: 'CASH', enable: false},
	],
};
const cashHidden = {name: 'no cash', instrument: {type: 'CASH'}, expect: 'hidden'};
const walletHidden = {instrument: {type: 'WALLET', code: 'WALLET_A'}, expect: 'hidden'};
const walletShown = {...walletHidden, expect: 'shown'};

test('passes with the input as a path relative to the suite, or inline', async () => {
	const cwd = folderOf({
		'filters/filter.json': filter,
		'filters/a.paylock.json': {input: 'filter.json', cases: [cashHidden, walletHidden]},
		'b.paylock.json': {input: {...page, payment_filter: clean}, cases: [cashHidden]},
	});
	const all = {code: 0, out: '3 passed in 2 suites\n', err: ''};
	expect(await paylock(['test'], {cwd})).toEqual(all);
	expect(await paylock(['test', '**/*.paylock.json'], {cwd})).toEqual(all);
	expect((await paylock(['test', 'filters'], {cwd})).out).toBe('2 passed in 1 suite\n');
	expect((await paylock(['test', 'a.paylock.json'], {cwd: join(cwd, 'filters')})).code).toBe(0);
});

test('a failure names the case, the deciding rule, its pointer and its line', async () => {
	const cwd = folderOf({
		'filter.json': filter,
		'a.paylock.json': {input: 'filter.json', cases: [cashHidden, walletShown]},
	});
	const {code, out} = await paylock(['test'], {cwd});
	expect(code).toBe(1);
	expect(out).toMatch(
		/^failed WALLET, code WALLET_A a\.paylock\.json:11\n {2}expected shown, got hidden\n {2}.+\n {2}codes-hidden at \/options\/0, filter\.json:4\n1 passed, 1 failed in 1 suite\n$/,
	);
	expect((await onTerminal(['test'], {cwd})).out).toContain('\u001b[31mfailed');
});

test('readings of the suite settle what is undetermined', async () => {
	const input = {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}],
	};
	const cases = (verdict: string) => [{instrument: {type: 'WALLET', code: 'WALLET_B'}, expect: verdict}];
	const cwd = folderOf({
		'open.paylock.json': {input, cases: cases('undetermined')},
		'apply.paylock.json': {input, readings: {defaultsInside: 'apply'}, cases: cases('shown')},
		'ignore.paylock.json': {input, readings: {defaultsInside: 'ignore'}, cases: cases('hidden')},
	});
	expect((await paylock(['test'], {cwd})).out).toBe('3 passed in 3 suites\n');
});

test.each([
	['{', /a\.paylock\.json:1:2: this is not JSON/],
	['[]', /a\.paylock\.json:1:1: a list is not a suite/],
	['{"inputs": "filter.json", "cases": []}', /a\.paylock\.json:1:\d+: "inputs" is not a key of a suite: write "?input/],
	['{"input": "filter.json"}', /cases is missing: write a list/],
	['{"cases": []}', /input is missing/],
	['{"input": "nowhere.json", "cases": []}', /nowhere\.json cannot be read: there is no such file/],
	['{"input": [], "cases": []}', /1:11: a list is neither a path nor a filter/],
	['{"input": {}, "readings": [], "cases": []}', /1:27: a list is not a set of readings/],
	[
		'{"input": {"allowDefaultOptions": true, "options": []}, "readings": {"precedense": "x"}, "cases": []}',
		/precedense.*precedence/,
	],
	[
		'{\n"input": "filter.json",\n"readings": {"precedence": "hide-win"},\n"cases": []}',
		/a\.paylock\.json:3:\d+: "hide-win" is not a choice of precedence: write "hide-wins"/,
	],
	[
		'{"input": {}, "cases": [{"instrument": {"type": "CASH"}, "expected": "shown"}]}',
		/a\.paylock\.json:1:\d+: "expected" is not a key of a case: write "?expect/,
	],
	[
		'{"input": {"options": []}, "cases": [\n{"instrument": {"type": "CASH"}, "expect": "visible"}]}',
		/a\.paylock\.json:2:\d+: "visible" is not a verdict/,
	],
	['{"input": {"options": []}, "cases": [\n{"expect": "shown"}]}', /a\.paylock\.json:2:1: instrument is missing/],
	[
		'{"input": {"allowDefaultOptions": true, "options": []}, "cases": [\n{"instrument": {"type": "CARDS"}, "expect": "shown"}]}',
		/a\.paylock\.json:2:\d+: .*CARDS/,
	],
])('a wrong suite ends with 2: %s', async (text, message) => {
	const cwd = folderOf({'a.paylock.json': text, 'filter.json': filter});
	const {code, out, err} = await paylock(['test'], {cwd});
	expect(err).toMatch(message);
	expect(err).not.toContain('internal error');
	expect({code, out}).toEqual({code: 2, out: ''});
});

describe('--generate', () => {
	test('writes a complete suite that passes', async () => {
		const cwd = folderOf({'filters/filter.json': filter});
		const {code, out} = await paylock(
			['test', '--generate', 'filters/filter.json', '--output', 'filters/filter.paylock.json'],
			{cwd},
		);
		expect({code, out}).toEqual({code: 0, out: ''});
		const suite = JSON.parse(readFileSync(join(cwd, 'filters/filter.paylock.json'), 'utf8'));
		expect(suite.input).toBe('filter.json');
		const ran = await paylock(['test'], {cwd});
		expect(ran).toMatchObject({code: 0});
		expect(ran.out).toContain(`${suite.cases.length} passed in 1 suite\n`);
	});

	test('prints it without --output, with the JSON of standard input inside', async () => {
		const cwd = folderOf({'filter.json': filter});
		expect(JSON.parse((await paylock(['test', '--generate', 'filter.json'], {cwd})).out).input).toBe('filter.json');
		const {out} = await paylock(['test', '--generate', '-'], {cwd, stdin: JSON.stringify(filter)});
		expect(JSON.parse(out).input).toEqual(filter);
		expect((await paylock(['test', '-'], {cwd, stdin: out})).code).toBe(0);
	});

	test('of what is not a filter exits with 1 or 2', async () => {
		const cwd = folderOf({'list.json': [], 'broken.json': ''});
		expect((await paylock(['test', '--generate', 'list.json'], {cwd})).code).toBe(1);
		expect((await paylock(['test', '--generate', 'broken.json'], {cwd})).code).toBe(2);
		expect((await paylock(['test', 'list.json', '--generate', 'list.json'], {cwd})).code).toBe(2);
	});
});

test('--format json has a version, suites and cases', async () => {
	const cwd = folderOf({'filter.json': filter, 'a.paylock.json': {input: 'filter.json', cases: [walletShown]}});
	const {code, data} = await json(['test'], {cwd});
	expect(code).toBe(1);
	expect(data).toMatchObject({
		version: 1,
		suites: [
			{
				file: 'a.paylock.json',
				input: 'filter.json',
				cases: [{...walletShown, verdict: 'hidden', passed: false, because: [{rule: 'codes-hidden'}]}],
			},
		],
	});
});

test('a wrong suite is reported with every issue at once', async () => {
	const wrong = [
		{instrument: {type: 'CARD', cardTyp: 'CREDIT'}, expect: 'shown'},
		{instrument: {type: 'CARD', tenure: 3}, expect: 'hiden'},
		{instrument: {type: 'WALLET'}, expect: 'shown', nam: 'wallets'},
	];
	const cwd = folderOf({
		'a.paylock.json': `{"input": 5,\n"cases": [\n${wrong.map(one => JSON.stringify(one)).join(',\n')}]}`,
	});
	const {code, err} = await paylock(['test'], {cwd});
	expect(code).toBe(2);
	expect(err.trimEnd().split('\n')).toEqual([
		'paylock: a.paylock.json:1:11: 5 is neither a path nor a filter: write the path of a filter, or the filter itself',
		'a.paylock.json:3:40: "cardTyp" is not an attribute of an instrument: write "cardType"',
		'a.paylock.json:4:51: "hiden" is not a verdict: write "hidden"',
		'a.paylock.json:5:56: "nam" is not a key of a case: write "name"',
	]);
});

test('an attribute that the type of an instrument lacks is named for each case', async () => {
	const cases = [{type: 'CARD', tenure: 3}, {type: 'OTC', bin: '411111'}, {type: 'OTC'}, {type: 'OCT'}].map(
		instrument => ({instrument, expect: 'shown'}),
	);
	const cwd = folderOf({'a.paylock.json': {input: filter, cases}, 'paylock.config.json': {types: ['OTC']}});
	const {code, err} = await paylock(['test'], {cwd});
	expect(code).toBe(2);
	expect(err.trimEnd().split('\n')).toEqual([
		expect.stringContaining('"tenure" is not an attribute of an instrument of type CARD'),
		expect.stringContaining('"bin" is not an attribute of an instrument of type OTC'),
		expect.stringContaining('"OCT" is not a type of instrument: write "OTC"'),
	]);
});

test('--generate of a filter with 130,000 codes says that it is too large', async () => {
	const paymentMethods = Array.from({length: 130_000}, (_, index) => `WALLET_${index}`);
	const options = [{paymentMethodType: 'WALLET', enable: false, paymentMethods}];
	const cwd = folderOf({'filter.json': {allowDefaultOptions: true, options}});
	const {code, err} = await paylock(['test', '--generate', 'filter.json'], {cwd});
	expect(err).toMatch(/^filter\.json:1:1 error too-large/);
	expect(code).toBe(1);
});
