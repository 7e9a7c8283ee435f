// What builders would not reproduce exactly, so that the code falls back to a plain object.
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {reportContradictions} from '../../rules/contradictions.js';
import {nothingLeft} from '../../rules/nothing-left.js';
import {DEFAULT_TENURE_ENCODING, type TenureEncoding} from '../../wire/account.js';
import {EMI_KIND_KEYS, type EmiFilter, PLAN_GROUPS, type PlanFilter} from '../../wire/emi-filter.js';
import type {PaymentFilter, UpiFilter} from '../../wire/payment-filter.js';
import {tenureEncodings} from './tenure-encodings.js';

/** Most arguments that every engine spreads into one call. */
const MOST_SPREAD = 50_000;

/** Why builders do not reproduce this filter exactly; `undefined` if they do. */
export function unsupported(filter: PaymentFilter): string | undefined {
	const report = new IssueCollector('json', 1);
	reportContradictions(filter, report, '');
	const [refused] = report.issues;
	if (refused !== undefined) return `${refused.pointer}: ${refused.message}`;
	const left = nothingLeft(filter);
	if (left !== undefined) return left.message;
	for (const [index, {paymentMethods, cardFilters, upiFilters}] of filter.options.entries()) {
		const place = `/options/${index}`;
		const found =
			(paymentMethods && repeated(paymentMethods, `${place}/paymentMethods`)) ??
			first(cardFilters, (card, at) => repeatedInside(card, `${place}/cardFilters/${at}`)) ??
			first(upiFilters, (upi, at) => unsupportedUpi(upi, `${place}/upiFilters/${at}`));
		if (found !== undefined) return found;
	}
	return filter.emiOptions && unsupportedEmi(filter.emiOptions);
}

function unsupportedUpi(upi: UpiFilter, place: string): string | undefined {
	if (upi.upiType === undefined) return `${place}: it has no upiType, which builders require`;
	const isLong = upi.upiMethods !== undefined && upi.upiMethods.length > MOST_SPREAD;
	return isLong ? `${place}/upiMethods: the list is too long for one call` : repeatedInside(upi, place);
}

function unsupportedEmi(emi: EmiFilter): string | undefined {
	if (Object.keys(emi).length === 0) return '/emiOptions: it is empty, and builders leave it out';
	if (emi.showOnlyEmi === false) return '/emiOptions/showOnlyEmi: builders leave out false';
	for (const key of Object.values(EMI_KIND_KEYS)) {
		const kind = emi[key];
		if (kind === undefined) continue;
		for (const name of PLAN_GROUPS) {
			const group = kind[name];
			if (group === undefined) continue;
			if (!kind.enable) return `/emiOptions/${key}: it is disabled and has plan groups inside, which builders refuse`;
			const place = `/emiOptions/${key}/${name}`;
			const {enable, filters} = group;
			if (!enable && filters !== undefined)
				return `${place}: it is disabled and has filters inside, which builders refuse`;
			const found = first(filters, (plan, at) => unsupportedPlan(plan, `${place}/filters/${at}`));
			if (found !== undefined) return found;
		}
	}
	return encodingOf(emi) === undefined
		? '/emiOptions: its tenures are in more than one encoding, and builders use one'
		: undefined;
}

function unsupportedPlan(plan: PlanFilter, place: string): string | undefined {
	const {paymentMethod, issuerFilter, tenureFilter, issuerFilters} = plan;
	if (typeof paymentMethod !== 'string' && paymentMethod?.length === 1) {
		return `${place}/paymentMethod: builders write one code as a string, not as a list`;
	}
	return (
		repeatedInside(plan, place) ??
		first([issuerFilter, tenureFilter, issuerFilters], inner => inner && repeatedInside(inner, place))
	);
}

/** The one encoding of all tenures, the default if there are none; `undefined` if they differ. */
export function encodingOf(emi: EmiFilter | undefined): TenureEncoding | undefined {
	const [encoding = DEFAULT_TENURE_ENCODING, ...others] = tenureEncodings(emi);
	return others.length === 0 ? encoding : undefined;
}

/** Builders remove duplicate codes, but keep duplicate BIN ranges. */
function repeatedInside(holder: object, place: string): string | undefined {
	return first(Object.entries(holder), ([key, value]) =>
		Array.isArray(value) && key !== 'cardBins' ? repeated(value, `${place}/${key}`) : undefined,
	);
}

function repeated(codes: readonly string[], place: string): string | undefined {
	return new Set(codes).size === codes.length
		? undefined
		: `${place}: a code is listed twice, and builders keep it once`;
}

function first<Item>(items: readonly Item[] = [], find: (item: Item, index: number) => string | undefined) {
	for (const [index, item] of items.entries()) {
		const found = find(item, index);
		if (found !== undefined) return found;
	}
	return undefined;
}
