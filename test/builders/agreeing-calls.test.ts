// What builders refuse, the compiler refuses in the same sequences; which codes a call has is not part of a type.
import {describe, expect, test} from 'vitest';
import {type AnyFilter, filter, isMisuseError, type PaymentMethodType, rules} from '../../src/index.js';
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

type Steps = (start: unknown) => unknown;
const step = ({code}: Call): Steps => new Function('start', `return start.${code};`) as Steps; // one of the calls above

const WAYS: Readonly<Record<string, (before: AnyFilter, call: Call) => unknown>> = {
	chain: (before, call) => step(call)(before),
	when: (before, call) => before.when(true, step(call) as (start: AnyFilter) => AnyFilter),
	'when not': (before, call) => before.when(false, same => same, step(call) as (start: AnyFilter) => AnyFilter),
	include: (before, call) => before.include(step(call)(rules()) as ReturnType<typeof rules>),
};

/** True if the builders refuse a sequence. */
function isRefused(calls: readonly Call[], allow: boolean, way: (before: AnyFilter, call: Call) => unknown): boolean {
	let all: AnyFilter = filter().allowDefaults(allow);
	try {
		for (const call of calls) all = way(all, call) as AnyFilter; // every call returns a filter
		all.show('CASH').build();
		return false;
	} catch (error) {
		if (isMisuseError(error)) return true;
		throw error;
	}
}

const sequences = (calls: readonly Call[]): readonly (readonly Call[])[] => {
	const longer = (shorter: readonly (readonly Call[])[]) =>
		shorter.flatMap(before => calls.map(call => [...before, call]));
	const one = longer([[]]);
	return [...one, ...longer(one), ...longer(longer(one))];
};

describe.each([true, false])('under %j', allow => {
	test.each(Object.entries(CALLS))(
		'the compiler refuses the sequences of %s that builders refuse',
		{timeout: 60_000},
		(_, calls) => {
			// To the compiler a recipe that shows and hides shows: under `false` it is checked at run time.
			const known = calls.filter(({manners}) => allow || manners.length === 1);
			// All but some codes need a list of the others, which the compiler misses in one of the two orders.
			const needsCodes = (sequence: readonly Call[]) =>
				!allow &&
				sequence.some(({parts, manners: [isShown]}) => parts.length === 0 && isShown) &&
				sequence.some(({code}) => code.startsWith('hide(') && code.includes('['));
			const found = sequences(known).filter(sequence => sequence.length < 3 && !needsCodes(sequence));
			const ways = Object.values(WAYS);
			const lines = found.flatMap(sequence => {
				const codes = sequence.map(({code}) => code);
				return [
					`ready.${codes.join('.')};`,
					`ready${codes.map(code => `.when(yes, f => f.${code})`).join('')};`,
					`ready${codes.map(code => `.when(yes, f => f, f => f.${code})`).join('')};`,
					`ready${codes.map(code => `.include(rules().${code})`).join('')};`,
				];
			});
			const head = `import {filter, rules} from 'paylock'; const ready = filter().allowDefaults(${allow}); declare const yes: boolean;`;
			const file = `${root}test/builders/sequences.ts`;
			const refused = diagnosticsOf(programOf({[file]: [head, ...lines].join('\n')})).map(
				({file, start = 0}) => (file?.getLineAndCharacterOfPosition(start).line ?? 0) - 1,
			);
			const sameCode = (sequence: readonly Call[]) =>
				sequence.length === 2 &&
				sequence.every(({code}) => code.includes('[')) &&
				new Set(sequence.flatMap(({manners}) => manners)).size === 2;
			const expected = lines.filter((_, line) => {
				const sequence = found[Math.floor(line / 4)] ?? [];
				const way = ways[line % 4];
				return way !== undefined && (allow || !sameCode(sequence)) && isRefused(sequence, allow, way);
			});
			// A sequence may have two mistakes.
			expect([...new Set(refused)].map(line => lines[line])).toEqual(expected);
		},
	);
});
