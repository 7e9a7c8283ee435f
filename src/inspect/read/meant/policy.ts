// How the functions of inspect read: all by the same corrections.
import {isArray} from '../../../diagnostics/format-value.js';
import type {CorrectOptions} from './correct.js';
import {OBJECT_AS_TEXT} from './words.js';

export type Policy = Pick<CorrectOptions, 'codes' | 'accepts' | 'judges'>;

/** To judge an input: everything that can be meant. */
export const DECODED: Policy = {codes: 'kept', judges: true, accepts: () => true};
export const JUDGED: Policy = {codes: 'spread', judges: true, accepts: () => true};

/** To explain an input: what is wrong is unreadable, unless it means the same as what is right, as `{}` does for an
 * empty list. The action is read as it is meant. */
export const MARKED: Policy = {
	codes: 'marked',
	judges: false,
	accepts: ({problem, fix: {patch}}) =>
		patch[0]?.path === '/action' ||
		((problem.severity ?? 'error') !== 'error' && patch[0]?.op !== 'replace') ||
		(patch[0]?.op === 'replace' && isArray(patch[0].value) && patch[0].value.length === 0) ||
		problem === OBJECT_AS_TEXT,
};

/** To write an input: only what is certain, without what made a new error. */
export function certainBut(refused: ReadonlySet<string>): Policy {
	return {codes: 'spread', judges: false, accepts: ({isCertain, pointer}) => isCertain && !refused.has(pointer)};
}
