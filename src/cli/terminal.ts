// The process around a command: streams, exit codes, and the error that ends a wrong call.

/** Where a command reads and writes. */
export interface Terminal {
	readonly stdin: AsyncIterable<Uint8Array | string> & {readonly isTTY?: boolean};
	readonly out: (text: string) => void;
	readonly err: (text: string) => void;
	readonly outIsColored: boolean;
	readonly errIsColored: boolean;
	/** Calls back when the user asks a running command to stop. */
	readonly onStop: (stop: () => void) => void;
}

export const CLEAN = 0;
export const ISSUES_FOUND = 1;
export const USAGE_ERROR = 2;

/** A wrong call, or a file that cannot be read: the message is printed, and the exit code is 2. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}
