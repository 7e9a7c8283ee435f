// An NB code without NB_ gets the right spelling as suggestion, and never `NB_nb_…`.
import {describe, expect, test} from 'vitest';
import {filter, paylock} from '../../src/index.js';
import {lint} from '../../src/inspect/index.js';
import {nbCodeProblem} from '../../src/rules/providers-by-type.js';

describe('an NB code without NB_', () => {
	test.each([
		['BANKA', 'NB_BANKA'],
		['nb_BANKA', 'NB_BANKA'],
		['Nb_BANKA', 'NB_BANKA'],
		['nbBANKA', 'NB_nbBANKA'],
	])('%s is %s', (code, meant) => {
		expect(nbCodeProblem(code, () => false)?.suggestion).toBe(meant);
		const written = {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'NB', enable: false, paymentMethods: [code]}],
		};
		expect(lint(written)).toContainEqual(expect.objectContaining({rule: 'nb-code-without-nb', suggestion: meant}));
		const codes: readonly string[] = [code];
		expect(() => filter().allowDefaults(true).hide('NB', codes)).toThrow(meant);
	});

	test('NB_ alone is not a code, and a code that ends in an underscore is not its double', () => {
		const codes: readonly string[] = ['NB_', 'PREFIX_'];
		expect(() => filter().allowDefaults(true).hide('NB', codes)).toThrow('/options/0/paymentMethods/0: "NB_"');
		expect(nbCodeProblem('XNB_', () => false)?.suggestion).toBe('NB_XNB_');
		expect(nbCodeProblem('Nb_', () => false)).toEqual({
			rule: 'nb-code-without-nb',
			problem: expect.any(String),
			template: 'is not a net banking code',
			remedy: expect.any(String),
			found: '"Nb_"',
		});
		expect(nbCodeProblem('PREFIX_', code => codes.includes(code))?.suggestion).toBe('NB_PREFIX_');
	});

	test.each([
		['the prefix given later', () => filter().allowDefaults(true).hide('NB', RUN_TIME).forMandates('P')],
		['the prefix given before', () => filter().allowDefaults(true).forMandates('P').hide('NB', RUN_TIME)],
		[
			'the prefix of the account',
			() => paylock({servicePrefix: 'P'}).filter().allowDefaults(true).hide('NB', RUN_TIME),
		],
	])('a code with %s is not corrected to a longer one', (_, write) => {
		const message =
			'/options/0/paymentMethods/0: "P_X" is not a net banking code: write NB_ and the bank, without a service prefix';
		expect(write).toThrow(expect.objectContaining({message}));
	});

	test('lint does not guess what a code with an underscore means', () => {
		const options = [{paymentMethodType: 'NB', enable: false, paymentMethods: RUN_TIME}];
		const [issue] = lint({allowDefaultOptions: true, options}, {servicePrefix: 'P'});
		expect(issue).toMatchObject({rule: 'nb-code-without-nb', remedy: expect.not.stringContaining('NB_P_X')});
		expect(issue).not.toHaveProperty('suggestion');
	});
});

const RUN_TIME: readonly string[] = ['P_X'];
