// Card, UPI and plan filters, each with the attributes that they depend on.

import type {PlanFilter} from '../../wire/emi-filter.js';
import type {CardInstrument, Plan, UpiInstrument} from '../../wire/instrument.js';
import type {CardFilter, UpiFilter} from '../../wire/payment-filter.js';
import {CARD_TYPES, PAYMENT_METHOD_TYPES, UPI_TYPES} from '../../wire/payment-method.js';
import {ATTRIBUTES, type CardList} from '../../wire/spec.js';
import type {Subject} from '../subject/read-subject.js';
import type {SubjectParts} from '../subject/subject.js';
import {allPlanGroups, planLists, readableEmi} from '../subject/subject-parts.js';
import {type Asked, type Attribute, BIN, type CodeForms, codeAttribute, TENURE} from './attribute.js';
import type {Claim} from './claim.js';
import type {Context} from './context.js';
import {type FilterKind, filterClaims} from './filter-claims.js';
import {type Criterion, type FilterRow, filterRow} from './filter-row.js';

const OPTION_RULES = {
	shows: 'filter-shows',
	hides: 'filter-hides',
	disagree: 'filters-disagree',
	noneMatches: 'no-filter-matches',
} as const satisfies FilterKind['rules'];

const CARD_ATTRIBUTES: readonly (readonly [list: CardList['key'], attribute: Attribute])[] = [
	['cardBrands', codeAttribute(...ATTRIBUTES.cardBrands)],
	['cardTypes', codeAttribute(...ATTRIBUTES.cardTypes, CARD_TYPES)],
	['cardSubTypes', codeAttribute(...ATTRIBUTES.cardSubTypes)],
	['cardBanks', codeAttribute(...ATTRIBUTES.cardBanks)],
	['cardBins', BIN],
];

export const CARDS: FilterKind = {
	attributes: CARD_ATTRIBUTES.map(([, attribute]) => attribute),
	filter: 'card filter',
	instrument: 'the card',
	rules: OPTION_RULES,
};

/** @param pointer - the place of the list of filters */
export function cardRows(filters: readonly CardFilter[], pointer: string): readonly FilterRow[] {
	return filters.map((filter, at) => {
		const lists = CARD_ATTRIBUTES.map(([key, attribute]) => criterion(attribute, filter[key]));
		return filterRow(filter, `${pointer}/${at}`, at, lists.flat());
	});
}

export function cardClaims(
	filters: readonly CardFilter[],
	owner: string,
	context: Context,
): (card: CardInstrument) => Claim {
	return asking(filterClaims(cardRows(filters, `${owner}/cardFilters`), CARDS, owner, context));
}

const ANY_METHOD = codeAttribute(...ATTRIBUTES.upiMethods);

/** A handle or an app: either of the two, unless the type says which. */
export const METHOD: Attribute = {
	...ANY_METHOD,
	valuesOf(lists) {
		const isHandle = (method: string) => method.startsWith('@');
		const handles = ANY_METHOD.valuesOf(lists.map(list => list.filter(isHandle)));
		const apps = ANY_METHOD.valuesOf(lists.map(list => list.filter(method => !isHandle(method))));
		return asked => [
			...(asked.upiType === 'INTENT' ? [] : handles(asked)),
			...(asked.upiType === 'COLLECT' ? [] : apps(asked)),
		];
	},
};
export const UPI_TYPE: Attribute = {
	...codeAttribute(...ATTRIBUTES.upiType),
	valuesOf: () => asked => (asked.upiType === undefined ? UPI_TYPES : []),
};

const UPI: FilterKind = {
	attributes: [UPI_TYPE, METHOD],
	filter: 'UPI filter',
	instrument: 'the UPI payment',
	rules: OPTION_RULES,
};

export function upiRows(filters: readonly UpiFilter[], pointer: string): readonly FilterRow[] {
	return filters.map((filter, at) =>
		filterRow(filter, `${pointer}/${at}`, at, [
			...criterion(UPI_TYPE, asList(filter.upiType)),
			...criterion(METHOD, filter.upiMethods),
		]),
	);
}

export function upiClaims(
	filters: readonly UpiFilter[],
	owner: string,
	context: Context,
): (upi: UpiInstrument) => Claim {
	const claims = filterClaims(upiRows(filters, `${owner}/upiFilters`), UPI, owner, context);
	return ({handle, app, code}) => {
		// A provider code is neither a handle nor an app.
		if (code !== undefined) return claims({upiType: '', method: ''});
		const upiType = handle !== undefined ? 'COLLECT' : app !== undefined ? 'INTENT' : undefined;
		return claims({upiType, method: handle ?? app});
	};
}

