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
import {findUnmatched, unnamedInstrument} from '../analysis/covers-all.js';
import {once} from '../analysis/dimension-classes.js';
import type {Section} from '../analysis/section.js';
import {sectionsIn} from '../analysis/sections.js';
import {dependsOnReading} from '../evaluate/claim.js';
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
		// Without its issues, which only give reasons.
		const claimsOf = once(() => createClaims({...subject, issues: []}));
		// Cash on delivery has no codes unless a filter or the account names some.
		const sectionsOfProviders = once(() => {
			const found = sectionsIn(subject).filter(
				({dimensions: [first]}) => first === undefined || first.attribute === 'code',
			);
			return new Map(found.map(section => [section.base.type, section]));
		});
		/** True if the verdict on the instrument depends on whether the default applies. */
		const dependsOnDefault = (left: Instrument | undefined): boolean => {
			return left !== undefined && dependsOnReading(claimsOf()({...left, supportsMandates: true}), 'defaultsInside');
		};
		for (const [type, {pointer, enable, providers}] of effectiveOptions(subject)) {
			if (type === 'CARD' || (type === 'UPI' && readings.upiProviderCodes !== 'counts')) continue;
			if (enable !== true || !allow || providers === undefined) continue;
			if (providers.items.length === 0 && readings.emptyList !== 'matches-nothing') continue;
			const section = sectionsOfProviders().get(type);
			if (section === undefined || !dependsOnDefault(unnamedInstrument(section))) continue;
			report(pointer, {
				problem: `the specification does not state whether the other providers of ${type} are shown`,
				remedy: `list the ones to hide, with enable false, or ${turnedTo(false)}`,
			});
		}
		for (const {filters, ...shared} of filterLists(subject)) {
			if (!filters?.items.some(({enable}) => enable === allow)) continue;
			const pointers = new Set(filters.items.map(({pointer}) => pointer));
			const isLeft = (section: Section) => {
				const boxes = section.boxes.filter(({pointer}) => pointers.has(pointer));
				// If only uncertain filters match the others, an instrument that none certainly matches depends on the default too.
				const certain = boxes.filter(({isCertain}) => isCertain);
				return dependsOnDefault(findUnmatched(section, boxes) ?? findUnmatched(section, certain));
			};
			if (!sectionsIn(subject).some(section => hasShared(section, shared) && isLeft(section))) continue;
			const {pointer} = filters;
			const remedy = allow
				? `use only filters that disable, or ${turnedTo(false)}`
				: `use only filters that enable, or ${turnedTo(true)}`;
			report(pointer, {
				problem: `the specification does not state whether allowDefaultOptions ${allow} applies where none of these filters matches`,
				remedy,
			});
		}
	},
} as const satisfies LintCheck;

/** The lists of filters that may count, each with what its sections have in common. */
function filterLists(subject: LintSubject) {
	const kinds = readableEmi(subject)
		.flatMap(emiKinds)
		.filter(({kind}) => kind.enable !== UNREADABLE);
	const plans = kinds.flatMap(({name: kind, kind: part}) =>
		planGroups(part).map(({name: group, group: {filters}}) => ({filters, type: 'EMI', kind, group})),
	);
	const [cards, upi] = [activeCardFilters(subject), activeUpiFilters(subject)];
	return [{filters: cards, type: 'CARD'}, {filters: upi, type: 'UPI'}, ...plans];
}

/** True for a section with these properties, but not for the provider codes of UPI, which are checked above. */
function hasShared({base, dimensions}: Section, shared: object): boolean {
	return dimensions[0]?.attribute !== 'code' && Object.entries(shared).every(([name, value]) => base[name] === value);
}

/** The other default, which also turns every type that no option names. */
function turnedTo(allow: boolean): string {
	return `set allowDefaultOptions to ${allow} and add an option for each other type that stays ${allow ? 'hidden' : 'visible'}`;
}
