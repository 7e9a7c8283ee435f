// Describes a class of instruments in words, such as `credit cards (bank BANK_A or BANK_B)`.
import {TENURES} from '../evaluate/attribute.js';
import type {ClassParts, ClassValues} from './class-parts.js';
import {GROUP_LABELS, joinWithOr, KIND_LABELS, monthsLabel, nameOf, rangeLabel, typeLabel} from './labels.js';

/** The most values of one attribute that a label names, and the most classes in a message; the members of a class are never shortened. */
export const MOST_NAMED = 200;

/** The parts of a class that its label needs. */
export type LabeledClass = Pick<ClassParts, 'type' | 'instrument' | 'values' | 'isWholeType'>;

/** The class in words: every value that the input names, and `all other` for the rest. */
export function labelOfClass(one: LabeledClass): string {
	const support = one.values.get('supportsMandates');
	const label = labelOfType(one);
	if (support === undefined || support.isEvery) return label;
	return `${label} ${support.named[0] === 'true' ? 'with' : 'without'} support for mandates`;
}

function labelOfType(one: LabeledClass): string {
	switch (one.type) {
		case 'CARD':
			return withDetails(cardTypes(one.values.get('cardType')), detailsOf(one));
		case 'EMI':
			return withDetails(planGroups(one), detailsOf(one));
		case 'UPI':
			return upiLabel(one);
		default:
			return providerLabel(one);
	}
}

function cardTypes(types: ClassValues | undefined): string {
	if (types === undefined || types.isEvery) return 'cards';
	return `${types.named.map(type => type.toLowerCase()).join(' or ')} cards`;
}

function planGroups({values}: LabeledClass): string {
	const [kinds, groups] = [values.get('kind'), values.get('group')];
	const names = kinds === undefined || kinds.isEvery ? ['EMI'] : kinds.named.map(kind => wordIn(KIND_LABELS, kind));
	const where = groups === undefined || groups.isEvery ? [] : [groups.named.map(group => wordIn(GROUP_LABELS, group))];
	return [joinWithOr(names), ...where.map(words => joinWithOr(words))].join(' ');
}

function wordIn(words: Readonly<Record<string, string>>, key: string): string {
	return words[key] ?? key;
}

function upiLabel({instrument, values, isWholeType}: LabeledClass): string {
	const details = Object.entries(DETAILS).find(([name]) => name in instrument);
	if (isWholeType || details === undefined) return 'UPI';
	const [attribute, noun] = details;
	const found = values.get(attribute);
	return found === undefined || (found.isEvery && found.hasOthers) ? noun[1] : valuesInWords(found, noun);
}

function providerLabel({type, values}: LabeledClass): string {
	const {inside, one, many} = typeLabel(type);
	const codes = values.get('code');
	if (codes === undefined || (codes.isEvery && codes.hasOthers)) return inside;
	return `${type === 'NB' ? 'net banking with ' : ''}${valuesInWords(codes, [one, many])}`;
}

type Noun = readonly [one: string, many: string];

/** The attributes that a label names after its type, in their order. */
export const DETAILS: Readonly<Record<string, Noun>> = {
	handle: ['UPI handle', 'UPI handles'],
	app: ['UPI app', 'UPI apps'],
	code: ['UPI provider', 'UPI providers'],
	brand: ['brand', 'brands'],
	subType: ['sub type', 'sub types'],
	bank: ['bank', 'banks'],
	bin: ['numbers', 'numbers'],
	paymentMethodType: ['type', 'types'],
	paymentMethod: ['provider', 'providers'],
	issuer: ['issuer', 'issuers'],
	tenure: ['tenure', 'tenures'],
};

function detailsOf({values}: LabeledClass): readonly string[] {
	return Object.entries(DETAILS).flatMap(([attribute, noun]) => {
		const found = values.get(attribute);
		const words = found === undefined || found.isEvery ? '' : valuesInWords(found, noun, WRITERS[attribute]);
		return words === '' ? [] : [words]; // empty for a class with only unnamed values that have no words
	});
}

/** Writes a value as a label shows it. */
export type Write = (value: string) => string;

export const WRITERS: Readonly<Record<string, Write>> = {
	bin: rangeLabel,
	tenure(range) {
		const [from] = range.split('::');
		return range === `${from}::${TENURES.last}` ? `${from} months or more` : monthsLabel(rangeLabel(range));
	},
};

/** `bank BANK_A or BANK_B`, `all other banks`, or both. */
function valuesInWords(values: ClassValues, [one, many]: Noun, write: Write = nameOf): string {
	const words = listValues(values, `all other ${many}`, write);
	return values.named.length === 0 ? words : `${one} ${words}`;
}

/** `A, B or C`, the last of them for what has no name. */
export function listValues({named, hasOthers}: ClassValues, others: string, write: Write): string {
	const words = named.slice(0, MOST_NAMED).map(value => write(value));
	const more = named.length > words.length ? [`${named.length - words.length} more`] : [];
	return joinWithOr([...new Set(words), ...more, ...(hasOthers ? [others] : [])]);
}

function withDetails(label: string, details: readonly string[]): string {
	return details.length === 0 ? label : `${label} (${details.join(', ')})`;
}
