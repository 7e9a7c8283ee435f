// The classes of instruments that one or several subjects can distinguish, with one representative each.
import {type NormalSubject, UNREADABLE} from '../../model/subject.js';
import type {Readings} from '../../wire/readings.js';
import type {Instrument} from '../evaluate/instrument.js';
import type {SubjectOptions} from '../read/subject.js';
import type {Budget} from './budget.js';
import type {Grain} from './numbered-boxes.js';
import type {Box, Section, ValueClass} from './section.js';
import {sectionsOf} from './sections.js';
import {walk} from './walk.js';

/** One instrument of a class, described in full. */
export interface Representative {
	readonly instrument: Instrument;
	/** The attributes on which some filter of its section depends. */
	readonly relevant: ReadonlySet<string>;
	/** The attributes whose value is invented: it represents every value that no filter names. */
	readonly unnamed: ReadonlySet<string>;
	readonly boxes: readonly Box[];
	/** For each attribute of its section one value of every class. */
	readonly alternatives: ReadonlyMap<string, readonly ValueClass[]>;
	/** True if it represents UPI as a whole, handles and apps alike. */
	readonly isWhole: boolean;
}

/** Keeps the first filter that matches, which the reasons name; under `last-wins` also the last one, which decides. */
export function grainOf({precedence}: Readings): 'first' | 'ends' {
	return precedence === 'last-wins' ? 'ends' : 'first';
}

/** The representatives of every class, section by section. */
export function* representatives(
	subjects: readonly NormalSubject[],
	account: SubjectOptions,
	grain: Grain,
	budget: Budget,
): Generator<Representative> {
	for (const section of sectionsOf(subjects, account)) {
		for (const representative of representativesOf(section, grain, budget)) {
			yield* withMandates(representative, subjects);
		}
	}
}

/** True if some subject requires a mandate, or may. */
export function mayRequireMandate(subjects: readonly NormalSubject[]): boolean {
	return subjects.some(({mandateKind}) => mandateKind === 'REQUIRED' || mandateKind === UNREADABLE);
}

/** If a mandate is required, each instrument with and without support for mandates. */
export function withMandates(
	representative: Representative,
	subjects: readonly NormalSubject[],
): readonly Representative[] {
	if (!mayRequireMandate(subjects)) return [representative];
	return [true, false].map(supportsMandates => ({
		...representative,
		instrument: {...representative.instrument, supportsMandates},
	}));
}

/** The representatives of one section's classes. */
export function* representativesOf(section: Section, grain: Grain, budget: Budget): Generator<Representative> {
	const relevant = new Set(section.boxes.flatMap(({conditions}) => conditions.map(({attribute}) => attribute)));
	const isWhole = section.isWhole === true;
	for (const {values, boxes, alternatives} of walk(section, grain, budget)) {
		const instrument: Record<string, string | number | boolean> = {...section.base};
		const unnamed = new Set<string>();
		for (const {attribute} of section.dimensions) {
			const found = values.get(attribute);
			if (found === undefined) continue;
			instrument[attribute] = found.value;
			if (found.isUnnamed) unnamed.add(attribute);
		}
		// Each section's attributes and values are those of its type of instrument.
		yield {instrument: instrument as unknown as Instrument, relevant, unnamed, boxes, alternatives, isWhole};
	}
}

/** The value of an attribute by its name. */
export function attributeOf(instrument: Instrument, attribute: string): unknown {
	return (instrument as unknown as Readonly<Record<string, unknown>>)[attribute]; // any object may be asked for any key
}
