/// <reference types="node" />
// Runs a command again whenever a file that it reads changes.
import {type FSWatcher, statSync, watch} from 'node:fs';
import {dirname} from 'node:path';
import {filesOf} from './input/read-input.js';
import {styleOf} from './terminal/style.js';
import {type Terminal, USAGE_ERROR, UsageError} from './terminal/terminal.js';

/** Editors write a file in several steps. */
const SETTLE_MS = 50;

/** Runs until the user stops it; returns the exit code of the last run. */
export async function runOnChange(
	names: readonly string[],
	terminal: Terminal,
	run: () => Promise<number>,
): Promise<number> {
	if (names.length === 0 || names.includes('-')) throw new UsageError('--watch needs files: name them, or a pattern');
	const style = styleOf(terminal.errIsColored);
	let watchers: readonly FSWatcher[] = [];
	let [code, seen] = [0, ''];
	let isRunning = false;
	let timer: NodeJS.Timeout | undefined;

	async function runAgain(): Promise<void> {
		const now = stateOf(names);
		if (isRunning || now === seen) return;
		[isRunning, seen] = [true, now];
		// Before the run, so that no change is missed.
		for (const watcher of watchers) watcher.close();
		watchers = foldersOf(names).map(folder => watch(folder, later).on('error', later));
		try {
			code = await run();
		} catch (error) {
			if (!(error instanceof UsageError)) throw error;
			terminal.err(`${style.error('paylock')}: ${error.message}\n`);
			code = USAGE_ERROR;
		}
		terminal.err(style.dim('watching for changes, stop with Ctrl+C\n'));
		isRunning = false;
		later();
	}

	function later(): void {
		clearTimeout(timer);
		timer = setTimeout(() => runAgain().catch(fail), SETTLE_MS);
	}

	let fail: (error: unknown) => void = () => undefined;
	const stopped = new Promise<void>((resolve, reject) => {
		fail = reject;
		terminal.onStop(resolve);
	});
	runAgain().catch(fail);
	try {
		await stopped;
	} finally {
		clearTimeout(timer);
		for (const watcher of watchers) watcher.close();
	}
	return code;
}

/** The files that exist, with the time and size of each. */
function stateOf(names: readonly string[]): string {
	const facts = names
		.flatMap(name => filesOf(name, true))
		.map(file => {
			const found = statSync(file, {throwIfNoEntry: false});
			return `${file} ${found?.mtimeMs} ${found?.size}`;
		});
	return `${facts.length} ${facts.join('\n')}`;
}

/** The folders of the files, and the one in which a pattern begins; a new folder is seen with the next change. */
function foldersOf(names: readonly string[]): readonly string[] {
	const folders = names.flatMap(name => [
		dirname(name.replace(/[*?{[(].*$/s, 'x')),
		...filesOf(name, true).map(file => dirname(file)),
	]);
	return [...new Set(folders)].filter(folder => statSync(folder, {throwIfNoEntry: false})?.isDirectory());
}
