// A lint rule.
import {optionOf} from '../../model/subject.js';
import {hidesEverything} from '../analysis/empty-sections.js';
import {sectionsOf} from '../analysis/equivalence-classes.js';
import type {Section} from '../analysis/section.js';
import type {LintCheck, LintSubject} from './rule.js';
import {emiKinds, planGroups, readableEmi} from './walk.js';

export const nothingLeftOfType = {
	id: 'nothing-left-of-type',
	severity: 'warning',
	description:
		'Filters that together hide every card, UPI payment or plan leave an enabled section with nothing to show.',
	source: 'checkout-spec: option object, `enable`; Plan group',
	check(subject, report) {
		const sections = sectionsOf([subject], subject.account);
		for (const [type, what] of [
			['CARD', 'card'],
			['UPI', 'UPI payment'],
		] as const) {
			const option = optionOf(subject, type);
			if (option?.enable !== true) continue;
			const own = sections.filter(({base}) => base.type === type);
			if (own.length === 0 || !own.every(hidesEverything)) continue;
			report(option.pointer, {
				message: `its filters hide every ${what}: set enable to false without filters, or correct a filter`,
				related: filtersOf(own),
			});
		}
		for (const [pointer, section] of enabledGroups(subject, sections)) {
			if (!hidesEverything(section)) continue;
			report(pointer, {
				message: 'its filters hide every plan: set enable to false without filters, or correct a filter',
				related: filtersOf([section]),
			});
		}
	},
} as const satisfies LintCheck;

/** The first filters of the section; a longer list of places does not help. */
function filtersOf(sections: readonly Section[]) {
	const pointers = new Set(sections.flatMap(({boxes}) => boxes.map(({pointer}) => pointer)));
	return [...pointers].slice(0, 10).map(pointer => ({pointer, message: 'hides a part'}));
}

/** The plan groups that count, if there is one EMI filter. */
function* enabledGroups(subject: LintSubject, sections: readonly Section[]): Generator<[string, Section]> {
	const [emi, other] = readableEmi(subject);
	if (emi === undefined || other !== undefined) return;
	for (const {name: kindName, kind} of emiKinds(emi)) {
		if (kind.enable !== true) continue;
		for (const {name, group} of planGroups(kind)) {
			const section = sections.find(({base}) => base.kind === kindName && base.group === name);
			if (group.enable === true && section !== undefined) yield [group.pointer, section];
		}
	}
}
