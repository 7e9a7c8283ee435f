// What a payment screen shows: the classes of the filter, section by section.
import {DETAILS, listValues, WRITERS, type Write} from '../../inspect/analysis/class-label.js';
import type {ClassParts} from '../../inspect/analysis/class-parts.js';
import {typeLabel} from '../../inspect/analysis/labels.js';
import type {Explanation, Verdict} from '../../inspect/index.js';
import {groupBy} from '../../utils/group-by.js';

/** One class, or one provider of it. */
export interface ScreenItem extends Explanation {
	/** What distinguishes it; empty if it is the whole section. */
	readonly labels: readonly string[];
	/** The one code or app that it stands for, as written. */
	readonly code: string | undefined;
	/** The index of its class among those that `instrumentClasses` lists. */
	readonly classIndex: number;
}

/** One section of the screen. */
export interface ScreenSection {
	readonly type: string;
	readonly title: string;
	readonly items: readonly ScreenItem[];
}

export const VERDICTS = ['shown', 'undetermined', 'hidden'] as const satisfies readonly Verdict[];

/** The sections in the order of the payment method types, EMI last. */
export function screenSections(classes: readonly ClassParts[], write: Write): readonly ScreenSection[] {
	const all = classes.flatMap((one, classIndex) =>
		itemsOf(one).map(item => ({...item, classIndex, labels: labelsOf(item, write), code: codeOf(item)})),
	);
	return groupBy(all, ({type}) => type).map(items => {
		const [{type}] = items;
		return {type, title: typeLabel(type).whole, items};
	});
}

/** Providers, handles and apps have a tile each; cards and plans one for each class. */
function itemsOf(one: ClassParts): readonly ClassParts[] {
	const first = [...one.values].find(([name]) => name !== 'supportsMandates');
	if (one.type === 'CARD' || one.type === 'EMI' || first === undefined) return [one];
	const [attribute, {named, hasOthers, isEvery}] = first;
	if (isEvery && hasOthers) return [one];
	const parts = [
		...named.map(name => ({named: [name], hasOthers: false})),
		...(hasOthers ? [{named: [], hasOthers}] : []),
	];
	return parts.map(part => ({...one, values: new Map(one.values).set(attribute, {...part, isEvery: false})}));
}

function codeOf({values}: ClassParts): string | undefined {
	const found = values.get('code') ?? values.get('app');
	return found?.named.length === 1 && !found.hasOthers ? found.named[0] : undefined;
}

export const WITH_AUTOPAY = 'With autopay';

/** The words for the values of closed vocabularies. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	kind: {standard: 'EMI', lowCost: 'Low-cost EMI', noCost: 'No-cost EMI'},
	group: {credit: 'Credit card', debit: 'Debit card', cardless: 'Without a card'},
	cardType: {CREDIT: 'Credit cards', DEBIT: 'Debit cards'},
	supportsMandates: {true: WITH_AUTOPAY, false: 'Without autopay'},
};

/** The attributes in the order of a label. */
const ATTRIBUTES = ['kind', 'group', 'cardType', ...Object.keys(DETAILS), 'supportsMandates'];

/** What distinguishes a class in its section, attribute by attribute; empty if it is the whole section. */
export function labelsOf({type, values}: Pick<ClassParts, 'type' | 'values'>, write: Write): readonly string[] {
	const parts = ATTRIBUTES.flatMap(attribute => {
		const found = values.get(attribute);
		if (found === undefined || found.isEvery) return [];
		const others = attribute === 'code' ? typeLabel(type).many : DETAILS[attribute]?.[1];
		const writeValue = WRITERS[attribute] ?? (value => WORDS[attribute]?.[value] ?? write(value));
		return [listValues(found, `other ${others}`, writeValue)];
	});
	return parts.map((part, index) => (index === 0 ? part.replace(/^other /, 'Other ') : part));
}

/**
 * `NB_BANKA` as `Banka`, `WALLET_A` as `Wallet A`; a single short word stays unchanged, since it is often an acronym. A code
 * for mandates is shown without the service prefix.
 */
export function readableCode(code: string, servicePrefix = ''): string {
	if (!/^[A-Z0-9_]+$/.test(code)) return code;
	const prefix = `${servicePrefix}_`;
	const words = (code.startsWith(prefix) ? code.slice(prefix.length) : code)
		.replace(/^NB_(?=.)/, '')
		.split('_')
		.filter(word => word !== '');
	const [first] = words;
	if (words.length < 2 && (first ?? '').length <= 4) return first ?? code;
	return words.map(word => word.charAt(0) + word.slice(1).toLowerCase()).join(' ');
}
