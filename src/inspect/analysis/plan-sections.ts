// The EMI plans that one or several subjects distinguish: a section for each kind and group.
import {type NormalSubject, type SubjectPlanFilter, type SubjectPlanList, UNREADABLE} from '../../model/subject.js';
import {tenureInterval} from '../../values/intervals.js';
import {LONGEST_TENURE} from '../../values/tenure-range.js';
import {EMI_KINDS, type EmiKind, PLAN_GROUPS, type PlanGroupName} from '../../wire/emi-filter.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {boxesOfFilter} from './filter-boxes.js';
import {codeList, type FilterList, FilterParts, rangeList, roleOf} from './filter-parts.js';
import type {Box, Section, Side} from './section.js';

/** A plan on a card is the last choice to represent the types that no filter names. */
const TYPES_CARD_LAST = [...PAYMENT_METHOD_TYPES.filter(type => type !== 'CARD'), 'CARD'];
const TENURES = {first: 1, last: 10 ** LONGEST_TENURE - 1};

/** If no filter names a kind, one kind represents all of them. */
export function planSections(subjects: readonly NormalSubject[], servicePrefix?: string): readonly Section[] {
	const isNamed = subjects.some(({emiFilters}) => emiFilters.length > 0);
	const kinds = isNamed ? EMI_KINDS : EMI_KINDS.slice(0, 1);
	return kinds.flatMap(kind => PLAN_GROUPS.map(group => planSection(subjects, kind, group, servicePrefix)));
}

function planSection(
	subjects: readonly NormalSubject[],
	kind: EmiKind,
	group: PlanGroupName,
	servicePrefix: string | undefined,
): Section {
	const isCardless = group === 'cardless';
	const boxes = subjects.flatMap(({emiFilters}, owner) =>
		emiFilters.flatMap((emi, place) => {
			const found = emi === UNREADABLE ? undefined : emi.kinds[kind];
			const plans = found === undefined || found === UNREADABLE ? undefined : found.groups[group];
			if (plans === undefined || plans === UNREADABLE) return [];
			return (plans.filters?.items ?? []).flatMap((filter, order) =>
				planBoxes(filter, order, `${owner} ${place}`, isCardless, servicePrefix),
			);
		}),
	);
	const type = {attribute: 'paymentMethodType', stem: '', closed: TYPES_CARD_LAST};
	return {
		base: {type: 'EMI', kind, group, ...(isCardless ? {} : {paymentMethodType: 'CARD'})},
		dimensions: [
			...(isCardless ? [type] : []),
			{attribute: 'paymentMethod', stem: 'OTHER', closed: undefined},
			{attribute: 'issuer', stem: 'OTHER', closed: undefined},
			{attribute: 'tenure', ...TENURES, write: Number},
		],
		boxes,
	};
}

function planBoxes(
	filter: SubjectPlanFilter,
	order: number,
	owner: string,
	isCardless: boolean,
	servicePrefix: string | undefined,
): readonly Box[] {
	const {enable, paymentMethodType, methods, lists: planLists, isComplete} = filter;
	const parts = new FilterParts(owner, filter);
	if (paymentMethodType === UNREADABLE) parts.notes.push('type');
	else if (isCardless && paymentMethodType !== undefined) {
		parts.lists.push(codeList('paymentMethodType', [paymentMethodType], 'required'));
	} else if (paymentMethodType !== undefined && paymentMethodType !== 'CARD') return [];
	parts.addCodes('paymentMethod', methods);
	for (const [index, planList] of planLists.entries()) {
		const {what, enable: isOnly, list} = planList;
		parts.notes.push(`${what} ${isOnly}`);
		parts.add('empty', list, () => issuersOrTenures(planList, `${what} ${index}`, servicePrefix));
	}
	const isReadable = planLists.every(({enable: flag, list}) => flag !== UNREADABLE && list.isComplete);
	const isEmpty = [methods, ...planLists.map(({list}) => list)].some(list => list?.items.length === 0);
	const isCertain = isComplete && isReadable && !isEmpty && methods?.isComplete !== false;
	const selects = planLists.some(list => list.enable === true);
	return boxesOfFilter(filter, order, parts, sides =>
		isCertain && typeof enable === 'boolean' ? planEffect(enable, selects, sides) : undefined,
	);
}

/** The table of open-points; where `outerFlag` or `issuersAndTenures` decides, no effect is certain. */
function planEffect(enable: boolean, selects: boolean, sides: readonly Side[]): Box['effect'] {
	const isNamed = sides.length > 0 && sides.every(({isInside}) => isInside);
	if (!isNamed && sides.some(({isInside}) => isInside)) return undefined;
	if (enable) return isNamed ? 'hide' : 'show';
	return isNamed || selects ? undefined : 'hide';
}

/** A plan outside an `only` list is not selected; on which side of an `except` list it is makes a difference. */
function issuersOrTenures(
	{what, enable, list}: SubjectPlanList,
	name: string,
	servicePrefix: string | undefined,
): FilterList {
	const role = enable === true ? roleOf(list) : 'distinguished';
	if (what === 'tenures') return rangeList('tenure', list.items.map(tenureInterval), TENURES, role, name);
	const prefix = servicePrefix === undefined ? undefined : `${servicePrefix}_`;
	// An issuer is the same with and without the service prefix.
	const codes = list.items.map(code =>
		prefix !== undefined && code.startsWith(prefix) ? code.slice(prefix.length) : code,
	);
	return codeList('issuer', codes, role, name);
}
