// Evaluates cards against an option of type CARD.
import type {SubjectCardFilter, SubjectFilters} from '../../model/subject.js';
import {listed} from '../../schema/vocabulary.js';
import {CARD_TYPES} from '../../wire/payment-method.js';
import type {CardInstrument} from '../instrument.js';
import type {Claim} from './claim.js';
import type {FilterRow} from './filter-row.js';
import {FilteredOption, type FilteredOptionParts, OPTION_RULES} from './filtered-option.js';
import type {KnownValues} from './lists-index.js';
import {BinClasses, valueClasses} from './value-classes.js';

const LABELS = {
	filter: 'card filter',
	instrument: 'the card',
	rules: OPTION_RULES,
} as const;

/** The attributes of a card that have their own list, and their names in messages. */
const ATTRIBUTES = ['brand', 'cardType', 'subType', 'bank'] as const;
const NAMES = ['brand', 'card type', 'sub type', 'bank'];

export type OptionPlace = Pick<FilteredOptionParts, 'context' | 'defaults' | 'owner'>;

export function cardClaims(
	filters: SubjectFilters<SubjectCardFilter>,
	place: OptionPlace,
): (card: CardInstrument) => Claim {
	const rows = filters.items.map(
		({pointer, enable, isComplete, brands, types, subTypes, banks, bins}, at): FilterRow => {
			return {at, pointer, enable, isComplete, lists: [brands, types, subTypes, banks], bins};
		},
	);
	const {pointer, isComplete} = filters;
	const completions = cardCompletions(rows);
	const nameOf = () => LABELS.instrument;
	const option = new FilteredOption({
		...place,
		pointer,
		isComplete,
		rows,
		labels: LABELS,
		nameOf,
		missing,
		completions,
	});
	return card => option.claimOf({values: ATTRIBUTES.map(name => card[name]), bin: card.bin ?? ''});
}

/** The attributes that a card filter depends on and the card lacks. */
function missing(row: FilterRow | undefined, {values, bin}: KnownValues): string {
	const lacking = NAMES.filter((_, index) => row?.lists[index] !== undefined && values[index] === undefined);
	if (lacking.length > 0) return listed(lacking, 'and');
	return bin === '' ? 'BIN' : 'BIN in full';
}

/** One card for each possible value of the first missing attribute that some filter names. */
function cardCompletions(rows: readonly FilterRow[]): FilteredOptionParts['completions'] {
	const classes = ATTRIBUTES.map((attribute, index) => {
		let found: readonly string[] | undefined;
		return () => {
			found ??= valueClasses(
				rows.map(row => row.lists[index]?.items),
				attribute === 'cardType' ? CARD_TYPES : undefined,
			);
			return found;
		};
	});
	const isNamed = ATTRIBUTES.map((_, index) => rows.some(row => row.lists[index] !== undefined));
	let bins: BinClasses | undefined;
	return ({values, bin}) => {
		const lacking = isNamed.findIndex((named, index) => named && values[index] === undefined);
		const completed = classes[lacking]?.().map(value => ({
			values: values.map((known, index) => (index === lacking ? value : known)),
			bin,
		}));
		if (completed !== undefined) return completed;
		bins ??= new BinClasses(rows.map(row => row.bins?.items));
		return bins.isShort(bin) ? withBins(values, bins.longer(bin)) : undefined;
	};
}

function* withBins(values: KnownValues['values'], bins: Iterable<string>): Iterable<KnownValues> {
	for (const bin of bins) yield {values, bin};
}
