// How lint weighs its rules, and how it refuses options that are none.
import {expect, test} from 'vitest';
import {MisuseError} from '../../src/index.js';
import {lint, lintRules} from '../../src/inspect/index.js';
import {filterOf, page, said} from './lint-issues.js';

const clean = filterOf(false, {paymentMethodType: 'UPI', enable: true});

/** What `lint` says of options that a program without types could give. */
function refusal(options: object): unknown {
	try {
		return lint(clean, options);
	} catch (error) {
		if (!(error instanceof MisuseError)) return error;
		return error.issues.map(({pointer, rule, message, found, suggestion}) =>
			[`${pointer} ${rule}`, message, `found ${found}`, `suggestion ${suggestion}`].join('\n  '),
		);
	}
}

test('each option that is none is refused, in words', () => {
	const refused: readonly object[] = [
		{rules: {'no-efect': false}},
		{rules: {'a/b': false}},
		{rules: {'no-effect': 'fatal'}},
		{rules: {'no-effect': 'warnings'}},
		{rules: {'no-effect': 'false'}},
		{rules: {'no-effect': true}},
		{rules: {'no-effect': null}},
		{servicePrefix: 'PREFIX_'},
		{servicePrefix: 7},
		{now: new Date(Number.NaN)},
		{now: 'soon'},
	];
	expect(refused.flatMap(refusal).join('\n')).toMatchInlineSnapshot(`
		"/rules/no-efect unknown-value
		  "no-efect" is no rule of lint: write no-effect
		  found "no-efect"
		  suggestion no-effect
		/rules/a~1b unknown-value
		  "a/b" is no rule of lint: write one of no-effect, nothing-left, redundant-option, missing-field, conflicting-type, ignored-list … (33 in all)
		  found "a/b"
		  suggestion undefined
		/rules/no-effect unknown-value
		  "fatal" is no severity: write error, warning, info or false
		  found "fatal"
		  suggestion undefined
		/rules/no-effect unknown-value
		  "warnings" is no severity: write warning
		  found "warnings"
		  suggestion warning
		/rules/no-effect invalid-type
		  "false" is no severity: write false, without quotes
		  found "false"
		  suggestion false
		/rules/no-effect invalid-type
		  true is no severity: write error, warning, info or false
		  found true
		  suggestion undefined
		/rules/no-effect invalid-type
		  null is no severity: write error, warning, info or false
		  found null
		  suggestion undefined
		/servicePrefix invalid-format
		  "PREFIX_" is no service prefix: write letters and digits, without the underscore
		  found "PREFIX_"
		  suggestion PREFIX
		/servicePrefix invalid-type
		  7 is no service prefix: write a string
		  found 7
		  suggestion undefined
		/now invalid-format
		  an object is no date: give a valid Date
		  found an object
		  suggestion undefined
		/now invalid-format
		  "soon" is no date: give a valid Date
		  found "soon"
		  suggestion undefined"
	`);
});

test('what is allowed of a severity is listed', () => {
	for (const level of ['fatal', 'false']) {
		const options: object = {rules: {'no-effect': level}};
		expect(() => lint(clean, options)).toThrow(
			expect.objectContaining({
				issues: [expect.objectContaining({allowed: ['error', 'warning', 'info', 'false']})],
			}),
		);
	}
});

test('options that say nothing are taken', () => {
	const silent: readonly object[] = [{}, {rules: {}}, {rules: {'no-effect': undefined}}, {now: undefined}];
	for (const options of silent) expect(said(filterOf(true), options)).toContain('warning no-effect');
});

test('a rule is weighed anew or switched off by its name, the others are not', () => {
	const subject = filterOf(true, {paymentMethodType: 'UPI', enable: true});
	expect(said(subject, {rules: {'redundant-option': 'error', 'no-effect': 'info'}})).toMatchInlineSnapshot(`
		"error redundant-option /options/0
		  allowDefaultOptions is true, so UPI is shown anyway: leave this option out, or set allowDefaultOptions to false
		  suggestion: undefined
		info no-effect (the whole)
		  the filter changes nothing: hide something, set allowDefaultOptions to false, or leave the filter out
		  suggestion: undefined"
	`);
	expect(said(subject, {rules: {'redundant-option': false}})).toMatchInlineSnapshot(`
		"warning no-effect (the whole)
		  the filter changes nothing: hide something, set allowDefaultOptions to false, or leave the filter out
		  suggestion: undefined"
	`);
	const all = Object.fromEntries(lintRules.map(({id}) => [id, false] as const));
	expect(lint(subject, {rules: all})).toEqual([]);
});

test('dates are held against this moment by default', () => {
	const dates = (start: number) =>
		page({
			'options.create_mandate': 'REQUIRED',
			'mandate.max_amount': '499.00',
			'mandate.start_date': String(Math.round(start / 1000)),
			'mandate.end_date': '9900000000',
		});
	const day = 86_400_000;
	const rules = (start: number) => lint(dates(start)).map(({rule}) => rule);
	expect(rules(Date.now() - 3 * day)).toEqual(['mandate-date-in-past']);
	expect(rules(Date.now() + 3 * day)).toEqual([]);
});
