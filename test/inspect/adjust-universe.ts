// Small universes for adjust: inputs, goals, every instrument, and every simple edit, written without the code of adjust.
import fc from 'fast-check';
import type {Instrument, Readings} from '../../src/inspect/index.js';
import type {Account} from '../../src/wire/account.js';
import {READING_CHOICES} from '../../src/wire/readings.js';

export interface Goal {
	readonly show?: readonly Instrument[];
	readonly hide?: readonly Instrument[];
}

/** True if the instrument completes one of the list. */
export function isIn(list: readonly Instrument[] | undefined, instrument: Instrument): boolean {
	const found = instrument as unknown as Readonly<Record<string, unknown>>;
	return (list ?? []).some(one =>
		Object.entries(one).every(([name, value]) => {
			if (name === 'bin') return String(found.bin).startsWith(String(value));
			return name === 'issuer' ? bare(found.issuer) === bare(value) : found[name] === value;
		}),
	);
}

function bare(issuer: unknown): string {
	return String(issuer).replace(/^P_/, '');
}

const codes = <Value>(...values: readonly Value[]) => fc.subarray([...values], {minLength: 1});
const only = (...keys: readonly string[]) => ({requiredKeys: keys as never[]}); // keys of the record

const providers = ['WALLET', 'NB', 'REWARD'] as const;
const providerOption = fc.record(
	{
		paymentMethodType: fc.constantFrom(...providers.slice(0, 2)),
		enable: fc.boolean(),
		paymentMethods: codes('NB_A', 'NB_B', 'NB_C'),
	},
	only('paymentMethodType', 'enable'),
);
const cardFilter = fc
	.record(
		{
			enable: fc.boolean(),
			cardBrands: codes('BRAND_A'),
			cardTypes: codes('CREDIT', 'DEBIT'),
			cardBanks: codes('BANK_A', 'BANK_B'),
		},
		only('enable'),
	)
	.filter(one => Object.keys(one).length > 1);
const binFilter = fc.record(
	{
		enable: fc.boolean(),
		cardTypes: codes('CREDIT', 'DEBIT'),
		cardBins: fc.constantFrom(['10::29'], ['20::20'], ['15::24', '40::49']),
	},
	only('enable', 'cardBins'),
);
const upiFilter = fc.oneof(
	fc.record(
		{enable: fc.boolean(), upiType: fc.constant('COLLECT'), upiMethods: codes('@banka', '@bankb')},
		only('enable', 'upiType'),
	),
	fc.record(
		{enable: fc.boolean(), upiType: fc.constant('INTENT'), upiMethods: codes('APP_A', 'APP_B')},
		only('enable', 'upiType'),
	),
);
const planFilter = fc.oneof(
	fc.record({enable: fc.boolean(), paymentMethod: fc.constantFrom('LENDER_A', 'LENDER_B')}),
	fc
		.record(
			{
				enable: fc.constant(true),
				issuerFilter: fc.record({issuers: codes('P_BANKA', 'P_BANKB'), enable: fc.boolean()}),
				tenureFilter: fc.record({tenures: fc.constantFrom(['1::6'], ['3::3', '9::12']), enable: fc.boolean()}),
			},
			only('enable'),
		)
		.filter(one => Object.keys(one).length > 1),
);
const planGroup = fc
	.record({enable: fc.boolean(), filters: fc.array(planFilter, {minLength: 1, maxLength: 2})}, only('enable'))
	.filter(({enable, filters}) => enable || filters === undefined);
const emiKind = fc
	.record({enable: fc.boolean(), credit: planGroup, cardless: planGroup}, only('enable'))
	.filter(({enable, credit, cardless}) => enable || (credit === undefined && cardless === undefined));

const withOptions = (options: fc.Arbitrary<readonly object[]>) =>
	fc.record({allowDefaultOptions: fc.boolean(), options});
const optional = (option: fc.Arbitrary<object>) => fc.array(option, {maxLength: 1});
const listOption = (type: string, key: string, filter: fc.Arbitrary<object>) =>
	optional(
		fc.oneof(
			{weight: 1, arbitrary: fc.record({paymentMethodType: fc.constant(type), enable: fc.boolean()})},
			{
				weight: 4,
				arbitrary: fc.record({
					paymentMethodType: fc.constant(type),
					enable: fc.constant(true),
					[key]: fc.array(filter, {minLength: 1, maxLength: 3}),
				}),
			},
		),
	);

