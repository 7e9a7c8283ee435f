// Instruments with unknown details: the verdict is decided exactly if it is the same for every way to fill in the details.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {compile, explain, type Instrument, openReadings, type Readings} from '../../src/inspect/index.js';
import {naive} from './naive-evaluator.js';
import {
	APPS,
	ASSIGNMENTS,
	assignment,
	BANKS,
	BRANDS,
	HANDLES,
	ISSUERS,
	inputOf,
	instrument,
	LENDERS,
	SUB_TYPES,
	subject,
	WALLETS,
} from './random-subjects.js';

const OTHER = 'ANOTHER';
/** Every value of an attribute that these filters can distinguish; BINs and UPI payments are completed below. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
	kind: ['standard', 'lowCost', 'noCost'],
	brand: [...BRANDS, OTHER],
	cardType: ['CREDIT', 'DEBIT'],
	subType: [...SUB_TYPES, OTHER],
	bank: [...BANKS, OTHER],
	issuer: [...ISSUERS, OTHER],
	tenure: [1, 2, 3, 4, 6, 7, 9, 10],
	paymentMethodType: ['CARD', 'WALLET', 'REWARD'],
	paymentMethod: [...LENDERS, OTHER],
	code: [...WALLETS, OTHER],
	supportsMandates: [true, false],
};
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
	CARD: ['brand', 'cardType', 'subType', 'bank', 'bin', 'supportsMandates'],
	UPI: ['method', 'supportsMandates'],
	EMI: ['kind', 'group', 'issuer', 'tenure', 'paymentMethodType', 'paymentMethod', 'supportsMandates'],
};

type Fields = Readonly<Record<string, unknown>>;

/** Everything that an instrument may turn out to be. */
function completions(thin: Fields): readonly Instrument[] {
	const names = ATTRIBUTES[String(thin.type)] ?? ['code', 'supportsMandates'];
	const full = names.reduce<readonly Fields[]>((found, name) => found.flatMap(one => withAttribute(one, name)), [thin]);
	return full as unknown as readonly Instrument[]; // with every attribute of their type
}

function withAttribute(one: Fields, name: string): readonly Fields[] {
	if (name === 'bin') return bins(typeof one.bin === 'string' ? one.bin : '').map(bin => ({...one, bin}));
	if (name === 'method') {
		if (one.handle !== undefined || one.app !== undefined || one.code !== undefined) return [one];
		return [
			...HANDLES.map(handle => ({...one, handle})),
			...APPS.map(app => ({...one, app})),
			...['UPI_A', 'UPI_B'].map(code => ({...one, code})),
			{...one, handle: '@x'},
			{...one, app: OTHER},
		];
	}
	if (one[name] !== undefined) return [one];
	if (name === 'paymentMethodType' && one.group !== 'cardless') return [one];
	const values = name === 'group' ? groupsOf(one) : VALUES[name];
	return (values ?? []).map(value => ({...one, [name]: value}));
}

/** A credit or debit plan is a CARD plan. */
function groupsOf({paymentMethodType = 'CARD'}: Fields): readonly string[] {
	return paymentMethodType === 'CARD' ? ['credit', 'debit', 'cardless'] : ['cardless'];
}

function bins(start: string): readonly string[] {
	return start.length >= 2 ? [start] : [...'0123456789'].flatMap(digit => bins(start + digit));
}

const thinInstrument = fc
	.tuple(instrument, fc.infiniteStream(fc.constantFrom(true, true, false)), fc.nat({max: 1}))
	.map(([full, keep, digits]) => {
		const entries = Object.entries(full).flatMap(([name, value]) => {
			if (name === 'type' || keep.next().value) return [[name, value]];
			return name === 'bin' && digits > 0 ? [[name, String(value).slice(0, digits)]] : [];
		});
		return Object.fromEntries(entries) as Fields;
	});

test('an incomplete instrument is decided exactly when all its completions agree under all assignments', () => {
	fc.assert(
		fc.property(
			subject,
			thinInstrument,
			assignment,
			fc.subarray([...openReadings], {maxLength: 1}),
			(one, thin, chosen, open) => {
				const known = openReadings.filter(reading => !open.includes(reading)).map(({name}) => name);
				const readings = Object.fromEntries(known.map(name => [name, chosen[name]])) as Readings; // of these names
				const possible = ASSIGNMENTS.filter(other => known.every(name => other[name] === chosen[name]));
				const {verdict, because} = compile(inputOf(one), {readings, servicePrefix: 'PREFIX'}).explain(
					thin as unknown as Instrument,
				); // one with gaps
				const verdicts = new Set<boolean>();
				for (const full of completions(thin)) {
					for (const each of possible) verdicts.add(naive(one, full, each, 'PREFIX'));
					if (verdicts.size > 1) break;
				}
				expect(verdict).toBe(verdicts.size > 1 ? 'undetermined' : verdicts.has(true) ? 'shown' : 'hidden');
				expect(because.length).toBeGreaterThan(0);
			},
		),
		{numRuns: 1000},
	);
});

test('a BIN that is inside one range of a filter and too short for another still matches that filter in its place', () => {
	const cardFilters = [
		{enable: false, cardBanks: ['BANK_A']},
		{enable: true, cardBins: ['34::43', '3::3']},
	];
	const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: true, cardFilters}]};
	const verdict = (precedence: 'first-wins' | 'last-wins') =>
		explain(filter, {type: 'CARD', bank: 'BANK_A', bin: '3'}, {readings: {precedence}}).verdict;
	expect(verdict('first-wins')).toBe('hidden');
	expect(verdict('last-wins')).toBe('shown');
});
