#!/usr/bin/env node
/// <reference types="node" />
// The process around the command line.
import {run} from './run.js';
import {isColored} from './terminal/style.js';
import {progressOn} from './terminal/terminal.js';
import {DEFAULT_WIDTH, fitted} from './terminal/wrap.js';

// A reader that has seen enough, such as `head`, closes the pipe: that is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EPIPE') throw error;
	process.exit();
});

/** The text as it fits a terminal; a file or another program gets whole lines. */
function wrapped(text: string, {isTTY, columns}: {readonly isTTY?: boolean; readonly columns?: number}): string {
	return isTTY === true && columns ? fitted(text, columns) : text;
}

const {progress, clear} = progressOn(text => process.stderr.write(text));

/** Writes to a stream, once the line of progress is removed. */
function writeTo(stream: NodeJS.WriteStream, text: string): void {
	clear();
	stream.write(text);
}

process.exitCode = await run(process.argv.slice(2), {
	stdin: process.stdin,
	out: text => writeTo(process.stdout, wrapped(text, process.stdout)),
	data: text => writeTo(process.stdout, text),
	err: text => writeTo(process.stderr, wrapped(text, process.stderr)),
	progress: process.stderr.isTTY ? progress : () => undefined,
	width: process.stdout.columns || process.stderr.columns || DEFAULT_WIDTH,
	outIsColored: isColored(process.stdout, process.env),
	errIsColored: isColored(process.stderr, process.env),
	onStop: stop => {
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
	},
});

clear();

// A configuration may have left a timer or a connection open, which must not keep the process running.
for (const stream of [process.stdout, process.stderr]) await new Promise<void>(done => stream.write('', () => done()));
process.exit();
