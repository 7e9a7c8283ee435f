// Inspect: two subjects judged over what either tells apart, and the changes put into words.
import {instrumentLabel, STATE_LABELS} from '../describe/labels.js';
import {evaluatorOf} from '../evaluate/evaluator.js';
import type {Verdict} from '../evaluate/verdict.js';
import type {Instrument} from '../instrument.js';
import type {Subject} from '../subject.js';
import {toldApart} from './representatives.js';

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
	readonly message: string;
}

/** Most instruments that one change names. */
const MOST_NAMED = 5;

/** Instruments that change alike: the first few, and how many there are. */
interface Group extends Omit<Change, 'message'> {
	readonly named: string[];
	total: number;
}

export function changesBetween(before: Subject, after: Subject): readonly Change[] {
	const groups = new Map<string, Group>();
	const [wasJudged, isJudged] = [evaluatorOf(before), evaluatorOf(after)];
	const namesKinds = before.emi !== undefined || after.emi !== undefined;
	for (const instrument of toldApart([before, after])) {
		const from = wasJudged(instrument).verdict;
		const {verdict: to, because} = isJudged(instrument);
		if (from === to) continue;
		const {type} = instrument;
		const pointer = because[0]?.pointer ?? '';
		const key = [type, from, to, pointer].join(' ');
		const group = groups.get(key) ?? {type, from, to, pointer, named: [], total: 0};
		groups.set(key, group);
		group.total += 1;
		if (group.named.length < MOST_NAMED) group.named.push(wordsOf(instrument, namesKinds));
	}
	return [...groups.values()].map(({named, total, ...change}) =>
		Object.freeze({...change, message: textOf(change, named, total)}),
	);
}

function wordsOf(instrument: Instrument, namesKinds: boolean): string {
	const label = instrumentLabel(instrument, namesKinds);
	if (instrument.supportsMandates === undefined) return label;
	return `${label} ${instrument.supportsMandates ? 'with' : 'without'} support for mandates`;
}

function textOf({from, to}: Pick<Change, 'from' | 'to'>, named: readonly string[], total: number): string {
	const more = total > named.length ? ` and ${total - named.length} more` : '';
	const subject = `${named.join(', ')}${more}`;
	return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${STATE_LABELS[from]} before, ${STATE_LABELS[to]} now`;
}
