// The options of one call, checked.
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {readKnown} from '../schema/read-known.js';
import type {AbortSignalLike} from './watch-abort.js';

const OPTIONS = {what: 'set of options', part: 'option of createSession'};

/** The signal of a call; throws a MisuseError for anything else in its options. */
export function readSignal(options: unknown): AbortSignalLike | undefined {
	if (options === undefined) return undefined;
	const report = new IssueCollector();
	const [signal] = readKnown(options, ['signal'], OPTIONS, report);
	if (signal !== undefined && !isSignal(signal)) {
		const problem = 'is not an AbortSignal: pass the signal of an AbortController';
		report.add('/signal', wrongValue('invalid-type', signal, problem));
	}
	report.throwIfAny();
	return signal as AbortSignalLike | undefined; // checked above
}

function isSignal(signal: unknown): signal is AbortSignalLike {
	try {
		// Reading members of an object that may lack them.
		const {aborted, addEventListener, removeEventListener} = Object(signal) as Partial<AbortSignalLike>;
		return (
			typeof aborted === 'boolean' &&
			typeof addEventListener === 'function' &&
			typeof removeEventListener === 'function'
		);
	} catch {
		return false;
	}
}
