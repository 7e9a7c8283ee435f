// What lint says of input that decode refuses: its issues as errors, and the placeholders beside them.
import {expect, test} from 'vitest';
import {lint} from '../../src/inspect/index.js';
import {filterOf, page, said, wallets} from './lint-issues.js';

const PLACEHOLDER = '<CODE>';
const pointers = (subject: unknown) =>
	lint(subject).flatMap(({rule, pointer}) => (rule === 'placeholder-left-in' ? [pointer] : []));

test('what is no filter is told as a whole', () => {
	expect(
		['', '[]', '"<CODE>"', 7, null, undefined, new Date(0)].map(input => said(input)).join('\n'),
	).toMatchInlineSnapshot(`
		"error unreadable (the whole)
		  the text is no JSON: write one JSON object
		  suggestion: undefined
		error invalid-type (the whole)
		  a list is no payment filter: write an object
		  suggestion: undefined
		error invalid-type (the whole)
		  a string is no payment filter: write an object
		  suggestion: undefined
		error invalid-type (the whole)
		  a number is no payment filter: write an object
		  suggestion: undefined
		error invalid-type (the whole)
		  null is no payment filter: write an object
		  suggestion: undefined
		error invalid-type (the whole)
		  undefined is no payment filter: write an object
		  suggestion: undefined
		error invalid-type (the whole)
		  an instance of a class is no payment filter: write a plain object
		  suggestion: undefined"
	`);
});

test('issues come first, then the placeholders that no issue stands at', () => {
	const option = {
		paymentMethodType: PLACEHOLDER,
		enable: true,
		'name/of~it': PLACEHOLDER,
		paymentMethods: [PLACEHOLDER],
	};
	const subject = filterOf(true, option, {paymentMethodType: 'CARD', enable: 'no'});
	expect(said(subject)).toMatchInlineSnapshot(`
		"error unknown-value /options/0/paymentMethodType
		  "<CODE>" is no payment method type: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH or RTP
		  suggestion: undefined
		error unknown-key /options/0/name~1of~0it
		  "name/of~it" is no field of a payment option: write paymentMethodType, enable, paymentMethods, cardFilters or upiFilters, or leave it out
		  suggestion: undefined
		error invalid-type /options/1/enable
		  "no" is no boolean: write true or false
		  suggestion: undefined
		error placeholder-left-in /options/0/paymentMethods/0
		  a placeholder was left in: write the value that stands on your account or order
		  suggestion: undefined"
	`);
	expect(said(JSON.stringify(subject))).toBe(said(subject));
	expect(said(subject, {rules: {'placeholder-left-in': 'info'}})).toBe(
		said(subject).replace('error placeholder', 'info placeholder'),
	);
	expect(said(subject, {rules: {'placeholder-left-in': false}})).not.toContain('placeholder');
});

test('of more than a hundred issues the rest is counted, with the code of the first', () => {
	const options = (length: number) => Array.from({length}, () => ({paymentMethodType: 'CASH', enable: 1}));
	expect(lint(filterOf(true, ...options(100)))).toHaveLength(100);
	expect(lint(filterOf(true, ...options(101))).slice(100)).toEqual([
		{
			rule: 'invalid-type',
			severity: 'error',
			pointer: '',
			message: '1 more such findings are not listed: mend these and lint again',
			suggestion: 'mend these and lint again',
		},
	]);
});

test('of more than 25 findings of a rule the rest is counted, at the whole of what was linted', () => {
	const placeholders = (length: number) => {
		const codes = Array.from({length}, (_, index) => `<CODE_${index}>`);
		const subjects = [filterOf(true, wallets(...codes)), page({payment_filter: filterOf(true, wallets(...codes))})];
		return [...subjects, {...subjects[0], unknown: 1}].map(subject =>
			lint(subject).filter(({rule}) => rule === 'placeholder-left-in'),
		);
	};
	for (const found of placeholders(25)) expect(found).toHaveLength(25);
	for (const found of placeholders(27)) {
		expect(found.slice(25)).toEqual([
			{
				rule: 'placeholder-left-in',
				severity: 'error',
				pointer: '',
				message: '2 more such findings are not listed: mend these and lint again',
				suggestion: 'mend these and lint again',
			},
		]);
	}
});

test('placeholders are looked for beside what is null, missing, or throws', () => {
	expect(pointers({in: {a: null, b: undefined, c: 7, d: PLACEHOLDER}})).toEqual(['/in/d']);
	const throwing = {
		in: {code: PLACEHOLDER},
		out: {
			get code(): string {
				throw new Error('no reading');
			},
		},
	};
	expect(pointers(throwing)).toEqual(['/in/code']);
});

test('placeholders are looked for 32 levels deep, and beside what is deeper', () => {
	const nested = (levels: number): object => (levels === 1 ? {code: PLACEHOLDER} : {in: nested(levels - 1)});
	expect(pointers(nested(32))).toEqual([`${'/in'.repeat(31)}/code`]);
	expect(pointers({...nested(33), beside: {code: PLACEHOLDER}})).toEqual(['/beside/code']);
	expect(pointers({...nested(5_000), beside: {code: PLACEHOLDER}})).toEqual(['/beside/code']);
});

test('what holds itself is looked at once', () => {
	const loop: {code: string; self?: object} = {code: PLACEHOLDER};
	loop.self = loop;
	expect(pointers({in: loop})).toEqual(['/in/code']);
});

test('texts of up to 256 characters are looked at', () => {
	const ofLength = (length: number) => pointers({description: PLACEHOLDER.padEnd(length, '-')});
	expect(ofLength(256)).toEqual(['/description']);
	expect(ofLength(257)).toEqual([]);
});
