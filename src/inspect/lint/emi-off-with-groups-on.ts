// Inspect: a lint rule.
import {EMI_KIND_KEYS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import {enabledFilter, enabledInKind} from '../evaluate/emi-plan.js';
import {emiFilterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const emiOffWithGroupsOn = {
	id: 'emi-off-with-groups-on',
	severity: 'warning',
	description:
		'An EMI kind or plan group that is disabled around something enabled: which of the two counts is not stated.',
	source:
		'checkout-spec: EmiSubFilter, Plan group; open-points: "What decides whether an instrument is shown", undetermined',
	invalid: emiFilterOf(true, {noCostEmi: {enable: false, credit: {enable: true}}}),
	valid: emiFilterOf(true, {noCostEmi: {enable: true, credit: {enable: true}}}),
	check({emi, emiPointer}, report) {
		for (const key of Object.values(EMI_KIND_KEYS)) {
			const kind = emi?.[key];
			if (kind === undefined) continue;
			const place = `${emiPointer}/${key}`;
			const inside = kind.enable ? undefined : enabledInKind(kind, place);
			if (inside !== undefined) {
				const what = inside.slice(place.length + 1);
				report(
					`${place}/enable`,
					`${key} is disabled and ${what} inside it is enabled: write true, or disable both`,
					'true',
				);
			}
			for (const name of PLAN_GROUPS) {
				const group = kind[name];
				if (group === undefined || group.enable || enabledFilter(group, '') === undefined) continue;
				report(
					`${place}/${name}/enable`,
					`${name} of ${key} is disabled and a filter inside it is enabled: write true, or disable both`,
					'true',
				);
			}
		}
	},
} as const satisfies LintRule;
