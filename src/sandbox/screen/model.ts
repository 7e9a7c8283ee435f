// What a payment screen shows: the sections, their instruments, and the verdict on each.

import {TYPE_LABELS} from '../../inspect/describe/labels.js';
import {compile, type Explanation, type Instrument, instruments, type Verdict} from '../../inspect/index.js';
import type {Readings} from '../../wire/readings.js';
import {labelOf, stringsIn} from './readable.js';

/** One instrument of a section; the label is empty where it is the whole section. */
export interface ScreenItem extends Explanation {
	readonly label: string;
	readonly instrument: Instrument;
}

/** One section of the screen. */
export interface ScreenSection {
	readonly type: string;
	readonly title: string;
	readonly items: readonly ScreenItem[];
	/** How many more instruments the filter tells apart. */
	readonly more: number;
}

/** How a screen is evaluated. */
export interface ScreenSettings {
	readonly readings: Readings;
	readonly servicePrefix?: string;
}

/** The most instruments of a section that a page lists. */
const MAX_ITEMS = 400;

/** The sections in the order of the payment method types, EMI last. */
export function sectionsOf(input: unknown, plain: unknown, settings: ScreenSettings): readonly ScreenSection[] {
	const filter = compile(input, settings);
	const named = stringsIn(plain);
	const byType = new Map<string, Instrument[]>();
	for (const instrument of instruments(input)) {
		const {type} = instrument;
		byType.set(type, [...(byType.get(type) ?? []), instrument]);
	}
	return [...byType].map(([type, all]) => {
		const differing = differingFields(all);
		const items = all.slice(0, MAX_ITEMS).map((instrument): ScreenItem => {
			return {...filter.explain(instrument), instrument, label: labelOf(instrument, {differing, named})};
		});
		return {type, title: titleOf(type), items: items.sort(byOrder), more: all.length - items.length};
	});
}

function titleOf(type: string): string {
	const label = TYPE_LABELS[type as keyof typeof TYPE_LABELS]; // a type of the account has none
	return type === 'EMI' ? 'EMI' : (label?.whole ?? type);
}

/** The fields whose values differ among the instruments; the others tell a reader nothing. */
function differingFields(all: readonly Instrument[]): ReadonlySet<string> {
	const values = new Map<string, Set<unknown>>();
	for (const instrument of all) {
		for (const field of FIELDS) {
			const known = values.get(field) ?? new Set();
			values.set(field, known.add(Object(instrument)[field]));
		}
	}
	return new Set([...values].filter(([, known]) => known.size > 1).map(([field]) => field));
}

const FIELDS = [
	'code',
	'cardType',
	'brand',
	'bank',
	'subType',
	'bin',
	'app',
	'handle',
	'kind',
	'group',
	'issuer',
	'paymentMethod',
	'tenure',
	'supportsMandates',
] as const;

export const VERDICTS = ['shown', 'undetermined', 'hidden'] as const satisfies readonly Verdict[];

/** What the filter names first, `Other …` last. */
function byOrder(one: ScreenItem, other: ScreenItem): number {
	return Number(one.label.startsWith('Other ')) - Number(other.label.startsWith('Other '));
}
