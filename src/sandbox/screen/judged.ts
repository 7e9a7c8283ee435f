// Sandbox: what the evaluator says of every instrument that a session's filter tells apart, section by section.

import {MisuseError} from '../../diagnostics/misuse-error.js';
import {type LabeledInstrument, labeledInstruments} from '../../inspect/analysis/instruments.js';
import {TYPE_LABELS} from '../../inspect/describe/labels.js';
import {compile} from '../../inspect/evaluate/compile.js';
import {explain} from '../../inspect/evaluate/explain.js';
import type {Explanation, Reason, Verdict} from '../../inspect/evaluate/verdict.js';
import type {Instrument} from '../../inspect/instrument.js';
import type {JsonObject} from '../../wire/session.js';

export const VERDICTS = ['shown', 'undetermined', 'hidden'] as const satisfies readonly Verdict[];

/** Why, in words, and the places that decided. */
export interface Why {
	readonly text: string;
	readonly pointers: readonly string[];
}

/** Instruments with one verdict by the same rules at the same places, in words. */
export interface Group {
	readonly verdict: Verdict;
	/** Of the first instrument. */
	readonly why: readonly Why[];
	/** Whether the others' reasons differ from the first one's, by what they call the instrument. */
	readonly eachItsOwn: boolean;
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
	let listed: readonly LabeledInstrument[];
	let judge: (instrument: Instrument) => Explanation;
	try {
		listed = labeledInstruments(request);
		({explain: judge} = compile(request));
	} catch (error) {
		if (error instanceof MisuseError) return [unread(request)];
		throw error;
	}
	return [...new Set(listed.map(({instrument}) => instrument.type))].map(type => {
		const groups = groupsOf(
			listed.filter(({instrument}) => instrument.type === type),
			judge,
		);
		return {title: type === 'EMI' ? 'EMI' : TYPE_LABELS[type].whole, code: type, groups};
	});
}

/** What decode refuses has no meaning to show: explain says so, once for all. */
function unread(request: JsonObject): Section {
	const {verdict, because} = explain(request, {type: 'CARD'});
	const items = [...Object.values(TYPE_LABELS).map(({whole}) => whole), 'EMI'];
	return {title: 'Every payment option', groups: [{verdict, why: whyOf(because), eachItsOwn: false, items}]};
}

function groupsOf(
	listed: readonly LabeledInstrument[],
	judge: (instrument: Instrument) => Explanation,
): readonly Group[] {
	const groups = new Map<string, Open>();
	for (const {instrument, label, isWhole} of listed) {
		const {type, supportsMandates} = instrument;
		const explanation = judge(instrument);
		const {verdict, because} = explanation;
		const key = JSON.stringify([verdict, because.map(({rule, pointer}) => [rule, pointer])]);
		const group = groups.get(key) ?? {first: explanation, eachItsOwn: false, items: []};
		groups.set(key, group);
		group.eachItsOwn ||= because.some(({message: text}, index) => text !== group.first.because[index]?.message);
		if (!isWhole || type === 'EMI' || supportsMandates !== undefined)
			group.items.push(label.charAt(0).toUpperCase() + label.slice(1));
	}
	return VERDICTS.flatMap(verdict =>
		[...groups.values()]
			.filter(({first}) => first.verdict === verdict)
			.map(({first, eachItsOwn, items}) => ({verdict, why: whyOf(first.because), eachItsOwn, items})),
	);
}

interface Open {
	readonly first: Explanation;
	eachItsOwn: boolean;
	readonly items: string[];
}

/** Each text once, with all its places. */
function whyOf(because: readonly Reason[]): readonly Why[] {
	return [...new Set(because.map(({message: text}) => text))].map(text => ({
		text,
		pointers: because.filter(reason => reason.message === text).map(({pointer}) => pointer),
	}));
}
