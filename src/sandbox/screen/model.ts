// What a payment screen shows: the classes of the filter, section by section.
import type {ClassParts} from '../../inspect/analysis/class-parts.js';
import {typeLabel} from '../../inspect/analysis/labels.js';
import type {Explanation, Verdict} from '../../inspect/index.js';
import {groupBy} from '../../utils/group-by.js';
import {labelsOf, type Write} from './readable.js';

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
