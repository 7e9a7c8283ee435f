// What wrong parts of an input are meant to be.
import type {IssueFix} from '../../../diagnostics/issue.js';
import type {Severity} from '../../../diagnostics/rules.js';
import type {Entries} from '../../../schema/places.js';

/** The only value that can be meant. */
export interface Correction {
	readonly fix: IssueFix;
	/** The value to read instead; left out for a field that means the same without its value. */
	readonly meant?: {readonly value: unknown};
	/** True for what was inside a text. */
	readonly isText?: true;
	/** False where the correction would contradict another part: the value is judged as corrected and stays as it is. */
	readonly isCertain?: boolean;
	/** The severity of the issue, if it is not an error. */
	readonly severity?: Severity | undefined;
}

/** An object whose keys are where they are meant to be, and the fix of each key that was not. */
export interface Arranged extends Entries {
	readonly fixes: ReadonlyMap<string, IssueFix>;
	/** By each of its keys that was another one, that one. */
	readonly written: ReadonlyMap<string, string>;
}
