// The command line: what it needs of the process around it, and the one error that ends it.

/** Where a command reads and writes. */
export interface Terminal {
	readonly stdin: AsyncIterable<Uint8Array | string> & {readonly isTTY?: boolean};
	readonly out: (text: string) => void;
	readonly err: (text: string) => void;
	readonly outIsColoured: boolean;
	readonly errIsColoured: boolean;
	/** Calls back when the user asks a running command to stop. */
	readonly onStop: (stop: () => void) => void;
}

/** The exit codes. */
export const CLEAN = 0;
export const ISSUES_FOUND = 1;
export const USAGE_ERROR = 2;

/** A wrong call, or input that cannot be read: its message is shown, and the exit code is 2. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}
