// What must not compile, as JavaScript: each mistake is refused at run time too.
import {expect, test} from 'vitest';
import {MisuseError, SessionError} from '../../src/index.js';
import {expected, mistakes, written} from './listed.js';

test('each mistake is refused at run time, and its wording', async () => {
	const runTimes = new Map<string, string>();
	for (const [name, make] of Object.entries(mistakes)) runTimes.set(name, await refusal(make));
	await expect(written(name => ({runTime: runTimes.get(name) ?? ''}))).toMatchFileSnapshot(expected);
});

/** A method that the types do not declare does not exist at run time either: a TypeError names it. */
async function refusal(make: () => unknown): Promise<string> {
	try {
		await make();
	} catch (error) {
		if (error instanceof MisuseError || error instanceof SessionError || error instanceof TypeError)
			return String(error);
		throw error;
	}
	return 'accepted';
}
