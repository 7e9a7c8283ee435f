// Any text and any bytes: every command ends without an internal error, and prints no control characters.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {paylock} from './cli.js';
import {misspelled, page, twoCodes} from './filters.js';

const commands = [
	['lint'],
	['lint', '--format', 'sarif'],
	['lint', '--format', 'github'],
	['explain'],
	['summarize'],
	['repair'],
	['repair', '--format', 'json'],
	['to-code'],
	['test', '-'],
	['test', '--generate', '-'],
] as const;

const mutated = fc
	.tuple(
		fc.constantFrom(misspelled, page, {...page, payment_filter: twoCodes}),
		fc.nat(400),
		fc.string({unit: 'binary', maxLength: 3}),
	)
	.map(([value, at, noise]) => {
		const text = JSON.stringify(value);
		return text.slice(0, at) + noise + text.slice(at);
	});

test('any input can be checked', async () => {
	const input = fc.oneof(fc.json(), fc.string({unit: 'binary'}), fc.uint8Array(), mutated);
	await fc.assert(
		fc.asyncProperty(input, fc.constantFrom(...commands), async (stdin, args) => {
			const {code, out, err} = await paylock(args, {stdin});
			const text = out + err;
			expect([0, 1, 2]).toContain(code);
			expect(text).not.toContain('internal error');
			// What repair cannot change is printed as it was given.
			const given = args[0] === 'repair' && typeof stdin === 'string' ? stdin : '';
			const control = [...text.replace(given, '')].filter(
				sign => !'\n\t'.includes(sign) && (sign < ' ' || (sign >= '\u007f' && sign <= '\u009f')),
			);
			expect(control).toEqual([]);
		}),
		{numRuns: 300},
	);
});
