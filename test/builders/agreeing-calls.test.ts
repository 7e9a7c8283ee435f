// Calls that agree add up: every sequence of up to three calls on one type, against a model of sets.
import {describe, expect, test} from 'vitest';
import {
	type AnyFilter,
	filter,
	isMisuseError,
	type PaymentFilter,
	type PaymentMethodType,
	rules,
} from '../../src/index.js';
import {diagnosticsOf, programOf, root} from '../messages/compiler.js';

/** A call, and what it means: how it leaves its type, and the parts that it names; none for the whole type. */
interface Call {
	readonly code: string;
	readonly manners: readonly boolean[];
	readonly parts: readonly string[];
}

const call = (code: string, manner: boolean | 'both', ...parts: readonly string[]): Call => ({
	code,
	manners: manner === 'both' ? [true, false] : [manner],
	parts,
});

const CALLS: Readonly<Partial<Record<PaymentMethodType, readonly Call[]>>> = {
	WALLET: [
		call(`hide('WALLET')`, false),
		call(`hide('WALLET', ['A'])`, false, 'A'),
		call(`hide('WALLET', ['B', 'A'])`, false, 'B', 'A'),
		call(`show('WALLET')`, true),
		call(`show('WALLET', ['A'])`, true, 'A'),
	],
	CARD: [
		call(`hide('CARD')`, false),
		call(`show('CARD')`, true),
		call(`cards(c => c.hideTypes('DEBIT'))`, false, 'DEBIT false'),
		call(`cards(c => c.hideBanks('A').hideTypes('DEBIT').hideBanks('A'))`, false, 'A false', 'DEBIT false'),
		call(`cards(c => c.showBanks('A'))`, true, 'A true'),
		call(`cards(c => c.showBanks('A').hideBanks('A'))`, 'both', 'A true', 'A false'),
	],
	UPI: [
		call(`hide('UPI')`, false),
		call(`show('UPI')`, true),
		call(`upi(u => u.hideIntent('A'))`, false, 'INTENT A false'),
		call(`upi(u => u.hideAllCollect())`, false, 'COLLECT false'),
		call(`upi(u => u.showIntent('A').showIntent('A'))`, true, 'INTENT A true'),
		call(`upi(u => u.showAllIntent().hideIntent('A'))`, 'both', 'INTENT true', 'INTENT A false'),
	],
};

/** What the rule says of a sequence: the place of the first call that disagrees, or the union of the calls. */
function ruled(calls: readonly Call[]): number | {readonly isShown: boolean; readonly parts: readonly string[]} {
	for (const [place, {manners}] of calls.entries()) {
		const before = calls.slice(0, place).flatMap(one => one.manners);
		if (before.length > 0 && new Set([...before, ...manners]).size > 1) return place;
	}
	const isWhole = calls.some(({parts}) => parts.length === 0);
	return {
		isShown: calls[0]?.manners[0] === true,
		parts: isWhole ? [] : [...new Set(calls.flatMap(({parts}) => parts))],
	};
}

/** The parts of the only option, named as in the calls; a type with filters is enabled. */
function described({options}: PaymentFilter): {readonly isShown: boolean; readonly parts: readonly string[]} {
	const [option] = options;
	if (option === undefined || options.length > 1) throw new Error('not one option');
	const filters: readonly object[] = option.cardFilters ?? option.upiFilters ?? [];
	const parts = filters.map(one => Object.values(one).flat().join(' '));
	return {
		isShown: filters.length === 0 ? option.enable : parts[0]?.endsWith('true') === true,
		parts: [...(option.paymentMethods ?? []), ...parts],
	};
}

type Steps = (start: unknown) => unknown;
const step = ({code}: Call): Steps => new Function('start', `return start.${code};`) as Steps; // one of the calls above

const WAYS: Readonly<Record<string, (before: AnyFilter, call: Call) => unknown>> = {
	chain: (before, call) => step(call)(before),
	when: (before, call) => before.when(true, step(call) as (start: AnyFilter) => AnyFilter),
	'when not': (before, call) => before.when(false, same => same, step(call) as (start: AnyFilter) => AnyFilter),
	include: (before, call) => before.include(step(call)(rules()) as ReturnType<typeof rules>),
};

function built(calls: readonly Call[], way: (before: AnyFilter, call: Call) => unknown) {
	let all: AnyFilter = filter().allowDefaults(true);
	for (const [place, call] of calls.entries()) {
		try {
			all = way(all, call) as AnyFilter; // every call returns a filter
		} catch (error) {
			if (isMisuseError(error) && /is already (?:shown|hidden): remove one/.test(error.message)) return place;
			throw error;
		}
	}
	return described(all.build());
}

const sequences = (calls: readonly Call[]): readonly (readonly Call[])[] => {
	const longer = (shorter: readonly (readonly Call[])[]) =>
		shorter.flatMap(before => calls.map(call => [...before, call]));
	const one = longer([[]]);
	return [...one, ...longer(one), ...longer(longer(one))];
};

describe.each(Object.entries(CALLS))('%s', (_type, calls) => {
	test.each(Object.entries(WAYS))('by %s', (_way, way) => {
		for (const sequence of sequences(calls)) {
			expect(built(sequence, way), sequence.map(({code}) => code).join('.')).toEqual(ruled(sequence));
		}
	});

	test('the compiler refuses the same sequences once, but for a recipe that shows and hides', {timeout: 60_000}, () => {
		// To the compiler such a recipe shows: whether it agrees with another call that shows is checked at run time.
		const seen = calls.map(one => (one.manners.length > 1 ? {...one, manners: [true]} : one));
		const found = sequences(seen).filter(({length}) => length < 3);
		const lines = found.flatMap(sequence => {
			const codes = sequence.map(({code}) => code);
			return [
				`ready.${codes.join('.')};`,
				`ready${codes.map(code => `.when(yes, f => f.${code})`).join('')};`,
				`ready${codes.map(code => `.include(rules().${code})`).join('')};`,
				`{let f: AnyFilter = ready; ${codes.map(code => `f = f.${code};`).join(' ')}}`,
			];
		});
		const head = `import {type AnyFilter, filter, rules} from 'paylock'; const ready = filter().allowDefaults(true); declare const yes: boolean;`;
		const file = `${root}test/builders/sequences.ts`;
		const refused = diagnosticsOf(programOf({[file]: [head, ...lines].join('\n')})).map(
			({file, start = 0}) => (file?.getLineAndCharacterOfPosition(start).line ?? 0) - 1,
		);
		const expected = lines.flatMap((_, line) => {
			const isFollowed = line % 4 < 3; // not by AnyFilter
			return isFollowed && typeof ruled(found[Math.floor(line / 4)] ?? []) === 'number' ? [line] : [];
		});
		expect(refused.map(line => lines[line])).toEqual(expected.map(line => lines[line]));
	});
});
