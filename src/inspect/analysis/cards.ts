// Inspect: the cards that card filters can tell apart.
import type {CardFilter, PaymentOption} from '../../wire/payment-filter.js';
import {CARD_TYPES} from '../../wire/payment-method.js';
import {BinSegments} from '../evaluate/bin-segments.js';
import type {CardInstrument} from '../instrument.js';
import {combinations, type Dimension, type Named, otherThan, unique} from './combinations.js';

export function* cardsToldApart(options: readonly PaymentOption[]): Generator<CardInstrument> {
	const filters = options.flatMap(({enable, cardFilters}) => (enable && cardFilters) || []);
	const segments = new BinSegments(filters.map(({enable, cardBins}, at) => ({at, enable, ranges: cardBins ?? []})));
	const bins = filters.some(filter => (filter.cardBins?.length ?? 0) > 0) ? segments.bins() : undefined;
	const dimensions: readonly Dimension[] = [
		codes(
			'brand',
			filters.map(filter => filter.cardBrands),
		),
		cardTypes(filters),
		codes(
			'subType',
			filters.map(filter => filter.cardSubTypes),
		),
		codes(
			'bank',
			filters.map(filter => filter.cardBanks),
		),
		{name: 'bin', values: bins?.covered.map(({bin}) => bin) ?? [], other: bins?.outside},
	].filter(({values}) => values.length > 0);
	const digits = bins?.covered[0]?.bin.length ?? 0;
	const named = filters.map(filter => namedBy(filter, digits));
	function* walked(): Generator<Named> {
		for (const {bin, rows} of bins?.covered ?? []) for (const row of rows) yield {...firsts(named[row]), bin: [bin]};
		yield* named;
	}
	for (const card of combinations(dimensions, walked())) {
		yield {type: 'CARD', ...card} as CardInstrument; // each dimension's values fit the attribute of its name
	}
}

function codes(name: string, lists: readonly (readonly string[] | undefined)[]): Dimension {
	const values = unique(lists);
	return {name, values, other: values.length === 0 ? undefined : otherThan(new Set(values), 'OTHER')};
}

/** Two words, and no card has a third. */
function cardTypes(filters: readonly CardFilter[]): Dimension {
	const isNamed = filters.some(filter => (filter.cardTypes?.length ?? 0) > 0);
	return {name: 'cardType', values: isNamed ? CARD_TYPES : [], other: undefined};
}

function namedBy(filter: CardFilter, digits: number): Named {
	const {cardBrands, cardTypes, cardSubTypes, cardBanks, cardBins} = filter;
	return {
		brand: cardBrands,
		cardType: cardTypes,
		subType: cardSubTypes,
		bank: cardBanks,
		bin: cardBins?.flatMap(range => edgesOf(range, digits)),
	};
}

/** The first BIN of a range, and the first one after it. */
function edgesOf(range: string, digits: number): readonly string[] {
	const colons = range.indexOf('::');
	const next = String(BigInt(range.slice(colons + 2).padEnd(digits, '9')) + 1n);
	return [range.slice(0, colons).padEnd(digits, '0'), next.padStart(digits, '0')].filter(bin => bin.length === digits);
}

function firsts(named: Named = {}): Named {
	return Object.fromEntries(Object.entries(named).map(([name, values]) => [name, values?.slice(0, 1)]));
}
