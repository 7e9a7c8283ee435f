// How far long work is, on a terminal: one line on standard error, which disappears with the next output.

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
