// A rule about types and plan groups in which the filters leave nothing to show.
import {EMI_KIND_KEYS, PLAN_GROUPS} from '../../../wire/emi-filter.js';
import type {Budget} from '../../analysis/budget.js';
import {isBroad} from '../../analysis/compare-boxes.js';
import {withMergedBoxes} from '../../analysis/merge-boxes.js';
import type {Section} from '../../analysis/section.js';
import {sectionsIn} from '../../analysis/sections.js';
import {walk} from '../../analysis/walk.js';
import {enabledInGroup} from '../../evaluate/emi-inside.js';
import {emiKinds, hasFilters, planGroups, readableEmi, readableOptionOf} from '../../subject/subject-parts.js';
import {hasProviders} from '../effect.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'Filters that together hide every card, UPI payment or plan leave an enabled section with nothing to show.',
	effect: 'Customers may open a section of the payment page and find nothing in it to pay with.',
	source: 'checkout-spec: option object, `enable`; Plan group',
	wrong: {
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [
					{cardTypes: ['CREDIT'], enable: false},
					{cardTypes: ['DEBIT'], enable: false},
				],
			},
		],
	},
	right: {allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: false}]},
};

export const check: LintCheck = {id: 'nothing-left-of-type', check: checkNothingLeftOfType};

function checkNothingLeftOfType(subject: LintSubject, report: ReportIssue): void {
	if (hasFilters(subject)) reportFiltersThatHideAll(subject, report);
	if (subject.emiFilters.length > 0) reportKindWithoutGroups(subject, report);
}

function reportFiltersThatHideAll(subject: LintSubject, report: ReportIssue): void {
	const sections = sectionsIn(subject);
	for (const [type, what] of [
		['CARD', 'card'],
		['UPI', 'UPI payment'],
	] as const) {
		const option = readableOptionOf(subject, type);
		if (!option?.enable) continue;
		// If provider codes are ignored, no payment by code is left.
		const hasCodes = hasProviders(option, subject.readings);
		const own = sections.filter(({base, dimensions}) => {
			return base.type === type && (hasCodes || dimensions.every(({attribute}) => attribute !== 'code'));
		});
		if (own.length === 0 || !own.every(section => hidesEverything(section, subject.budget))) continue;
		report(option.pointer, {
			problem: `the filters of this option hide every ${what}`,
			remedy: 'correct a filter, or disable the option and remove its filters',
			related: filtersOf(own),
		});
	}
	for (const [pointer, section] of enabledGroups(subject, sections)) {
		if (!hidesEverything(section, subject.budget)) continue;
		report(pointer, {
			problem: 'the filters of this group hide every plan',
			remedy: 'correct a filter, or disable the group and remove its filters',
			related: filtersOf([section]),
		});
	}
}

/** The first ten filters of the sections; a longer list of places would not help. */
function filtersOf(sections: readonly Section[]) {
	const pointers = new Set(sections.flatMap(({boxes}) => boxes.map(({pointer}) => pointer)));
	return [...pointers].slice(0, 10).map(pointer => ({pointer, message: 'a filter that hides a part'}));
}

/** The plan groups that count, if there is one EMI filter. */
function* enabledGroups(subject: LintSubject, sections: readonly Section[]): Generator<[string, Section]> {
	const [emi, other] = readableEmi(subject);
	if (emi === undefined || other !== undefined) return;
	for (const kind of emiKinds(emi).filter(one => one.kind.enable)) {
		for (const {name, pointer, group} of planGroups(kind)) {
			const section = sections.find(({base}) => base.kind === kind.name && base.group === name);
			if (group.enable && section !== undefined) yield [pointer, section];
		}
	}
}

/** True if filters hide every instrument of the section and no filter may show any. */
function hidesEverything(section: Section, budget: Budget): boolean {
	if (!section.boxes.every(({effect}) => effect === 'hide')) return false;
	const certain = section.boxes.filter(({isCertain}) => isCertain);
	// A quick check: without a filter that matches what no filter names, these instruments are left.
	if (!certain.some(box => isBroad(box, section))) return false;
	const alike = certain.map(box => ({...box, family: ''}));
	const merged = withMergedBoxes({...section, boxes: alike});
	const isCovered = (part: Budget) => {
		for (const {boxes} of walk(merged, 'any', part)) if (boxes.length === 0) return false;
		return true;
	};
	return budget.attempt(1 / 16, isCovered) ?? false;
}

function reportKindWithoutGroups(subject: LintSubject, report: ReportIssue): void {
	for (const named of readableEmi(subject).flatMap(emiKinds)) {
		const groups = planGroups(named);
		const isOff = groups.every(one => !one.group.enable && enabledInGroup(one) === undefined);
		if (!named.kind.enable || !isOff || groups.length < PLAN_GROUPS.length) continue;
		report(named.pointer, {
			problem: `${EMI_KIND_KEYS[named.name]} is enabled, but all of its groups are disabled`,
			remedy: 'disable the kind, or enable a group',
		});
	}
}
