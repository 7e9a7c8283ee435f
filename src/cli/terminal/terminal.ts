// The process around a command: streams, the line of progress, exit codes, and the error that ends a wrong call.
import {IssueError} from '../../diagnostics/issue-error.js';
import {escapeControlChars} from './style.js';

/** Where a command reads and writes. */
export interface Terminal {
	readonly stdin: AsyncIterable<Uint8Array | string> & {readonly isTTY?: boolean};
	/** Writes text for a person on standard output; on a terminal, long lines are wrapped. */
	readonly out: (text: string) => void;
	/** Writes data on standard output, unchanged. */
	readonly data: (text: string) => void;
	/** Writes text for a person on standard error; on a terminal, long lines are wrapped. */
	readonly err: (text: string) => void;
	/** Shows how far work is that takes longer than a second; does nothing where standard error is not a terminal. */
	readonly progress: Progress;
	/** The width of help, tables and excerpts, in characters. */
	readonly width: number;
	readonly outIsColored: boolean;
	readonly errIsColored: boolean;
	/** Calls back when the user asks a running command to stop. */
	readonly onStop: (stop: () => void) => void;
}

/** Work that takes less is not shown, in milliseconds. */
const SHOWN_AFTER = 1000;
/** Between two changes of the line, in milliseconds. */
const SHOWN_EVERY = 100;
/** Returns to the start of the line and clears it. */
const CLEAR = '\r\u001b[2K';

/** What a command calls as often as it likes with the words for its progress. */
export type Progress = (words: () => string) => void;

/** A line of progress, and the call that removes it before anything else is written. */
export function progressOn(write: (text: string) => void, now: () => number = Date.now) {
	const start = now();
	let next = start + SHOWN_AFTER;
	let isVisible = false;
	const progress: Progress = words => {
		const time = now();
		if (time < next) return;
		next = time + SHOWN_EVERY;
		isVisible = true;
		write(CLEAR + words());
	};
	const clear = () => {
		if (isVisible) write(CLEAR);
		isVisible = false;
	};
	return {progress, clear};
}

export const CLEAN = 0;
export const ISSUES_FOUND = 1;
export const USAGE_ERROR = 2;

/** A wrong call, or a file that cannot be read: the message is printed, and the exit code is 2. */
export class UsageError extends Error {
	override readonly name = 'UsageError';

	/** A message quotes arguments and files, which could control a terminal. */
	constructor(message: string) {
		super(escapeControlChars(message));
	}
}

/** Runs a call; if it refuses a value, every issue is a line of a {@link UsageError}, after the place where it was written. */
export function refusedAt<Result>(placeOf: (pointer: string) => string | undefined, call: () => Result): Result {
	try {
		return call();
	} catch (error) {
		throw error instanceof IssueError ? refusalInWords(error, placeOf) : error;
	}
}

/** Every issue of a refused value on its own line, after the place where it was written. */
export function refusalInWords(
	{issues, total}: IssueError,
	placeOf: (pointer: string) => string | undefined,
): UsageError {
	const lines = issues.map(({pointer, message}) => {
		const place = placeOf(pointer);
		return place === undefined ? message : `${place}: ${message}`;
	});
	const rest = total > issues.length ? [`… and ${total - issues.length} more`] : [];
	return new UsageError([...lines, ...rest].join('\n'));
}
