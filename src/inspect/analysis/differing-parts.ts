// Finds what two subjects do not share. Parts that are equal in both give equal verdicts, so only the rest can change.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {EmiKind, PlanFilter, PlanGroupName} from '../../wire/emi-filter.js';
import type {CardFilter, UpiFilter} from '../../wire/payment-filter.js';
import {setOfCodes} from '../evaluate/attribute.js';
import {issuerPrefix} from '../evaluate/filter-kinds.js';
import type {Subject} from '../subject/read-subject.js';
import type {ReadOption, SubjectParts} from '../subject/subject.js';
import {effectiveOptions, hasKnownOptions, planGroupOf, planLists, readableEmi} from '../subject/subject-parts.js';
import {boxesAround} from './compare-boxes.js';
import type {Box, Section} from './section.js';

/** What may make a difference between two subjects of one account. */
export interface DifferingParts {
	/** Both subjects without the provider codes that they share; use them only to compute sections. */
	readonly subjects: readonly Subject[];
	/** False for each type, including `EMI`, that both subjects treat in the same way. */
	readonly mayDiffer: (type: string) => boolean;
	/** Restricts a section to what the filters that only one subject has match, if nothing else can make a difference. */
	readonly whereFiltersDiffer: (section: Section) => Section;
}

export function differingParts(before: Subject, after: Subject): DifferingParts {
	const subjects = [before, after];
	const isKnown = subjects.every(
		subject => hasKnownOptions(subject) && readableEmi(subject).length === subject.emiFilters.length,
	);
	if (!isKnown || surroundingsOf(before) !== surroundingsOf(after)) {
		return everyPart(subjects);
	}
	const [was, is] = [effectiveOptions(before), effectiveOptions(after)];
	const differing = new Map<string, boolean>();
	const differs = (type: string) => written(was.get(type)) !== written(is.get(type));
	const plansDiffer = () =>
		was.get('CARD')?.enable !== is.get('CARD')?.enable || written(before.emiFilters) !== written(after.emiFilters);
	return {
		subjects: [withoutSharedCodes(before, is), withoutSharedCodes(after, was)],
		mayDiffer: type => getOrInsertComputed(differing, type, () => (type === 'EMI' ? plansDiffer() : differs(type))),
		whereFiltersDiffer(section) {
			const [own, other] = [filtersIn(section, before, was), filtersIn(section, after, is)];
			if (!own?.filters || !other?.filters || own.around() !== other.around()) return section;
			const [removed, added] = differingPlaces(own.filters, other.filters);
			if (removed.size === own.filters.length) return section;
			const matchedBy = ({owner, order}: Box) => (owner === 0 ? removed : added).has(order);
			// Boxes of shared filters are kept once. Boxes of differing filters get a family of their own, so that no shared box
			// replaces them.
			const boxes = section.boxes
				.filter(box => box.owner === 0 || matchedBy(box))
				.map(box => (matchedBy(box) ? {...box, family: `${box.family} differs`} : box));
			return {...section, boxes: boxesAround(boxes.filter(matchedBy), {...section, boxes}), matchedBy};
		},
	};
}

/** The result if any part may make a difference. */
export function everyPart(subjects: readonly Subject[]): DifferingParts {
	return {subjects, mayDiffer: () => true, whereFiltersDiffer: section => section};
}

/** Everything that verdicts depend on, except the option of the type and the EMI plans. */
function surroundingsOf(subject: SubjectParts): string {
	const {defaults, display, mandateKind, action} = subject;
	const onlyEmi = readableEmi(subject).map(({filter}) => filter.showOnlyEmi ?? false);
	return JSON.stringify([defaults.allow, defaults.isStated, onlyEmi, display, mandateKind, action]);
}

/** Leaves out the codes that both lists contain: if only the lists differ, the verdict on these codes stays the same. */
function withoutSharedCodes(subject: Subject, others: ReadonlyMap<string, ReadOption>): Subject {
	const options = [...effectiveOptions(subject).values()];
	return {...subject, options: options.map(option => withOwnCodes(option, others.get(option.type)))};
}

function withOwnCodes(option: ReadOption, beside: ReadOption | undefined): ReadOption {
	const {paymentMethods: own, enable} = option;
	const other = beside?.enable === enable ? beside.paymentMethods : undefined;
	if (own === undefined || other === undefined) return option;
	const shared = setOfCodes(other);
	return {...option, paymentMethods: own.filter(code => !shared.has(code))};
}

type AnyFilter = CardFilter | UpiFilter | PlanFilter;

/** The filters that apply to a section, and a text of everything else that its verdicts depend on. */
function filtersIn(
	{base, dimensions}: Section,
	subject: Subject,
	options: ReadonlyMap<string, ReadOption>,
): {readonly filters: readonly AnyFilter[] | undefined; readonly around: () => string} | undefined {
	const {type} = base;
	if (type === 'EMI') {
		const [emi, other] = readableEmi(subject);
		// An EMI section has a kind and a group.
		const group = emi && planGroupOf(emi, base.kind as EmiKind, base.group as PlanGroupName)?.group;
		return {
			filters: other === undefined ? group?.filters : undefined,
			around: () => summary([issuerPrefix(subject), options.get('CARD')?.enable, readableEmi(subject)]),
		};
	}
	const option = options.get(type);
	if (option === undefined || dimensions.some(({attribute}) => attribute === 'code')) return undefined;
	return {filters: type === 'CARD' ? option.cardFilters : option.upiFilters, around: () => summary(option)};
}

/** The JSON of a part without its place and with sorted keys, so that equal parts have equal texts. */
function written(part: unknown, replaced = (_key: string, value: unknown) => value): string {
	return JSON.stringify(part, (key, value: unknown) => {
		if (key === 'pointer') return undefined;
		const found = replaced(key, value);
		const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
		return isObject
			? Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)))
			: found;
	});
}

const FILTERS = new Set(['filters', 'cardFilters', 'upiFilters']);

/** The text of a part in which only the flags of its filters are kept. */
function summary(part: unknown): string {
	return written(part, (key, value) => (FILTERS.has(key) ? flagsIn(value as readonly AnyFilter[]) : value)); // under these keys
}

function flagsIn(filters: readonly AnyFilter[]): readonly string[] {
	const flags = filters.map(filter => JSON.stringify([filter.enable, planLists(filter).map(({enable}) => enable)]));
	return [...new Set(flags)].sort();
}

/** For each list, the places of the filters that the other list does not contain in the same order. */
function differingPlaces(before: readonly AnyFilter[], after: readonly AnyFilter[]) {
	const [removed, added] = [new Set(before.keys()), new Set(after.keys())];
	/** The places of equal filters, the first place last. */
	const places = new Map<string, number[]>();
	for (const at of [...added].reverse()) getOrInsertComputed(places, written(after[at]), () => []).push(at);
	let next = 0;
	for (const at of removed) {
		const equal = places.get(written(before[at])) ?? [];
		let found = equal.pop();
		while (found !== undefined && found < next) found = equal.pop();
		if (found === undefined) continue;
		removed.delete(at);
		added.delete(found);
		next = found + 1;
	}
	return [removed, added] as const;
}
