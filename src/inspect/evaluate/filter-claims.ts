// Evaluates instruments against a list of card, UPI or plan filters.

import type {ReadingName, Readings} from '../../account/readings.js';
import {listed} from '../../schema/vocabulary.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {Choice} from './assignments.js';
import type {Asked, Attribute} from './attribute.js';
import {byReading, type Claim, either, hiddenBy, reason, shownBy} from './claim.js';
import {completionsOf, settle} from './completions.js';
import {type Context, leftToDefault} from './context.js';
import type {FilterRow} from './filter-row.js';
import {type NeedsReading, outcomeOf} from './filter-row.js';
import type {ExplainRule, Reason} from './verdict.js';

/** One kind of filter: the attributes that it depends on, and how reasons name it. */
export interface FilterKind {
	readonly attributes: readonly Attribute[];
	/** Such as `card filter`. */
	readonly filter: string;
	/** Such as `the card`. */
	readonly instrument: string;
	readonly rules: {readonly [Part in 'shows' | 'hides' | 'disagree' | 'noneMatches']: ExplainRule};
}

/** The filters of one side that match or may match, in the order of the list. */
type Side = readonly (Pick<FilterRow, 'at' | 'pointer'> & {readonly isCertain: boolean})[];

/** What all filters of a list do with one instrument. */
interface Match {
	readonly show: Side;
	readonly hide: Side;
	/** The filters that depend on details that the instrument lacks. */
	readonly incomplete: readonly FilterRow[];
	/** True if some filter certainly matches, whatever it does. */
	readonly isMatched: boolean;
}

/** A list of filters with everything that is the same for each instrument. */
interface FilterList {
	readonly rows: readonly FilterRow[];
	readonly kind: FilterKind;
	readonly context: Context;
	/** The claim about instruments that no filter matches. */
	readonly unmatched: Claim;
	readonly reasons: {
		readonly [Name in 'shows' | 'hides' | 'disagree']: (places: readonly string[]) => readonly Reason[];
	};
}

/** The open question of a filter whose meaning depends on a reading. */
const QUESTIONS: {readonly [Name in NeedsReading['needs']]: readonly [rule: ExplainRule, question: string]} = {
	emptyList: [
		'empty-list',
		'has an empty list: the specification does not state whether it is ignored or matches nothing',
	],
	outerFlag: [
		'plan-filter-nested',
		'is disabled and has a list that covers the plan: the specification does not state which of the two flags counts',
	],
	issuersAndTenures: [
		'issuers-and-tenures',
		'excludes issuers and tenures: the specification does not state whether a plan in only one list is hidden',
	],
};

/** @param owner - the pointer of the object that contains the list */
export function filterClaims(
	rows: readonly FilterRow[],
	kind: FilterKind,
	owner: string,
	context: Context,
	unmatched = unmatchedClaim(rows, kind, owner, context),
): (asked: Asked) => Claim {
	const {filter, instrument, rules} = kind;
	const reasons = {
		shows: reasonsAt(rules.shows, `this ${filter} enables ${instrument}: it is shown`),
		hides: reasonsAt(rules.hides, `this ${filter} disables ${instrument}: it is hidden`),
		disagree: reasonsAt(
			rules.disagree,
			`one ${filter} enables ${instrument} and another disables it: the specification does not state which one counts`,
			'precedence',
		),
	};
	const list: FilterList = {rows, kind, context, unmatched, reasons};
	return settle(asked => claimOf(list, asked, context.readings), completionsOf(kind.attributes, rows));
}

/** The claim about one description of an instrument; `isIncomplete` is true if a fuller description may decide it. */
function claimOf(
	list: FilterList,
	asked: Asked,
	readings: Readings,
): {readonly claim: Claim; readonly isIncomplete: boolean} {
	const match = matchOf(list.rows, asked, readings);
	if (!('needs' in match)) {
		return {claim: decision(list, match, asked, readings), isIncomplete: match.incomplete.length > 0};
	}
	const {needs} = match;
	const open = () =>
		list.rows.flatMap(row => {
			const outcome = outcomeOf(row, asked, readings);
			const isOpen = outcome !== undefined && 'needs' in outcome && outcome.needs === needs;
			return isOpen ? [question(needs, row.pointer, list.kind)] : [];
		});
	let isIncomplete = false;
	const claim = byReading(readings, needs, open, choice => {
		const part = claimOf(list, asked, {...readings, [needs]: choice});
		isIncomplete ||= part.isIncomplete;
		return part.claim;
	});
	return {claim, isIncomplete};
}

/** What the filters do with an instrument, or the first open reading on which one of them depends. */
function matchOf(rows: readonly FilterRow[], asked: Asked, readings: Readings): Match | NeedsReading {
	const show: Side[number][] = [];
	const hide: Side[number][] = [];
	const incomplete: FilterRow[] = [];
	let isMatched = false;
	for (const row of rows) {
		const outcome = outcomeOf(row, asked, readings);
		if (outcome === undefined) continue;
		if ('needs' in outcome) return outcome;
		const {mayShow, mayHide, mayNotMatch} = outcome;
		const isCertain = !mayNotMatch && mayShow !== mayHide;
		const found = {at: row.at, pointer: row.pointer, isCertain};
		if (mayShow) show.push(found);
		if (mayHide) hide.push(found);
		isMatched ||= !mayNotMatch;
		if (!isCertain) incomplete.push(row);
	}
	return {show, hide, incomplete, isMatched};
}

