// What builds is certain: every code that a call names, and every code of a closed list, has one verdict, that of a set model.
import fc from 'fast-check';
import {isMisuseError, paylock, filter as plainFilter, rules as plainRules} from 'paylock';
import {explain} from 'paylock/inspect';
import {expect, test} from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: called without types
type Untyped = any;

const CODES = {
	WALLET: ['A', 'B', 'C'],
	NB: ['NB_A', 'NB_B', 'NB_C'],
	CARD: ['DEBIT', 'CREDIT'],
	UPI: ['@a', '@b', '@c'],
} as const;
type Type = keyof typeof CODES;
interface Call {
	readonly type: Type;
	readonly how: 'show' | 'hide';
	readonly codes: readonly string[] | undefined;
	readonly by: 'chain' | 'when' | 'include' | 'skipped';
}
const call: fc.Arbitrary<Call> = fc.constantFrom(...(Object.keys(CODES) as Type[])).chain(type =>
	fc.record({
		type: fc.constant(type),
		how: fc.constantFrom('show', 'hide'),
		codes: fc.option(fc.subarray([...CODES[type]], {minLength: 1}), {nil: undefined}),
		by: fc.constantFrom('chain', 'chain', 'when', 'include', 'skipped'),
	}),
);

/** The whole model: an exception, else the whole type, else the default. */
function modelOf(allow: boolean, calls: readonly Call[]): (type: Type, code: string) => 'shown' | 'hidden' {
	return (type, code) => {
		const own = calls.filter(one => one.type === type && one.by !== 'skipped');
		const part = own.find(({codes}) => codes?.includes(code));
		const whole = own.find(({codes}) => codes === undefined);
		const shows = (part ?? whole)?.how ?? (allow ? 'show' : 'hide');
		return shows === 'show' ? 'shown' : 'hidden';
	};
}

/** Whether a chain is refused: two calls disagree, a part is uncertain where it is named, or the others are not known at the end. */
function isRefused(allow: boolean, calls: readonly Call[], closed: readonly string[]): boolean {
	const taken = calls.filter(({by}) => by !== 'skipped');
	const isWrong = taken.some(({type, how, codes}, index) => {
		const before = taken.slice(0, index).filter(one => one.type === type);
		const isFiltered = type === 'CARD' || type === 'UPI';
		const other = (one: Call) => one.how !== how;
		const overlaps = (one: Call) =>
			isFiltered || (one.codes && codes ? one.codes.some(code => codes.includes(code)) : one.codes === codes);
		if (before.some(one => other(one) && overlaps(one))) return true;
		const isOpen = codes !== undefined && !before.some(one => one.codes === undefined);
		return isOpen && (how === 'show' ? allow : isFiltered && !allow);
	});
	const needsCodes = ['WALLET', 'NB'].some(type => {
		const own = taken.filter(one => one.type === type);
		const whole = own.find(one => one.codes === undefined)?.how;
		const differs = whole !== undefined && (whole === 'show') !== allow;
		return differs && own.some(one => one.codes !== undefined && one.how !== whole) && !closed.includes(type);
	});
	return isWrong || needsCodes;
}

function applied(builder: Untyped, {type, how, codes}: Call): Untyped {
	if (codes === undefined) return builder[how](type);
	if (type === 'CARD') return builder.cards((cards: Untyped) => cards[`${how}Types`](...codes));
	if (type === 'UPI') return builder.upi((upi: Untyped) => upi[`${how}Collect`](...codes));
	return builder[how](type, codes);
}
function instrument(type: Type, code: string): object {
	return type === 'CARD' ? {type, cardType: code} : type === 'UPI' ? {type, handle: code} : {type, code};
}

const seen = {built: 0, refused: new Map<string, number>(), verdicts: 0};
test('what builds has the verdicts of the sets', () => {
	fc.assert(
		fc.property(
			fc.boolean(),
			fc.subarray(['WALLET', 'NB'] as const),
			fc.boolean(),
			fc.array(call, {minLength: 1, maxLength: 6}),
			fc.boolean(),
			(allow, closed, doubles, calls, grouped) => {
				const account = {servicePrefix: 'P', codes: Object.fromEntries(closed.map(type => [type, CODES[type]]))};
				const {filter, rules} = closed.length === 0 ? {filter: plainFilter, rules: plainRules} : paylock(account);
				let built: Untyped;
				try {
					let builder: Untyped = filter().allowDefaults(allow);
					if (grouped) {
						// All the included calls as one set of rules, where the first of them is.
						const included = calls.filter(({by}) => by === 'include');
						const [first] = included;
						for (const one of calls) {
							if (one === first) builder = builder.include(included.reduce(applied, rules()));
							else if (one.by === 'chain') builder = applied(builder, one);
							else if (one.by !== 'include')
								builder = builder.when(one.by === 'when', (inner: Untyped) => applied(inner, one));
						}
					} else
						for (const one of calls) {
							if (one.by === 'include') builder = builder.include(applied(rules(), one));
							else if (one.by === 'chain') builder = applied(builder, one);
							else builder = builder.when(one.by === 'when', (inner: Untyped) => applied(inner, one));
						}
					built = (doubles ? builder.forMandates('P') : builder).build();
				} catch (error) {
					if (!isMisuseError(error)) throw error;
					const rule = error.issues[0]?.rule ?? '';
					expect(grouped || rule === 'nothing-left' || isRefused(allow, calls, closed)).toBe(true);
					seen.refused.set(rule, (seen.refused.get(rule) ?? 0) + 1);
					expect(['conflicting-type', 'default-reach', 'nothing-left']).toContain(rule);
					return;
				}
				if (!grouped) expect(isRefused(allow, calls, closed)).toBe(false);
				seen.built += 1;
				const verdictOf = modelOf(allow, calls);
				for (const type of Object.keys(CODES) as Type[]) {
					for (const code of CODES[type]) {
						const {verdict} = explain(built, instrument(type, code) as never);
						expect([type, code, verdict]).toEqual([type, code, verdictOf(type, code)]);
						seen.verdicts += 1;
					}
				}
				for (const type of ['WALLET', 'NB'] as const) {
					const other = explain(built, instrument(type, 'NB_OTHER') as never).verdict;
					if (!closed.includes(type as never)) expect(other).toBe(verdictOf(type, 'NB_OTHER'));
					else expect(other).not.toBe('undetermined');
				}
			},
		),
		{numRuns: Number(process.env['P1_RUNS'] ?? 2_000)},
	);
	console.log('SEEN', seen.built, Object.fromEntries(seen.refused), seen.verdicts);
});
