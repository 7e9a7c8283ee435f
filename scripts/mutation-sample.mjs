// A random sample of the mutants of some files, as line ranges for the mutation runner: the same for the same seed.
import {readdirSync, readFileSync} from 'node:fs';

/** Lines that are mutated together: a mutant counts if all of it is in them, so with fewer no block would be removed. */
const LINES = 6;
/** Lines without mutants. */
const NO_CODE = /^\s*(?:$|\/\/|\/?\*|import |[)\]}]+[,;]?$)/;
/** The first line of a type, and of anything else. */
const TYPE = /^(?:export )?(?:declare )?(?:type|interface) /;
const OTHER = /^[a-z]/;

/** Ranges of lines with about as many mutants as asked: there is about one in each line of code. */
export function sampleOf(files, size, seed) {
	const ranges = shuffled(files.flatMap(rangesOf), seed);
	let lines = 0;
	const last = ranges.findIndex(range => {
		lines += range.code;
		return lines >= size;
	});
	return ranges.slice(0, last < 0 ? ranges.length : last + 1).map(({path, from, to}) => `${path}:${from}-${to}`);
}

/** The TypeScript files of a folder, or the file itself. */
export function filesIn(path) {
	if (path.endsWith('.ts')) return [path];
	const names = readdirSync(path, {recursive: true}).filter(name => name.endsWith('.ts'));
	return names.sort().map(name => `${path}/${name}`);
}

function rangesOf(path) {
	let inType = false;
	const lines = readFileSync(path, 'utf8')
		.trimEnd()
		.split('\n')
		.map(line => {
			inType = TYPE.test(line) || (inType && !OTHER.test(line));
			return {isCode: !inType && !NO_CODE.test(line)};
		});
	return Array.from({length: Math.ceil(lines.length / LINES)}, (_, index) => {
		const from = index * LINES;
		const some = lines.slice(from, from + LINES);
		return {path, from: from + 1, to: from + some.length, code: some.filter(({isCode}) => isCode).length};
	}).filter(({code}) => code > 0);
}

/** Fisher and Yates, with a linear congruential generator. */
function shuffled(items, seed) {
	const all = [...items];
	let state = seed >>> 0;
	for (let left = all.length; left > 1; left -= 1) {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		const at = Math.floor((state / 2 ** 32) * left);
		[all[at], all[left - 1]] = [all[left - 1], all[at]];
	}
	return all;
}
