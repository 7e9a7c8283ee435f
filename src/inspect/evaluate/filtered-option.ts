// Inspect: CARD and UPI, enabled with filters inside.
import {type Defaults, fallbackVerdict} from './defaults.js';
import {type ListRow, ListsIndex} from './lists-index.js';
import {HIDE, type Match, SHOW, unambiguousMatch, unspecified} from './ternary.js';
import {answer, type Explanation, type Reason, reason} from './verdict.js';

/** Words and rules of one kind of filter. */
export interface FilterLabel {
	/** `card filter`. */
	readonly filter: string;
	/** `the card`. */
	readonly instrument: string;
	readonly rules: {
		readonly shows: 'filter-shows' | 'plan-filter-shows';
		readonly hides: 'filter-hides' | 'plan-filter-hides';
		readonly disagree: 'filters-disagree' | 'plan-filters-disagree';
		readonly noneMatches: 'no-filter-matches' | 'no-plan-filter-matches';
	};
	/** What to name, where the filter at this place asks for more than the instrument tells. */
	readonly missing: (at: number) => string;
}

/** Where the filters stand, which kinds there are, and the default for what none matches. */
export interface FilterList {
	/** The pointer of the list of filters. */
	readonly pointer: string;
	/** The object that holds the list. */
	readonly owner: string;
	readonly shows: boolean;
	readonly hides: boolean;
	readonly defaults: Defaults;
}

/** Judges by the values of the lists, in the rows' order, and a BIN. */
export type FilteredEvaluator = (
	values: readonly (string | undefined)[],
	bin: string | undefined,
	labels: FilterLabel,
) => Explanation;

export function filteredEvaluator(rows: readonly ListRow[], list: FilterList): FilteredEvaluator {
	const index = new ListsIndex(rows);
	return (values, bin, labels) => verdictOf(index.match(values, bin), list, labels);
}

export function kindsOf(rows: readonly {readonly enable: boolean}[]): {shows: boolean; hides: boolean} {
	return {shows: rows.some(row => row.enable), hides: rows.some(row => !row.enable)};
}

/** The verdict that holds in every world, or why there is none. */
export function verdictOf(match: Match, list: FilterList, labels: FilterLabel): Explanation {
	const state = unambiguousMatch(match.worlds);
	if (state === undefined) return answer('undetermined', ...openReasons(match, list, labels));
	return settled(state, match, list, labels);
}

function settled(state: number, match: Match, list: FilterList, labels: FilterLabel): Explanation {
	const {filter, instrument, rules} = labels;
	const shows = (message: string) => reason(`${list.pointer}/${match.showAt}`, rules.shows, message);
	const hides = (message: string) => reason(`${list.pointer}/${match.hideAt}`, rules.hides, message);
	if (state === SHOW) return answer('shown', shows(`this ${filter} enables ${instrument}: it is shown`));
	if (state === HIDE) return answer('hidden', hides(`this ${filter} disables ${instrument}: it is hidden`));
	if (state === 0) return unmatched(list, labels);
	if ((state & unspecified) !== 0) return answer('undetermined', nested(match, list, labels));
	const message = `one ${filter} enables ${instrument} and another disables it: which of them counts is not stated`;
	return answer(
		'undetermined',
		reason(`${list.pointer}/${match.showAt}`, rules.disagree, message),
		reason(`${list.pointer}/${match.hideAt}`, rules.disagree, message),
	);
}

function unmatched({owner, shows, hides, defaults}: FilterList, {filter, instrument, rules}: FilterLabel): Explanation {
	const verdict = fallbackVerdict(defaults.allow, {shows, hides});
	const start = `no ${filter} matches ${instrument} and allowDefaultOptions is ${defaults.allow}`;
	if (verdict !== 'undetermined') {
		return answer(verdict, reason(defaults.pointer, rules.noneMatches, `${start}: it is ${verdict}`));
	}
	const kinds = shows && hides ? 'that enable and that disable' : shows ? 'that enable' : 'that disable';
	const message = `${start}: whether that reaches beside ${filter}s ${kinds} is not stated`;
	return answer(verdict, reason(defaults.pointer, 'default-reach', message), reason(owner, 'default-reach', message));
}

function nested(match: Match, list: FilterList, {filter}: FilterLabel): Reason {
	const message = `this ${filter} is disabled and has a list that covers the plan: which of the two flags counts is not stated`;
	return reason(`${list.pointer}/${match.doubtAt}`, 'plan-filter-nested', message);
}

function openReasons(
	match: Match,
	{pointer}: FilterList,
	{filter, instrument, missing}: FilterLabel,
): readonly Reason[] {
	const reasons: Reason[] = [];
	if (match.thinAt >= 0) {
		const message = `this ${filter} asks for more than is known of ${instrument}: name its ${missing(match.thinAt)}`;
		reasons.push(reason(`${pointer}/${match.thinAt}`, 'too-thin', message));
	}
	if (match.emptyAt >= 0) {
		const message = `this ${filter} has an empty list: whether that matches everything or nothing is not stated`;
		reasons.push(reason(`${pointer}/${match.emptyAt}`, 'empty-list', message));
	}
	return reasons;
}
