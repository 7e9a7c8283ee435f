// The places of a subject that can decide, in the order in which the input has them.
import {
	type NormalSubject,
	type SubjectEmi,
	type SubjectOption,
	UNREADABLE,
	type Unreadable,
} from '../../model/subject.js';
import {EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';

export interface Place {
	readonly pointer: string;
	/** True if places inside it may always decide instead. */
	readonly mayNeverDecide: boolean;
}

export function placesOf({defaults, options, emiFilters, display, mandateKind}: NormalSubject): readonly Place[] {
	return [
		...(defaults.isStated ? [surely(defaults.pointer)] : []),
		...options.flatMap(placesOfOption),
		...emiFilters.flatMap(placesOfEmi),
		...(display === undefined ? [] : [perhaps('/sdk_udf')]),
		...(mandateKind === undefined ? [] : [perhaps('/options.create_mandate')]),
	];
}

function surely(pointer: string): Place {
	return {pointer, mayNeverDecide: false};
}

function perhaps(pointer: string): Place {
	return {pointer, mayNeverDecide: true};
}

/** Lists that the type ignores are not places. */
function placesOfOption({pointer, type, cardFilters, upiFilters}: SubjectOption): readonly Place[] {
	const inside = [
		...(type === 'CARD' ? (cardFilters?.items ?? []) : []),
		...(type === 'UPI' ? (upiFilters?.items ?? []) : []),
	].map(filter => surely(filter.pointer));
	return [{pointer, mayNeverDecide: inside.length > 0}, ...inside];
}

function placesOfEmi(emi: SubjectEmi | Unreadable): readonly Place[] {
	if (emi === UNREADABLE) return [];
	const kinds = EMI_KINDS.flatMap(name => {
		const kind = emi.kinds[name];
		if (kind === undefined || kind === UNREADABLE) return [];
		const groups = PLAN_GROUPS.flatMap(groupName => {
			const group = kind.groups[groupName];
			if (group === undefined || group === UNREADABLE) return [];
			const plans = (group.filters?.items ?? []).map(({pointer}) => surely(pointer));
			return [{pointer: group.pointer, mayNeverDecide: plans.length > 0}, ...plans];
		});
		return [{pointer: kind.pointer, mayNeverDecide: groups.length > 0}, ...groups];
	});
	return [...kinds, ...(emi.showOnlyEmi === undefined ? [] : [perhaps(`${emi.pointer}/showOnlyEmi`)])];
}
