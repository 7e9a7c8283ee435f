// What must not compile, as JavaScript: each is refused at run time too, in words of its own.
import {expect, test} from 'vitest';
import {SessionError} from '../../src/client/session-error.js';
import {MisuseError} from '../../src/diagnostics/misuse-error.js';
import {mistakes} from './listed.js';

test('each mistake is refused where it stands, in its own words', async () => {
	const words: string[] = [];
	for (const [name, make] of Object.entries(mistakes))
		words.push(`${name}\n\t${(await refusal(make)).replaceAll('\n', '\n\t')}\n`);
	await expect(words.join('\n')).toMatchFileSnapshot('./expected/run-time.txt');
});

/** A method that the types do not show is not there at run time either: a TypeError names it. */
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
