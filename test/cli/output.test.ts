// `--output`: what is written to a file, and what is never overwritten.
import {linkSync, readFileSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {folderOf, paylock} from './cli.js';

const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
const calls = [
	['schema', 'config'],
	['to-code', 'filter.json'],
	['test', '--generate', 'filter.json'],
];

describe.each(calls)('%s %s', (...call) => {
	const args = call.filter(arg => arg !== undefined);
	const written = (cwd: string) => readFileSync(join(cwd, 'result'), 'utf8');

	test('writes a new file', async () => {
		const cwd = folderOf({'filter.json': filter});
		const printed = await paylock(args, {cwd});
		expect(await paylock([...args, '--output', 'result'], {cwd})).toEqual({code: 0, out: '', err: ''});
		expect(written(cwd)).toBe(printed.out);
	});

	test('keeps a file that exists, without --force', async () => {
		const cwd = folderOf({'filter.json': filter, result: 'kept'});
		const {code, err} = await paylock([...args, '--output', 'result'], {cwd});
		expect({code, err}).toEqual({
			code: 2,
			err: 'paylock: result exists: name another file, or overwrite it with --force\n',
		});
		expect(written(cwd)).toBe('kept');
		expect((await paylock([...args, '--output', 'result', '--force'], {cwd})).code).toBe(0);
		expect(written(cwd)).not.toBe('kept');
	});

	test('has no --force without --output', async () => {
		const {code, err} = await paylock([...args, '--force'], {cwd: folderOf({'filter.json': filter})});
		expect(err).toContain('--force needs --output');
		expect(code).toBe(2);
	});
});

test.each([
	['to-code', 'filter.json'],
	['test', '--generate', 'filter.json'],
])('%s %s does not overwrite its input, not even with --force', async (...args) => {
	const cwd = folderOf({'filter.json': filter});
	symlinkSync(join(cwd, 'filter.json'), join(cwd, 'link.json'));
	linkSync(join(cwd, 'filter.json'), join(cwd, 'hard-link.json'));
	for (const target of ['filter.json', './filter.json', 'link.json', 'hard-link.json']) {
		const call = [...args.filter(arg => arg !== undefined), '--output', target, '--force'];
		const {code, err} = await paylock(call, {cwd});
		expect(err).toContain(`${target} is the input`);
		expect(code).toBe(2);
	}
	expect(JSON.parse(readFileSync(join(cwd, 'filter.json'), 'utf8'))).toEqual(filter);
});
