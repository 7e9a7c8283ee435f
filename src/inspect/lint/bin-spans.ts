// Inspect: the BIN ranges of an option's card filters, comparable and in order.
import type {CardFilter} from '../../wire/payment-filter.js';
import type {Subject} from '../subject.js';

/** One BIN range, its ends scaled to one number of digits: a BIN stands for every longer number that begins with it. */
export interface BinSpan {
	readonly from: string;
	readonly to: string;
	readonly written: string;
	readonly pointer: string;
	readonly enable: boolean;
	/** What the filter asks for beside BINs; filters with one `beside` match the same cards but for their BINs. */
	readonly beside: string;
}

/** The spans of each option of `CARD`, ordered by where they begin. */
export function binSpans({filter, base}: Subject): readonly (readonly BinSpan[])[] {
	return (filter?.options ?? []).flatMap(({paymentMethodType, enable, cardFilters}, index) =>
		paymentMethodType === 'CARD' && enable && cardFilters !== undefined
			? [spansOf(cardFilters, `${base}/options/${index}/cardFilters`)]
			: [],
	);
}

function spansOf(filters: readonly CardFilter[], pointer: string): readonly BinSpan[] {
	let width = 0;
	for (const {cardBins = []} of filters) for (const range of cardBins) width = Math.max(width, range.indexOf('::'));
	const spans: BinSpan[] = [];
	for (const [at, filter] of filters.entries()) {
		const beside = besideOf(filter);
		for (const [index, written] of (filter.cardBins ?? []).entries()) {
			const colons = written.indexOf('::');
			spans.push({
				from: written.slice(0, colons).padEnd(width, '0'),
				to: written.slice(colons + 2).padEnd(width, '9'),
				written,
				pointer: `${pointer}/${at}/cardBins/${index}`,
				enable: filter.enable,
				beside,
			});
		}
	}
	return spans.sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
}

/** The other lists as one text, `''` where there are none. */
function besideOf({cardBrands, cardTypes, cardSubTypes, cardBanks}: CardFilter): string {
	const lists = [cardBrands, cardTypes, cardSubTypes, cardBanks];
	return lists.every(list => list === undefined) ? '' : JSON.stringify(lists.map(list => list && [...list].sort()));
}

/** The span that reaches farthest so far, of each group; calls `meet` with it and the next. */
export function sweep(
	spans: readonly BinSpan[],
	groupOf: (span: BinSpan) => string,
	meet: (earlier: BinSpan, later: BinSpan) => void,
): void {
	const farthest = new Map<string, BinSpan>();
	for (const span of spans) {
		const group = groupOf(span);
		const before = farthest.get(group);
		if (before !== undefined) meet(before, span);
		if (before === undefined || span.to > before.to) farthest.set(group, span);
	}
}
