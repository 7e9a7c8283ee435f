// Rules about filters that can never decide, because other filters do the same for every instrument that they match.
import type {Readings} from '../../../account/readings.js';
import {parentOf} from '../../../diagnostics/pointer.js';
import {getOrInsertComputed} from '../../../utils/get-or-insert-computed.js';
import type {Budget} from '../../analysis/budget.js';
import {contains, meet, sizeOfBox} from '../../analysis/compare-boxes.js';
import type {Box, Section} from '../../analysis/section.js';
import {sectionsIn} from '../../analysis/sections.js';
import {walk} from '../../analysis/walk.js';
import {issuerPrefix} from '../../evaluate/filter-kinds.js';
import {removal} from '../../read/corrections/fix.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'A filter has no effect if other filters do the same for everything that it matches; often one of its lists is mistyped.',
	effect:
		'Customers see no difference. If one of its lists is mistyped, what it was meant to hide or show is decided by another filter.',
	source: 'checkout-spec: card filter object; UPI filter object; Plan filter',
	wrong: {
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [
					{cardBanks: ['BANK_A', 'BANK_B'], enable: false},
					{cardBanks: ['BANK_B'], cardTypes: ['CREDIT'], enable: false},
				],
			},
		],
	},
	right: {
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [{cardBanks: ['BANK_A', 'BANK_B'], enable: false}],
			},
		],
	},
};

export const check: LintCheck = {id: 'filter-never-decides', about: 'filters', check: reportFilterNeverDecides};

function reportFilterNeverDecides(subject: LintSubject, report: ReportIssue): void {
	const covered = coveredFilters(sectionsIn(subject), subject);
	// Without the issuers of this filter, the remaining issuers may share a prefix that they do not share with them.
	const isPrefixKept = issuerPrefix(subject) !== undefined;
	const fixOf = ({isRemovable, namesIssuers, pointer}: CoveredFilter) =>
		isRemovable && (isPrefixKept || !namesIssuers) && {fix: removal(pointer, 'Remove this filter')};
	for (const filter of covered.filter(({isEqual}) => !isEqual)) {
		const others = filter.by.length === 1 ? 'another filter does' : `${filter.by.length} other filters together do`;
		report(filter.pointer, {
			problem: `this filter never decides, since ${others} the same for everything that it matches`,
			remedy: filter.isRemovable ? 'leave it out, or correct its lists' : 'correct its lists',
			related: filter.by.map(pointer => ({pointer, message: 'the filter that covers it'})),
			...fixOf(filter),
		});
	}
	for (const filter of covered.filter(({isEqual}) => isEqual)) {
		report(filter.pointer, {
			rule: 'equal-filters',
			problem: 'this filter does the same as an earlier one',
			remedy: 'leave one of them out',
			related: filter.by.map(pointer => ({pointer, message: 'the earlier filter'})),
			...fixOf(filter),
		});
	}
}

/** A filter that others cover. */
interface CoveredFilter {
	readonly pointer: string;
	/** The filters that cover it together. */
	readonly by: readonly string[];
	/** True if a single filter covers it and matches exactly the same instruments. */
	readonly isEqual: boolean;
	/** True if removing it changes no verdict under any reading, as long as the prefix of issuers stays the same. */
	readonly isRemovable: boolean;
	readonly namesIssuers: boolean;
}

/**
 * The filters that never decide, as far as the budget suffices. Of several equal filters, these are all except the first. Every
 * other filter in the result is covered by filters that are not in the result.
 */
function coveredFilters(sections: readonly Section[], {readings, budget}: LintSubject): readonly CoveredFilter[] {
	const found: CoveredFilter[] = [];
	budget.attempt(1 / 2, part => {
		for (const list of filterLists(sections)) found.push(...coveredIn(list, readings, part));
	});
	return found;
}

type Place = readonly [section: Section, box: Box];

/** The filters of one list, each with its boxes; a UPI filter may have boxes in two sections. */
type FilterBoxes = ReadonlyMap<string, readonly Place[]>;

function filterLists(sections: readonly Section[]): readonly FilterBoxes[] {
	const lists = new Map<string, Map<string, [Section, Box][]>>();
	for (const section of sections) {
		if (section.base.type !== 'CARD' && section.base.type !== 'UPI' && section.base.type !== 'EMI') continue;
		for (const box of section.boxes) {
			// If a type cannot be read, the filters of two options may apply to it, but only one option counts.
			const pointer = parentOf(box.pointer);
			const list = getOrInsertComputed(lists, pointer, () => new Map<string, [Section, Box][]>());
			getOrInsertComputed(list, box.pointer, () => []).push([section, box]);
		}
	}
	return [...lists.values()];
}

