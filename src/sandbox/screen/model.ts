// What a payment screen shows: the sections, their instruments, and the verdict on each.

import {TYPE_LABELS} from '../../inspect/analysis/labels.js';
import type {Explanation, Instrument, Verdict} from '../../inspect/index.js';
import type {Readings} from '../../wire/readings.js';
import {type LabelContext, labelsOf} from './readable.js';

/** One instrument of a section. */
export interface ScreenItem extends Explanation {
	/** What distinguishes it; empty if it is the whole section. */
	readonly labels: readonly string[];
	readonly instrument: Instrument;
}

/** One section of the screen. */
export interface ScreenSection {
	readonly type: string;
	readonly title: string;
	readonly items: readonly ScreenItem[];
	/** How many more instruments the filter distinguishes. */
	readonly more: number;
}

/** How a screen is evaluated. */
export interface ScreenSettings {
	readonly readings: Readings;
	readonly servicePrefix?: string | undefined;
}

/** The most instruments of a section that a page lists. */
const MAX_ITEMS = 400;

/** A filter that is ready to be shown. */
interface EvaluatedFilter {
	/** Those that the filter distinguishes. */
	readonly instruments: readonly Instrument[];
	readonly explain: (instrument: Instrument) => Explanation;
}

/** The sections in the order of the payment method types, EMI last; `named` are the strings in the filter. */
export function sectionsOf(
	{instruments, explain}: EvaluatedFilter,
	named: ReadonlySet<string>,
	write: LabelContext['write'],
): readonly ScreenSection[] {
	return [...groupBy(instruments, ({type}) => type)].map(([type, all]) => {
		const differing = differingFields(all, SECTION_FIELDS);
		const items = [...groupBy(all, planOf).values()].flatMap(plans => {
			const within = new Set([...differing, ...differingFields(plans, FIELDS)]);
			return plans.map(instrument => ({instrument, labels: labelsOf(instrument, {differing: within, named, write})}));
		});
		const listed = items.sort(byOrder).slice(0, MAX_ITEMS);
		return {
			type,
			title: titleOf(type),
			items: listed.map((item): ScreenItem => ({...explain(item.instrument), ...item})),
			more: items.length - listed.length,
		};
	});
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
	const groups = new Map<string, Item[]>();
	for (const item of items) {
		const group = groups.get(keyOf(item));
		if (group === undefined) groups.set(keyOf(item), [item]);
		else group.push(item);
	}
	return groups;
}

/** EMI plans of one kind and group differ among themselves in issuers and tenures, or not at all. */
function planOf(instrument: Instrument): string {
	return instrument.type === 'EMI' ? `${instrument.kind} ${instrument.group}` : '';
}

function titleOf(type: string): string {
	const label = TYPE_LABELS[type as keyof typeof TYPE_LABELS]; // a type of the account has none
	return type === 'EMI' ? 'EMI' : (label?.whole ?? type);
}

/** The fields whose values differ among the instruments; the others are not informative. */
function differingFields(all: readonly Instrument[], fields: readonly string[]): readonly string[] {
	return fields.filter(field => new Set(all.map(instrument => Object(instrument)[field])).size > 1);
}

const SECTION_FIELDS = ['kind', 'group'] as const;
const FIELDS = [
	'code',
	'cardType',
	'brand',
	'bank',
	'subType',
	'bin',
	'app',
	'handle',
	'issuer',
	'paymentMethod',
	'tenure',
	'supportsMandates',
] as const;

export const VERDICTS = ['shown', 'undetermined', 'hidden'] as const satisfies readonly Verdict[];

/** What the filter names first, `Other …` last. */
function byOrder(one: {readonly labels: readonly string[]}, other: typeof one): number {
	return otherParts(one.labels) - otherParts(other.labels);
}

function otherParts(labels: readonly string[]): number {
	return labels.filter(label => /^other /i.test(label)).length;
}
