// Reports what the specification leaves open if the verdict on some instrument depends on it: one issue for each place.

import type {ReadingName} from '../../account/readings.js';
import type {Issue, IssueDetails} from '../../diagnostics/issue.js';
import {ancestors, lastKeyIn} from '../../diagnostics/pointer.js';
import type {RuleId, Severity} from '../../diagnostics/rules.js';
import {EMI_KIND_KEYS, PLAN_GROUPS, type PlanFilter} from '../../wire/emi-filter.js';
import type {Instrument, Plan} from '../../wire/instrument.js';
import type {Budget} from '../analysis/budget.js';
import {isBroad} from '../analysis/compare-boxes.js';
import {contradictingPairs, disagree} from '../analysis/contradictions.js';
import type {Distinction} from '../analysis/numbered-boxes.js';
import type {Box, Section} from '../analysis/section.js';
import {sectionsIn} from '../analysis/sections.js';
import {commonInstrument, unnamedInstrument, walk} from '../analysis/walk.js';
import {isOpen, unsettled} from '../evaluate/claim.js';
import {createClaims} from '../evaluate/evaluator.js';
import type {ExplainRule} from '../evaluate/verdict.js';
import {
	effectiveOptions,
	emiKinds,
	hasKnownOptions,
	type NamedKind,
	planGroups,
	planLists,
	readableEmi,
} from '../subject/subject-parts.js';
import {hidesEveryType, namesNothing} from './effect.js';
import type {LintSubject} from './rule.js';

/** Instruments of one class on which the verdict is open. */
interface Open {
	/** The places of the reasons with one rule. */
	readonly places: readonly [string, ...string[]];
	readonly asked: Instrument;
	/** The filters that match the instruments. */
	readonly boxes: readonly Box[];
	readonly section: Section;
	readonly subject: LintSubject;
}

/** A place that is reported, and related places. */
type Place = readonly [place: string, ...related: readonly string[]];

/** What `lint` says about one rule of `explain` that names a reading. */
interface Question {
	readonly rule: RuleId;
	readonly problem: string | ((place: string, open: Open) => string);
	/** What settles the question without the reading and without changing any other verdict. */
	readonly remedy?: (open: Open, place: string) => string | undefined;
	/** The places to report; by default the place of each reason. */
	readonly placesOf?: (open: Open, isReported: (place: string) => boolean) => readonly Place[];
	readonly severity?: Severity;
	/** What the related places are. */
	readonly related?: string;
	/** True if the input does not mention what the question is about. */
	readonly isInfo?: (open: Open) => boolean;
}

const PRECEDENCE: Question = {
	rule: 'precedence-undetermined',
	problem:
		'this filter and an earlier one match the same instruments, one enables and one disables them, and the specification does not state which one counts',
	remedy: () => 'make them match different instruments',
	related: 'the earlier filter',
	placesOf: ({places, boxes, section}, isReported) => {
		const open = new Set(places);
		const found = [...boxes].filter(({pointer}) => open.has(pointer)).sort((one, other) => one.order - other.order);
		return found.flatMap((later, at) => {
			if (isReported(later.pointer)) return [];
			const earlier = found.find((one, index) => index < at && disagree(one, later, section));
			return earlier === undefined ? [] : [[later.pointer, earlier.pointer] as const];
		});
	},
};

