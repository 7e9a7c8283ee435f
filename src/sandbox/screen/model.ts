// What a payment screen shows: the classes of the filter, section by section.
import type {ClassParts, ClassValues} from '../../inspect/analysis/class-parts.js';
import {typeLabel} from '../../inspect/analysis/labels.js';
import type {Explanation, Verdict} from '../../inspect/index.js';
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
	const types = [...new Set(classes.map(({type}) => type))];
	const all = classes.flatMap((one, classIndex) => itemsOf(one).map(item => ({...item, classIndex})));
	return types.map(type => {
		const own = all.filter(one => one.type === type);
		const items = own.map(one => ({...one, labels: labelsOf(one, write), code: codeOf(one)}));
		return {type, title: typeLabel(type).whole, items};
	});
}

/** Providers, handles and apps have a tile each; cards and plans one for each class. */
function itemsOf(one: ClassParts): readonly ClassParts[] {
	if (one.type === 'CARD' || one.type === 'EMI') return [one];
	const first = [...one.values].find(([name]) => name !== 'supportsMandates');
	if (first === undefined) return [one];
	const [attribute, values] = first;
	if (values.isEvery && values.hasOthers) return [one];
	const narrowed = (own: Pick<ClassValues, 'named' | 'hasOthers'>): ClassParts => ({
		...one,
		values: new Map([...one.values, [attribute, {...own, isEvery: false}]]),
	});
	return [
		...values.named.map(name => narrowed({named: [name], hasOthers: false})),
		...(values.hasOthers ? [narrowed({named: [], hasOthers: true})] : []),
	];
}

function codeOf({values}: ClassParts): string | undefined {
	const found = values.get('code') ?? values.get('app');
	return found?.named.length === 1 && !found.hasOthers ? found.named[0] : undefined;
}
