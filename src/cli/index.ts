#!/usr/bin/env node
/// <reference types="node" />
// The process around the command line.
import {run} from './run.js';
import {isColored} from './terminal/style.js';

// A reader that has seen enough, such as `head`, closes the pipe: that is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EPIPE') throw error;
	process.exit();
});

process.exitCode = await run(process.argv.slice(2), {
	stdin: process.stdin,
	out: text => process.stdout.write(text),
	err: text => process.stderr.write(text),
	outIsColored: isColored(process.stdout, process.env),
	errIsColored: isColored(process.stderr, process.env),
	errIsTerminal: process.stderr.isTTY === true && process.env.TERM !== 'dumb',
	onStop: stop => {
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
	},
});

// A configuration may have left a timer or a connection open, which must not keep the process running.
for (const stream of [process.stdout, process.stderr]) await new Promise<void>(done => stream.write('', () => done()));
process.exit();