const rest: readonly Instrument[] = [
	{type: 'WALLET', code: 'WALLET_X'},
	{type: 'NB', code: 'NB_X'},
	{type: 'CASH'},
	{type: 'RTP', code: 'X'},
	{type: 'REWARD', code: 'X'},
	{type: 'CONSUMER_FINANCE', code: 'X'},
	{type: 'UPI', handle: '@x'},
	{type: 'UPI', app: 'APP_X'},
	{type: 'CARD', brand: 'BRAND_X', cardType: 'CREDIT', subType: 'X', bank: 'BANK_X', bin: '99'},
	{type: 'CARD', brand: 'BRAND_X', cardType: 'DEBIT', subType: 'X', bank: 'BANK_X', bin: '99'},
	...(['standard', 'lowCost', 'noCost'] as const).flatMap(kind =>
		(['credit', 'debit', 'cardless'] as const).map(
			(group): Instrument => ({
				type: 'EMI',
				kind,
				group,
				issuer: 'P_BANKX',
				tenure: 20,
				paymentMethod: 'LENDER_X',
				paymentMethodType: group === 'cardless' ? 'CONSUMER_FINANCE' : 'CARD',
			}),
		),
	),
];
const cards = (['CREDIT', 'DEBIT'] as const).flatMap(cardType =>
	['BRAND_A', 'BRAND_X'].flatMap(brand =>
		['BANK_A', 'BANK_B', 'BANK_X'].map(
			(bank): Instrument => ({type: 'CARD', cardType, brand, bank, subType: 'X', bin: '99'}),
		),
	),
);
const bins = (['CREDIT', 'DEBIT'] as const).flatMap(cardType =>
	['09', '10', '14', '15', '19', '20', '21', '24', '25', '29', '30', '39', '40', '49', '50', '99'].map(
		(bin): Instrument => ({type: 'CARD', cardType, brand: 'BRAND_X', bank: 'BANK_X', subType: 'X', bin}),
	),
);
const plans = (['credit', 'cardless'] as const).flatMap(group =>
	['P_BANKA', 'P_BANKB', 'P_BANKX'].flatMap(issuer =>
		[1, 2, 3, 4, 6, 7, 9, 12, 13].flatMap(tenure =>
			['LENDER_A', 'LENDER_B', 'LENDER_X'].map(
				(paymentMethod): Instrument => ({
					type: 'EMI',
					kind: 'noCost',
					group,
					issuer,
					tenure,
					paymentMethod,
					paymentMethodType: group === 'cardless' ? 'CONSUMER_FINANCE' : 'CARD',
				}),
			),
		),
	),
);

const anyReadings = fc.record(
	Object.fromEntries(
		(['precedence', 'defaultsInside', 'unnamedEmi', 'emiOnHiddenCards'] as const).map(name => [
			name,
			fc.constantFrom(...READING_CHOICES[name]),
		]),
	),
	only(),
) as fc.Arbitrary<Readings>; // each has one of its choices

/** One instrument to show or hide; sometimes another one, of which no instrument completes both. */
const sides = (instrument: fc.Arbitrary<object>): fc.Arbitrary<Goal> =>
	fc
		.tuple(fc.array(instrument, {minLength: 1, maxLength: 2}), fc.boolean(), fc.boolean())
		.filter(([[one, other], isShown, isSecond]) => other === undefined || isShown === isSecond || differ(one, other))
		.map(([[one, other], isShown, isSecond]) => {
			const side = (flag: boolean) =>
				[
					...(isShown === flag ? [one] : []),
					...(other !== undefined && isSecond === flag ? [other] : []),
				] as Instrument[];
			return {show: side(true), hide: side(false)};
		});

/** True if some attribute that both have differs, or their types do. */
function differ(one: object = {}, other: object): boolean {
	return Object.entries(one).some(([name, value]) => {
		const against: unknown = Reflect.get(other, name);
		if (against === undefined || name === 'bin') return false;
		return name === 'issuer' ? bare(value) !== bare(against) : value !== against;
	});
}