/** Finds the covered filters of one list, from the last to the first, so that the first of several equal filters stays. */
function coveredIn(filters: FilterBoxes, readings: Readings, budget: Budget): readonly CoveredFilter[] {
	const left = new Set([...filters.values()].flat());
	const found: CoveredFilter[] = [];
	for (const [pointer, boxes] of [...filters].reverse()) {
		for (const place of boxes) left.delete(place);
		const covered = coverOf(boxes, filters, left, readings, budget);
		if (covered !== undefined) found.push({pointer, ...covered});
		else for (const place of boxes) left.add(place);
	}
	return found.reverse();
}

function coverOf(
	boxes: readonly Place[],
	filters: FilterBoxes,
	others: ReadonlySet<Place>,
	readings: Readings,
	budget: Budget,
): Omit<CoveredFilter, 'pointer'> | undefined {
	if (boxes.some(([, {effect}]) => effect === undefined)) return undefined;
	const by = new Set<string>();
	const isWider = ({pointer}: Box) => (filters.get(pointer) ?? []).length > boxes.length;
	let isRemovable = true;
	for (const [section, box] of boxes) {
		budget.spend((others.size + 1) * (1 + sizeOfBox(box)));
		const meeting: Box[] = [];
		for (const [place, other] of others) if (place === section && meet(box, other)) meeting.push(other);
		const candidates = coveringBoxes(box, meeting, readings);
		// A card or plan filter without criteria covers all others; another rule reports it.
		const narrow = candidates?.filter(({conditions}) => section.base.type === 'UPI' || conditions.length > 0);
		const cover = narrow && smallestCover(section, box, narrow, isWider, budget);
		if (cover === undefined) return undefined;
		for (const {pointer} of cover) by.add(pointer);
		// The verdict of an instrument that no filter matches may depend on which flags occur in the list.
		isRemovable &&= [...others].some(([, other]) => other.enable === box.enable);
	}
	// Even if several filters cover it together, one of the remaining filters may be equal to it.
	const equal = [...(by.size > 1 ? filters.keys() : by)].find(pointer => {
		const filter = filters.get(pointer) ?? [];
		return filter.every(place => others.has(place)) && isSameFilter(filter, boxes);
	});
	const namesIssuers = boxes.some(([, {conditions}]) => conditions.some(({attribute}) => attribute === 'issuer'));
	return {by: equal === undefined ? [...by] : [equal], isEqual: equal !== undefined, isRemovable, namesIssuers};
}

/** True if both filters have the same effect on the same instruments. */
function isSameFilter(one: readonly Place[], other: readonly Place[]): boolean {
	const isWithin = (inner: readonly Place[], outer: readonly Place[]) =>
		inner.every(([section, box]) =>
			outer.some(([place, wider]) => place === section && wider.effect === box.effect && contains(wider, box)),
		);
	return one.length === other.length && isWithin(one, other) && isWithin(other, one);
}

/** The boxes that make this box irrelevant wherever they match; `undefined` if it may decide against an opposite box. */
function coveringBoxes(box: Box, meeting: readonly Box[], {precedence}: Readings): readonly Box[] | undefined {
	const same = meeting.filter(({effect}) => effect === box.effect);
	const winner = precedence === 'hide-wins' ? 'hide' : precedence === 'show-wins' ? 'show' : undefined;
	if (winner === undefined) return same.length === meeting.length ? same : undefined;
	return winner === box.effect ? same : meeting.filter(({effect}) => effect !== undefined);
}

/** One box that contains this box, or else a minimal set of boxes that cover it together. */
function smallestCover(
	section: Section,
	box: Box,
	candidates: readonly Box[],
	isWider: (candidate: Box) => boolean,
	budget: Budget,
): readonly Box[] | undefined {
	const whole = candidates.filter(candidate => contains(candidate, box));
	// Prefer a later box, which decides under `last-wins`, or else a wider box, which this box does not cover in turn.
	const widest =
		whole.find(({order}) => order > box.order) ??
		whole.find(candidate => !contains(box, candidate) || isWider(candidate)) ??
		whole[0];
	if (widest !== undefined) return [widest];
	if (candidates.length < 2 || !isCovered(section, box, candidates, budget)) return undefined;
	let needed = candidates;
	for (const candidate of candidates) {
		const fewer = needed.filter(other => other !== candidate);
		if (isCovered(section, box, fewer, budget)) needed = fewer;
	}
	return needed;
}

/** True if the other boxes match every instrument that the box matches. */
function isCovered(section: Section, box: Box, others: readonly Box[], budget: Budget): boolean {
	const boxes = [{...box, family: 'covered'}, ...others.map(other => ({...other, family: 'covering'}))];
	const within = {...section, boxes, matchedBy: ({family}: Box) => family === 'covered'};
	const distinction = ({family}: Box) => (family === 'covered' ? 'every' : 'any');
	for (const {boxes: matching} of walk(within, distinction, budget)) if (matching.length === 1) return false;
	return true;
}