const QUESTIONS: {readonly [Rule in ExplainRule]?: Question} = {
	'filters-disagree': PRECEDENCE,
	'plan-filters-disagree': PRECEDENCE,
	'default-reach': {
		rule: 'default-reach',
		problem:
			'the specification does not state whether allowDefaultOptions applies to what no list or filter here matches',
		remedy: remedyOfReach,
		placesOf: open => {
			const owner = open.places.find(place => !place.endsWith('/allowDefaultOptions')) ?? '';
			const list = listOf(open);
			return [[list === undefined ? owner : `${owner}/${list}`]];
		},
	},
	'emi-not-named': {
		rule: 'emi-not-named',
		problem: place =>
			`${isWhole(place) ? 'no kind of EMI is named' : `${lastKeyIn(place)} is left out`}, and the specification does not state whether allowDefaultOptions false hides that EMI`,
		remedy: (_, place) => (isWhole(place) ? 'name each kind in emiOptions' : 'add it with enable true or false'),
		placesOf: open => unnamedPlace(open) ?? [[`${open.subject.base}/emiOptions`]],
		isInfo: open => unnamedPlace(open) === undefined || readableEmi(open.subject).some(namesNothing),
	},
	'emi-cards-hidden': {
		rule: 'emi-with-cards-hidden',
		problem: 'CARD is hidden, and the specification does not state whether that hides credit and debit EMI',
		remedy: ({subject}) => {
			if (readableEmi(subject).some(({filter}) => filter.showOnlyEmi)) return 'enable CARD';
			const disable = `disable credit and debit EMI${subject.emiFilters.length === 0 ? ' in emiOptions' : ''}`;
			return hidesEveryType(subject)
				? `enable CARD and set showOnlyEmi to true, or ${disable}`
				: `${disable}, or enable CARD, which also shows card payment`;
		},
		placesOf: open => namedPlace(open) ?? [open.places],
		isInfo: open => namedPlace(open) === undefined,
	},
	'emi-enabled-inside': {
		rule: 'emi-off-with-groups-on',
		problem:
			'this is disabled and something inside it is enabled, and the specification does not state which of the two counts',
		remedy: remedyOfOuterFlag,
		related: 'what is enabled inside it',
		placesOf: ({places}) => {
			const isAround = (outer: string) => places.some(inner => inner.startsWith(`${outer}/`));
			const outers = places.some(isAround) ? places.filter(isAround) : places;
			return outers.map(outer => [`${outer}/enable`, ...places.filter(inner => inner.startsWith(`${outer}/`))]);
		},
	},
	'plan-filter-nested': {
		rule: 'plan-list-in-disabled-filter',
		problem:
			'this plan filter is disabled and has a list, and the specification does not state whether the plans in it are hidden',
		remedy: open =>
			turnsIntoExceptions(open) ? 'to hide them, set enable to true here and to false next to the list' : undefined,
		placesOf: ({places}) => places.map(place => [`${place}/enable`]),
	},
	'issuers-and-tenures': {
		rule: 'issuers-and-tenures',
		problem:
			'the filter excludes issuers and tenures, and the specification does not state whether a plan in only one list is hidden',
	},
	'empty-list': {
		rule: 'empty-list',
		problem: 'a list is empty, and the specification does not state whether it is ignored or matches nothing',
		remedy: () => 'write at least one item, or leave the list out',
		// Empty lists of filters are reported elsewhere.
		placesOf: ({places}) => places.map(place => [`${place}/paymentMethods`]),
	},
	'upi-provider-codes': {
		rule: 'ignored-list',
		severity: 'warning',
		problem: 'paymentMethods may be ignored for UPI',
		remedy: () => 'use upiFilters',
		placesOf: ({places}) => places.map(place => [`${place}/paymentMethods`]),
	},
	'emi-contradiction': {
		rule: 'emi-display-contradicted',
		problem: 'sdk_udf and emiOptions contradict each other, and the specification does not state which one counts',
		remedy: () => 'make the two agree',
		related: 'what contradicts it',
		placesOf: ({places}) => [['/sdk_udf', ...places.filter(place => place !== '/sdk_udf')]],
	},
};

function isWhole(place: string): boolean {
	return lastKeyIn(place) === 'emiOptions';
}

function remedyOfOuterFlag({subject}: Open, place: string): string {
	const kinds = readableEmi(subject).flatMap(emi => emiKinds(emi));
	const found = kinds.find(({pointer}) => place === `${pointer}/enable`);
	if (found === undefined) return 'leave the filters inside it out';
	// A group that is not named is hidden while the kind is disabled.
	const isComplete = planGroups(found).length === PLAN_GROUPS.length;
	return `set enable to true${isComplete ? '' : ' and add the other groups with enable false'}, or disable everything inside it`;
}

/** The list of filters that leaves the instruments to the default; `undefined` for provider codes. */
function listOf(open: Open): 'cardFilters' | 'upiFilters' | 'filters' | undefined {
	const {type} = open.asked;
	if (type === 'CARD') return 'cardFilters';
	if (type === 'EMI') return 'filters';
	const option = effectiveOptions(open.subject).get('UPI');
	return type === 'UPI' && !('code' in open.asked) && option?.upiFilters !== undefined ? 'upiFilters' : undefined;
}

