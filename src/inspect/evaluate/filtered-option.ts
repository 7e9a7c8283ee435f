// Evaluates instruments against an option of type CARD or UPI that has filters.
import {type SubjectDefaults, UNREADABLE} from '../../model/subject.js';
import type {Choice} from './assignments.js';
import {byReading, type Claim, reason} from './claim.js';
import {type Completable, settle} from './completions.js';
import type {Context} from './context.js';
import {type FilterLabels, FilterList} from './filter-list.js';
import {type FilterRow, hasEmptyList, isSound, listRow, matchRow} from './filter-row.js';
import {getOrInsertComputed} from './get-or-insert-computed.js';
import {type KnownValues, ListsIndex} from './lists-index.js';
import {Match} from './match.js';
import type {Reason} from './verdict.js';

export interface FilteredOptionParts {
	readonly context: Context;
	readonly defaults: SubjectDefaults;
	/** The pointer of the option. */
	readonly owner: string;
	/** The pointer of the list of filters. */
	readonly pointer: string;
	/** False if the list could not be read. */
	readonly isComplete: boolean;
	readonly rows: readonly FilterRow[];
	readonly labels: FilterLabels;
	/** How a reason names the instrument. */
	readonly nameOf: (known: KnownValues) => string;
	/** The details that a filter depends on and that are not known. */
	readonly missing: (row: FilterRow | undefined, known: KnownValues) => string;
	readonly completions: (known: KnownValues) => Iterable<KnownValues> | undefined;
}

/** The rules of card filters and UPI filters. */
export const OPTION_RULES = {
	shows: 'filter-shows',
	hides: 'filter-hides',
	disagree: 'filters-disagree',
	noneMatches: 'no-filter-matches',
} as const satisfies FilterLabels['rules'];

/** Evaluates the instruments of one type by the filters of its option. */
export class FilteredOption {
	readonly #list: FilterList;
	readonly #doubtful: readonly FilterRow[];
	readonly #withEmptyList: readonly FilterRow[];
	readonly #indexes = new Map<Choice<'emptyList'>, ListsIndex>();

	constructor(private readonly parts: FilteredOptionParts) {
		const {rows} = parts;
		this.#doubtful = rows.filter(row => !isSound(row));
		this.#withEmptyList = rows.filter(hasEmptyList);
		this.#list = new FilterList({...parts, filters: rows});
	}

	claimOf(known: KnownValues): Claim {
		if (this.#withEmptyList.length === 0) return settle(this.#under('ignored'), known);
		return byReading(
			this.parts.context.readings,
			'emptyList',
			() => this.#emptyLists(known),
			choice => settle(this.#under(choice), known),
		);
	}

	#under(emptyList: Choice<'emptyList'>): Completable<KnownValues> {
		const {rows, nameOf, missing, completions} = this.parts;
		return {
			claimOf: known => {
				const match = this.#match(known, emptyList);
				const claim = this.#list.claimOf(match, nameOf(known), at => missing(rows[at], known));
				return {claim, isIncomplete: match.isIncomplete || match.isOrderUnknown};
			},
			completions,
		};
	}

	#match(known: KnownValues, emptyList: Choice<'emptyList'>): Match {
		const match = new Match();
		this.#indexOf(emptyList).match(known, match);
		for (const row of this.#doubtful) this.#addDoubtful(row, known, emptyList, match);
		return match;
	}

	#addDoubtful(row: FilterRow, known: KnownValues, emptyList: Choice<'emptyList'>, match: Match): void {
		const found = matchRow(row, known, emptyList);
		if (found === undefined) return;
		const {at, enable, pointer} = row;
		const {context} = this.parts;
		const isUnknown = enable === UNREADABLE;
		const isCertain = !found.isIncomplete && !isUnknown && found.unreadable.length === 0;
		if (enable !== false) match.show.add(at, at, isCertain);
		if (enable !== true) match.hide.add(at, at, isCertain);
		if (found.isIncomplete) match.markIncomplete(at);
		match.unreadable.push(
			...[...found.unreadable, ...(isUnknown ? [`${pointer}/enable`] : [])].map(context.unreadable),
		);
	}

	#indexOf(emptyList: Choice<'emptyList'>): ListsIndex {
		return getOrInsertComputed(this.#indexes, emptyList, () => {
			const sound = this.parts.rows.filter(isSound);
			const rows = emptyList === 'ignored' ? sound : sound.filter(row => !hasEmptyList(row));
			return new ListsIndex(rows.map(listRow));
		});
	}

	#emptyLists(known: KnownValues): readonly Reason[] {
		const {filter} = this.parts.labels;
		const message = `this ${filter} has an empty list: the specification does not state whether it is ignored or matches nothing`;
		return this.#withEmptyList
			.filter(row => matchRow(row, known, 'ignored') !== undefined)
			.map(row => reason(row.pointer, 'empty-list', message, 'emptyList'));
	}
}
