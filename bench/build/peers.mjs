// The same payload, read by well-maintained validators. They only check a payload, while a builder makes one: they are
// reference points, not a comparison of equal work.

import {Ajv} from 'ajv';
import {type} from 'arktype';
import {DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler} from 'kysely';
import * as v from 'valibot';
import {z} from 'zod';

const TYPES = ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'];
const RANGE = /^[0-9]{1,19}::[0-9]{1,19}$/;
const LISTS = ['cardBrands', 'cardSubTypes', 'cardBanks'];
const KINDS = ['standardEmi', 'lowCostEmi', 'noCostEmi'];
const GROUPS = ['credit', 'debit', 'cardless'];
const each = (names, value) => Object.fromEntries(names.map(name => [name, value]));

function zodSchema() {
	const codes = z.array(z.string().min(1));
	const ranges = z.array(z.string().regex(RANGE));
	const card = z.strictObject({
		enable: z.boolean(),
		...each(LISTS, codes.optional()),
		cardBins: ranges.optional(),
		cardTypes: z.array(z.enum(['DEBIT', 'CREDIT'])).optional(),
	});
	const upi = z.strictObject({
		enable: z.boolean(),
		upiType: z.enum(['COLLECT', 'INTENT']).optional(),
		upiMethods: codes.optional(),
	});
	const plan = z.strictObject({
		enable: z.boolean(),
		issuerFilter: z.strictObject({issuers: codes, enable: z.boolean()}).optional(),
		tenureFilter: z.strictObject({tenures: ranges, enable: z.boolean()}).optional(),
	});
	const group = z.strictObject({enable: z.boolean(), filters: z.array(plan).optional()});
	const kind = z.strictObject({enable: z.boolean(), ...each(GROUPS, group.optional())});
	return z.strictObject({
		allowDefaultOptions: z.boolean(),
		options: z.array(
			z.strictObject({
				paymentMethodType: z.enum(TYPES),
				enable: z.boolean(),
				paymentMethods: codes.optional(),
				cardFilters: z.array(card).optional(),
				upiFilters: z.array(upi).optional(),
			}),
		),
		emiOptions: z.strictObject({...each(KINDS, kind.optional()), showOnlyEmi: z.boolean().optional()}).optional(),
	});
}

function valibotSchema() {
	const codes = v.array(v.pipe(v.string(), v.minLength(1)));
	const ranges = v.array(v.pipe(v.string(), v.regex(RANGE)));
	const card = v.strictObject({
		enable: v.boolean(),
		...each(LISTS, v.optional(codes)),
		cardBins: v.optional(ranges),
		cardTypes: v.optional(v.array(v.picklist(['DEBIT', 'CREDIT']))),
	});
	const upi = v.strictObject({
		enable: v.boolean(),
		upiType: v.optional(v.picklist(['COLLECT', 'INTENT'])),
		upiMethods: v.optional(codes),
	});
	const plan = v.strictObject({
		enable: v.boolean(),
		issuerFilter: v.optional(v.strictObject({issuers: codes, enable: v.boolean()})),
		tenureFilter: v.optional(v.strictObject({tenures: ranges, enable: v.boolean()})),
	});
	const group = v.strictObject({enable: v.boolean(), filters: v.optional(v.array(plan))});
	const kind = v.strictObject({enable: v.boolean(), ...each(GROUPS, v.optional(group))});
	return v.strictObject({
		allowDefaultOptions: v.boolean(),
		options: v.array(
			v.strictObject({
				paymentMethodType: v.picklist(TYPES),
				enable: v.boolean(),
				paymentMethods: v.optional(codes),
				cardFilters: v.optional(v.array(card)),
				upiFilters: v.optional(v.array(upi)),
			}),
		),
		emiOptions: v.optional(v.strictObject({...each(KINDS, v.optional(kind)), showOnlyEmi: v.optional(v.boolean())})),
	});
}

function arktypeSchema() {
	const optional = (names, value) => Object.fromEntries(names.map(name => [`${name}?`, value]));
	const codes = type('string >= 1').array();
	const ranges = type(RANGE).array();
	const card = type({
		'+': 'reject',
		enable: 'boolean',
		...optional(LISTS, codes),
		'cardBins?': ranges,
		'cardTypes?': type("'DEBIT' | 'CREDIT'").array(),
	});
	const upi = type({'+': 'reject', enable: 'boolean', 'upiType?': "'COLLECT' | 'INTENT'", 'upiMethods?': codes});
	const plan = type({
		'+': 'reject',
		enable: 'boolean',
		'issuerFilter?': type({'+': 'reject', issuers: codes, enable: 'boolean'}),
		'tenureFilter?': type({'+': 'reject', tenures: ranges, enable: 'boolean'}),
	});
	const group = type({'+': 'reject', enable: 'boolean', 'filters?': plan.array()});
	const kind = type({'+': 'reject', enable: 'boolean', ...optional(GROUPS, group)});
	const option = type({
		'+': 'reject',
		paymentMethodType: type.enumerated(...TYPES),
		enable: 'boolean',
		'paymentMethods?': codes,
		'cardFilters?': card.array(),
		'upiFilters?': upi.array(),
	});
	return type({
		'+': 'reject',
		allowDefaultOptions: 'boolean',
		options: option.array(),
		'emiOptions?': type({'+': 'reject', ...optional(KINDS, kind), 'showOnlyEmi?': 'boolean'}),
	});
}

