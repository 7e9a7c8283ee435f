// The provider lists that a mandate session needs doubled, shared by several checks.
import type {SubjectList} from '../../model/subject.js';
import {isDoubledType, prefixOfPairs} from '../../rules/provider-pairs.js';
import type {DoubledType} from '../../wire/payment-method.js';
import type {LintSubject} from './rule.js';

export interface ProviderList {
	readonly type: DoubledType;
	readonly list: SubjectList;
}

export function providerLists({options}: LintSubject): readonly ProviderList[] {
	return options.flatMap(({type, providers}) =>
		isDoubledType(type) && providers !== undefined && providers.items.length > 0 ? [{type, list: providers}] : [],
	);
}

/** The one prefix for which every list is doubled, if there is one (open point 24). */
export function prefixOfLists(lists: readonly ProviderList[]): string | undefined {
	const options = lists.map(({type, list}) => ({paymentMethodType: type, enable: true, paymentMethods: list.items}));
	return prefixOfPairs({allowDefaultOptions: true, options});
}
