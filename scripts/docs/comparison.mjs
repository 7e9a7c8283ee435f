// Docs: the numbers of the page "Why paylock, and how it compares": which mistakes who finds, and what paylock costs according to the benches.
import {readFileSync} from 'node:fs';
import {Ajv2020} from 'ajv/dist/2020.js';
import {lint, lintRules, paymentFilterSchema, sessionRequestSchema} from 'paylock/inspect';
import ts from 'typescript';
import {fromSource} from './from-source.mjs';
import {compilerOptions} from './samples.mjs';

const {RULE_TEXTS} = await fromSource('inspect/lint/rules.ts');

const ROOT = new URL('../..', import.meta.url).pathname;
const SEVERITIES = ['error', 'warning', 'info'];

const isRequest = json => 'action' in json || 'customer_id' in json || 'payment_filter' in json;

/** The wrong example of each rule about JSON. */
function examples() {
	return lintRules.flatMap(({id, severity}) => {
		const {account, wrong} = RULE_TEXTS[id];
		return typeof wrong === 'object' && account === undefined ? [{id, severity, invalid: wrong}] : [];
	});
}

/** What the compiler refuses, of literals with the types of paylock. */
function refusedLiterals(all) {
	const path = `${ROOT}comparison.ts`;
	const lines = all.map(
		({invalid}) => `(${JSON.stringify(invalid)}) satisfies ${isRequest(invalid) ? 'SessionRequest' : 'PaymentFilter'};`,
	);
	const text = [`import type {PaymentFilter, SessionRequest} from 'paylock';`, ...lines].join('\n');
	const options = {...compilerOptions, types: [], noEmit: true};
	const host = ts.createCompilerHost(options);
	const {fileExists, readFile, getSourceFile} = host;
	host.fileExists = name => name === path || fileExists.call(host, name);
	host.readFile = name => (name === path ? text : readFile.call(host, name));
	host.getSourceFile = (name, target, ...rest) =>
		name === path
			? ts.createSourceFile(name, text, {
					languageVersion: ts.ScriptTarget.ES2022,
					impliedNodeFormat: ts.ModuleKind.ESNext,
				})
			: getSourceFile.call(host, name, target, ...rest);
	const program = ts.createProgram([path], options, host);
	const file = program.getSourceFile(path);
	const wrong = program.getSemanticDiagnostics(file).map(({start}) => file.getLineAndCharacterOfPosition(start).line);
	return all.map((_, index) => wrong.includes(index + 1));
}

/** A table: of the wrong examples of all lint rules, how many each check finds. */
export function mistakeTable() {
	const all = examples();
	const ajv = new Ajv2020({strict: false});
	const [filter, request] = [paymentFilterSchema, sessionRequestSchema].map(one => ajv.compile(one.toJSONSchema()));
	const literals = refusedLiterals(all);
	const checks = {
		'nothing: JSON by hand': () => false,
		'a literal with the types of paylock (`satisfies PaymentFilter`)': (_, index) => literals[index],
		'a validator with the [JSON Schema](finding-mistakes.md#json-schema) of paylock': ({invalid}) =>
			!(isRequest(invalid) ? request : filter)(invalid),
		'`lint`': ({id, invalid}) => lint(invalid).some(({rule}) => rule === id),
	};
	const of = severity => all.filter(one => one.severity === severity);
	const head = SEVERITIES.map(severity => `${severity} (${of(severity).length})`);
	const rows = Object.entries(checks).map(([name, finds]) => {
		const found = all.filter(finds);
		return `| ${name} | ${SEVERITIES.map(severity => found.filter(one => one.severity === severity).length).join(' | ')} |`;
	});
	return [`| Found by | ${head.join(' | ')} |`, '|---|--:|--:|--:|', ...rows].join('\n');
}

/** How many mistakes must not compile, according to the tests. */
export function refusedCount() {
	const count = readFileSync('test/messages/mistakes.ts', 'utf8').match(/^mistake\(/gm).length;
	return `The tests list ${count} mistakes, each of which the compiler refuses with one message.`;
}

/** The goals of the benches that matter for a decision, with what was measured. */
const GOALS = {
	'build, medium': 'Building a filter of medium size, with its checks',
	'diff, two hand-written filters': 'Comparing two hand-written filters with `diff`, exactly',
	'types, a filter': 'Type instantiations of the compiler for a call on a filter',
	'`filter` alone': 'Size of `filter` alone in a bundle',
	'the main job: `filter`, `session`, `defineService`, `createSession`':
		'Size of `filter`, `session`, `defineService` and `createSession`',
	'`lint` alone': 'Size of `lint` alone',
};

/** A table of {@link GOALS} from the results of the benches. */
export function costTable() {
	const results = readFileSync('bench/RESULTS.md', 'utf8');
	const rows = Object.entries(GOALS).map(([name, meaning]) => {
		const line = results.split('\n').find(one => one.startsWith(`| ${name} |`));
		if (line === undefined) throw new Error(`bench/RESULTS.md has no row "${name}"`);
		const [, , measured, , unit] = line.split('|').map(one => one.trim());
		return `| ${meaning} | ${measured} ${unit} |`;
	});
	return ['| What | Measured |', '|---|---|', ...rows].join('\n');
}

/** The sizes of bundles from the results of the benches, with those of others. */
export function sizeTable() {
	const [, table] =
		/^\| kB \| minified .*\n\|[-|:]+\n((?:\|.*\n)+)/m.exec(readFileSync('bench/RESULTS.md', 'utf8')) ?? [];
	if (table === undefined) throw new Error('bench/RESULTS.md has no table of bundle sizes');
	const rows = table
		.trimEnd()
		.split('\n')
		.map(line =>
			line
				.split('|')
				.slice(1, 4)
				.map(cell => cell.trim().replaceAll('**', '')),
		);
	return ['| Bundle | Minified, kB | gzip, kB |', '|---|--:|--:|', ...rows.map(row => `| ${row.join(' | ')} |`)].join(
		'\n',
	);
}
