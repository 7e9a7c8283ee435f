// What must not compile, as JavaScript: each mistake is refused at run time too.
import {expect, test} from 'vitest';
import {MisuseError, SessionError} from '../../src/index.js';
import {mistakes} from './listed.js';

test('each mistake is refused at run time, and its wording', async () => {
	const texts: string[] = [];
	for (const [name, make] of Object.entries(mistakes))
		texts.push(`${name}\n\t${(await refusal(make)).replaceAll('\n', '\n\t')}\n`);
	await expect(texts.join('\n')).toMatchFileSnapshot('./expected/run-time.txt');
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
