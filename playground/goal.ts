// What "hide this" and "show this" are about: the instruments of a class, as thin as they can be described.
import type {Instrument} from 'paylock/inspect';
import type {Analysis} from './messages.js';

type InstrumentClass = Analysis['classes'][number];

/** Numbers, of which a class lists ranges: one of them stands for the others. */
const RANGES = ['bin', 'tenure'];

/** The class without all but one of its codes: that of a tile. */
export function withCode(one: InstrumentClass, code: string | undefined): InstrumentClass {
	const name = ['code', 'app'].find(key => key in one.members);
	if (code === undefined || name === undefined) return one;
	return {...one, instrument: {...one.instrument, [name]: code}, members: {...one.members, [name]: [code]}};
}

/** The instruments of a class; what the filter does not name cannot be described, so it is left out. */
export function goalOf({type, instrument, members}: InstrumentClass): readonly Instrument[] {
	const given = {...instrument} as Readonly<Record<string, unknown>>; // any of its attributes
	const combined = Object.entries(members).reduce<readonly object[]>(
		(found, [name, values]) => {
			if (values.length === 0) return found;
			const own: readonly unknown[] = RANGES.includes(name) ? [given[name]] : values;
			return found.flatMap(one => own.map(value => ({...one, [name]: value})));
		},
		[{type}],
	);
	return combined as readonly Instrument[]; // attributes of an instrument of this type
}

/** True if both have the same attributes, in any order. */
export function isSame(one: object, other: object): boolean {
	const sorted = (instrument: object) => JSON.stringify(Object.entries(instrument).sort());
	return sorted(one) === sorted(other);
}

/** An instrument as the command line takes it. */
export const wordsOf = (instrument: object): string =>
	Object.entries(instrument)
		.map(([name, value]) => `${name}=${value}`)
		.join(', ');
