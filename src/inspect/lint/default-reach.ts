// A rule about the instruments that no list or filter inside a type or plan group matches.
import {UNREADABLE} from '../../model/subject.js';
import {activeCardFilters, activePlanFilters, activeUpiFilters, effectiveOptions} from '../../model/subject-parts.js';
import {leaveNothing} from '../analysis/covers-all.js';
import {sectionsIn} from '../analysis/sections.js';
import {verdictOf} from '../evaluate/claim.js';
import {enabledCodes, isEnabledCode} from '../evaluate/enabled-claim.js';
import {createClaims} from '../evaluate/evaluator.js';
import type {Instrument} from '../evaluate/instrument.js';
import type {LintCheck, LintSubject} from './rule.js';

export const defaultReach = {
	id: 'default-reach',
	check(subject, report) {
		const {
			defaults: {allow},
			readings,
		} = subject;
		if (allow === UNREADABLE || readings.defaultsInside !== undefined) return;
		for (const [type, {pointer, enable, providers}] of effectiveOptions(subject)) {
			if (type === 'CARD' || (type === 'UPI' && readings.upiProviderCodes !== 'counts')) continue;
			if (enable !== true || !allow || providers === undefined || isDecidedOutside(type, subject)) continue;
			if (providers.items.length === 0 && readings.emptyList !== 'matches-nothing') continue;
			if (namesAllEnabled(type, providers.items, subject)) continue;
			report(pointer, {
				message: `the specification does not state whether the other providers of ${type} are shown: list the ones to hide, with enable false, or ${turnedTo(false)}`,
			});
		}
		const lists = [
			['CARD', activeCardFilters(subject)],
			['UPI', activeUpiFilters(subject)],
			...activePlanFilters(subject).map(filters => ['EMI', filters] as const),
		] as const;
		for (const [type, filters] of lists) {
			if (!filters?.items.some(({enable}) => enable === allow) || isDecidedOutside(type, subject)) continue;
			if (leaveNothing(filters, sectionsIn(subject))) continue;
			const {pointer} = filters;
			const remedy = allow
				? `use only filters that disable, or ${turnedTo(false)}`
				: `use only filters that enable, or ${turnedTo(true)}`;
			report(pointer, {
				message: `the specification does not state whether allowDefaultOptions ${allow} applies where none of these filters matches: ${remedy}`,
			});
		}
	},
} as const satisfies LintCheck;

/** True if a type is hidden or shown as a whole by what is outside its own filters, such as `showOnlyEmi` or the action. */
function isDecidedOutside(type: string, subject: LintSubject): boolean {
	// What decides about EMI besides the action and the account may keep some plans.
	const others = type === 'EMI' ? {emiFilters: [], display: undefined} : {};
	const [shown, hidden] = [true, false].map(allow => {
		const unfiltered = {...subject, ...others, issues: [], options: [], defaults: {...subject.defaults, allow}};
		return verdictOf(createClaims(unfiltered)({type, supportsMandates: true} as Instrument)); // no filter needs more of it
	});
	return shown === hidden;
}

/** True if every provider that the account has is in the list. */
function namesAllEnabled(type: string, items: readonly string[], {account, servicePrefix}: LintSubject): boolean {
	const enabled = enabledCodes(account.enabled, type);
	if (typeof enabled === 'boolean') return false;
	return enabled.every(code => items.some(item => isEnabledCode(item, [code], servicePrefix)));
}

/** The other default, which also turns every type that no option names. */
function turnedTo(allow: boolean): string {
	return `set allowDefaultOptions to ${allow} and add an option for each other type that stays ${allow ? 'hidden' : 'visible'}`;
}
