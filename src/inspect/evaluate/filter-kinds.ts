// Card, UPI and plan filters, each with the attributes that they depend on.

import type {CardInstrument, Plan, UpiInstrument} from '../../wire/instrument.js';
import {CARD_TYPES, PAYMENT_METHOD_TYPES, UPI_TYPES} from '../../wire/payment-method.js';
import {ATTRIBUTES} from '../../wire/spec.js';
import {wholeList} from '../subject/normal-parts.js';
import type {Subject} from '../subject/read-subject.js';
import type {
	NormalSubject,
	SubjectCardFilter,
	SubjectCardLists,
	SubjectFilters,
	SubjectList,
	SubjectPlanFilter,
	SubjectUpiFilter,
} from '../subject/subject.js';
import {emiKinds, planGroups} from '../subject/subject-parts.js';
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

const CARD_ATTRIBUTES: readonly (readonly [list: keyof SubjectCardLists, attribute: Attribute])[] = [
	['brands', codeAttribute(...ATTRIBUTES.cardBrands)],
	['types', codeAttribute(...ATTRIBUTES.cardTypes, CARD_TYPES)],
	['subTypes', codeAttribute(...ATTRIBUTES.cardSubTypes)],
	['banks', codeAttribute(...ATTRIBUTES.cardBanks)],
	['bins', BIN],
];

export const CARDS: FilterKind = {
	attributes: CARD_ATTRIBUTES.map(([, attribute]) => attribute),
	filter: 'card filter',
	instrument: 'the card',
	rules: OPTION_RULES,
};

export function cardRows(filters: readonly SubjectCardFilter[]): readonly FilterRow[] {
	return filters.map((filter, at) => {
		const lists = CARD_ATTRIBUTES.map(([name, attribute]) => criterion(attribute, filter[name]));
		return filterRow(filter, at, lists.flat());
	});
}

export function cardClaims(
	list: SubjectFilters<SubjectCardFilter>,
	owner: string,
	context: Context,
): (card: CardInstrument) => Claim {
	return asking(filterClaims(cardRows(list.items), CARDS, owner, context));
}

const ANY_METHOD = codeAttribute(...ATTRIBUTES.upiMethods);

/** A handle or an app, of which one is known together with the type. */
export const METHOD: Attribute = {
	...ANY_METHOD,
	valuesOf(lists) {
		const isHandle = (method: string) => method.startsWith('@');
		const handles = ANY_METHOD.valuesOf(lists.map(list => list.filter(isHandle)));
		const apps = ANY_METHOD.valuesOf(lists.map(list => list.filter(method => !isHandle(method))));
		return asked => (asked.upiType === 'COLLECT' ? handles : apps)(asked);
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

export function upiRows(filters: readonly SubjectUpiFilter[]): readonly FilterRow[] {
	return filters.map((filter, at) =>
		filterRow(filter, at, [
			...criterion(UPI_TYPE, listOfOne(filter.upiType, `${filter.pointer}/upiType`)),
			...criterion(METHOD, filter.methods),
		]),
	);
}

export function upiClaims(
	list: SubjectFilters<SubjectUpiFilter>,
	owner: string,
	context: Context,
): (upi: UpiInstrument) => Claim {
	const claims = filterClaims(upiRows(list.items), UPI, owner, context);
	return ({handle, app, code}) => {
		// A provider code is neither a handle nor an app.
		if (code !== undefined) return claims({upiType: '', method: ''});
		const upiType = handle !== undefined ? 'COLLECT' : app !== undefined ? 'INTENT' : undefined;
		return claims({upiType, method: handle ?? app});
	};
}

/** The plan filters of one account, of which each names issuers with or without the service prefix. */
export interface PlanKind extends FilterKind {
	readonly type: Attribute;
	readonly rowsOf: (filters: readonly SubjectPlanFilter[]) => readonly FilterRow[];
}

export function planKind(prefix: string | undefined, types: readonly string[] = []): PlanKind {
	// A plan on a card is the last choice to represent the types that no filter names.
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
		rowsOf: filters =>
			filters.map((filter, at) => {
				const types = listOfOne(filter.paymentMethodType, `${filter.pointer}/paymentMethodType`);
				const lists = filter.lists.map(one => {
					if (one.what === 'tenures') return {...one, attribute: TENURE};
					return {...one, attribute: issuer};
				});
				return filterRow(filter, at, [...criterion(type, types), ...criterion(method, filter.methods)], lists);
			}),
	};
}

/** Evaluates the plans of a group by its filters alone; the caller evaluates the group's own `enable`. */
export function planFilterClaims(
	list: SubjectFilters<SubjectPlanFilter>,
	owner: string,
	context: Context,
	unmatched?: Claim,
): (plan: Omit<Plan, 'type' | 'kind'>) => Claim {
	const kind = planKind(issuerPrefix(context.subject), context.subject.account.types);
	const claims = asking(filterClaims(kind.rowsOf(list.items), kind, owner, context, unmatched));
	// Credit and debit plans are on cards.
	return plan => claims(plan.group === 'cardless' ? plan : {...plan, paymentMethodType: 'CARD'});
}

/** An issuer with and without the service prefix, and no other one; the bare prefix is not an issuer. */
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

function criterion(attribute: Attribute, list: SubjectList | undefined): readonly Criterion[] {
	return list === undefined ? [] : [{attribute, list}];
}

/** A single value as a list. */
function listOfOne<Value extends string>(value: Value | undefined, pointer: string): SubjectList | undefined {
	return value === undefined ? undefined : wholeList([value], pointer);
}

/** An instrument is described by its own attributes. */
function asking<Instrument extends object>(claims: (asked: Asked) => Claim): (instrument: Instrument) => Claim {
	return instrument => claims(instrument as Asked); // the attributes have the names of its fields
}

/**
 * The service prefix by which the issuers of plan filters are compared: that of the account; without one, the prefix that all
 * issuer codes of the filter share (open point 13).
 */
export function issuerPrefix(subject: Subject): string | undefined {
	const {servicePrefix} = subject.account;
	if (servicePrefix !== undefined) return servicePrefix;
	const prefixes = new Set(issuersOf(subject).map(code => /^([A-Za-z0-9]+)_./.exec(code)?.[1]));
	return prefixes.size === 1 ? [...prefixes][0] : undefined;
}

function issuersOf({emiFilters}: NormalSubject): readonly string[] {
	const groups = emiFilters.flatMap(emiKinds).flatMap(({kind}) => planGroups(kind));
	const lists = groups.flatMap(({group}) => group.filters?.items ?? []).flatMap(filter => filter.lists);
	return lists.flatMap(({what, list}) => (what === 'issuers' ? list.items : []));
}
