// Every member of every class, of valid and corrupted inputs: explain says of it what the class says, and the screen names it.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {explain, type Instrument, type InstrumentClass, instrumentClasses} from '../../src/inspect/index.js';
import {renderScreen} from '../../src/sandbox/index.js';
import {anyInput, anyOptions, changed} from '../inspect/small-universe.js';

const inputs = fc.oneof(
	anyInput,
	fc.tuple(anyInput, fc.nat(), fc.nat()).map(([input, one, other]) => changed(changed(input, one), other)),
);

/** The representative with each value that its class names, one at a time. */
function* membersOf({instrument, members}: InstrumentClass): Generator<Instrument> {
	yield instrument;
	for (const [attribute, values] of Object.entries(members)) {
		for (const value of values) {
			const [from = ''] = value.split('::');
			const isOnCard = attribute === 'group' && value !== 'cardless';
			yield {
				...instrument,
				...(isOnCard && {paymentMethodType: 'CARD'}),
				[attribute]: attribute === 'tenure' ? Number(from) : from,
			} as Instrument; // a value of the attribute
		}
	}
}

test('explain says of every member what its class says', () => {
	fc.assert(
		fc.property(inputs, anyOptions, (input, options) => {
			for (const one of instrumentClasses(input, options)) {
				for (const member of membersOf(one)) {
					const {verdict, because} = explain(input, member, options);
					expect({verdict, because}, JSON.stringify(member)).toEqual({verdict: one.verdict, because: one.because});
				}
			}
		}),
		{numRuns: 150},
	);
}, 180_000);

test('the screen names every member, and no other code', () => {
	fc.assert(
		fc.property(inputs, anyOptions, (input, options) => {
			const page = renderScreen(input, {...options, view: 'why'});
			const found = instrumentClasses(input, options);
			for (const {label, members} of found) {
				for (const [attribute, values] of Object.entries(members)) {
					if (attribute === 'kind' || attribute === 'group' || attribute === 'cardType') continue; // in words
					const named = values.map(value => value.split('::')[0] ?? '').filter(value => label.includes(value));
					for (const value of named) expect(page).toContain(value);
				}
			}
			expect(page).not.toMatch(/000000|@other/);
		}),
		{numRuns: 100},
	);
});
