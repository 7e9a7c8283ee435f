// Evaluates instruments against a list of card, UPI or plan filters.
import {isEmptyList} from '../../model/normal-parts.js';
import {type SubjectDefaults, UNREADABLE} from '../../model/subject.js';
import {listed} from '../../schema/vocabulary.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {ReadingName, Readings} from '../../wire/readings.js';
import type {Choice} from './assignments.js';
import type {Asked, Attribute} from './attribute.js';
import {byReading, type Claim, decided, either, hidden, reason, shown} from './claim.js';
import {completionsOf, settle} from './completions.js';
import {type Context, ofFlag} from './context.js';
import type {FilterRow} from './filter-row.js';
import {type NeedsReading, outcomeOf} from './outcome.js';
import type {ExplainRule, Reason} from './verdict.js';

/** One kind of filter: what it depends on, and how reasons name it. */
export interface FilterKind {
	readonly attributes: readonly Attribute[];
	/** `card filter`. */
	readonly filter: string;
	/** `the card`. */
	readonly instrument: string;
	readonly rules: {readonly [Part in 'shows' | 'hides' | 'disagree' | 'noneMatches']: ExplainRule};
}

/** A list of filters, and what decides where none of them matches. */
export interface FilterPlace {
	readonly context: Context;
	readonly defaults: SubjectDefaults;
	/** The pointer of the object that contains the list. */
	readonly owner: string;
	/** The pointer of the list, and whether it could be read: one that could not has no filters. */
	readonly pointer: string;
	readonly isComplete: boolean;
}

const SIDES = ['show', 'hide'] as const;
type Side = (typeof SIDES)[number];

/** The filters of one side that match or may match, in the order of the list. */
type Matching = (Pick<FilterRow, 'at' | 'pointer'> & {readonly isCertain: boolean})[];

