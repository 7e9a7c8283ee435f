// The issues that say why a part of a subject cannot be read.
import type {Issue} from '../diagnostics/issue.js';

/** Errors at a place or below it; else those of a misspelled key that resembles the one that ends the pointer. */
export function issuesAt(pointer: string, errors: readonly Issue[]): readonly Issue[] {
	const found = errors.filter(one => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));
	if (found.length > 0) return found;
	const parent = pointer.slice(0, pointer.lastIndexOf('/') + 1);
	return errors.filter(one => one.suggestion !== undefined && parent + one.suggestion === pointer);
}
