// The options of a call and the keys of its objects: known names only, each with its check.
import {expect, test} from 'vitest';
import {defineService, type ServiceOptions} from '../../src/index.js';
import {toCode} from '../../src/inspect/index.js';
import {base, issuesOf, plan} from '../builders/untyped.js';

const service = (options: object) => () =>
	defineService({
		baseUrl: 'https://checkout.example',
		merchantId: 'M',
		apiKey: 'K',
		...options,
	} as unknown as ServiceOptions); // as from JavaScript
const key = (length: number) => 'k'.repeat(length);

test.each<readonly [what: string, call: () => unknown, issues: readonly string[]]>([
	['a required option', service({retry: {}}), ['/retry/attempts missing-field']],
	[
		'a name that may be meant as a required one',
		service({retry: {attempt: 2}}),
		['/retry/attempt unknown-key attempts'],
	],
	[
		'an unknown name next to a wrong option',
		service({retrie: 1, fetch: 'noop'}),
		['/retrie unknown-key retry', '/fetch invalid-type'],
	],
	['a name of 256 characters', service({[key(256)]: 1}), [`/${key(256)} unknown-key`]],
	['a name that is too long to print', service({[key(257)]: 1}), [' unknown-key']],
	['a key that is too long to print', () => plan({[key(257)]: 1}), ['/noCostEmi/credit/filters/0 unknown-key']],
	[
		'a text in place of a boolean',
		() => toCode({}, {exact: 'true' as unknown as boolean}),
		['/exact invalid-type true'],
	],
	['a list', () => defineService([] as unknown as ServiceOptions), [' invalid-type']],
	['a choice of nothing', () => plan({issuers: {}}), ['/noCostEmi/credit/filters/0/issuerFilter empty-list']],
	[
		'a choice of undefined',
		() => plan({issuers: {only: undefined}}),
		['/noCostEmi/credit/filters/0/issuerFilter empty-list'],
	],
	[
		'an unknown choice',
		() => plan({issuers: {one: ['A']}}),
		['/noCostEmi/credit/filters/0/issuerFilter/one unknown-key'],
	],
])('%s', (_, call, issues) => {
	const found = issuesOf(call).map(({pointer, rule, suggestion}) => [pointer, rule, suggestion].join(' ').trimEnd());
	expect(found).toEqual(issues);
});

test('what a call would ignore belongs in another call', () => {
	expect(issuesOf(() => base().hide('WALLET', ['A'], ['B']))[0]?.remedy).toBe('use another call for the rest');
});
