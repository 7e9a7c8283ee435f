// The places of a subject that can decide, in the order in which the input has them.
import {
	type NormalSubject,
	type SubjectEmi,
	type SubjectOption,
	UNREADABLE,
	type Unreadable,
} from '../../model/subject.js';
import {EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';

export interface DecidingPlace {
	readonly pointer: string;
	/** Whether it decides for some instrument; `possibly` if the places inside it may decide for all. */
	readonly decides: 'certainly' | 'possibly';
}

export function placesOf({
	defaults,
	options,
	emiFilters,
	display,
	mandateKind,
}: NormalSubject): readonly DecidingPlace[] {
	return [
		...(defaults.isStated ? [certainPlace(defaults.pointer)] : []),
		...options.flatMap(placesOfOption),
		...emiFilters.flatMap(placesOfEmi),
		...(display === undefined ? [] : [possiblePlace('/sdk_udf')]),
		...(mandateKind === undefined ? [] : [possiblePlace('/options.create_mandate')]),
	];
}

function certainPlace(pointer: string): DecidingPlace {
	return {pointer, decides: 'certainly'};
}

function possiblePlace(pointer: string): DecidingPlace {
	return {pointer, decides: 'possibly'};
}

function placeAround(pointer: string, inside: readonly DecidingPlace[]): DecidingPlace {
	return inside.length > 0 ? possiblePlace(pointer) : certainPlace(pointer);
}

/** Lists that the type ignores are not places. */
function placesOfOption({pointer, type, cardFilters, upiFilters}: SubjectOption): readonly DecidingPlace[] {
	const inside = [
		...(type === 'CARD' ? (cardFilters?.items ?? []) : []),
		...(type === 'UPI' ? (upiFilters?.items ?? []) : []),
	].map(filter => certainPlace(filter.pointer));
	return [placeAround(pointer, inside), ...inside];
}

function placesOfEmi(emi: SubjectEmi | Unreadable): readonly DecidingPlace[] {
	if (emi === UNREADABLE) return [];
	const kinds = EMI_KINDS.flatMap(name => {
		const kind = emi.kinds[name];
		if (kind === undefined || kind === UNREADABLE) return [];
		const groups = PLAN_GROUPS.flatMap(groupName => {
			const group = kind.groups[groupName];
			if (group === undefined || group === UNREADABLE) return [];
			const plans = (group.filters?.items ?? []).map(({pointer}) => certainPlace(pointer));
			return [placeAround(group.pointer, plans), ...plans];
		});
		return [placeAround(kind.pointer, groups), ...groups];
	});
	return [...kinds, ...(emi.showOnlyEmi === undefined ? [] : [possiblePlace(`${emi.pointer}/showOnlyEmi`)])];
}
