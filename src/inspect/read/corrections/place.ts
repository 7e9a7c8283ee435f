// The places of the parts of corrected values.
import type {IssueDetails, IssueFix} from '../../../diagnostics/issue.js';
import type {Source} from '../../../schema/places.js';
import type {ReadContext} from '../../../schema/read-context.js';
import type {Sources} from '../source-of.js';

/** What the corrections of one reading share. */
export interface Reading {
	/** The places of the parts of corrected values. */
	readonly sources: WeakMap<object, Sources>;
	/** True if two codes in one string, which is legal JSON of the right shape, are an issue too. */
	readonly spreadsCodes: boolean;
	/** Keeps the correction of an issue, and adds its fix where that may be shown. */
	note(pointer: string, problem: IssueDetails, fix: IssueFix, context: ReadContext): IssueDetails;
}

/** True if the current value is a part of a text. */
export function isInText({path, level}: ReadContext): boolean {
	for (let index = level - 1; index >= 0; index -= 1) {
		const part = path[index];
		if (typeof part === 'object') return part.isText;
	}
	return false;
}

/** The place of a part of the current value, as the patch of a fix may name it. */
export function sourceOf(context: ReadContext, pointer: string, isText = false): Source {
	return {pointer, isText: isText || isInText(context)};
}

/** The place of every item is that of the text around them. */
export function samePlace(length: number, pointer: string, context: ReadContext): Sources {
	return byIndex(Array.from({length}, () => sourceOf(context, pointer, true)));
}

/** The places of the items of a list. */
export function byIndex(sources: readonly Source[]): Sources {
	return [...sources] as unknown as Sources; // a list has its items by index
}

/** Reports an issue with its fix. */
export function reportFixed(
	pointer: string,
	problem: IssueDetails,
	fix: IssueFix,
	context: ReadContext,
	reading: Reading,
): void {
	context.report.add(pointer, reading.note(pointer, problem, fix, context));
}