/** The remedy: if the default shows, list only what to hide; if it hides, only what to show. */
function remedyOfReach(open: Open): string {
	const allow = open.subject.defaults.allow === true;
	const list = listOf(open);
	if (list === undefined) return 'list the providers to hide, with enable false';
	if (!allow) return 'use only filters that enable';
	if (list !== 'filters') return 'use only filters that disable';
	const selecting = plansAround(open).filter(({enable}) => enable);
	const narrowing = [
		...(selecting.some(({paymentMethod}) => paymentMethod !== undefined) ? ['paymentMethod'] : []),
		...(selecting.some(({paymentMethodType: type}) => type !== undefined && type !== 'CARD')
			? ['paymentMethodType']
			: []),
	];
	const hasLists = selecting.flatMap(planLists).some(({enable}) => enable);
	return [
		...(narrowing.length > 0 ? [`leave ${narrowing.join(' and ')} out, so that the filter applies to every plan`] : []),
		...(hasLists ? ['list what to hide, with enable true here and false next to the list'] : []),
		...(narrowing.length === 0 && !hasLists ? ['use one filter that applies to every plan'] : []),
	].join(', and ');
}

/** True if the default shows and the only filter of a group could name the same plans as exceptions instead. */
function turnsIntoExceptions(open: Open): boolean {
	const [only, ...others] = plansAround(open);
	if (only === undefined || others.length > 0 || open.subject.defaults.allow !== true) return false;
	const [list, ...more] = planLists(only);
	return list?.enable === true && more.length === 0 && (only.paymentMethod ?? only.paymentMethodType) === undefined;
}

/** The filters of the group that contains the plans. */
function plansAround({subject, asked}: Open): readonly PlanFilter[] {
	return groupOf(kindOf(subject, asked), asked)?.group.filters ?? [];
}

function kindOf(subject: LintSubject, asked: Instrument): NamedKind | undefined {
	const kinds = readableEmi(subject).flatMap(emiKinds);
	return asked.type === 'EMI' ? kinds.find(({name}) => name === asked.kind) : undefined;
}

function groupOf(kind: NamedKind | undefined, asked: Instrument) {
	return kind && planGroups(kind).find(({name}) => name === (asked as Plan).group);
}

/** The kind or group that names the plans; `undefined` if the input has none. */
function namedPlace({asked, subject}: Open): readonly Place[] | undefined {
	const kind = kindOf(subject, asked);
	if (kind === undefined) return undefined;
	if (planGroups(kind).length === 0) return [[kind.pointer]];
	const group = groupOf(kind, asked);
	return group && [[group.pointer]];
}

/** The kind or group that would have to name the plans; `undefined` without `emiOptions`. */
function unnamedPlace({asked, subject}: Open): readonly Place[] | undefined {
	const [emi] = readableEmi(subject);
	if (emi === undefined) return undefined;
	if (namesNothing(emi)) return [[emi.pointer]];
	const {kind, group} = asked as Plan;
	const named = kindOf(subject, asked);
	return [[named === undefined ? `${emi.pointer}/${EMI_KIND_KEYS[kind]}` : `${named.pointer}/${group}`]];
}

/** A quick check: true if nothing in the input can raise a question. */
function isSettled(subject: LintSubject): boolean {
	const {defaults, emiFilters, display} = subject;
	const {allow} = defaults;
	if (emiFilters.length > 0 || display !== undefined || !hasKnownOptions(subject)) return false;
	return [...effectiveOptions(subject).values()].every(option => {
		const {type, enable, paymentMethods} = option;
		if ((option.cardFilters ?? option.upiFilters) !== undefined) return false;
		// If the default and the option of CARD differ, the verdict on plans on cards is open.
		if (type === 'CARD') return enable === allow;
		return (
			paymentMethods === undefined || (type !== 'UPI' && paymentMethods.length > 0 && (!enable || allow === false))
		);
	});
}

/**
 * Reports every reading that `explain` names for some class of instruments.
 *
 * @param known - issues that are reported anyway
 */
