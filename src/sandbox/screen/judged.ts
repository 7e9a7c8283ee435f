// Sandbox: what the evaluator says of every instrument that a session's filter tells apart, section by section.
import {compile} from '../../inspect/compile.js';
import {GROUP_WORDS, instrumentWords, TYPE_WORDS} from '../../inspect/describe/words.js';
import {explain} from '../../inspect/explain/explain.js';
import type {Explanation, Reason, Verdict} from '../../inspect/explain/verdict.js';
import type {Instrument} from '../../inspect/instrument.js';
import {instruments} from '../../inspect/instruments.js';
import {MisuseError} from '../../misuse.js';
import type {JsonObject} from '../../wire/session.js';

export const VERDICTS = ['shown', 'undetermined', 'hidden'] as const satisfies readonly Verdict[];

/** Instruments with one verdict for one reason, in words. */
export interface Group {
	readonly verdict: Verdict;
	readonly because: readonly Reason[];
	/** Empty where the group is the whole section. */
	readonly items: readonly string[];
}

/** One section of the payment screen. */
export interface Section {
	readonly title: string;
	readonly code?: string;
	/** What is shown first, what is hidden last. */
	readonly groups: readonly Group[];
}

/** The sections in the order of the payment method types, EMI last. */
export function sectionsOf(request: JsonObject): readonly Section[] {
	let told: readonly Instrument[];
	let judge: (instrument: Instrument) => Explanation;
	try {
		told = instruments(request);
		({explain: judge} = compile(request));
	} catch (error) {
		if (error instanceof MisuseError) return [unread(request)];
		throw error;
	}
	// Without an EMI filter one kind stands for all.
	const saysKinds = told.some(instrument => instrument.type === 'EMI' && instrument.kind !== 'standard');
	return [...new Set(told.map(({type}) => type))].map(type => {
		const groups = groupsOf(
			told.filter(instrument => instrument.type === type),
			judge,
			saysKinds,
		);
		return {title: type === 'EMI' ? 'EMI' : TYPE_WORDS[type].whole, code: type, groups};
	});
}

/** What decode refuses has no meaning to show: explain says so, once for all. */
function unread(request: JsonObject): Section {
	const {verdict, because} = explain(request, {type: 'CARD'});
	const items = [...Object.values(TYPE_WORDS).map(({whole}) => whole), 'EMI'];
	return {title: 'Every payment option', groups: [{verdict, because, items}]};
}

function groupsOf(
	told: readonly Instrument[],
	judge: (instrument: Instrument) => Explanation,
	saysKinds: boolean,
): readonly Group[] {
	const groups = new Map<string, {readonly verdict: Verdict; readonly because: readonly Reason[]; items: string[]}>();
	for (const instrument of told) {
		const {verdict, because} = judge(instrument);
		const key = JSON.stringify([verdict, because]);
		const group = groups.get(key) ?? {verdict, because, items: []};
		if (!isWhole(instrument)) group.items.push(wordsOf(instrument, saysKinds));
		groups.set(key, group);
	}
	return VERDICTS.flatMap(verdict => [...groups.values()].filter(group => group.verdict === verdict));
}

/** Whether nothing but the type is said. */
function isWhole(instrument: Instrument): boolean {
	return Object.keys(instrument).length === 1;
}

function wordsOf(instrument: Instrument, saysKinds: boolean): string {
	const {supportsMandates} = instrument;
	const words =
		instrument.type === 'EMI' && !saysKinds ? `EMI ${GROUP_WORDS[instrument.group]}` : instrumentWords(instrument);
	const mandate = supportsMandates === undefined ? '' : supportsMandates ? ', with mandates' : ', without mandates';
	return words.charAt(0).toUpperCase() + words.slice(1) + mandate;
}
