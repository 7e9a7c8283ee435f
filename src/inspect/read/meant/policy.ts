// How the functions of inspect read: all by the same corrections.
import {OBJECT_AS_TEXT} from '../input-issues.js';
import type {CorrectOptions} from './correct.js';

export type Policy = Pick<CorrectOptions, 'spreadsCodes' | 'accepts' | 'writes'>;

/** To judge an input: everything that can be meant. */
export const DECODED: Policy = {spreadsCodes: false, writes: false, accepts: () => true};
export const JUDGED: Policy = {spreadsCodes: true, writes: false, accepts: () => true};

/** Version 3's way to explain: a mark in place of each wrong part. */
export const MARKED: Policy = {
	spreadsCodes: false,
	writes: false,
	accepts: ({problem, fix}) =>
		((problem.severity ?? 'error') !== 'error' && fix.patch[0]?.op !== 'replace') || problem === OBJECT_AS_TEXT,
};

/** To write an input: only what is certain, without what made a new error. */
export function certainBut(refused: ReadonlySet<string>): Policy {
	return {spreadsCodes: true, writes: true, accepts: ({isCertain, pointer}) => isCertain && !refused.has(pointer)};
}
