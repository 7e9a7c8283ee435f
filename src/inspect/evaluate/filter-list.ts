// Lists of card, UPI or plan filters: turns the filters that match an instrument into a claim about it.
import {type SubjectDefaults, UNREADABLE, type Unreadable} from '../../model/subject.js';
import type {Choice} from './assignments.js';
import {byReading, type Claim, decided, either, reason} from './claim.js';
import {type Context, ofFlag} from './context.js';
import {type Match, type MatchingSide, SIDES, type Side} from './match.js';
import type {ExplainRule, Reason} from './verdict.js';

/** How reasons name one kind of filter, and by which rules. */
export interface FilterLabels {
	/** `card filter`. */
	readonly filter: string;
	/** `the card`. */
	readonly instrument: string;
	readonly rules: {readonly [Part in 'shows' | 'hides' | 'disagree' | 'noneMatches']: ExplainRule};
}

export interface FilterListOptions {
	readonly context: Context;
	readonly defaults: SubjectDefaults;
	/** The pointer of the object that contains the list. */
	readonly owner: string;
	/** The pointer of the list, and whether it could be read. */
	readonly pointer: string;
	readonly isComplete: boolean;
	readonly filters: readonly {readonly pointer: string; readonly enable: boolean | Unreadable}[];
	readonly labels: FilterLabels;
}

/** Says what is known about an instrument once it is known which filters match it. */
export class FilterList {
	/** What is known about an instrument that no filter matches. */
	readonly unmatched: Claim;

	constructor(readonly options: FilterListOptions) {
		this.unmatched = unmatchedClaim(options);
	}

	/** `instrument` is the name of the instrument in messages; `missing` returns the details that the filter at a place depends on and that are not known. */
	claimOf(
		match: Match,
		instrument: string,
		missing: (at: number) => string,
		readings = this.options.context.readings,
	): Claim {
		const {show, hide} = match;
		const {isComplete, context, pointer} = this.options;
		if (!isComplete) {
			for (const side of [show, hide]) side.add(-1, Number.MAX_SAFE_INTEGER, false);
			match.unreadable.push(context.unreadable(pointer));
		}
		const {isCertain} = match;
		const doubts = () => this.#openReasons(match, instrument, missing);
		const decidedBy = (side: Side, precedence?: Choice<'precedence'>) =>
			this.#decided(side, placeOf(match[side], precedence), instrument);
		if (!show.isPossible && !hide.isPossible) return this.unmatched;
		if (!show.isPossible || !hide.isPossible) {
			const claim = decidedBy(show.isPossible ? 'show' : 'hide');
			return isCertain ? claim : either([claim, this.unmatched], doubts);
		}
		return byReading(
			readings,
			'precedence',
			() => this.#disagreement(placeOf(show), placeOf(hide), instrument),
			precedence => {
				const winners = SIDES.filter(side => canWin(side, match, precedence));
				const claims = winners.map(side => decidedBy(side, precedence));
				return either(isCertain ? claims : [...claims, this.unmatched], doubts);
			},
		);
	}

	/** The list's own pointer for a place outside it. */
	#pointerOf(at: number): string {
		const {filters, pointer} = this.options;
		return filters[at]?.pointer ?? pointer;
	}

	#decided(side: Side, at: number, instrument: string): Claim {
		const {filter, rules} = this.options.labels;
		const because =
			side === 'show'
				? reason(this.#pointerOf(at), rules.shows, `this ${filter} enables ${instrument}: it is shown`)
				: reason(this.#pointerOf(at), rules.hides, `this ${filter} disables ${instrument}: it is hidden`);
		return decided(side === 'show', because);
	}

	#disagreement(showAt: number, hideAt: number, instrument: string): readonly Reason[] {
		const {labels} = this.options;
		const message = `one ${labels.filter} enables ${instrument} and another disables it: the specification does not state which one counts`;
		return [showAt, hideAt].map(at => reason(this.#pointerOf(at), labels.rules.disagree, message, 'precedence'));
	}

	#openReasons(
		{incompleteAt, isIncomplete, unreadable}: Match,
		instrument: string,
		missing: (at: number) => string,
	): readonly Reason[] {
		if (!isIncomplete) return unreadable;
		const {labels} = this.options;
		const message = `this ${labels.filter} depends on details that ${instrument} lacks: add its ${missing(incompleteAt)}`;
		return [reason(this.#pointerOf(incompleteAt), 'incomplete-instrument', message), ...unreadable];
	}
}

/** The place to name: the last filter if the last one wins, else the first. */
function placeOf(side: MatchingSide, precedence?: Choice<'precedence'>): number {
	if (precedence === 'last-wins') return side.isCertain ? side.last : side.possibleLast;
	return side.isCertain ? side.first : side.possibleFirst;
}

/** True if the filters of one side may decide against those of the other; filters of both may match. */
function canWin(side: Side, match: Match, precedence: Choice<'precedence'>): boolean {
	const [own, other] = side === 'show' ? [match.show, match.hide] : [match.hide, match.show];
	if (precedence === 'first-wins') return match.isOrderUnknown || own.possibleFirst < other.first;
	if (precedence === 'last-wins') return match.isOrderUnknown || own.possibleLast > other.last;
	return precedence === `${side}-wins` || !other.isCertain;
}

/**
 * What no filter matches follows `allowDefaultOptions`, unless that is `true` with filters that show, or `false` with
 * filters that hide: then the reading `defaultsInside` decides.
 */
function unmatchedClaim({context, defaults, owner, labels, pointer, isComplete, filters}: FilterListOptions): Claim {
	const flags = filters.filter(({enable}) => enable === UNREADABLE).map(filter => `${filter.pointer}/enable`);
	const unreadable = isComplete ? flags : [pointer, ...flags];
	return ofFlag(context, defaults.allow, defaults.pointer, allow => {
		const start = `no ${labels.filter} matches ${labels.instrument}, and allowDefaultOptions is ${allow}`;
		const claim = (isShown: boolean) => {
			const because = reason(
				defaults.pointer,
				labels.rules.noneMatches,
				`${start}: it is ${isShown ? 'shown' : 'hidden'}`,
			);
			return decided(isShown, because);
		};
		const open = () => {
			const message = `${start}: the specification does not state whether it applies when there are ${labels.filter}s that ${allow ? 'enable' : 'disable'} others`;
			return [defaults.pointer, owner].map(place => reason(place, 'default-reach', message, 'defaultsInside'));
		};
		const byDefaultsInside = () =>
			byReading(context.readings, 'defaultsInside', open, choice => claim(choice === 'apply' ? allow : !allow));
		if (filters.some(({enable}) => enable === allow)) return byDefaultsInside();
		return unreadable.length === 0
			? claim(allow)
			: either([claim(allow), byDefaultsInside()], () => unreadable.map(context.unreadable));
	});
}