/** The plan filters of one account; each may name issuers with or without the service prefix. */
export interface PlanKind extends FilterKind {
	readonly type: Attribute;
	readonly rowsOf: (filters: readonly PlanFilter[], pointer: string) => readonly FilterRow[];
}

export function planKind(prefix: string | undefined, types: readonly string[] = []): PlanKind {
	// CARD comes last, so that it represents the types that no filter names only if there is no other.
	const allTypes = [...PAYMENT_METHOD_TYPES.filter(type => type !== 'CARD'), ...types, 'CARD'];
	const type = codeAttribute(...ATTRIBUTES.paymentMethodType, allTypes);
	const method = codeAttribute(...ATTRIBUTES.paymentMethod);
	const issuer = codeAttribute(...ATTRIBUTES.issuers, undefined, issuerForms(prefix));
	return {
		type,
		attributes: [type, method, issuer, TENURE],
		filter: 'plan filter',
		instrument: 'the plan',
		rules: {
			shows: 'plan-filter-shows',
			hides: 'plan-filter-hides',
			disagree: 'plan-filters-disagree',
			noneMatches: 'no-plan-filter-matches',
		},
		rowsOf: (filters, pointer) =>
			filters.map((filter, at) => {
				const required = [
					...criterion(type, asList(filter.paymentMethodType)),
					...criterion(method, asList(filter.paymentMethod)),
				];
				const flagged = planLists(filter).map(({what, enable, items}) => {
					return {attribute: what === 'tenures' ? TENURE : issuer, enable, list: items};
				});
				return filterRow(filter, `${pointer}/${at}`, at, required, flagged);
			}),
	};
}

/** Evaluates the plans of a group only by its filters; the caller evaluates the group's own `enable`. */
export function planFilterClaims(
	filters: readonly PlanFilter[],
	owner: string,
	context: Context,
	unmatched?: Claim,
): (plan: Omit<Plan, 'type' | 'kind'>) => Claim {
	const kind = planKind(issuerPrefix(context.subject), context.subject.account.types);
	const claims = asking(filterClaims(kind.rowsOf(filters, `${owner}/filters`), kind, owner, context, unmatched));
	// Credit and debit plans are on cards.
	return plan => claims(plan.group === 'cardless' ? plan : {...plan, paymentMethodType: 'CARD'});
}

/** The forms of an issuer: with and without the service prefix; the bare prefix is not an issuer. */
function issuerForms(prefix: string | undefined): CodeForms | undefined {
	if (prefix === undefined) return undefined;
	const start = `${prefix}_`;
	const unprefixed = (issuer: string) =>
		issuer.startsWith(start) && issuer !== start ? issuer.slice(start.length) : issuer;
	return {
		unprefixed,
		all: issuer =>
			[...new Set([issuer, unprefixed(issuer), start + unprefixed(issuer)])].filter(
				one => unprefixed(one) === unprefixed(issuer),
			),
	};
}

function criterion(attribute: Attribute, list: readonly string[] | undefined): readonly Criterion[] {
	return list === undefined ? [] : [{attribute, list}];
}

/** Wraps a single value in a list. */
function asList(value: string | readonly string[] | undefined): readonly string[] | undefined {
	return typeof value === 'string' ? [value] : value;
}

/** Lets claims about descriptions accept instruments. */
function asking<Instrument extends object>(claims: (asked: Asked) => Claim): (instrument: Instrument) => Claim {
	return instrument => claims(instrument as Asked); // the attributes have the names of its fields
}

/**
 * The service prefix with which the issuers of plan filters are compared: the prefix of the account, or without one, the prefix
 * that all issuer codes of the filter share (open point 13).
 */
export function issuerPrefix(subject: Subject): string | undefined {
	const {servicePrefix} = subject.account;
	if (servicePrefix !== undefined) return servicePrefix;
	const prefixes = new Set(issuersOf(subject).map(code => /^([A-Za-z0-9]+)_./.exec(code)?.[1]));
	return prefixes.size === 1 ? [...prefixes][0] : undefined;
}

function issuersOf(subject: SubjectParts): readonly string[] {
	const groups = readableEmi(subject).flatMap(allPlanGroups);
	const lists = groups.flatMap(({group}) => group.filters ?? []).flatMap(planLists);
	return lists.flatMap(({what, items}) => (what === 'issuers' ? items : []));
}
