// What a call costs the compiler, in instantiations, which repeat exactly; compared with well-known type-level libraries.

import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {median, rounded, table} from '../measure.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compilers = {5.9: 'typescript-5.9', '7.0': 'typescript-7'};
const times = (count, make, between) => Array.from({length: count}, (_, index) => make(index)).join(between);
/** Ten fields with names of their own, so that the cost is per field and the compiler has not seen the object before. */
const fields = (index, make) => times(10, at => `field${index}_${at}: ${make(at)}`, ', ');

const database = tables =>
	`import type {Kysely} from 'kysely'; declare const db: Kysely<{${times(tables, index => `shop${index}: {a${index}: string; b: number; c: boolean; d: string}`, '; ')}; order: {b: number; e: number}}>;`;
const KYSELY = database(201);

const FILTER = '**paylock**, a filter of 7 calls';
const QUERY = 'kysely, a query of 7 calls, 4 of them `where`';

/** Each program: a head, then many variants of one statement, and the number of calls in that statement. */
const programs = [
	{
		name: FILTER,
		figure: 'types, a filter',
		calls: 7,
		head: `import {filter} from 'paylock';`,
		statement: index =>
			`filter().allowDefaults(true).hide('WALLET', ['W${index}']).hide('NB', ['NB_${index}']).cards(c => c.hideTypes('CREDIT')).hide('CASH').build()`,
	},
	{
		name: '**paylock**, `when` with a call inside',
		figure: 'types, `when` with a list',
		calls: 2,
		head: `import {filter} from 'paylock'; declare const is: boolean; const lock = filter().allowDefaults(true);`,
		statement: index => `lock.when(is, l => l.hide('WALLET', ['W${index}']))`,
	},
	{
		name: '**paylock**, an EMI plan of 4 calls',
		figure: 'types, an EMI plan',
		calls: 4,
		head: `import {emi} from 'paylock';`,
		statement: index =>
			`emi().show('noCost', g => g.show('credit', p => p.show({issuers: {only: ['PREFIX_${index}']}, tenures: {only: ['3::6']}})))`,
	},
	{
		name: '**paylock**, a session of 3 calls',
		figure: 'types, a session',
		calls: 3,
		head: `import {filter, session} from 'paylock'; const lock = filter().allowDefaults(true).hide('CASH');`,
		statement: index =>
			`session('paymentPage', {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k', order_id: 'o${index}', amount: '${index}.00'}).paymentFilter(lock).details({description: 'x'})`,
	},
	{
		name: 'zod, a field of an object of 10',
		calls: 10,
		head: `import {z} from 'zod';`,
		statement: index =>
			`z.object({${fields(index, at => (at % 2 === 0 ? 'z.string()' : `z.literal('${index}').optional()`))}}).parse(0)`,
	},
	{
		name: 'valibot, a field of an object of 10',
		calls: 10,
		head: `import * as v from 'valibot';`,
		statement: index =>
			`v.parse(v.object({${fields(index, at => (at % 2 === 0 ? 'v.string()' : `v.optional(v.literal('${index}'))`))}}), 0)`,
	},
	{
		name: 'arktype, a field of an object of 10',
		calls: 10,
		head: `import {type} from 'arktype';`,
		statement: index => `type({${fields(index, at => (at % 2 === 0 ? `'string'` : `"'${index}' | undefined"`))}})(0)`,
	},
	{
		name: 'ts-pattern, `with` in an exhaustive match of 4',
		calls: 4,
		head: `import {match} from 'ts-pattern';`,
		statement: index =>
			`match({} as {type: 'CARD'; brand: '${index}'} | {type: 'UPI'; handle: string} | {type: 'NB'; code: string} | {type: 'CASH'}).with({type: 'CARD'}, c => c.brand).with({type: 'UPI'}, u => u.handle).with({type: 'NB'}, n => n.code).with({type: 'CASH'}, () => '').exhaustive()`,
	},
	{
		name: QUERY,
		calls: 7,
		head: KYSELY,
		statement: index =>
			`db.selectFrom('shop${index}').selectAll().where('a${index}', '=', 'x').where('b', '>', 1).where('c', '=', true).where('d', 'in', ['y']).compile()`,
	},
	{
		name: 'kysely, a mixed query of 7 calls',
		calls: 7,
		head: KYSELY,
		statement: index =>
			`db.selectFrom('shop${index}').innerJoin('order', 'order.b', 'shop${index}.b').select(['shop${index}.a${index}', 'order.e as total']).where('shop${index}.c', '=', true).groupBy('a${index}').orderBy('total').compile()`,
	},
];
const REPEATED = 200;
const programOf = ({head, statement}, count) =>
	`${head}\n${times(count, at => `export const made${at} = ${statement(at)};`, '\n')}\nexport {};`;

