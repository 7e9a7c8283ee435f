// The places of the parts of corrected values.
import type {Source, Sources} from '../../../schema/corrections.js';
import type {ReadContext} from '../../../schema/read-context.js';

/** What the corrections of one reading share. */
export interface Reading {
	/** The places of the parts of corrected values. */
	readonly sources: WeakMap<object, Sources>;
	/** True if two codes in one string, which is legal JSON of the right shape, are an issue too. */
	readonly spreadsCodes: boolean;
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
