// An NB code starts with NB_; one without it gets the right spelling as suggestion, and never `NB_nb_…`.
import {expect, test} from 'vitest';
import type {Issue} from '../../src/index.js';
import {lint} from '../../src/inspect/index.js';
import {base, issuesOf, paylock} from './untyped.js';

test.each([
	['BANKA', 'NB_BANKA'],
	['nb_BANKA', 'NB_BANKA'],
	['Nb_BANKA', 'NB_BANKA'],
	['nbBANKA', 'NB_nbBANKA'],
	['XNB_', 'NB_XNB_'],
	['_BANKA', 'NB__BANKA'],
	['\u0421_A', 'NB_\u0421_A'],
	['Nb_', undefined],
	['NB_', undefined],
	['A_nb_B', undefined],
	['P_BANKA', undefined],
])('%s is refused, alone and in a catalog: %s is meant', (code, meant) => {
	const options = [{paymentMethodType: 'NB', enable: false, paymentMethods: [code]}];
	const found = [
		lint({allowDefaultOptions: true, options}).find(({rule}) => rule === 'nb-code-without-nb'),
		issuesOf(() => base().hide('NB', [code]))[0],
	];
	for (const issue of found) {
		expect(issue).toMatchObject({rule: 'nb-code-without-nb'});
		expect(issue?.suggestion).toBe(meant);
	}
	expect(issuesOf(() => paylock({codes: {NB: [code]}}))).toMatchObject([
		{rule: 'nb-code-without-nb', pointer: '/codes/NB/0'},
	]);
});

test('NB_ alone lacks the bank', () => {
	expect(issuesOf(() => base().hide('NB', ['NB_']))).toMatchObject([{remedy: 'write the bank after NB_'}]);
});

test.each([
	['PREFIX_BANKA', true],
	['P1_BANKA', true],
	['PREFIX_BANKB', false],
	['_BANKA', false],
	['MY-PREFIX_BANKA', false],
	['-P_BANKA', false],
	['P-_BANKA', false],
	['NBBANKA', false],
	['NB', false],
	['PREFIX_', false],
])('beside NB_BANKA, %s is its double: %s', (code, isDouble) => {
	const attempt = () => base().hide('NB', ['NB_BANKA', code]);
	if (isDouble) expect(attempt).not.toThrow();
	else expect(issuesOf(attempt)).toMatchObject([{rule: 'nb-code-without-nb', pointer: '/options/0/paymentMethods/1'}]);
});

test.each<[when: string, find: () => Issue | undefined]>([
	['given later', () => issuesOf(() => base().hide('NB', ['P_X']).forMandates('P'))[0]],
	['given before', () => issuesOf(() => base().forMandates('P').hide('NB', ['P_X']))[0]],
	[
		'of the account',
		() => issuesOf(() => paylock({servicePrefix: 'P'}).filter().allowDefaults(true).hide('NB', ['P_X']))[0],
	],
	[
		'of the account, in JSON',
		() => {
			const options = [{paymentMethodType: 'NB', enable: false, paymentMethods: ['P_X']}];
			return lint({allowDefaultOptions: true, options}, {servicePrefix: 'P'})[0];
		},
	],
])('a code with a prefix %s is not corrected to a longer one', (_when, find) => {
	const issue = find();
	expect(issue).toMatchObject({
		rule: 'nb-code-without-nb',
		pointer: '/options/0/paymentMethods/0',
		remedy: expect.not.stringContaining('NB_P_X'),
	});
	expect(issue).not.toHaveProperty('suggestion');
});
