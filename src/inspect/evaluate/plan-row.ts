// One EMI plan filter, prepared for the evaluation of many plans.
import {isEmptyList} from '../../model/normal-parts.js';
import {type SubjectPlanFilter, UNREADABLE} from '../../model/subject.js';
import type {Choice} from './assignments.js';
import {type PlanList, type PlanTest, planLists, typeOf} from './plan-list.js';

export interface PlanRow {
	readonly at: number;
	readonly filter: SubjectPlanFilter;
	/** Type, payment method, and any other unreadable part. */
	readonly tests: readonly PlanTest[];
	readonly hasEmptyMethods: boolean;
	readonly hasEmptyList: boolean;
	/** The lists by their flags, once for each possible combination of unreadable flags. */
	readonly variants: Readonly<Record<Choice<'emptyList'>, readonly Variant[]>>;
	readonly unreadableFlags: readonly string[];
}

/** The lists that select plans, and those that name exceptions. */
export interface Variant {
	readonly selecting: readonly PlanTest[];
	readonly excepting: readonly PlanTest[];
}

/** `bare` removes the service prefix of the account from an issuer. */
export function planRow(filter: SubjectPlanFilter, at: number, bare: (issuer: string) => string): PlanRow {
	const lists = planLists(filter, bare);
	const {methods, enable, pointer} = filter;
	const hasEmptyMethods = methods !== undefined && isEmptyList(methods);
	const flags = lists.filter(list => list.enable === UNREADABLE).map(list => list.enablePointer);
	return {
		at,
		filter,
		tests: testsOf(filter),
		hasEmptyMethods,
		hasEmptyList: hasEmptyMethods || lists.some(list => list.isEmpty),
		variants: {ignored: variantsOf(lists.filter(list => !list.isEmpty)), 'matches-nothing': variantsOf(lists)},
		unreadableFlags: enable === UNREADABLE ? [...flags, `${pointer}/enable`] : flags,
	};
}

function testsOf(filter: SubjectPlanFilter): readonly PlanTest[] {
	const {paymentMethodType: type, methods, isComplete, pointer, lists} = filter;
	const tests: PlanTest[] = [];
	if (type === UNREADABLE) tests.push(() => ({unreadable: `${pointer}/paymentMethodType`}));
	else if (type !== undefined) {
		tests.push(plan => {
			const own = typeOf(plan);
			return own === undefined ? 'incomplete' : own === type ? 'yes' : 'no';
		});
	}
	if (methods !== undefined && !isEmptyList(methods)) {
		const listed = new Set(methods.items);
		tests.push(({paymentMethod: method}) => {
			if (method === undefined) return 'incomplete';
			if (listed.has(method)) return 'yes';
			return methods.isComplete ? 'no' : {unreadable: methods.pointer};
		});
	}
	const isLocated =
		type === UNREADABLE ||
		methods?.isComplete === false ||
		lists.some(({list, enable}) => !list.isComplete || enable === UNREADABLE);
	if (!isComplete && !isLocated) tests.push(() => ({unreadable: pointer}));
	return tests;
}

/** Issuers and tenures of one object share its flag, so an unreadable flag is the same for both. */
function variantsOf(lists: readonly PlanList[]): readonly Variant[] {
	const unreadable = new Set(lists.filter(({enable}) => enable === UNREADABLE).map(list => list.enablePointer));
	let combinations: readonly (readonly string[])[] = [[]];
	for (const pointer of unreadable) combinations = combinations.flatMap(chosen => [[...chosen, pointer], chosen]);
	return combinations.map(enabled => {
		const isSelecting = ({enable, enablePointer}: PlanList) => enable === true || enabled.includes(enablePointer);
		return {
			selecting: lists.filter(isSelecting).map(({covers}) => covers),
			excepting: lists.filter(list => !isSelecting(list)).map(({covers}) => covers),
		};
	});
}
