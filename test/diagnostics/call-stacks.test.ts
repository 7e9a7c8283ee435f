// Where the stack of a wrong call starts: at the user's call, without a frame of the library.
import {fileURLToPath} from 'node:url';
import {amend, defineService, emi, filter, isInvalidInputError, isMisuseError, isSessionError, paylock} from 'paylock';
import {
	compile,
	decode,
	decodeSession,
	diff,
	explain,
	impact,
	instrumentClasses,
	lint,
	repair,
	summarize,
	testCases,
	toCode,
	toSql,
} from 'paylock/inspect';
import {createSandbox, renderScreen, startSandbox} from 'paylock/sandbox';
import {expect, describe as suite, test} from 'vitest';
import {mistakes, path, source} from '../messages/listed.js';

const here = fileURLToPath(import.meta.url);

/** `file:line:column` of the first frame, if the error has one that the library throws for a wrong call. */
function startOf(error: unknown): string {
	if (!isMisuseError(error) && !isSessionError(error) && !isInvalidInputError(error)) return 'another error';
	const frame = error.stack?.split('\n').find(line => /^\s+at /.test(line)) ?? 'no frame';
	return /(\/[^()]+?:\d+:\d+)\)?$/.exec(frame)?.[1] ?? frame;
}

async function thrown(make: () => unknown): Promise<unknown> {
	try {
		return await make();
	} catch (error) {
		return error;
	}
}

test('each mistake of the list, at its line', async () => {
	const lines = source.split('\n');
	const found: [string, string][] = [];
	for (const [name, make] of Object.entries(mistakes)) {
		const error = await thrown(make);
		if (error instanceof Error) found.push([name, startOf(error).replace(/:\d+$/, '')]);
	}
	expect(found.length).toBeGreaterThan(100);
	const lineOf = (name: string) => lines.findIndex(line => line.startsWith(`mistake('${name}'`)) + 1;
	expect(found).toEqual(found.map(([name]) => [name, `${path}:${lineOf(name)}`]));
});

// What the compiler refuses is cast: the calls are those of untyped JavaScript.
const wrong = {nonsense: true} as never;
const word: string = 'nonsense';
const ready = filter().allowDefaults(true);
const card = ready.hide('CARD').build();
const sandbox = createSandbox({merchantId: 'M', apiKey: 'K'});
const kit = paylock({servicePrefix: 'PREFIX'});

/** Each call on one line, the line of the call. */
// biome-ignore format: the tests compare lines
const CALLS: Record<string, (() => unknown)[]> = {
	factories: [
		() => kit.mandate(wrong),
		() => kit.session(wrong, wrong),
		() => defineService(wrong),
		() => amend(card, wrong),
		() => amend(card, draft => { draft.options = wrong; }),
		() => amend(wrong, () => {}),
	],
	'callbacks, at the call inside': [
		() => ready.cards(cards => cards.hideBins(word)),
		() => ready.cards(cards => cards.hide(wrong)),
		() => ready.upi(upi => upi.hideCollect(word)),
		() => ready.when(true, one => one.hide(wrong)),
		() => ready.emi(kinds => kinds.show(wrong)),
		() => emi().show('noCost', groups => groups.show('credit', plans => plans.show(wrong))),
		() => amend(card, () => void filter().allowDefaults(true).hide(wrong)),
	],
	inspect: [
		() => instrumentClasses(card, wrong),
		() => compile(card, wrong),
		() => decode(card, wrong),
		() => decodeSession(card, wrong),
		() => summarize(card, wrong),
		() => summarize('nonsense'),
		() => diff(card, card, wrong),
		() => explain(card, {type: 'CARD'}, wrong),
		() => impact(card, card, wrong),
		() => impact(card, card, [wrong]),
		() => lint(card, wrong),
		() => repair(card, wrong),
		() => testCases(card, wrong),
		() => toCode(card, wrong),
		() => toSql(card, wrong),
	],
	sandbox: [
		() => createSandbox(wrong),
		() => startSandbox(wrong),
		() => sandbox.fail(wrong),
		() => renderScreen(card, wrong),
	],
};

/** The lines of this file that begin a call of the list. */
const lines = await import('node:fs').then(({readFileSync}) => readFileSync(here, 'utf8').split('\n'));

suite.each(Object.entries(CALLS))('%s', (group, calls) => {
	test.each(calls.map(call => [String(call).slice(0, 80), call] as const))('%s', async (_name, call) => {
		const place = startOf(await thrown(call));
		expect(place.startsWith(`${here}:`), place).toBe(true);
		const [line = 0, column = 0] = place.split(':').slice(-2).map(Number);
		const text = lines[line - 1] ?? '';
		expect(text).toMatch(/^\t\t\(\) => /);
		// Not before the innermost call.
		if (group.startsWith('callbacks')) expect(column).toBeGreaterThan(text.lastIndexOf('=> '));
	});
});

test('what a recipe throws is the cause of an error at the call with the recipe', async () => {
	const cause = new RangeError('own');
	const throwing = () => {
		throw cause;
	};
	const error = await thrown(() => ready.cards(throwing));
	expect(startOf(error)).toContain(here);
	expect(error).toHaveProperty('cause', cause);
});

test('the same error is thrown where the engine cannot capture one', async () => {
	const {captureStackTrace} = Error;
	Reflect.deleteProperty(Error, 'captureStackTrace');
	try {
		expect(startOf(await thrown(() => ready.hide(wrong)))).not.toBe('another error');
	} finally {
		Error.captureStackTrace = captureStackTrace;
	}
});

test('a method of a builder keeps its name and its number of parameters', () => {
	expect([ready.hide, ready.when, ready.build].map(({name, length}) => [name, length])).toEqual([
		['hide', 1],
		['when', 3],
		['build', 0],
	]);
	expect(Object.keys(ready)).toEqual([]);
});

test('one call takes 100,000 items', () => {
	const ranges = Array.from({length: 100_000}, (_, at) => `${400_000_000 + at * 20}::${400_000_000 + at * 20 + 9}`);
	const hidden = filter()
		.allowDefaults(true)
		.cards(cards => cards.hideBins(...ranges));
	expect(hidden.build().options[0]).toMatchObject({cardFilters: [{cardBins: {length: ranges.length}}]});
});