export function reportOpenReadings(
	subject: LintSubject,
	known: readonly Issue[],
	report: (pointer: string, details: IssueDetails) => void,
): void {
	if (isSettled(subject)) return;
	// The issues are left out: they only give reasons.
	const claimOf = createClaims({...subject, issues: []});
	const reported = new Set(known.map(({rule, pointer}) => `${rule} ${pointer}`));
	for (const {rule, pointer} of known)
		if (rule === 'empty-list') for (const outer of ancestors(pointer)) reported.add(`${rule} ${outer}/paymentMethods`);
	/** Questions about what the input does not mention: reported only if nothing that it mentions raises the same question. */
	const unmentioned = new Map<RuleId, readonly [pointer: string, details: IssueDetails]>();
	const mentioned = new Set<RuleId>();
	for (const section of sectionsIn(subject)) {
		if (section.boxes.length === 0) {
			// Without filters, all instruments of a section are one class.
			reportClass(unnamedInstrument(section), [], section);
			continue;
		}
		const arePairsReported = subject.budget.attempt(1 / 4, part => reportPairs(section, part)) ?? false;
		// If every pair is reported and the effect of each filter is certain, it no longer matters which filters match.
		const isSettledByPairs = arePairsReported && section.boxes.every(({effect}) => effect !== undefined);
		const distinction = isSettledByPairs ? 'any' : 'first';
		const isWalked = subject.budget.attempt(1 / 4, part => reportClasses(section, distinction, part));
		if (!isWalked)
			reportClass(
				unnamedInstrument(section),
				section.boxes.filter(box => isBroad(box, section)),
				section,
			);
	}

	for (const [rule, [pointer, details]] of unmentioned) if (!mentioned.has(rule)) report(pointer, details);

	function reportClasses(section: Section, distinction: Distinction, budget: Budget): true {
		for (const {instrument, boxes} of walk(section, distinction, budget)) {
			budget.spend(1 + section.boxes.length);
			reportClass(instrument, boxes, section);
		}
		return true;
	}

	/**
	 * Reports the filters that contradict each other, pair by pair. The first pair decides whether contradictions are open in the
	 * whole section, except if two lists apply to it.
	 *
	 * @returns true if every pair is reported
	 */
	function reportPairs(section: Section, budget: Budget): boolean {
		let asked: Instrument | undefined;
		for (const boxes of contradictingPairs(section, budget)) {
			const [earlier, later] = boxes;
			if (asked === undefined) {
				asked = commonInstrument(section, earlier, later);
				if (!reportClass(asked, boxes, section)) return false;
			}
			const places = [earlier.pointer, later.pointer] as const;
			reportQuestion(PRECEDENCE, 'precedence', {places, asked, boxes, section, subject});
		}
		return true;
	}

	/** Reports the open readings of one class; returns true if its verdict depends on the reading `precedence`. */
	function reportClass(instrument: Instrument, boxes: readonly Box[], section: Section): boolean {
		const asked: Instrument = {...instrument, supportsMandates: true};
		const claim = claimOf(asked);
		if (!isOpen(claim)) return false;
		const byRule = new Map<ExplainRule, {readonly reading: ReadingName; readonly places: [string, ...string[]]}>();
		for (const {rule, reading, pointer} of unsettled(claim)) {
			if (reading === undefined) continue;
			const before = byRule.get(rule);
			if (before === undefined) byRule.set(rule, {reading, places: [pointer]});
			else before.places.push(pointer);
		}
		for (const [rule, {reading, places}] of byRule) {
			const question = QUESTIONS[rule];
			if (question !== undefined) reportQuestion(question, reading, {places, asked, boxes, section, subject});
		}
		return [...byRule.values()].some(({reading}) => reading === 'precedence');
	}

	function reportQuestion({rule, problem, ...question}: Question, reading: ReadingName, open: Open): void {
		const isReported = (place: string) => reported.has(`${rule} ${place}`);
		const places = question.placesOf?.(open, isReported) ?? open.places.map(place => [place] as const);
		for (const [pointer, ...others] of places) {
			if (isReported(pointer)) continue;
			reported.add(`${rule} ${pointer}`);
			const remedy = question.remedy?.(open, pointer);
			const settle = `settle the reading ${reading}`;
			const details: IssueDetails = {
				rule,
				...(question.severity && {severity: question.severity}),
				problem: typeof problem === 'string' ? problem : problem(pointer, open),
				remedy: remedy === undefined ? settle : `${remedy}, or ${settle}`,
				...(others.length > 0 && {
					related: others.map(other => ({pointer: other, message: question.related ?? 'what else it depends on'})),
				}),
			};
			if (question.isInfo?.(open)) unmentioned.set(rule, [pointer, {...details, severity: 'info'}]);
			else {
				mentioned.add(rule);
				report(pointer, details);
			}
		}
	}
}