/** If filters of only one side match, that side decides; if both sides match, the reading `precedence` decides. */
function decision(list: FilterList, match: Match, asked: Asked, readings: Readings): Claim {
	const {unmatched, reasons} = list;
	const {show, hide, isMatched} = match;
	if (show.length === 0 && hide.length === 0) return unmatched;
	const isShown = () => shownBy(() => reasons.shows(placesOf(show)));
	const isHidden = () => hiddenBy(() => reasons.hides(placesOf(hide)));
	const orUnmatched = (claims: readonly Claim[]) =>
		either(isMatched ? claims : [...claims, unmatched], () => openReasons(list, match, asked));
	if (hide.length === 0) return orUnmatched([isShown()]);
	if (show.length === 0) return orUnmatched([isHidden()]);
	const open = () => reasons.disagree([...placesOf(show), ...placesOf(hide)]);
	return byReading(readings, 'precedence', open, precedence =>
		orUnmatched([
			...(canWin(show, hide, 'show-wins', precedence) ? [isShown()] : []),
			...(canWin(hide, show, 'hide-wins', precedence) ? [isHidden()] : []),
		]),
	);
}

/** The filters of a side that certainly match; if there are none, those that may match. */
function placesOf(side: Side): readonly string[] {
	const certain = side.filter(one => one.isCertain);
	return (certain.length > 0 ? certain : side).map(one => one.pointer);
}

/** True if the filters of one side may win against those of the other, given that filters of both sides may match. */
function canWin(own: Side, other: Side, wins: Choice<'precedence'>, precedence: Choice<'precedence'>): boolean {
	const certain = other.filter(({isCertain}) => isCertain).map(({at}) => at);
	const [first = Number.POSITIVE_INFINITY] = certain;
	const last = certain.at(-1) ?? -1;
	if (precedence === 'first-wins') return own.some(({at}) => at < first);
	if (precedence === 'last-wins') return own.some(({at}) => at > last);
	return certain.length === 0 || precedence === wins;
}

/** The details that would settle whether the incomplete filters match. */
function openReasons({kind}: FilterList, match: Match, asked: Asked): readonly Reason[] {
	const needed = new Map<string, string>();
	const first = match.incomplete.filter(row => {
		const before = needed.size;
		for (const [attribute, label] of missing(row, asked)) needed.set(attribute, label);
		return needed.size > before;
	});
	const details = listed([...new Set(needed.values())], 'and');
	const message = `the verdict depends on details that ${kind.instrument} lacks: add its ${details}`;
	return first.map(row => reason(row.pointer, 'incomplete-instrument', message));
}

/** The attributes that a filter depends on and that are not fully known, with their labels. */
function missing({criteria}: FilterRow, asked: Asked): readonly (readonly [attribute: string, label: string])[] {
	return criteria
		.filter(({list}) => list.length > 0)
		.filter(({attribute, list}) => attribute.testOf(list)(asked[attribute.name]) === 'incomplete')
		.map(({attribute}) => [attribute.name, attribute.label(asked[attribute.name])]);
}

function question(name: NeedsReading['needs'], pointer: string, {filter}: FilterKind): Reason {
	const [rule, text] = QUESTIONS[name];
	return reason(pointer, rule, `this ${filter} ${text}`, name);
}

/** One reason for each place; each is created once. */
function reasonsAt(
	rule: ExplainRule,
	message: string,
	reading?: ReadingName,
): (places: readonly string[]) => readonly Reason[] {
	const made = new Map<string, Reason>();
	return places => places.map(place => getOrInsertComputed(made, place, () => reason(place, rule, message, reading)));
}

/**
 * The claim about what no filter matches: it follows `allowDefaultOptions`, unless that is `true` and some filter shows, or
 * `false` and some filter hides: then the reading `defaultsInside` decides.
 */
function unmatchedClaim(
	rows: readonly FilterRow[],
	{filter, instrument, rules}: FilterKind,
	owner: string,
	context: Context,
): Claim {
	const {allow} = context.defaults;
	const start = `no ${filter} matches ${instrument}, and allowDefaultOptions is ${allow}`;
	const open = `${start}: the specification does not state whether it applies when there are ${filter}s that ${allow ? 'enable' : 'disable'} others`;
	const left = (isOpen: boolean) => {
		const textOf = (isShown: boolean) => `${start}: it is ${isShown ? 'shown' : 'hidden'}`;
		return leftToDefault(context, owner, rules.noneMatches, textOf, isOpen ? open : undefined);
	};
	return left(rows.some(({enable}) => enable === allow));
}
