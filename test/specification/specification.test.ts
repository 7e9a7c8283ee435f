// Every statement of the specification, as a row: builders, types, decode, lint, explain and describe follow it.
import * as paylock from 'paylock';
import {describe, expect, test} from 'vitest';
import {
	decode,
	decodeSession,
	explain,
	lint,
	paymentFilterSchema,
	sessionRequestSchema,
	summarize,
} from '../../src/inspect/index.js';
import {diagnose, programOf, root} from '../messages/compiler.js';
import {emiRows} from './emi-rows.js';
import {filterRows} from './filter-rows.js';
import {prelude, type Row} from './row.js';
import {sessionRows} from './session-rows.js';

const rows = [...sessionRows, ...filterRows, ...emiRows];
const now = new Date('2026-01-01');
const isRequest = (json: object) => 'customer_id' in json || 'action' in json || 'order_id' in json;
const read = (json: object, account: Row['account'] = {}) =>
	isRequest(json) ? decodeSession(json, account) : decode(json, account);
const placed = ({rule, pointer}: {readonly rule: string; readonly pointer: string}) => `${rule} ${pointer}`;

/** A test, where the row has something to check. */
const check = (isGiven: boolean, name: string, run: () => void) => {
	if (isGiven) test(name, run);
};

test('each row has its own statement', () => {
	expect(new Set(rows.map(({says}) => says)).size).toBe(rows.length);
});

describe.each(rows)('$says', ({account = {}, calls = [], json, lint: issues = [], ...row}) => {
	check(calls.length > 0, 'builders write it', () => {
		for (const call of calls) expect(JSON.parse(JSON.stringify(call().build()))).toEqual(json);
	});
	check(json !== undefined, 'decode, lint and the schemas read it', () => {
		const input = json ?? {};
		const found = lint(input, {...account, now, severities: {'order-id-format': 'off'}});
		// Whether EMI that the filter does not mention is hidden stays open in many rows.
		const listed = found.map(issue => `${issue.severity} ${placed(issue)}`);
		const isUnmentioned = (issue: string) => /^info emi-(?:not-named|with-cards-hidden) /.test(issue);
		expect(listed.filter(issue => issues.includes(issue) || !isUnmentioned(issue))).toEqual(issues);
		const schema = isRequest(input) ? sessionRequestSchema : paymentFilterSchema;
		const isRead = read(input, account).ok;
		expect(schema['~standard'].validate(input)).toHaveProperty(isRead ? 'value' : 'issues');
		if (!issues.some(issue => issue.startsWith('error'))) expect(isRead).toBe(true);
	});
	check(json !== undefined, 'explain decides as it says', () => {
		const verdicts = {shown: row.shows, hidden: row.hides, undetermined: row.leavesOpen};
		for (const [verdict, instruments = []] of Object.entries(verdicts))
			for (const instrument of instruments)
				expect({instrument, ...explain(json, instrument, account)}).toMatchObject({instrument, verdict});
	});
	check(row.describes !== undefined, 'describe says it', () => {
		for (const part of row.describes ?? []) expect(summarize(json, account)).toContain(part);
	});
	check(row.refusedJson !== undefined, 'what contradicts it is refused where it stands', () => {
		for (const [wrong, issue] of row.refusedJson ?? []) {
			expect({wrong, issues: lint(wrong, account).map(one => `${one.severity} ${placed(one)}`)}).toMatchObject({
				issues: expect.arrayContaining([`error ${issue}`]),
			});
			expect({wrong, ok: read(wrong, account).ok}).toMatchObject({ok: false});
		}
	});
});

/** Lines of TypeScript, each of which compiles or does not. */
interface Line {
	readonly code: string;
	readonly isRefused: boolean;
}

const imports = `import {toAmount, emi, filter, mandate, session, type PaymentFilter, type SessionRequest} from 'paylock';`;
const literal = (json: object, isRefused: boolean): Line => ({
	code: `(${JSON.stringify(json)}) satisfies ${isRequest(json) ? 'SessionRequest' : 'PaymentFilter'};`,
	isRefused,
});
const refusedCalls = [...new Set(rows.flatMap(row => row.refusedCalls ?? []))];

test('the compiler accepts what follows a statement, and refuses what contradicts one', () => {
	const lines = [
		...refusedCalls.map(code => ({code: `(${code});`, isRefused: true})),
		...rows.flatMap(({json, lint: issues = [], refusedJson = [], isOnlyForReaders}) => [
			...(json === undefined || (isOnlyForReaders && issues.length > 0)
				? []
				: [
						literal(
							json,
							issues.some(one => one.startsWith('error')),
						),
					]),
			...(isOnlyForReaders ? [] : refusedJson.map(([wrong]) => literal(wrong, true))),
		]),
	];
	const path = `${root}test/specification/lines.ts`;
	const head = `${imports}${prelude}`;
	const first = head.split('\n').length;
	const text = [head, ...lines.map(({code}) => code)].join('\n');
	const found = diagnose(programOf({[path]: text}));
	const refused = new Set(found.map(({line}) => line - first - 1));
	expect(found.filter(({line}) => line <= first).map(({text}) => text)).toEqual([]);
	expect(lines.filter(({isRefused}, index) => refused.has(index) !== isRefused)).toEqual([]);
});

test.each(refusedCalls)('%s throws', code => {
	const scope = {...paylock};
	const run = new Function(...Object.keys(scope), `${prelude}return (${code});`);
	const call = () => {
		const made = run(...Object.values(scope));
		return 'build' in made ? made.build() : made;
	};
	expect(call).toThrow();
});
