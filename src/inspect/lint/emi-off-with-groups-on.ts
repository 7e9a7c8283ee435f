// A lint rule.
import {enabledFilter, enabledInKind} from './effect.js';
import type {LintCheck} from './rule.js';
import {emiKinds, planGroups, readableEmi} from './walk.js';

export const emiOffWithGroupsOn = {
	id: 'emi-off-with-groups-on',
	severity: 'warning',
	description:
		'An EMI kind or plan group is disabled, but something inside it is enabled: the specification does not state which of the two flags counts.',
	source:
		'checkout-spec: EmiSubFilter, Plan group; open-points: "What decides whether an instrument is shown", reading outerFlag',
	check(subject, report) {
		if (subject.readings.outerFlag !== undefined) return;
		for (const {key, kind} of readableEmi(subject).flatMap(emiKinds)) {
			const inside = kind.enable === false ? enabledInKind(kind) : undefined;
			if (inside !== undefined) report(`${kind.pointer}/enable`, disabledAround(key, inside));
			for (const {name, group} of planGroups(kind)) {
				const filter = group.enable === false ? enabledFilter(group) : undefined;
				if (filter !== undefined) report(`${group.pointer}/enable`, disabledAround(`${name} of ${key}`, filter));
			}
		}
	},
} as const satisfies LintCheck;

function disabledAround(what: string, inside: string) {
	return {
		message: `${what} is disabled, but something inside it is enabled: write true, or disable both`,
		suggestion: 'true',
		related: [{pointer: inside, message: 'what is enabled'}],
	};
}
