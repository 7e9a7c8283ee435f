// Every code sample of the README, the guide for contributors, the guides and the doc comments.
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Sample {
	/** The place of its first line, such as `docs/recipes.md:12`. */
	readonly place: string;
	readonly language: string;
	readonly code: string;
	/** The JSON block directly below it, the value of its last expression. */
	readonly json?: string;
}

interface Line {
	readonly text: string;
	/** From 1. */
	readonly number: number;
}

/** A file of examples/, shown as `ts file`, is compiled where it belongs. */
const FENCE = /^(?<indent>\s*)```(?<language>\w*)(?<file> file)?/;

/** The fenced blocks of some lines of Markdown. */
function fenced(path: string, lines: readonly Line[]): readonly Sample[] {
	const samples: Sample[] = [];
	let open: {language: string; indent: number; first: number; code: string[]} | undefined;
	let lastEnd = Number.NaN;
	lines.forEach(({text, number}, index) => {
		const fence = FENCE.exec(text);
		if (open === undefined) {
			if (fence !== null)
				open = {
					language: fence[3] ? 'file' : (fence[2] ?? ''),
					indent: fence[1]?.length ?? 0,
					first: number + 1,
					code: [],
				};
			return;
		}
		if (fence === null) {
			open.code.push(text.slice(open.indent));
			return;
		}
		const {language, first, code} = open;
		const sample = {place: `${path}:${first}`, language, code: code.join('\n')};
		const before = samples.at(-1);
		const isBelow = lines.slice(lastEnd, index - code.length - 1).every(line => line.text.trim() === '');
		if (language === 'json' && before?.language === 'ts' && isBelow) {
			samples[samples.length - 1] = {...before, json: sample.code};
		} else {
			samples.push(sample);
		}
		lastEnd = index + 1;
		open = undefined;
	});
	if (open !== undefined) throw new Error(`${path}: a code block has no end`);
	return samples;
}

const linesOf = (text: string): Line[] => text.split('\n').map((line, index) => ({text: line, number: index + 1}));

/** The lines inside doc comments, without their stars. */
function docLines(text: string): Line[] {
	let inside = false;
	return linesOf(text).map(({text: line, number}) => {
		if (/^\s*\/\*\*/.test(line)) inside = true;
		const shown = inside ? line.replace(/^\s*\*( |$)/, '') : '';
		if (line.includes('*/')) inside = false;
		return {text: shown, number};
	});
}

function filesOf(folder: string, ending: string): readonly string[] {
	const names = readdirSync(`${root}${folder}`, {recursive: true, encoding: 'utf8'});
	return names.filter(name => name.endsWith(ending)).map(name => `${folder}/${name}`);
}

export function allSamples(): readonly Sample[] {
	const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
	return [
		...['README.md', 'CONTRIBUTING.md', ...filesOf('docs', '.md')].flatMap(path => fenced(path, linesOf(read(path)))),
		...filesOf('src', '.ts').flatMap(path => fenced(path, docLines(read(path)))),
	];
}
