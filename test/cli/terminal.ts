// A terminal for tests: runs a command in a folder of its own and keeps what it wrote.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {onTestFinished} from 'vitest';
import {run} from '../../src/cli/run.js';

export interface Ran {
	readonly code: number;
	readonly out: string;
	readonly err: string;
}

export interface Conditions {
	/** What comes by standard input, or the error that does. */
	readonly stdin?: string | Uint8Array | Error;
	readonly isTTY?: boolean;
	readonly isColoured?: boolean;
	readonly onStop?: (stop: () => void) => void;
	readonly onOut?: (text: string) => void;
}

/** Runs `paylock` with these arguments. */
export async function paylock(args: readonly string[], conditions: Conditions = {}): Promise<Ran> {
	let out = '';
	let err = '';
	const {stdin = '', isTTY = false, isColoured = false, onStop = () => undefined, onOut = () => undefined} = conditions;
	const chunks = async function* () {
		if (stdin instanceof Error) throw stdin;
		yield typeof stdin === 'string' ? Buffer.from(stdin) : stdin;
	};
	const code = await run(args, {
		stdin: Object.assign(chunks(), {isTTY}),
		out: text => {
			out += text;
			onOut(text);
		},
		err: text => {
			err += text;
		},
		outIsColoured: isColoured,
		errIsColoured: isColoured,
		onStop,
	});
	return {code, out, err};
}

/** A folder with these files, gone when the test is over. */
export function folderOf(files: {readonly [name: string]: unknown}): string {
	const folder = mkdtempSync(join(tmpdir(), 'paylock-cli-'));
	onTestFinished(() => rmSync(folder, {recursive: true}));
	for (const [name, content] of Object.entries(files)) {
		const file = join(folder, name);
		mkdirSync(dirname(file), {recursive: true});
		const isRaw = typeof content === 'string' || content instanceof Uint8Array;
		writeFileSync(file, isRaw ? content : JSON.stringify(content, null, '\t'));
	}
	return folder;
}
