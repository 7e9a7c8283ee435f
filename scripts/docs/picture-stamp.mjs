// What docs/images/mistake.png shows: a sample of the guide with the compiler's message, in the style of the playground.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

/** The file with the stamp of the picture when it was rendered. */
export const STAMP = 'docs/images/mistake.sha256';

const STYLES = ['playground/style.css', 'playground/theme.ts'];

/** The last sample above the picture in the guide. */
function sample() {
	const [above] = readFileSync('docs/start-here.md', 'utf8').split('](images/mistake.png)');
	return [...above.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].at(-1)[1];
}

/** The sample without the message, which the playground shows by itself. */
export const pictureCode = () => sample().replace(/^\/\/ error.*\n/m, '');

/** A hash that changes when the picture has to be rendered again. */
export function stampOfPicture() {
	const hash = createHash('sha256').update(sample());
	for (const file of STYLES) hash.update(readFileSync(file));
	return `${hash.digest('hex')}\n`;
}