function ajvSchema() {
	const object = (required, properties) => ({type: 'object', required, properties, additionalProperties: false});
	const list = items => ({type: 'array', items});
	const flag = {type: 'boolean'};
	const codes = list({type: 'string', minLength: 1});
	const ranges = list({type: 'string', pattern: RANGE.source});
	const card = object(['enable'], {
		enable: flag,
		...each(LISTS, codes),
		cardBins: ranges,
		cardTypes: list({enum: ['DEBIT', 'CREDIT']}),
	});
	const upi = object(['enable'], {enable: flag, upiType: {enum: ['COLLECT', 'INTENT']}, upiMethods: codes});
	const plan = object(['enable'], {
		enable: flag,
		issuerFilter: object(['issuers', 'enable'], {issuers: codes, enable: flag}),
		tenureFilter: object(['tenures', 'enable'], {tenures: ranges, enable: flag}),
	});
	const group = object(['enable'], {enable: flag, filters: list(plan)});
	const kind = object(['enable'], {enable: flag, ...each(GROUPS, group)});
	const option = object(['paymentMethodType', 'enable'], {
		paymentMethodType: {enum: TYPES},
		enable: flag,
		paymentMethods: codes,
		cardFilters: list(card),
		upiFilters: list(upi),
	});
	return object(['allowDefaultOptions', 'options'], {
		allowDefaultOptions: flag,
		options: list(option),
		emiOptions: object([], {...each(KINDS, kind), showOnlyEmi: flag}),
	});
}

/** What each validator does with one payload; throws where it would refuse what paylock built. */
export function validators(payload) {
	const zod = zodSchema();
	const valibot = valibotSchema();
	const arktype = arktypeSchema();
	const ajv = new Ajv().compile(ajvSchema());
	if (!ajv(payload) || arktype(payload) instanceof type.errors) throw new Error('a validator refuses the payload');
	zod.parse(payload);
	v.parse(valibot, payload);
	return {
		'zod parse': () => zod.parse(payload),
		'valibot parse': () => v.parse(valibot, payload),
		'ajv, compiled': () => ajv(payload),
		arktype: () => arktype(payload),
	};
}

const database = new Kysely({
	dialect: {
		createAdapter: () => new PostgresAdapter(),
		createDriver: () => new DummyDriver(),
		createIntrospector: db => new PostgresIntrospector(db),
		createQueryCompiler: () => new PostgresQueryCompiler(),
	},
});

/** A query with the conditions of the payload: one `where` for each option or filter, and an `in` for each list. */
export function kyselyQuery(payload) {
	let query = database.selectFrom('option').selectAll();
	for (const option of payload.options) {
		if (option.paymentMethods) query = query.where('code', 'not in', option.paymentMethods);
		for (const card of option.cardFilters ?? []) {
			query = query.where(where => {
				const lists = Object.entries(card).filter(([, list]) => Array.isArray(list));
				return where.not(where.and(lists.map(([name, list]) => where(name, 'in', list))));
			});
		}
		for (const upi of option.upiFilters ?? []) query = query.where('handle', 'not in', upi.upiMethods);
		if (Object.keys(option).length === 2) query = query.where('type', '!=', option.paymentMethodType);
	}
	for (const [kind, {enable: _, ...groups}] of Object.entries(payload.emiOptions ?? {})) {
		for (const [group, {filters}] of Object.entries(groups)) {
			for (const {issuerFilter, tenureFilter} of filters) {
				query = query.where(where =>
					where.and([
						where('kind', '=', kind),
						where('group', '=', group),
						where('issuer', 'in', issuerFilter.issuers),
						where('tenure', 'in', tenureFilter.tenures),
					]),
				);
			}
		}
	}
	return query.compile();
}

/** A chain with this number of kysely calls. */
export function kyselyChain(calls) {
	let query = database.selectFrom('option').selectAll();
	for (let index = 0; index < calls; index += 1) query = query.where('bin', '!=', index);
	return query;
}