interface GoalKind {
	readonly input: fc.Arbitrary<object>;
	readonly goal: fc.Arbitrary<Goal>;
	readonly universe: readonly Instrument[];
	readonly readings: fc.Arbitrary<Readings>;
	readonly runs: number;
	readonly options?: Account;
}

export const goalKinds: Readonly<Record<string, GoalKind>> = {
	providers: {
		input: withOptions(
			fc.uniqueArray(providerOption, {maxLength: 2, selector: ({paymentMethodType}) => paymentMethodType}),
		),
		goal: sides(
			fc.record({type: fc.constantFrom(...providers), code: fc.constantFrom('NB_A', 'NB_B', 'NB_D')}, only('type')),
		),
		universe: [
			...rest,
			...providers.flatMap(type => ['NB_A', 'NB_B', 'NB_C', 'NB_D'].map((code): Instrument => ({type, code}))),
		],
		readings: anyReadings,
		runs: 300,
	},
	cards: {
		input: withOptions(listOption('CARD', 'cardFilters', cardFilter)),
		goal: sides(
			fc.record(
				{
					type: fc.constant('CARD'),
					brand: fc.constantFrom('BRAND_A'),
					cardType: fc.constantFrom('CREDIT', 'DEBIT'),
					bank: fc.constantFrom('BANK_A', 'BANK_B'),
				},
				only('type'),
			),
		),
		universe: [...rest, ...cards],
		readings: anyReadings,
		runs: 150,
	},
	bins: {
		input: withOptions(listOption('CARD', 'cardFilters', binFilter)),
		goal: sides(
			fc.record(
				{
					type: fc.constant('CARD'),
					bin: fc.constantFrom('20', '1', '49'),
					cardType: fc.constantFrom('CREDIT', 'DEBIT'),
				},
				only('type', 'bin'),
			),
		),
		universe: [...rest, ...bins],
		readings: anyReadings,
		runs: 100,
	},
	UPI: {
		input: withOptions(listOption('UPI', 'upiFilters', upiFilter)),
		goal: sides(
			fc.constantFrom(
				{type: 'UPI'},
				{type: 'UPI', handle: '@banka'},
				{type: 'UPI', app: 'APP_A'},
				{type: 'UPI', app: 'APP_C'},
			),
		),
		universe: [
			...rest,
			...['@banka', '@bankb'].map((handle): Instrument => ({type: 'UPI', handle})),
			...['APP_A', 'APP_B', 'APP_C'].map((app): Instrument => ({type: 'UPI', app})),
		],
		readings: anyReadings,
		runs: 200,
	},
	EMI: {
		input: fc.record(
			{
				allowDefaultOptions: fc.boolean(),
				options: fc.constantFrom([], [{paymentMethodType: 'CARD', enable: true}]),
				emiOptions: fc.record({noCostEmi: emiKind, lowCostEmi: fc.record({enable: fc.boolean()})}, only()),
			},
			only('allowDefaultOptions', 'options'),
		),
		goal: sides(
			fc.record(
				{
					type: fc.constant('EMI'),
					kind: fc.constant('noCost'),
					group: fc.constantFrom('credit', 'cardless'),
					issuer: fc.constantFrom('BANKA', 'P_BANKB'),
					tenure: fc.constantFrom(3, 12),
					paymentMethod: fc.constantFrom('LENDER_A'),
				},
				only('type', 'kind', 'group'),
			),
		),
		universe: [...rest, ...plans],
		readings: anyReadings,
		runs: 60,
		options: {servicePrefix: 'P'},
	},
};

type Json = Record<string, unknown>;

