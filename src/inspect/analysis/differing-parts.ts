// What two subjects do not share. The verdict on whatever both say the same about is the same, so only the rest can change.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {EmiKind, PlanGroupName} from '../../wire/emi-filter.js';
import {setOfCodes} from '../evaluate/attribute.js';
import {issuerPrefix} from '../evaluate/filter-kinds.js';
import type {Subject} from '../subject/read-subject.js';
import type {
	NormalSubject,
	SubjectFilter,
	SubjectFilters,
	SubjectOption,
	SubjectPlanFilter,
} from '../subject/subject.js';
import {effectiveOptions, hasKnownOptions, planFiltersIn, readableEmi} from '../subject/subject-parts.js';
import {boxesAround} from './compare-boxes.js';
import type {Box, Section} from './section.js';

/** What may make a difference between two subjects of one account. */
export interface DifferingParts {
	/** Both without the provider codes that they share; for their sections alone. */
	readonly subjects: readonly Subject[];
	/** False for the types, and EMI, that both treat alike. */
	readonly mayDiffer: (type: string) => boolean;
	/** Restricts a section to what a filter matches that the subjects do not share, if nothing else can make a difference. */
	readonly whereFiltersDiffer: (section: Section) => Section;
}

export function differingParts(before: Subject, after: Subject): DifferingParts {
	const subjects = [before, after];
	const isKnown = subjects.every(
		subject => hasKnownOptions(subject) && subject.emiFilters.length === readableEmi(subject).length,
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
			const [removed, added] = differingPlaces(own.filters.items, other.filters.items);
			if (removed.size === own.filters.items.length) return section;
			const matchedBy = ({owner, order}: Box) => (owner === 0 ? removed : added).has(order);
			// What both have is there once, and no box of a filter that differs is left out for one that both have.
			const boxes = section.boxes
				.filter(box => box.owner === 0 || matchedBy(box))
				.map(box => (matchedBy(box) ? {...box, family: `${box.family} differs`} : box));
			return {...section, boxes: boxesAround(boxes.filter(matchedBy), {...section, boxes}), matchedBy};
		},
	};
}

/** Where anything may make a difference. */
export function everyPart(subjects: readonly Subject[]): DifferingParts {
	return {subjects, mayDiffer: () => true, whereFiltersDiffer: section => section};
}

/** What every verdict depends on besides the option of its type and the EMI plans. */
function surroundingsOf({defaults, emiFilters, display, mandateKind, action}: NormalSubject): string {
	const onlyEmi = emiFilters.map(({showOnlyEmi, unreadable}) => [showOnlyEmi ?? false, unreadable]);
	return JSON.stringify([defaults.allow, defaults.isStated, onlyEmi, display, mandateKind, action]);
}

/** The codes that both list have the same verdict if nothing but the lists differs. */
function withoutSharedCodes(subject: Subject, others: ReadonlyMap<string, SubjectOption>): Subject {
	return {...subject, options: subject.options.map(option => withOwnCodes(option, others.get(option.type)))};
}

function withOwnCodes(option: SubjectOption, beside: SubjectOption | undefined): SubjectOption {
	if (beside === undefined || option.enable !== beside.enable) return option;
	const [own, other] = [option.providers, beside.providers];
	if (own === undefined || other === undefined) return option;
	const shared = setOfCodes(other.items);
	return {...option, providers: {...own, items: own.items.filter(code => !shared.has(code))}};
}

const PLACES = new Set(['pointer', 'positions', 'isSingle']);

/** The filters that a section is about, and as a text what else the verdicts in it depend on. */
function filtersIn({base, dimensions}: Section, subject: Subject, options: ReadonlyMap<string, SubjectOption>) {
	const {type} = base;
	if (type === 'EMI') {
		const {emiFilters} = subject;
		const [emi, other] = emiFilters;
		const filters =
			other === undefined ? planFiltersIn(emi, base.kind as EmiKind, base.group as PlanGroupName) : undefined; // a section of EMI has both
		return {filters, around: () => summary([issuerPrefix(subject), options.get('CARD')?.enable, emiFilters])};
	}
	const option = options.get(type);
	if (option === undefined || dimensions.some(({attribute}) => attribute === 'code')) return undefined;
	return {filters: type === 'CARD' ? option.cardFilters : option.upiFilters, around: () => summary(option)};
}

/** A part without its places, as a text. */
function written(part: unknown, replaced = (_key: string, value: unknown) => value): string {
	return JSON.stringify(part, (key, value: unknown) => (PLACES.has(key) ? undefined : replaced(key, value)));
}

const FILTERS = new Set(['filters', 'cardFilters', 'upiFilters']);

/** A part with nothing of its filters but which flags they have. */
function summary(part: unknown): string {
	return written(part, (key, value) =>
		FILTERS.has(key) ? flagsIn(value as SubjectFilters<Flagged> | undefined) : value,
	); // under these keys
}

type Flagged = SubjectFilter & Partial<Pick<SubjectPlanFilter, 'lists'>>;

function flagsIn(filters: SubjectFilters<Flagged> | undefined): readonly unknown[] | undefined {
	const flags = filters?.items.map(({enable, lists}) => JSON.stringify([enable, lists?.map(list => list.enable)]));
	return filters && [...new Set(flags)].sort();
}

/** For each list the places of the filters that the other does not have in the same order. */
function differingPlaces(before: readonly SubjectFilter[], after: readonly SubjectFilter[]) {
	const [removed, added] = [new Set(before.keys()), new Set(after.keys())];
	/** The places of equal filters, the first of them last. */
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
