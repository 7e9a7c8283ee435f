// The EMI filter structure as data, in all three encodings of the tenure filter (open point 5).
import {tenureRangeProblem} from '../values/ranges.js';
import {
	EMI_KIND_KEYS,
	type EmiFilter,
	type EmiSubFilter,
	PLAN_GROUPS,
	PLAN_TYPES,
	type PlanFilter,
	type PlanGroup,
	type TenureFilter,
	type TenureRange,
} from '../wire/emi-filter.js';
import {CODE, CODES} from './code-formats.js';
import {BOOLEAN, type ListOf, type ObjectOf} from './shape.js';

const TENURES: ListOf<TenureRange> = {
	kind: 'list',
	item: {kind: 'format', check: tenureRangeProblem},
};

const TENURE_FILTER: ObjectOf<TenureFilter> = {
	kind: 'object',
	what: 'tenure filter',
	required: {enable: BOOLEAN, tenures: TENURES},
	optional: {},
};

/** Issuers, tenures or both: every sample puts the tenures here. */
interface IssuersOrTenures {
	readonly enable: boolean;
	readonly issuers?: readonly string[];
	readonly tenures?: readonly TenureRange[];
}

const ISSUER_FILTER: ObjectOf<IssuersOrTenures> = {
	kind: 'object',
	what: 'issuer filter',
	required: {enable: BOOLEAN},
	optional: {issuers: CODES, tenures: TENURES},
	anyOf: ['issuers', 'tenures'],
};

export const PLAN_FILTER: ObjectOf<Omit<PlanFilter, 'issuerFilter'> & {readonly issuerFilter?: IssuersOrTenures}> = {
	kind: 'object',
	what: 'plan filter',
	hasCriteria: true,
	required: {enable: BOOLEAN},
	optional: {
		paymentMethodType: {
			kind: 'enum',
			what: 'payment method type of an EMI plan',
			enum: PLAN_TYPES,
			isPerAccount: true,
			elsewhere: [[/^EMI$/, 'write the type that the plan is paid with, such as CARD']],
		},
		paymentMethod: {kind: 'union', one: CODE, many: CODES},
		issuerFilter: ISSUER_FILTER,
		tenureFilter: TENURE_FILTER,
		issuerFilters: TENURE_FILTER,
	},
};

const PLAN_GROUP: ObjectOf<PlanGroup> = {
	kind: 'object',
	what: 'plan group',
	required: {enable: BOOLEAN},
	optional: {filters: {kind: 'list', item: PLAN_FILTER}},
};

const EMI_SUB_FILTER: ObjectOf<EmiSubFilter> = {
	kind: 'object',
	what: 'EMI kind',
	required: {enable: BOOLEAN},
	optional: each(PLAN_GROUPS, PLAN_GROUP),
};

export const EMI_FILTER: ObjectOf<EmiFilter> = {
	kind: 'object',
	what: 'EMI filter',
	isReadFromText: true,
	required: {},
	optional: {...each(Object.values(EMI_KIND_KEYS), EMI_SUB_FILTER), showOnlyEmi: BOOLEAN},
};

/** The same shape under each key. */
function each<Key extends string, Value>(keys: readonly Key[], shape: Value): {readonly [Name in Key]: Value} {
	return Object.fromEntries(keys.map(key => [key, shape])) as {[Name in Key]: Value}; // each key has an entry
}
