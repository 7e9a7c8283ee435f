// Whether two lists of card filters say the same about every card outside a target, by the filters without the target.
import type {CardFilter} from '../../wire/payment-filter.js';
import {ATTRIBUTES, CARD_LISTS} from '../../wire/spec.js';
import {type Criteria, covers, criteriaOf, mayMatch, without} from './criteria.js';
import {type Draft, filterIn} from './draft.js';
import type {Target} from './goal.js';

/** True if only card filters differ, and they are the same once what matches the target is taken out of each. */
export function isSameOutside(before: Draft, after: Draft, target: Target): boolean {
	const criteria = target.type === 'CARD' ? criteriaOf(target) : undefined;
	const [was, is] = [before, after].map(cardFiltersIn);
	if (criteria === undefined || was === undefined || is === undefined) return false;
	const flags = ({filters}: CardFilters) =>
		[true, false].map(enable => filters.some(one => one.enable === enable)).join();
	return was.rest === is.rest && flags(was) === flags(is) && rest(was, criteria) === rest(is, criteria);
}

interface CardFilters {
	readonly filters: readonly CardFilter[];
	/** Everything else that is written. */
	readonly rest: string;
}

/** The card filters that count, if all of them can be read. */
function cardFiltersIn(draft: Draft): CardFilters | undefined {
	const {subject, root} = draft;
	if (subject.issues.some(({severity}) => severity === 'error')) return undefined;
	const {options} = filterIn(draft);
	const option = options.find(({paymentMethodType}) => paymentMethodType === 'CARD');
	const filters = option?.cardFilters;
	if (!option?.enable || filters === undefined || filters.length === 0) return undefined;
	if (filters.some(filter => CARD_LISTS.some(({key}) => filter[key]?.length === 0))) return undefined;
	return {filters, rest: JSON.stringify(root, (_, value: unknown) => (value === filters ? [] : value))};
}

/** True if there are too many card filters to try every completion of a card. */
export function hasManyFilters(draft: Draft): boolean {
	return (cardFiltersIn(draft)?.filters.length ?? 0) > FEW_FILTERS;
}

const FEW_FILTERS = 12;

/** What the filters say outside the target; a filter that no lists can divide stays whole. */
function rest({filters}: CardFilters, criteria: Criteria): string {
	const left = filters.flatMap(filter => without(filter, criteria) ?? [filter]);
	return JSON.stringify(left.map(filter => [filter.enable, ...CARD_LISTS.map(({key}) => filter[key] ?? null)]));
}

/** True if the filters certainly show or hide every card of the target, false if they may not. */
export function certainlyDecide(draft: Draft, target: Target): boolean {
	const criteria = target.type === 'CARD' ? criteriaOf(target) : undefined;
	const found = cardFiltersIn(draft);
	if (criteria === undefined || found === undefined) return false;
	const {isShown} = target;
	const matching = found.filters.filter(filter => mayMatch(filter, criteria));
	const {precedence} = {...draft.subject.account.readings};
	const isOwn = (filter: CardFilter | undefined) =>
		filter !== undefined && filter.enable === isShown && covers(filter, criteria);
	if (matching.every(({enable}) => enable === isShown)) return matching.some(isOwn);
	if (precedence === 'first-wins') return isOwn(matching[0]);
	if (precedence === 'last-wins') return isOwn(matching.at(-1));
	return precedence === (isShown ? 'show-wins' : 'hide-wins') && matching.some(isOwn);
}

/** Cards of the target, one for each filter that may match it: if one of them has another verdict, the target is not reached. */
export function examplesOf(draft: Draft, target: Target): readonly object[] {
	const criteria = target.type === 'CARD' ? criteriaOf(target) : undefined;
	const filters = cardFiltersIn(draft)?.filters ?? [];
	if (criteria === undefined) return [];
	const other = {brand: 'OTHER', cardType: 'CREDIT', bank: 'OTHER', subType: 'OTHER'};
	const own = filters
		.filter(filter => mayMatch(filter, criteria))
		.map(filter => {
			const named = CARD_LISTS.filter(({key}) => filter[key] !== undefined);
			return Object.fromEntries(named.map(({key}) => [ATTRIBUTES[key][0], filter[key]?.[0]?.split('::')[0]]));
		});
	return [{}, ...own].map(fields => ({...other, bin: '999999', ...fields, ...target.instrument}));
}
