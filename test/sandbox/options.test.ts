// The options of a sandbox that are refused.
import {describe, expect, it} from 'vitest';
import {createSandbox, MisuseError, startSandbox} from '../../src/sandbox/index.js';
import {KEY, MERCHANT} from './calling.js';

/** The issues of a refused call, by pointer. */
function refusalOf(options: unknown): Readonly<Record<string, string>> {
	try {
		createSandbox(options as never);
	} catch (error) {
		if (error instanceof MisuseError) {
			expect(error.message).not.toContain(KEY);
			return Object.fromEntries(error.issues.map(({pointer, message}) => [pointer, message]));
		}
		throw error;
	}
	throw new Error('the options were accepted');
}

describe('wrong options', () => {
	it('are reported all at once, and never quoted if they may be secret', () => {
		const wrong = {
			merchantId: '',
			apiKey: `${KEY}\n`,
			clock: 1,
			strict: 'yes',
			onRequest: true,
		};
		const account = {credentials: KEY, servicePrefix: 'P_', readings: {precedence: 'hide'}};
		const refused = refusalOf({...wrong, account});
		const places = ['/account/credentials', '/account/servicePrefix', '/account/readings/precedence'];
		expect(Object.keys(refused).sort()).toEqual([...Object.keys(wrong).map(name => `/${name}`), ...places].sort());
		expect(refused['/account/readings/precedence']).toContain('hide-wins');
	});

	it('are missing credentials', () => {
		expect(Object.keys(refusalOf({})).sort()).toEqual(['/apiKey', '/merchantId']);
	});

	it('name the nearest option', () => {
		expect(refusalOf({...MERCHANT, strickt: true})['/strickt']).toContain('strict');
	});

	it.each([['x'.repeat(1_000_000)], [undefined], [null], [[]], [() => undefined]])(
		'are refused as a whole: %#',
		async options => {
			expect(refusalOf(options)['']).toMatch(/.+/);
			await expect(startSandbox(options as never)).rejects.toThrow(MisuseError);
		},
	);

	it.each([-1, 65_536, 1.5, Number.NaN, '80'])('are refused with the port %s', async port => {
		const issue = {rule: typeof port === 'string' ? 'invalid-type' : 'invalid-format', pointer: '/port'};
		await expect(startSandbox({...MERCHANT, port: port as number})).rejects.toMatchObject({issues: [issue]});
	});

	it('count as absent if they are undefined', () => {
		const absent = {account: undefined, clock: undefined, strict: undefined, onRequest: undefined};
		expect(createSandbox({...MERCHANT, ...absent}).sessions).toEqual([]);
	});
});