/** How many instantiations a compiler counts; refuses a program that does not compile, which would count too little. */
function instantiations(compiler, folder, text) {
	return Number(/^Instantiations:\s+(\d+)/m.exec(compiled(compiler, folder, text))[1]);
}

/** The check time of a list of 4,000 codes with one wrong code, relative to the same list without: the compiler must not read it twice. */
function oneWrong(folder) {
	const codes = times(4000, at => `'NB_${at}'`, ', ');
	const program = (list, mark) =>
		`import {filter} from 'paylock';\n${mark}\nexport const made = filter().allowDefaults(true).hide('NB', [${list}]);`;
	const wrong = program(codes.replace("'NB_2000'", "'BANK_2000'"), '// @ts-expect-error');
	return timesAsLong(folder, wrong, program(codes, ''));
}

/** The check time of a program with some filters, relative to one with as many queries of kysely over a table each. */
function overKysely(folder, count) {
	const [filters, queries] = [FILTER, QUERY].map(name => programs.find(program => program.name === name));
	return timesAsLong(folder, programOf(filters, count), programOf({...queries, head: database(count)}, count));
}

/** How many times as long the first program takes to check, in rounds of both. */
function timesAsLong(folder, text, other) {
	const checkTime = text => Number(/^Check time:\s+([\d.]+)s/m.exec(compiled(compilers['5.9'], folder, text))[1]);
	return median(Array.from({length: 5}, () => checkTime(text) / checkTime(other)));
}

/** What a compiler prints about a program. */
function compiled(compiler, folder, text) {
	writeFileSync(join(folder, 'program.mts'), text);
	const tsc = join(root, 'node_modules', compiler, 'bin', 'tsc');
	const flags = ['--noEmit', '--strict', '--skipLibCheck', '--extendedDiagnostics', '--pretty', 'false'];
	const how = ['--target', 'es2022', '--module', 'nodenext', '--types', 'node', 'program.mts'];
	return execFileSync(process.execPath, [tsc, ...flags, ...how], {cwd: folder, encoding: 'utf8'});
}

/** A folder in which programs find paylock and these peers. */
function makeFolder(peers) {
	const folder = mkdtempSync(join(tmpdir(), 'paylock-types-'));
	const modules = join(folder, 'node_modules');
	mkdirSync(modules);
	symlinkSync(root, join(modules, 'paylock'));
	symlinkSync(join(root, 'node_modules/@types'), join(modules, '@types'));
	for (const peer of peers) symlinkSync(join(root, 'bench/node_modules', peer), join(modules, peer));
	return folder;
}

/** Instantiations per call. */
function perCall(compiler, folder, {head, statement, calls}) {
	const [once, often] = [1, REPEATED + 1].map(count =>
		instantiations(compiler, folder, programOf({head, statement}, count)),
	);
	return {each: (often - once) / REPEATED / calls, once};
}

/** The figures that `--check` compares, which repeat exactly. */
export async function check() {
	const folder = makeFolder([]);
	try {
		const own = programs.filter(({figure}) => figure !== undefined);
		return Object.fromEntries(own.map(one => [one.figure, perCall(compilers['7.0'], folder, one).each]));
	} finally {
		rmSync(folder, {recursive: true});
	}
}

export async function run() {
	const folder = makeFolder(['zod', 'valibot', 'arktype', 'ts-pattern', 'kysely']);
	try {
		const empty = Object.values(compilers).map(compiler => instantiations(compiler, folder, 'export {};'));
		const figures = {};
		const rows = programs.map(({name, figure, ...program}) => {
			const cells = Object.values(compilers).map((compiler, index) => {
				const {each, once} = perCall(compiler, folder, program);
				return [each, once - empty[index]];
			});
			if (figure !== undefined) figures[figure] = Math.max(...cells.map(([each]) => each));
			return [
				name,
				...cells.map(([each]) => rounded(each)),
				...cells.map(([, first]) => first.toLocaleString('en-US')),
			];
		});
		const versions = Object.keys(compilers);
		const markdown = [
			table(
				['instantiations', ...versions.map(v => `per call, ${v}`), ...versions.map(v => `import and first use, ${v}`)],
				rows,
			),
			`A call: one statement against ${REPEATED + 1} like it, divided by the calls in each. Counts repeat exactly; times do not.`,
		].join('\n\n');
		figures['types, 4,000 codes with one wrong'] = oneWrong(folder);
		for (const count of [1, 100, 500]) figures[`types, check time of ${count}`] = overKysely(folder, count);
		return {title: 'What a call costs the compiler', markdown, figures};
	} finally {
		rmSync(folder, {recursive: true});
	}
}
