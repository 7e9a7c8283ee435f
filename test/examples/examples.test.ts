// README, guides and doc comments: every sample compiles and produces the result it shows.
import {readFileSync} from 'node:fs';
import * as core from 'paylock';
import * as inspect from 'paylock/inspect';
import * as sandbox from 'paylock/sandbox';
import {afterEach, describe, expect, test} from 'vitest';
import {run} from '../../src/cli/run.js';
import {problemsOf} from './compile.js';
import {type Modules, results, showsResult} from './run.js';
import {allSamples, root} from './samples.js';

/** Sandboxes that a reader would stop with Ctrl+C. */
const started: sandbox.RunningSandbox[] = [];
const startSandbox: typeof sandbox.startSandbox = async options => {
	const running = await sandbox.startSandbox(options);
	started.push(running);
	return running;
};
const modules: Modules = {
	paylock: core,
	'paylock/inspect': inspect,
	'paylock/sandbox': {...sandbox, startSandbox},
	// @ts-expect-error: the example is plain JavaScript
	'./paylock.config.mjs': await import('../../examples/paylock.config.mjs'),
};
afterEach(async () => {
	for (const one of started.splice(0)) await one.close();
});

const samples = allSamples();
const programs = samples.filter(({language}) => language === 'ts' || language === 'js');

test('there are samples', () => {
	expect(programs.length).toBeGreaterThan(20);
});

test('the dates of mandates are far ahead, so that lint accepts the samples', () => {
	// The pages of rules show what is wrong.
	const ofGuides = samples.filter(({place}) => !place.startsWith('docs/rules/'));
	const dates = ofGuides.flatMap(({place, code}) =>
		[...code.matchAll(/(?:Date\(|_date": )['"](\d{10})['"]/g)].map(([, digits]) => ({place, seconds: Number(digits)})),
	);
	expect(dates.length).toBeGreaterThan(5);
	expect(dates.filter(({seconds}) => seconds < 2_000_000_000)).toEqual([]);
});

test('every sample compiles, except for lines marked as errors', {timeout: 120_000}, () => {
	expect(problemsOf(programs)).toEqual([]);
});

describe('every sample produces the result it shows', () => {
	test.each(programs.filter(showsResult).map(sample => [sample.place, sample] as const))('%s', async (_, sample) => {
		const all = await results(sample, modules);
		expect(all.map(({given}) => given)).toEqual(all.map(({expected}) => expected));
	});
});

test('no recipe shows a filter with lint errors or warnings', () => {
	const recipes = samples.filter(
		({place, json}) => /^docs\/(recipes|questions|mandates|emi|composing)/.test(place) && json,
	);
	const filters = recipes.map(({place, json = ''}) => ({place, json: JSON.parse(json)}));
	const shown = filters.filter(({json}) => 'allowDefaultOptions' in json);
	expect(shown.length).toBeGreaterThan(10);
	const found = shown.flatMap(({place, json}) =>
		inspect
			.lint(json, {servicePrefix: 'PREFIX'})
			.filter(({severity}) => severity !== 'info')
			.map(({rule, message}) => `${place}: ${rule}: ${message}`),
	);
	expect(found).toEqual([]);
});

test('the EMI recipe leaves nothing open, as its text promises', () => {
	const recipe = samples.find(
		({place, json}) => place.startsWith('docs/recipes') && json?.includes('noCostEmi": {\n\t\t\t"enable": true'),
	);
	expect(inspect.summarize(recipe?.json)).not.toContain('uncertain');
	const verdicts = inspect.instrumentClasses(recipe?.json).map(({verdict}) => verdict);
	expect(verdicts).toContain('shown');
	expect(verdicts).not.toContain('undetermined');
});

test('every JSON block parses', () => {
	const broken = samples.filter(({language, code}) => language === 'json' && !isJson(code));
	expect(broken.map(({place}) => place)).toEqual([]);
});

test('every command in the docs exists', async () => {
	const {scripts} = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
	const named = samples
		.filter(({language}) => language === 'sh')
		.flatMap(({place, code}) => [...code.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => ({place, name})))
		.filter(({name}) => !['ci', 'install', 'i', 'init', 'pack', 'pkg'].includes(name ?? ''));
	const inline = ['README.md', 'CONTRIBUTING.md'].flatMap(place =>
		[...readFileSync(root + place, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => ({place, name})),
	);
	expect(inline.length).toBeGreaterThan(10);
	expect([...named, ...inline].filter(({name = ''}) => !(name in scripts))).toEqual([]);
	const asked = samples
		.filter(({language}) => language === 'sh')
		.flatMap(({place, code}) => [...code.matchAll(/npx paylock (.+)/g)].map(([, line = '']) => ({place, line})));
	expect(asked.length).toBeGreaterThan(0);
	for (const {place, line} of asked) {
		const printed: string[] = [];
		const print = (text: string) => void printed.push(text);
		const terminal = {out: print, err: print, width: 80, outIsColored: false, errIsColored: false};
		// Options are read before the help is printed; nothing else of the terminal is used.
		const code = await run([...line.split(' '), '--help'], terminal as never);
		expect({place, code, printed: printed.join('')}).toMatchObject({place, code: 0});
	}
});

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
