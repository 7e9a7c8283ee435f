// The list of mistakes, as a module and as text, and the wordings of each.
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

export const path = new URL('./mistakes.ts', import.meta.url).pathname;
export const source = readFileSync(path, 'utf8');
// Imported by path, since the compiler refuses every line of it.
export const {mistakes} = (await import(path)) as {mistakes: Readonly<Record<string, () => unknown>>}; // what the file exports

/** What the compiler prints about a mistake, and what is thrown. */
interface Wordings {
	readonly compileTime: string;
	readonly runTime: string;
}

/**
 * The file with the wordings of each mistake: its name, the lines of the compiler, then those of the error. Two test files write
 * it: update it with `vitest run --project unit test/messages --no-file-parallelism -u`.
 */
export const expected = fileURLToPath(new URL('./expected/mistakes.txt', import.meta.url));

/** The wordings that the file states of each mistake. */
export function stated(): ReadonlyMap<string, Wordings> {
	const text = existsSync(expected) ? readFileSync(expected, 'utf8') : '';
	const entries = text.split(/\n\n(?=\S)/).map(entry => {
		const [name = '', ...lines] = entry.trimEnd().split('\n\t');
		const isOfCompiler = (line: string) => /^(?:TS\d| {2})/.test(line);
		const [compileTime, runTime] = [lines.filter(isOfCompiler), lines.filter(line => !isOfCompiler(line))];
		return [name, {compileTime: compileTime.join('\n'), runTime: runTime.join('\n')}] as const;
	});
	return new Map(entries);
}

/** The contents of the file, with one of the two wordings of each mistake as it is now. */
export function written(now: (name: string) => Partial<Wordings>): string {
	const before = stated();
	const texts = Object.keys(mistakes).map(name => {
		const {compileTime, runTime} = {compileTime: '', runTime: '', ...before.get(name), ...now(name)};
		return [name, ...`${compileTime}\n${runTime}`.split('\n')].join('\n\t');
	});
	return `${texts.join('\n\n')}\n`;
}
