// An NB code without NB_ gets the right spelling as suggestion, and never `NB_nb_…`.
import {describe, expect, test} from 'vitest';
import {filter} from '../../src/index.js';
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
			message: expect.any(String),
			found: '"Nb_"',
		});
		expect(nbCodeProblem('PREFIX_', code => codes.includes(code))?.suggestion).toBe('NB_PREFIX_');
	});

	test('a code that may carry the service prefix is not told to become a longer one', () => {
		const write = () =>
			filter()
				.allowDefaults(true)
				.hide('NB', ['P_X' as string])
				.forMandates('P');
		expect(write).toThrow('write "NB_X" if P is the service prefix, else "NB_P_X"');
		expect(nbCodeProblem('P_X')).not.toHaveProperty('suggestion');
	});
});
