// The two parts of a message, `<problem>: <remedy>`.

/** The part of a message before the remedy: what follows the first colon that is not inside quotes. */
export function problemIn(message: string): string {
	return /^(?:"(?:[^"\\]|\\.)*"|:(?! )|[^":])*/.exec(message)?.[0] ?? message;
}

/** The part of a message after the problem. */
export function remedyIn(message: string): string {
	return message.slice(problemIn(message).length + ': '.length);
}
