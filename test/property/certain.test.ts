// What builds is certain: every code that a call names, and every code of a closed list, has the verdict of a set model.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {isMisuseError} from '../../src/index.js';
import {compile, type Instrument, lint, type Readings} from '../../src/inspect/index.js';
import {paylock} from '../builders/untyped.js';

const CODES = {
	WALLET: ['A', 'B', 'C'],
	NB: ['NB_A', 'NB_B', 'NB_C'],
	CARD: ['DEBIT', 'CREDIT'],
	UPI: ['@a', '@b', '@c'],
} as const;
type Type = keyof typeof CODES;
interface Call {
	readonly type: Type;
	readonly shows: boolean;
	/** Without them, the whole type. */
	readonly codes: readonly string[] | undefined;
}
interface Setting {
	readonly allow: boolean;
	readonly reading: Readings['defaultsInside'];
	readonly closed: readonly Type[];
}

/** Sets of codes: an exception counts, else the whole type, else the default, unless it is settled that it stays outside. */
function isShown({allow, reading}: Setting, calls: readonly Call[], type: Type, code: string): boolean {
	const own = calls.filter(one => one.type === type);
	const isFiltered = type === 'CARD' || type === 'UPI';
	const isOutside = reading === 'ignore' && own.some(one => one.shows === allow && (allow || isFiltered));
	const rest = own.find(one => one.codes === undefined)?.shows ?? allow !== isOutside;
	return own.find(one => one.codes?.includes(code))?.shows ?? rest;
}

/** Calls that disagree, parts whose rest is open, and lists of others that nobody knows are refused, in any order. */
function isRefused({allow, reading, closed}: Setting, calls: readonly Call[]): boolean {
	return calls.some(({type, shows, codes}) => {
		const isFiltered = type === 'CARD' || type === 'UPI';
		const against = calls.filter(one => one.type === type && one.shows !== shows);
		const isException = against.some(one => one.codes === undefined);
		if (codes === undefined) return isException;
		if (against.some(one => isFiltered || codes.some(code => one.codes?.includes(code)))) return true;
		const isOpen = shows ? allow : isFiltered && !allow;
		if (isOpen && (reading === undefined || (shows && reading === 'apply' && isException))) return true;
		return isException && !shows && !allow && !closed.includes(type);
	});
}

type Builder = ReturnType<ReturnType<typeof paylock>['filter']>;
function added(builder: Builder, {type, shows, codes}: Call): Builder {
	const how = shows ? 'show' : 'hide';
	if (codes === undefined) return builder[how](type);
	if (type === 'CARD') return builder.cards((cards: Builder) => cards[`${how}Types`](...codes));
	if (type === 'UPI') return builder.upi((upi: Builder) => upi[`${how}Collect`](...codes));
	return builder[how](type, codes);
}
const WAYS: readonly ((calls: readonly Call[], start: Builder, rules: () => Builder) => Builder)[] = [
	(calls, start) => calls.reduce(added, start),
	(calls, start) => calls.reduce((one, call) => one.when(true, (inner: Builder) => added(inner, call)), start),
	(calls, start, rules) => calls.reduce((one, call) => one.include(added(rules(), call)), start),
	(calls, start, rules) => start.include(calls.reduce(added, rules())),
];

/** The verdicts on what was already built under a reading, by its text. */
const verdicts = new Map<string, (instrument: Instrument) => string>();
function verdictsOf(built: unknown, readings: Readings): (instrument: Instrument) => string {
	const text = JSON.stringify([built, readings]);
	const known = verdicts.get(text);
	if (known !== undefined) return known;
	expect(lint(built, {readings}).filter(({rule}) => rule === 'default-reach')).toEqual([]);
	const {explain} = compile(built, {readings});
	verdicts.set(text, instrument => explain(instrument).verdict);
	return verdictsOf(built, readings);
}

/** Builds the calls, and compares what is refused, and each verdict, with the model. */
function check(setting: Setting, calls: readonly Call[], way: number, doubles = false): void {
	const {allow, reading, closed} = setting;
	const readings = {defaultsInside: reading};
	const codes = Object.fromEntries(closed.map(type => [type, CODES[type]]));
	const {filter, rules} = paylock({servicePrefix: 'P', codes, readings});
	let built: unknown;
	try {
		const whole = WAYS[way]?.(calls, filter().allowDefaults(allow).show('REWARD'), rules);
		built = (doubles ? whole?.forMandates() : whole)?.build();
	} catch (error) {
		if (!isMisuseError(error)) throw error;
		expect(['conflicting-type', 'default-reach', 'codes-needed']).toContain(error.issues[0]?.rule);
	}
	expect(built === undefined).toBe(isRefused(setting, calls));
	if (built === undefined) return;
	const verdictOf = verdictsOf(built, readings);
	for (const type of new Set(calls.map(call => call.type)))
		for (const code of [...CODES[type], ...(closed.includes(type) || type === 'CARD' ? [] : ['@other'])]) {
			const instrument =
				type === 'CARD' ? {type, cardType: code} : type === 'UPI' ? {type, handle: code} : {type, code};
			const shown = isShown(setting, calls, type, code) ? 'shown' : 'hidden';
			expect(`${code} ${verdictOf(instrument as Instrument)}`).toBe(`${code} ${shown}`); // a card type is any text here
		}
}

describe.each(['WALLET', 'CARD', 'UPI'] as const)('every sequence of up to three calls on %s', type => {
	const [first, second] = CODES[type];
	const each = [undefined, [first], [second]].flatMap(codes => [true, false].map(shows => ({type, shows, codes})));
	const longer = (sequences: readonly (readonly Call[])[]) =>
		sequences.flatMap(sequence => each.map(call => [...sequence, call]));
	const [one, two] = [longer([[]]), longer(longer([[]]))];

	test.each(
		[true, false].flatMap(allow =>
			[undefined, 'apply' as const, 'ignore' as const].flatMap(reading =>
				(type === 'WALLET' ? [[], [type]] : [[]]).map(closed => ({allow, reading, closed})),
			),
		),
	)('%j', setting => {
		for (const calls of [...one, ...two, ...longer(two)]) for (const way of WAYS.keys()) check(setting, calls, way);
	});
});

test('any calls on several types, doubled or not', () => {
	const call = fc.constantFrom(...(Object.keys(CODES) as Type[])).chain(type =>
		fc.record({
			type: fc.constant(type),
			shows: fc.boolean(),
			codes: fc.option(fc.subarray([...CODES[type]], {minLength: 1}), {nil: undefined}),
		}),
	);
	const setting = fc.record({
		allow: fc.boolean(),
		reading: fc.constantFrom(undefined, undefined, 'apply' as const, 'ignore' as const),
		closed: fc.subarray(['WALLET', 'NB'] as const),
	});
	fc.assert(fc.property(setting, fc.array(call, {maxLength: 6}), fc.nat(WAYS.length - 1), fc.boolean(), check), {
		numRuns: 2000,
	});
});
