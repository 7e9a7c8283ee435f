// The places of a subject that can decide, in the order in which the input has them.

import type {NormalSubject, SubjectOption} from '../../model/subject.js';
import {emiKinds, planGroups, readableEmi} from '../../model/subject-parts.js';

export interface DecidingPlace {
	readonly pointer: string;
	/** Whether it decides for some instrument; `possibly` if the places inside it may decide for all, or the input may lack it. */
	readonly decides: 'certainly' | 'possibly';
}

export function placesOf(subject: NormalSubject): readonly DecidingPlace[] {
	const {defaults, options} = subject;
	const inFilter = [
		...(defaults.isStated ? [defaults.pointer] : []),
		...options.flatMap(option => [option.pointer, ...filtersIn(option).map(({pointer}) => pointer)]),
	];
	const inEmi = readableEmi(subject).map(emi => ({
		places: emiKinds(emi).flatMap(({kind}) => [
			kind.pointer,
			...planGroups(kind).flatMap(({group: {pointer, filters}}) => [
				pointer,
				...(filters?.items ?? []).map(filter => filter.pointer),
			]),
		]),
		only: `${emi.pointer}/showOnlyEmi`,
	}));
	return [
		...byNesting(inFilter),
		...inEmi.flatMap(({places, only}) => [...byNesting(places), possiblePlace(only)]),
		possiblePlace('/sdk_udf'),
		possiblePlace('/options.create_mandate'),
	];
}

/** Lists that the type ignores are not places. */
function filtersIn({type, cardFilters, upiFilters}: SubjectOption) {
	return (type === 'CARD' ? cardFilters?.items : type === 'UPI' ? upiFilters?.items : undefined) ?? [];
}

/** A place decides itself unless others are inside it; those follow it. */
function byNesting(pointers: readonly string[]): readonly DecidingPlace[] {
	return pointers.map((pointer, at) => {
		const hasInside = pointers[at + 1]?.startsWith(`${pointer}/`);
		return hasInside ? possiblePlace(pointer) : {pointer, decides: 'certainly'};
	});
}

function possiblePlace(pointer: string): DecidingPlace {
	return {pointer, decides: 'possibly'};
}
