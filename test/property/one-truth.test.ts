// explain, classes, describe and diff against one brute-force evaluator that was written from the documentation alone.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
	diff,
	explain,
	type Instrument,
	type InstrumentClass,
	instrumentClasses,
	openReadings,
	type ReadingName,
	type Readings,
	summarize,
	type Verdict,
} from '../../src/inspect/index.js';
import {classesOf} from '../inspect/class-of.js';
import {type Assignment, type NaiveSubject, naive} from '../inspect/naive-evaluator.js';
import {assignment, inputOf, instrument, subject} from '../inspect/random-subjects.js';

/** With plans by a type of the account instead of wallets. */
function withAccountType<Value>(value: Value): Value {
	return JSON.parse(JSON.stringify(value).replaceAll('"paymentMethodType":"WALLET","', '"paymentMethodType":"OTC","'));
}

const subjects = subject.map(one => ({
	...one,
	...(one.filter && {
		filter: {...one.filter, ...(one.filter.emiOptions && {emiOptions: inEmi(one.filter.emiOptions)})},
	}),
}));
const inEmi = <Value>(value: Value): Value =>
	JSON.parse(JSON.stringify(value).replaceAll('"paymentMethodType":"WALLET"', '"paymentMethodType":"OTC"'));
const instruments = instrument.map(one => (one.type === 'EMI' ? withAccountType(one) : one));
const open = fc.subarray(
	openReadings.map(({name}) => name),
	{maxLength: 3},
);

/** The verdict by brute force: under every choice of the readings that are open. */
function verdictOf(
	one: NaiveSubject,
	each: Instrument,
	chosen: Assignment,
	names: readonly ReadingName[],
	prefix: string,
) {
	let possible: readonly Assignment[] = [chosen];
	for (const name of names) {
		const choices = openReadings.find(reading => reading.name === name)?.choices ?? [];
		possible = possible.flatMap(readings => choices.map(choice => ({...readings, [name]: choice}) as Assignment)); // one of its choices
	}
	const verdicts = new Set(possible.map(readings => naive(one, each, readings, prefix)));
	return verdicts.size > 1 ? 'undetermined' : verdicts.has(true) ? 'shown' : 'hidden';
}

/** Every pointer of a document, each before those inside it. */
function* pointersIn(value: unknown, pointer = ''): Generator<string> {
	yield pointer;
	if (typeof value !== 'object' || value === null) return;
	for (const [key, inside] of Object.entries(value)) yield* pointersIn(inside, `${pointer}/${key}`);
}

/** The places in the order of the document; one that it does not have comes first of those around it. */
function inDocumentOrder(places: readonly string[], document: unknown): readonly string[] {
	const all = [...pointersIn(document)];
	const around = (place: string): string => (all.includes(place) ? place : around(place.replace(/\/[^/]*$/, '')));
	return [...places].sort((one, other) => all.indexOf(around(one)) - all.indexOf(around(other)));
}

const isOfUpiCodes = ({type, instrument: one}: InstrumentClass) => type === 'UPI' && 'code' in one;

/** What `summarize` writes where some verdict is open. */
const uncertain = /uncertain/i;

test('explain, classes, summarize and diff have one truth', () => {
	fc.assert(
		fc.property(
			subjects,
			subjects,
			assignment,
			open,
			fc.constantFrom('', 'PREFIX'),
			fc.array(instruments, {minLength: 1, maxLength: 6}),
			(one, other, chosen, names, servicePrefix, asked) => {
				const readings: Readings = Object.fromEntries(
					Object.entries(chosen).filter(([name]) => !names.includes(name as ReadingName)), // its own names
				);
				const options = {readings, types: ['OTC'], ...(servicePrefix && {servicePrefix})};
				const [input, changed] = [inputOf(one), inputOf(other)];
				const found = instrumentClasses(input, options);
				const truth = (given: NaiveSubject, each: Instrument): Verdict =>
					verdictOf(given, each, chosen, names, servicePrefix);
				for (const each of asked) {
					const {verdict, because} = explain(input, each, options);
					expect(verdict, JSON.stringify(each)).toBe(truth(one, each));
					const places = because.map(({pointer}) => pointer);
					expect(places.length).toBeGreaterThan(0);
					expect(places).toEqual(inDocumentOrder(places, input));
					// Without a list of codes, those of UPI have no class of their own.
					if (each.type === 'UPI' && 'code' in each && !found.some(isOfUpiCodes)) continue;
					const own = classesOf(each, found, servicePrefix);
					expect(
						own.map(some => some.verdict),
						JSON.stringify(each),
					).toEqual([verdict]);
				}
				for (const {instrument: each, verdict} of found) expect(verdict).toBe(truth(one, each));
				expect(uncertain.test(summarize(input, options))).toBe(
					found.some(one => one.verdict === 'undetermined' && one.instrument.supportsMandates !== false),
				);
				const {relation, changes} = diff(input, changed, options);
				for (const {witness, from, to} of changes) {
					expect([from, to]).toEqual([truth(one, witness), truth(other, witness)]);
				}
				for (const each of asked) {
					const [from, to] = [truth(one, each), truth(other, each)];
					if (from === to) continue;
					expect(relation).not.toBe('equal');
					expect(changes.some(change => change.from === from && change.to === to)).toBe(true);
				}
			},
		),
		{numRuns: 300},
	);
});
