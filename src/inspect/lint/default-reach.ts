// A rule about the instruments that no list or filter inside a type or plan group matches.
import {UNREADABLE} from '../../model/subject.js';
import {
	activeCardFilters,
	activeUpiFilters,
	effectiveOptions,
	emiKinds,
	planGroups,
	readableEmi,
} from '../../model/subject-parts.js';
import {leftIn, unnamedIn} from '../analysis/covers-all.js';
import type {Section} from '../analysis/section.js';
import {sectionsIn} from '../analysis/sections.js';
import {dependsOn} from '../evaluate/assignments.js';
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
		const claimOf = createClaims({...subject, issues: []}); // without its issues, which only give reasons
		/** True if the verdict on what is left of a section depends on the reading. */
		const isAsked = (left: Instrument | undefined): boolean => {
			if (left === undefined) return false;
			const {show, hide} = claimOf({...left, supportsMandates: true});
			return dependsOn(show, 'defaultsInside') || dependsOn(hide, 'defaultsInside');
		};
		const sections = sectionsIn(subject);
		for (const [type, {pointer, enable, providers}] of effectiveOptions(subject)) {
			if (type === 'CARD' || (type === 'UPI' && readings.upiProviderCodes !== 'counts')) continue;
			if (enable !== true || !allow || providers === undefined) continue;
			// Cash on delivery without providers is one instrument.
			const section = sections.find(
				({base, dimensions: [one]}) => base.type === type && (one?.attribute ?? 'code') === 'code',
			);
			if (section === undefined || !isAsked(unnamedIn(section))) continue;
			report(pointer, {
				message: `the specification does not state whether the other providers of ${type} are shown: list the ones to hide, with enable false, or ${turnedTo(false)}`,
			});
		}
		for (const {filters, isAbout} of filterLists(subject)) {
			if (!filters?.items.some(({enable}) => enable === allow)) continue;
			const pointers = new Set(filters.items.map(({pointer}) => pointer));
			const isLeft = (section: Section) => {
				const boxes = section.boxes.filter(({pointer}) => pointers.has(pointer));
				return isAsked(
					leftIn(section, boxes) ??
						leftIn(
							section,
							boxes.filter(({isCertain}) => isCertain),
						),
				);
			};
			if (!sections.filter(isAbout).some(isLeft)) continue;
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

/** The lists of filters that may count, each with its sections. */
function filterLists(subject: LintSubject) {
	const ofType =
		(name: string) =>
		({base, dimensions}: Section) =>
			base.type === name && dimensions[0]?.attribute !== 'code';
	const plans = readableEmi(subject)
		.flatMap(emiKinds)
		.flatMap(({name: kind, kind: of}) =>
			planGroups(of).map(({name, group: {filters}}) => ({
				filters,
				isAbout: ({base}: Section) => base.kind === kind && base.group === name,
			})),
		);
	return [
		{filters: activeCardFilters(subject), isAbout: ofType('CARD')},
		{filters: activeUpiFilters(subject), isAbout: ofType('UPI')},
		...plans,
	];
}

/** The other default, which also turns every type that no option names. */
function turnedTo(allow: boolean): string {
	return `set allowDefaultOptions to ${allow} and add an option for each other type that stays ${allow ? 'hidden' : 'visible'}`;
}