/** What all filters of a list do with one instrument. */
interface Match {
	readonly show: Matching;
	readonly hide: Matching;
	/** The filters that depend on details that the instrument lacks. */
	readonly incomplete: FilterRow[];
	readonly unreadable: Reason[];
	/** True if some filter certainly matches, whatever it does. */
	isMatched: boolean;
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

export function filterClaims(
	rows: readonly FilterRow[],
	kind: FilterKind,
	place: FilterPlace,
	unmatched = unmatchedClaim(rows, kind, place),
): (asked: Asked) => Claim {
	const {context, isComplete, pointer} = place;
	if (!isComplete) {
		const unknown = either([shown(), hidden(), unmatched], () => [context.unreadable(pointer)]);
		return () => unknown;
	}
	const completions = completionsOf(kind.attributes, rows);
	const {filter, instrument: name, rules} = kind;
	const enables = reasonsAt(rules.shows, `this ${filter} enables ${name}: it is shown`);
	const disables = reasonsAt(rules.hides, `this ${filter} disables ${name}: it is hidden`);
	const disagrees = reasonsAt(
		rules.disagree,
		`one ${filter} enables ${name} and another disables it: the specification does not state which one counts`,
		'precedence',
	);
	return settle(asked => {
		let isIncomplete = false;
		const claim = claimOf(asked, context.readings);
		return {claim, isIncomplete};

		function claimOf(one: Asked, readings: Readings): Claim {
			const match: Match = {show: [], hide: [], incomplete: [], unreadable: [], isMatched: false};
			for (const row of rows) {
				const outcome = outcomeOf(row, one, readings);
				if (outcome === undefined) continue;
				if ('needs' in outcome) {
					const {needs} = outcome;
					const open = () =>
						rows.filter(other => dependsOn(other, needs)).map(({pointer}) => question(needs, pointer, kind));
					return byReading(readings, needs, open, choice => claimOf(one, {...readings, [needs]: choice}));
				}
				const {at, pointer} = row;
				const isCertain = !outcome.mayNotMatch && outcome.mayShow !== outcome.mayHide;
				if (outcome.mayShow) match.show.push({at, pointer, isCertain});
				if (outcome.mayHide) match.hide.push({at, pointer, isCertain});
				match.isMatched ||= !outcome.mayNotMatch;
				if (isCertain) continue;
				if (outcome.isIncomplete) match.incomplete.push(row);
				match.unreadable.push(...outcome.unreadable.map(context.unreadable));
			}
			isIncomplete ||= match.incomplete.length > 0;
			return decision(match, one, readings);

			function dependsOn(row: FilterRow, reading: NeedsReading['needs']): boolean {
				const outcome = outcomeOf(row, one, readings);
				return outcome !== undefined && 'needs' in outcome && outcome.needs === reading;
			}
		}
	}, completions);

	function decision(match: Match, asked: Asked, readings: Readings): Claim {
		const {show, hide, isMatched} = match;
		const doubts = () => openReasons(match, asked);
		// A call takes only so many arguments.
		const decidedBy = (side: Side) =>
			side === 'show'
				? {...shown(), shownBy: enables(placesOf(show))}
				: {...hidden(), hiddenBy: disables(placesOf(hide))};
		if (show.length === 0 && hide.length === 0) return unmatched;
		if (show.length === 0 || hide.length === 0) {
			const claim = decidedBy(show.length > 0 ? 'show' : 'hide');
			return isMatched ? claim : either([claim, unmatched], doubts);
		}
		const open = () => disagrees([show, hide].flatMap(placesOf));
		return byReading(readings, 'precedence', open, precedence => {
			const claims = SIDES.filter(side => canWin(side, match, precedence)).map(decidedBy);
			return either(isMatched ? claims : [...claims, unmatched], doubts);
		});
	}

	/** The filters of a side that certainly match; if there are none, those that may. */
	function placesOf(side: Matching): readonly string[] {
		const certain = side.filter(one => one.isCertain);
		return (certain.length > 0 ? certain : side).map(one => one.pointer);
	}

	function openReasons({incomplete, unreadable}: Match, asked: Asked): readonly Reason[] {
		const needed = new Map<string, string>();
		const first = incomplete.filter(row => {
			const before = needed.size;
			for (const [attribute, label] of missing(row, asked)) needed.set(attribute, label);
			return needed.size > before;
		});
		const message = `the verdict depends on details that ${name} lacks: add its ${listed([...new Set(needed.values())], 'and')}`;
		return [...first.map(row => reason(row.pointer, 'incomplete-instrument', message)), ...unreadable];
	}
}

/** The attributes that a filter depends on and that are not known in full, with their labels. */
function missing({criteria}: FilterRow, asked: Asked): readonly (readonly [attribute: string, label: string])[] {
	return criteria
		.filter(({list}) => !isEmptyList(list))
		.filter(({attribute, list}) => attribute.testOf(list.items)(asked[attribute.name]) === 'incomplete')
		.map(({attribute}) => [attribute.name, attribute.label(asked[attribute.name])]);
}

function question(name: NeedsReading['needs'], pointer: string, {filter}: FilterKind): Reason {
	const [rule, text] = QUESTIONS[name];
	return reason(pointer, rule, `this ${filter} ${text}`, name);
}

/** One reason for each place, made once. */
function reasonsAt(
	rule: ExplainRule,
	message: string,
	reading?: ReadingName,
): (places: readonly string[]) => readonly Reason[] {
	const made = new Map<string, Reason>();
	return places => places.map(place => getOrInsertComputed(made, place, () => reason(place, rule, message, reading)));
}

/** True if the filters of one side may decide against those of the other; filters of both may match. */
function canWin(side: Side, match: Match, precedence: Choice<'precedence'>): boolean {
	const [own, other] = side === 'show' ? [match.show, match.hide] : [match.hide, match.show];
	const certain = other.filter(({isCertain}) => isCertain).map(({at}) => at);
	const [first = Number.POSITIVE_INFINITY] = certain;
	const last = certain.at(-1) ?? -1;
	if (precedence === 'first-wins') return own.some(({at}) => at < first);
	if (precedence === 'last-wins') return own.some(({at}) => at > last);
	return certain.length === 0 || precedence === `${side}-wins`;
}

/**
 * What no filter matches follows `allowDefaultOptions`, unless that is `true` with filters that show, or `false` with
 * filters that hide: then the reading `defaultsInside` decides.
 */
function unmatchedClaim(
	rows: readonly FilterRow[],
	{filter, instrument, rules}: FilterKind,
	{context, defaults, owner}: FilterPlace,
): Claim {
	const unreadable = rows.filter(({enable}) => enable === UNREADABLE).map(row => `${row.pointer}/enable`);
	return ofFlag(context, defaults.allow, defaults.pointer, allow => {
		const start = `no ${filter} matches ${instrument}, and allowDefaultOptions is ${allow}`;
		const claim = (isShown: boolean) => {
			const message = `${start}: it is ${isShown ? 'shown' : 'hidden'}`;
			return decided(isShown, reason(defaults.pointer, rules.noneMatches, message));
		};
		const open = () => {
			const message = `${start}: the specification does not state whether it applies when there are ${filter}s that ${allow ? 'enable' : 'disable'} others`;
			return [defaults.pointer, owner].map(place => reason(place, 'default-reach', message, 'defaultsInside'));
		};
		const byDefaultsInside = () =>
			byReading(context.readings, 'defaultsInside', open, choice => claim(choice === 'apply' ? allow : !allow));
		if (rows.some(({enable}) => enable === allow)) return byDefaultsInside();
		return unreadable.length === 0
			? claim(allow)
			: either([claim(allow), byDefaultsInside()], () => unreadable.map(context.unreadable));
	});
}