/** Every simple edit: a flag turned, an item, field or part removed, what the goal names added to a list, or a new part for it. */
export function editsOf(input: object, {show = [], hide = []}: Goal): readonly object[] {
	const found: object[] = [];
	const edit = (change: (copy: Json) => void) => {
		const copy = structuredClone(input) as Json;
		change(copy);
		found.push(copy);
	};
	const [instrument] = [...show, ...hide];
	if (instrument === undefined) return [];
	const enable = show.length > 0;
	const {type, ...fields} = instrument as unknown as Json & {type: string};
	const values: Record<string, unknown> = {
		paymentMethods: type === 'CARD' || type === 'UPI' ? undefined : fields.code,
		cardBrands: fields.brand,
		cardTypes: fields.cardType,
		cardBanks: fields.bank,
		cardBins: fields.bin && `${fields.bin}::${fields.bin}`,
		upiMethods: fields.handle ?? fields.app,
		issuers: fields.issuer && `P_${String(fields.issuer).replace('P_', '')}`,
		tenures: fields.tenure && `${fields.tenure}::${fields.tenure}`,
	};
	const at = (copy: Json, path: readonly (string | number)[]): Json =>
		path.reduce<Json>((value, key) => value[key] as Json, copy);
	const visit = (value: unknown, path: readonly (string | number)[]): void => {
		const [key, holder] = [path.at(-1), path.slice(0, -1)];
		if (key !== undefined) {
			if (typeof value === 'boolean') edit(copy => void Reflect.set(at(copy, holder), key, !value));
			if (typeof key === 'number') edit(copy => void (at(copy, holder) as unknown as unknown[]).splice(key, 1));
			else if (key !== 'options' && typeof value === 'object') edit(copy => void delete at(copy, holder)[key]);
		}
		if (Array.isArray(value)) {
			const item = values[String(key)];
			if (item !== undefined && !value.includes(item))
				edit(copy => void (at(copy, path) as unknown as unknown[]).push(item));
			if (key === 'cardFilters' || key === 'upiFilters') {
				edit(copy => void (at(copy, path) as unknown as unknown[]).push(newFilter()));
				edit(copy => void (at(copy, path) as unknown as unknown[]).unshift(newFilter()));
			}
		}
		if (typeof value === 'object' && value !== null)
			for (const [name, inner] of Object.entries(value))
				visit(inner, [...path, Array.isArray(value) ? Number(name) : name]);
	};
	const newFilter = () => {
		const lists = Object.entries(values).filter(
			([name, item]) => item !== undefined && (name.startsWith('card') || name.startsWith('upi')),
		);
		const upiType = type === 'UPI' && {upiType: fields.app === undefined ? 'COLLECT' : 'INTENT'};
		return {enable, ...upiType, ...Object.fromEntries(lists.map(([name, item]) => [name, [item]]))};
	};
	visit(input, []);
	const isWhole = Object.keys(fields).length === 0;
	const options = (input as {readonly options: readonly Json[]}).options;
	const index = options.findIndex(option => option.paymentMethodType === type);
	const put = (option: Json) =>
		edit(copy => void (copy.options as Json[]).splice(index < 0 ? options.length : index, index < 0 ? 0 : 1, option));
	if (type !== 'EMI') {
		if (isWhole) put({paymentMethodType: type, enable});
		else if (type === 'CARD') put({paymentMethodType: type, enable: true, cardFilters: [newFilter()]});
		else if (type === 'UPI') put({paymentMethodType: type, enable: true, upiFilters: [newFilter()]});
		else put({paymentMethodType: type, enable, paymentMethods: [fields.code]});
	} else {
		const {kind, group, ...more} = fields as {kind: string; group: string};
		const key = `${kind}Emi`;
		const emi = ((input as Json).emiOptions ?? {}) as Record<string, Json>;
		if (Object.keys(more).length === 0)
			edit(
				copy => void Reflect.set(copy, 'emiOptions', {...emi, [key]: {...emi[key], enable: true, [group]: {enable}}}),
			);
	}
	// Changes that are no valid filter are no edits.
	return found.filter(one => isWellFormed(one));
}

/** No empty list, no filters in what is disabled, and no filter without a criterion. */
function isWellFormed(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return true;
	if (Array.isArray(value)) return value.every(isWellFormed);
	return Object.entries(value).every(([key, inner]) => {
		if (Array.isArray(inner) && inner.length === 0 && key !== 'options') return false;
		if (key === 'cardFilters' || key === 'upiFilters' || key === 'filters') {
			if (!Reflect.get(value, 'enable')) return false;
			if ((inner as object[]).some(filter => Object.keys(filter).length < 2)) return false;
			if (
				(inner as Json[]).some(
					filter => filter.enable === false && ('issuerFilter' in filter || 'tenureFilter' in filter),
				)
			)
				return false;
		}
		if ((key === 'issuerFilter' || key === 'tenureFilter') && Object.keys(inner as object).length < 2) return false;
		if (key === 'noCostEmi' && !(inner as Json).enable && Object.keys(inner as object).length > 1) return false;
		return isWellFormed(inner);
	});
}
