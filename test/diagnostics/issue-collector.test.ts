// Collecting issues: what is listed, what is counted, and what each reader gets.
import {describe, expect, it} from 'vitest';
import type {IssueDetails} from '../../src/diagnostics/issue.js';
import {IssueCollector, issueOf, readOrThrow, throwIfIssue, throwIssue} from '../../src/diagnostics/issue-collector.js';
import {MisuseError} from '../../src/diagnostics/misuse-error.js';
import {RULES} from '../../src/diagnostics/rules.js';

const WRONG: IssueDetails = {rule: 'invalid-format', problem: 'is wrong', remedy: ''};
const WARNING: IssueDetails = {...WRONG, severity: 'warning'};

const thrown = (call: () => unknown): MisuseError => {
	try {
		call();
	} catch (error) {
		if (error instanceof MisuseError) return error;
	}
	throw new Error('no MisuseError was thrown');
};

describe('an issue', () => {
	it('has the remedy for its reader alone', () => {
		const details = {...WRONG, inCode: {remedy: 'use toAmount(…)'}};
		expect(issueOf('/a', details, 'code')).toStrictEqual({
			rule: 'invalid-format',
			severity: 'error',
			pointer: '/a',
			problem: 'is wrong',
			remedy: 'use toAmount(…)',
			message: 'is wrong: use toAmount(…)',
		});
		expect(issueOf('/a', details, RULES)).toStrictEqual({
			rule: 'invalid-format',
			severity: 'error',
			pointer: '/a',
			problem: 'is wrong',
			remedy: '',
			message: 'is wrong',
		});
	});

	it('keeps its fix', () => {
		const fix = {title: 'Remove it', patch: [{op: 'remove', path: '/b'}]} as const;
		expect(issueOf('/a', {...WRONG, fix}, RULES).fix).toBe(fix);
	});

	it('is an error in code even if it is a warning in JSON', () => {
		expect(issueOf('/a', WRONG, RULES)).toStrictEqual({
			...WRONG,
			severity: 'error',
			pointer: '/a',
			message: 'is wrong',
		});
		expect(issueOf('', WARNING, 'code').severity).toBe('error');
		expect(issueOf('', WARNING, RULES).severity).toBe('warning');
		expect(issueOf('', WRONG, RULES).severity).toBe('error');
	});
});

describe('a collector', () => {
	it('lists the first 100 issues and counts the rest', () => {
		const report = new IssueCollector();
		for (let index = 0; index < 99; index += 1) report.add(`/${index}`, WRONG);
		expect(report.isFull).toBe(false);
		report.add('/99', WRONG);
		expect(report.isFull).toBe(true);
		report.add('/100', WRONG);
		expect(report.issues.map(({pointer}) => pointer)).toEqual(Array.from({length: 100}, (_, index) => `/${index}`));
		expect(report.total).toBe(101);
	});

	it('counts errors apart from warnings', () => {
		const report = new IssueCollector(RULES, 1);
		for (const details of [WARNING, WRONG, WARNING, undefined]) report.add('', details);
		expect([report.issues.length, report.total, report.errors]).toEqual([1, 3, 1]);
		const inCode = new IssueCollector();
		inCode.add('', WARNING);
		expect(inCode.errors).toBe(1);
	});

	it('puts its base before each pointer, and computes it only for an issue', () => {
		let computed = 0;
		const report = new IssueCollector('code', 1, () => {
			computed += 1;
			return '/options/0';
		});
		report.add('/enable', undefined);
		expect(computed).toBe(0);
		report.add('/enable', WRONG);
		report.add('/code', WRONG);
		expect(report.issues.map(({pointer}) => pointer)).toEqual(['/options/0/enable']);
		expect(computed).toBe(1);
	});

	it('throws everything at once', () => {
		const report = new IssueCollector('code', 1);
		expect(() => report.throwIfAny()).not.toThrow();
		for (const pointer of ['/a', '/b']) report.add(pointer, WRONG);
		const error = thrown(() => report.throwIfAny());
		expect([error.total, error.issues.length]).toEqual([2, 1]);
	});

	it('has no cause if nothing was thrown', () => {
		const report = new IssueCollector();
		report.add('', WRONG);
		expect('cause' in thrown(() => report.throwIfAny())).toBe(false);
		expect('cause' in thrown(() => throwIssue('', WRONG))).toBe(false);
	});
});

describe('reading', () => {
	it('returns what was read, or throws every issue below its base', () => {
		expect(readOrThrow(() => 7)).toBe(7);
		const error = thrown(() =>
			readOrThrow(
				report => {
					for (const pointer of ['/a', '/b']) report.add(pointer, WRONG);
					return 7;
				},
				() => '/base',
			),
		);
		expect(error.issues.map(({pointer}) => pointer)).toEqual(['/base/a', '/base/b']);
	});

	it('throws one issue at a place', () => {
		expect(() => throwIfIssue('/a', undefined)).not.toThrow();
		const cause = new Error('x');
		for (const error of [thrown(() => throwIfIssue('/a', WARNING)), thrown(() => throwIssue('/a', WARNING, cause))]) {
			expect(error.issues).toEqual([{...WRONG, severity: 'error', pointer: '/a', message: 'is wrong'}]);
			expect(error.total).toBe(1);
		}
		expect(thrown(() => throwIssue('/a', WARNING, cause)).cause).toBe(cause);
	});
});
