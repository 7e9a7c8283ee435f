// What two subjects do not share. The verdict on whatever both say the same about is the same, so only the rest can change.
import {
	type NormalSubject,
	type SubjectFilter,
	type SubjectFilters,
	type SubjectOption,
	type SubjectPlanFilter,
	UNREADABLE,
} from '../../model/subject.js';
import {effectiveOptions, planFiltersIn} from '../../model/subject-parts.js';
import type {EmiKind, PlanGroupName} from '../../wire/emi-filter.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import {issuerPrefix} from '../evaluate/issuer-prefix.js';
import type {Subject} from '../read/subject.js';
import type {PlaceRange, Section} from './section.js';

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
		({hasAllOptions, options}) => hasAllOptions && options.every(({type}) => type !== UNREADABLE),
	);
	if (!isKnown || surroundingsOf(before) !== surroundingsOf(after)) {
		return {subjects, mayDiffer: () => true, whereFiltersDiffer: section => section};
	}
	const [was, is] = [effectiveOptions(before), effectiveOptions(after)];
	const differs = (type: string) => {
		const [own, other] = [was.get(type), is.get(type)];
		return own === undefined || other === undefined ? own !== other : writtenAs(own) !== writtenAs(other);
	};
	const plansDiffer = () =>
		was.get('CARD')?.enable !== is.get('CARD')?.enable || writtenAs(before.emiFilters) !== writtenAs(after.emiFilters);
	return {
		subjects: [withoutSharedCodes(before, is), withoutSharedCodes(after, was)],
		mayDiffer: type => (type === 'EMI' ? plansDiffer() : differs(type)),
		whereFiltersDiffer(section) {
			const [own, other] = [filtersIn(section, before, was), filtersIn(section, after, is)];
			if (section.boxes.length === 0 || !own?.filters?.isComplete || !other?.filters?.isComplete) return section;
			if (own.around() !== other.around()) return section;
			return {
				...section,
				matchedBy: differingPlaces(own.filters.items.map(writtenAs), other.filters.items.map(writtenAs)),
			};
		},
	};
}

/** What every verdict depends on besides the option of its type and the EMI plans. */
function surroundingsOf({defaults, emiFilters, display, mandateKind, action}: NormalSubject): string {
	const onlyEmi = emiFilters.map(emi => (emi === UNREADABLE ? emi : (emi.showOnlyEmi ?? false)));
	return JSON.stringify([defaults.allow, defaults.isStated, onlyEmi, display, mandateKind, action]);
}

/** The codes that both list have the same verdict if nothing but the lists differs. */
function withoutSharedCodes(subject: Subject, others: ReadonlyMap<string, SubjectOption>): Subject {
	return {...subject, options: subject.options.map(option => withOwnCodes(option, others.get(option.type)))};
}

function withOwnCodes(option: SubjectOption, beside: SubjectOption | undefined): SubjectOption {
	const [own, other] = [option.providers, beside?.providers];
	const isComparable = [own, other].every(list => list?.isComplete && list.items.length > 0);
	if (own === undefined || other === undefined || !isComparable) return option;
	if (option.enable !== beside?.enable || option.enable === UNREADABLE) return option;
	const shared = getOrInsertComputed(knownCodes, other.items, () => new Set(other.items));
	return {...option, providers: {...own, items: own.items.filter(code => !shared.has(code))}};
}

const knownCodes = new WeakMap<object, ReadonlySet<string>>();
const knownTexts = new WeakMap<object, string>();

/** What a part says, without where it says so. */
function writtenAs(part: object): string {
	return getOrInsertComputed(knownTexts, part, () => JSON.stringify(part, withoutPlaces));
}

const PLACES = new Set(['pointer', 'enablePointer', 'positions', 'isBare']);

function withoutPlaces(key: string, value: unknown): unknown {
	return PLACES.has(key) ? undefined : value;
}

/** The filters that a section is about, and what else the verdicts in it depend on. */
function filtersIn({base, dimensions}: Section, subject: Subject, options: ReadonlyMap<string, SubjectOption>) {
	const {type} = base;
	if (type === 'EMI') {
		const {account, emiFilters} = subject;
		const [emi, other] = emiFilters;
		const filters =
			other === undefined ? planFiltersIn(emi, base.kind as EmiKind, base.group as PlanGroupName) : undefined; // a section of EMI has both
		const prefix = () => issuerPrefix(subject, account.servicePrefix);
		return {filters, around: () => `${prefix()} ${options.get('CARD')?.enable} ${summary(emiFilters)}`};
	}
	const option = options.get(type);
	if (option === undefined || dimensions.some(({attribute}) => attribute === 'code')) return undefined;
	return {filters: type === 'CARD' ? option.cardFilters : option.upiFilters, around: () => summary(option)};
}

const LISTS_OF_FILTERS = new Set(['cardFilters', 'upiFilters', 'filters']);

/** What a part says, with nothing of its filters but which flags they have. */
function summary(part: object): string {
	return JSON.stringify(part, (key, value: unknown) =>
		LISTS_OF_FILTERS.has(key) && value !== undefined
			? flagsIn(value as SubjectFilters<SubjectFilter & Partial<SubjectPlanFilter>>) // under such a key
			: withoutPlaces(key, value),
	);
}

function flagsIn({items, isComplete}: SubjectFilters<SubjectFilter & Partial<SubjectPlanFilter>>): readonly unknown[] {
	const own = items.map(({enable}) => String(enable));
	const ofLists = items.flatMap(({lists = []}) => lists.map(({enable}) => `list ${enable}`));
	return [isComplete, ...[...new Set([...own, ...ofLists])].sort()];
}

/** All but the beginning and the end that both lists have in common, so that what is shared is in the same order. */
function differingPlaces(before: readonly string[], after: readonly string[]): PlaceRange {
	const shortest = Math.min(before.length, after.length);
	let from = 0;
	while (from < shortest && before[from] === after[from]) from += 1;
	let same = 0;
	while (same < shortest - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
	return {from, to: Math.max(before.length, after.length) - same};
}
