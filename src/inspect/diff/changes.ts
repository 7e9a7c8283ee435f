// Inspect: two subjects judged over what either tells apart, and the changes put into words.
import {instrumentWords} from '../describe/words.js';
import {type Evaluator, evaluatorOf} from '../explain/evaluator.js';
import type {Verdict} from '../explain/verdict.js';
import type {Instrument} from '../instrument.js';
import type {Subject} from '../subject.js';
import {toldApart} from '../told-apart/told-apart.js';

/**
 * Instruments of one type whose verdict changes in the same way, at the same place.
 *
 * @source The shape is paylock's own.
 */
export interface Change {
	/** A payment method type, or `EMI`. */
	readonly type: string;
	readonly from: Verdict;
	readonly to: Verdict;
	/** The place in `after` that decides. */
	readonly pointer: string;
	/** Which instruments, in words. */
	readonly text: string;
}

/** Most instruments that one change names. */
const MOST_NAMED = 5;

/** Instruments that change alike: the first few, and how many there are. */
interface Group extends Omit<Change, 'text'> {
	readonly named: string[];
	total: number;
}

export function changesBetween(before: Subject, after: Subject): readonly Change[] {
	const groups = new Map<string, Group>();
	const [wasJudged, isJudged] = [evaluatorOf(before), evaluatorOf(after)];
	for (const instrument of toldApart([before, after])) collect(instrument, wasJudged, isJudged, groups);
	return [...groups.values()].map(({named, total, ...change}) =>
		Object.freeze({...change, text: textOf(change, named, total)}),
	);
}

function collect(instrument: Instrument, before: Evaluator, after: Evaluator, groups: Map<string, Group>): void {
	const from = before(instrument).verdict;
	const {verdict: to, because} = after(instrument);
	if (from === to) return;
	const {type} = instrument;
	const pointer = because[0]?.pointer ?? '';
	const key = [type, from, to, pointer].join(' ');
	const group = groups.get(key) ?? {type, from, to, pointer, named: [], total: 0};
	groups.set(key, group);
	group.total += 1;
	if (group.named.length < MOST_NAMED) group.named.push(wordsOf(instrument));
}

function wordsOf(instrument: Instrument): string {
	const words = instrumentWords(instrument);
	if (instrument.supportsMandates === undefined) return words;
	return `${words} ${instrument.supportsMandates ? 'with' : 'without'} support for mandates`;
}

const STATES = {shown: 'shown', hidden: 'hidden', undetermined: 'uncertain'} as const;

function textOf({from, to}: Pick<Change, 'from' | 'to'>, named: readonly string[], total: number): string {
	const more = total > named.length ? ` and ${total - named.length} more` : '';
	const subject = `${named.join(', ')}${more}`;
	return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${STATES[from]} before, ${STATES[to]} now`;
}
