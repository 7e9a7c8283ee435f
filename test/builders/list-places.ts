// Every place that takes a list, with a function that makes valid items.
import {base, type Loose, PLAN, paylock, plan, rules, settled} from './untyped.js';

export interface ListPlace {
	readonly name: string;
	/** The pointer of the list. */
	readonly pointer: string;
	/** A list of codes, whose form is that of any code; of handles; of BIN ranges … */
	readonly kind: 'code' | 'NB' | 'handle' | 'BIN' | 'tenure' | 'card type';
	give(list: unknown): Loose;
	/** Takes its items as arguments: a list is spread into it. */
	readonly isSpread?: boolean;
}

const cardList = (name: string, key: string, kind: ListPlace['kind']): ListPlace => ({
	name: `cards.hide({${name}})`,
	pointer: `/options/0/cardFilters/0/${key}`,
	kind,
	give: list => base().cards((cards: Loose) => cards.hide({[name]: list})),
});
type CardStep = 'hideTypes' | 'showBrands' | 'hideBins' | 'showSubTypes' | 'hideBanks';
const cardStep = (name: CardStep, key: string, kind: ListPlace['kind']): ListPlace => ({
	name: `cards.${name}(…)`,
	pointer: `/options/0/cardFilters/0/${key}`,
	kind,
	isSpread: true,
	give: list => settled().cards((cards: Loose) => cards[name](...(list as unknown[]))),
});
const upiStep = (
	name: 'hideCollect' | 'showCollect' | 'hideIntent' | 'showIntent',
	kind: ListPlace['kind'],
): ListPlace => ({
	name: `upi.${name}(…)`,
	pointer: '/options/0/upiFilters/0/upiMethods',
	kind,
	isSpread: true,
	give: list => settled().upi((upi: Loose) => upi[name](...(list as unknown[]))),
});
const choice = (key: 'issuers' | 'tenures', inner: string, kind: ListPlace['kind']): ListPlace => ({
	name: `plans.show({${key}})`,
	pointer: `${PLAN}/${inner}/${key}`,
	kind,
	give: items => plan({[key]: {except: items}}),
});

export const LIST_PLACES: readonly ListPlace[] = [
	...(['WALLET', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP', 'NB'] as const).map(
		(type): ListPlace => ({
			name: `hide('${type}', …)`,
			pointer: '/options/0/paymentMethods',
			kind: type === 'NB' ? 'NB' : 'code',
			give: list => base().hide(type, list),
		}),
	),
	{
		name: "rules().show('WALLET', …)",
		pointer: '/options/0/paymentMethods',
		kind: 'code',
		give: list => settled().include(rules().show('WALLET', list)),
	},
	cardList('types', 'cardTypes', 'card type'),
	cardList('brands', 'cardBrands', 'code'),
	cardList('bins', 'cardBins', 'BIN'),
	cardList('subTypes', 'cardSubTypes', 'code'),
	cardList('banks', 'cardBanks', 'code'),
	cardStep('hideTypes', 'cardTypes', 'card type'),
	cardStep('showBrands', 'cardBrands', 'code'),
	cardStep('hideBins', 'cardBins', 'BIN'),
	cardStep('showSubTypes', 'cardSubTypes', 'code'),
	cardStep('hideBanks', 'cardBanks', 'code'),
	upiStep('hideCollect', 'handle'),
	upiStep('showCollect', 'handle'),
	upiStep('hideIntent', 'code'),
	upiStep('showIntent', 'code'),
	{
		name: 'plans.show({paymentMethod})',
		pointer: `${PLAN}/paymentMethod`,
		kind: 'code',
		give: paymentMethod => plan({paymentMethod}),
	},
	choice('issuers', 'issuerFilter', 'code'),
	choice('tenures', 'tenureFilter', 'tenure'),
	{
		name: 'paylock({codes})',
		pointer: '/codes/banks',
		kind: 'code',
		give: banks => paylock({codes: {banks}}).filter().allowDefaults(true),
	},
];

/** Valid items of a place, all different. */
export function rightItems({kind}: ListPlace, count: number): readonly string[] {
	return Array.from({length: kind === 'card type' ? Math.min(count, 2) : count}, (_, index) => {
		switch (kind) {
			case 'card type':
				return index === 0 ? 'CREDIT' : 'DEBIT';
			case 'NB':
				return `NB_BANK${index}`;
			case 'handle':
				return `@bank${index}`;
			case 'BIN':
				return `${411111 + index}::${411111 + index}`;
			case 'tenure':
				return `${index + 1}::${index + 1}`;
			default:
				return `CODE_${index}`;
		}
	});
}
