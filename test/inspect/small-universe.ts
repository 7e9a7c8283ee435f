// Random inputs over a small universe of codes, and every fully described instrument of that universe.
import fc from 'fast-check';
import {type Account, EMI_KINDS, type Instrument, type Readings} from '../../src/index.js';
import {compile, instrumentClasses, openReadings} from '../../src/inspect/index.js';
import {
	APPS,
	BANKS,
	BRANDS,
	cardOption,
	emiOptions,
	HANDLES,
	ISSUERS,
	inputOf,
	LENDERS,
	providerOption,
	SUB_TYPES,
	subject,
	upiOption,
	WALLETS,
} from './random-subjects.js';

const flags = (keys: readonly string[]) => ({requiredKeys: keys as never[]}); // the keys are those of the record

function filterOf(options: fc.Arbitrary<readonly object[]>) {
	return fc.record({allowDefaultOptions: fc.boolean(), options});
}

const some = <Item extends object>(item: fc.Arbitrary<Item>) => fc.array(item, {minLength: 1, maxLength: 2});

/** A filter with options of every type and EMI, or a session request with one. */
export const anyInput = subject.map(inputOf);

const cards = [...BRANDS, 'BRAND_X'].flatMap(brand =>
	(['CREDIT', 'DEBIT'] as const).flatMap(cardType =>
		[...SUB_TYPES, 'SUB_X'].flatMap(subType =>
			[...BANKS, 'BANK_X'].flatMap(bank =>
				['00', '33', '34', '35', '43', '44', '45', '53', '54', '55', '60'].map(
					(bin): Instrument => ({type: 'CARD', brand, cardType, subType, bank, bin}),
				),
			),
		),
	),
);

const groups = [
	['credit', ['CARD']],
	['debit', ['CARD']],
	['cardless', ['CARD', 'WALLET', 'REWARD']],
] as const;
const plans = EMI_KINDS.flatMap(kind =>
	groups.flatMap(([group, types]) =>
		types.flatMap(paymentMethodType =>
			// With and without the prefix that all issuers of a filter may share.
			[...ISSUERS, 'BANKA', 'BANKX'].flatMap(issuer =>
				[1, 2, 4, 6, 8, 10].flatMap(tenure =>
					[...LENDERS, 'LENDER_X'].map(
						(paymentMethod): Instrument => ({
							type: 'EMI',
							kind,
							group,
							issuer,
							tenure,
							paymentMethodType,
							paymentMethod,
						}),
					),
				),
			),
		),
	),
);

const upi: readonly Instrument[] = [
	...[...HANDLES, '@bankx'].map(handle => ({type: 'UPI' as const, handle})),
	...[...APPS, 'APP_X'].map(app => ({type: 'UPI' as const, app})),
	...['UPI_A', 'UPI_X'].map(code => ({type: 'UPI' as const, code})),
];
const providers: readonly Instrument[] = (
	['WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'] as const
).flatMap(type => [...WALLETS, 'PREFIX_WALLET_A', 'Q_WALLET_A', 'WALLET_X'].map(code => ({type, code})));

/** Every instrument of the universe. */
const universe: readonly Instrument[] = [...cards, ...plans, ...upi, ...providers];

/** The instruments to try: UPI codes only where an input lists some; doubled where a mandate may be required. */
export function instrumentsFor(...inputs: readonly object[]): readonly Instrument[] {
	const classes = inputs.flatMap(input => instrumentClasses(input));
	const hasUpiCodes = classes.some(({type, instrument}) => type === 'UPI' && 'code' in instrument);
	const found = universe.filter(one => hasUpiCodes || one.type !== 'UPI' || one.code === undefined);
	const isSession = inputs.some(input => 'options.create_mandate' in input);
	if (!isSession) return found;
	return found.flatMap(one => [true, false].map(supportsMandates => ({...one, supportsMandates})));
}

/** Inputs of one kind, and the instruments of the universe that they can distinguish. */
export interface KindOfInput {
	readonly input: fc.Arbitrary<object>;
	readonly types: readonly Instrument['type'][];
	readonly runs: number;
}

/** One kind of input at a time, so that thousands of pairs can be compared. */
export const kindsOfInput: Readonly<Record<string, KindOfInput>> = {
	cards: {input: filterOf(some(cardOption)), types: ['CARD'], runs: 300},
	UPI: {input: filterOf(some(upiOption)), types: ['UPI'], runs: 300},
	providers: {input: filterOf(some(providerOption)), types: ['CARD', 'WALLET', 'NB', 'CASH'], runs: 300},
	EMI: {
		input: fc
			.tuple(filterOf(fc.constantFrom([], [{paymentMethodType: 'CARD', enable: true}])), emiOptions)
			.map(([filter, emi]) => ({...filter, emiOptions: emi})),
		types: ['EMI'],
		runs: 100,
	},
	sessions: {
		input: subject.filter(one => one.action === undefined && Boolean(one.display ?? one.mandate)).map(inputOf),
		types: ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP', 'EMI'],
		runs: 30,
	},
};

/** Each reading is settled or left open. */
export const anyReadings = fc.record(
	Object.fromEntries(openReadings.map(({name, choices}) => [name, fc.constantFrom(...choices)])),
	flags([]),
) as fc.Arbitrary<Readings>; // each has one of its choices

/** Some known readings, with or without the service prefix. */
export const anyOptions: fc.Arbitrary<Account> = fc.record(
	{readings: anyReadings, servicePrefix: fc.constant('PREFIX')},
	flags([]),
);

/** An input with one place changed: a flag or word flipped or unreadable, an item dropped or unreadable, a list emptied. */
export function changed(input: object, at: number): object {
	const copy: unknown = structuredClone(input);
	const changes: (() => void)[] = [];
	const visit = (value: unknown): void => {
		if (Array.isArray(value)) {
			changes.push(() => value.splice(0));
			for (const [index, item] of value.entries()) {
				changes.push(() => value.splice(index, 1));
				if (typeof item === 'string') changes.push(() => value.splice(index, 1, 7));
				visit(item);
			}
		} else if (typeof value === 'object' && value !== null) {
			for (const [key, inner] of Object.entries(value)) {
				if (typeof inner === 'string' && key !== 'paymentMethod')
					changes.push(() => Reflect.set(value, key, `${inner}x`));
				if (typeof inner !== 'boolean') visit(inner);
				else
					changes.push(
						() => Reflect.set(value, key, !inner),
						() => Reflect.set(value, key, 'yes'),
					);
			}
		}
	};
	visit(copy);
	changes[at % Math.max(changes.length, 1)]?.();
	try {
		compile(copy);
		return copy as object; // a copy of the input
	} catch {
		return input; // a fully unreadable filter is refused
	}
}
