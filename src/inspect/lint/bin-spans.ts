// Inspect: the BIN ranges of an option's card filters, comparable and in order.
import type {CardFilter} from '../../wire/payment-filter.js';
import type {Subject} from '../subject.js';

/** A card filter with BIN ranges. */
export interface SpanRow {
	/** Of its `cardBins`. */
	readonly pointer: string;
	readonly enable: boolean;
	/** What it asks for beside BINs; filters with one `beside` match the same cards but for their BINs. */
	readonly beside: string;
}

/** One BIN range, its ends scaled to one number of digits: a BIN stands for every longer number that begins with it. */
export interface BinSpan {
	readonly from: number | bigint;
	readonly to: number | bigint;
	readonly written: string;
	readonly row: SpanRow;
	readonly index: number;
}

/** Most digits that a number holds exactly. */
const EXACT_DIGITS = 15;

const known = new WeakMap<Subject, readonly (readonly BinSpan[])[]>();

/** The spans of each option of `CARD`, ordered by where they begin; found once, for several rules ask. */
export function binSpans(subject: Subject): readonly (readonly BinSpan[])[] {
	const {filter, base} = subject;
	const spans =
		known.get(subject) ??
		filter?.options.flatMap(({paymentMethodType, enable, cardFilters}, index) =>
			paymentMethodType === 'CARD' && enable && cardFilters !== undefined
				? [spansOf(cardFilters, `${base}/options/${index}/cardFilters`)]
				: [],
		) ??
		[];
	known.set(subject, spans);
	return spans;
}

export function pointerOf({row, index}: BinSpan): string {
	return `${row.pointer}/${index}`;
}

function spansOf(filters: readonly CardFilter[], pointer: string): readonly BinSpan[] {
	let width = 0;
	for (const {cardBins = []} of filters) for (const range of cardBins) width = Math.max(width, range.indexOf('::'));
	const scale = width > EXACT_DIGITS ? BigInt : Number;
	const spans: BinSpan[] = [];
	for (const [at, filter] of filters.entries()) {
		const {enable, cardBins = []} = filter;
		const row = {pointer: `${pointer}/${at}/cardBins`, enable, beside: besideOf(filter)};
		for (const [index, written] of cardBins.entries()) {
			const colons = written.indexOf('::');
			const from = scale(written.slice(0, colons).padEnd(width, '0'));
			const to = scale(written.slice(colons + 2).padEnd(width, '9'));
			spans.push({from, to, written, row, index});
		}
	}
	return spans.sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
}

/** The other lists as one text, `''` where there are none. */
function besideOf({cardBrands, cardTypes, cardSubTypes, cardBanks}: CardFilter): string {
	const lists = [cardBrands, cardTypes, cardSubTypes, cardBanks];
	return lists.every(list => list === undefined) ? '' : JSON.stringify(lists.map(list => list && [...list].sort()));
}

/** The spans that reach farthest so far, one for each kind of filter. */
export class Farthest {
	readonly #shown = new Map<string, BinSpan>();
	readonly #hidden = new Map<string, BinSpan>();

	get(enable: boolean, beside: string): BinSpan | undefined {
		return (enable ? this.#shown : this.#hidden).get(beside);
	}

	add(span: BinSpan): void {
		const {enable, beside} = span.row;
		const before = this.get(enable, beside);
		if (before === undefined || span.to > before.to) (enable ? this.#shown : this.#hidden).set(beside, span);
	}
}

/** Calls `meet` with each span and the one before it, among filters that ask for the same, that reaches farthest. */
export function sweep(spans: readonly BinSpan[], intersects: (before: BinSpan, span: BinSpan) => void): void {
	const farthest = new Farthest();
	for (const span of spans) {
		const before = farthest.get(span.row.enable, span.row.beside);
		if (before !== undefined) intersects(before, span);
		farthest.add(span);
	}
}
