// What matchers return, and the lines of a failure.
import type {Reason} from '../inspect/evaluate/verdict.js';

/**
 * What a matcher returns, as `expect.extend` takes it.
 *
 * @source The shape is vitest's.
 */
export interface MatcherResult {
	/** Whether the expectation holds. */
	readonly pass: boolean;
	/** The text of a failure. */
	readonly message: () => string;
}

/** The lines that a failure lists; the rest are counted. */
const MOST_LINES = 10;

/** A heading, and a line for each reason, issue or change. */
export function failure(heading: string, lines: readonly string[]): string {
	const more = lines.length - MOST_LINES;
	return [heading, ...lines.slice(0, MOST_LINES), ...(more > 0 ? [`  … and ${more} more`] : [])].join('\n');
}

/** `rule at pointer: message`, and the reading that would settle it. */
export function line({
	rule,
	pointer,
	message,
	reading,
}: Pick<Reason, 'pointer' | 'message' | 'reading'> & {rule: string}): string {
	const settles = reading === undefined ? '' : ` (reading ${reading})`;
	return `  ${rule} at ${placeOf(pointer)}: ${message}${settles}`;
}

export function placeOf(pointer: string): string {
	return pointer === '' ? '(whole input)' : pointer;
}

/** An instrument as JSON in plain ASCII. */
export function written(instrument: unknown): string {
	const json = JSON.stringify(instrument) ?? String(instrument);
	return json.replace(/[^\x20-\x7e]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
