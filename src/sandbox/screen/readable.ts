// Codes in the form that customers read.

import {DETAILS, WRITERS} from '../../inspect/analysis/class-label.js';
import type {ClassParts, ClassValues} from '../../inspect/analysis/class-parts.js';
import {joinWithOr, typeLabel} from '../../inspect/analysis/labels.js';

/**
 * `NB_BANKA` as `Banka`, `WALLET_A` as `Wallet A`; a single short word stays unchanged, since it is often an acronym. A code
 * for mandates is shown without the service prefix.
 */
export function readableCode(code: string, servicePrefix = ''): string {
	if (!/^[A-Z0-9_]+$/.test(code)) return code;
	const prefix = `${servicePrefix}_`;
	const words = (code.startsWith(prefix) ? code.slice(prefix.length) : code)
		.replace(/^NB_(?=.)/, '')
		.split('_')
		.filter(word => word !== '');
	const [first] = words;
	if (words.length < 2 && (first ?? '').length <= 4) return first ?? code;
	return words.map(word => word.charAt(0) + word.slice(1).toLowerCase()).join(' ');
}

export const WITH_AUTOPAY = 'With autopay';

/** The words for the values of closed vocabularies. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	kind: {standard: 'EMI', lowCost: 'Low-cost EMI', noCost: 'No-cost EMI'},
	group: {credit: 'Credit card', debit: 'Debit card', cardless: 'Without a card'},
	cardType: {CREDIT: 'Credit cards', DEBIT: 'Debit cards'},
	supportsMandates: {true: WITH_AUTOPAY, false: 'Without autopay'},
};

/** The attributes in the order of a label. */
const ATTRIBUTES = ['kind', 'group', 'cardType', ...Object.keys(DETAILS), 'supportsMandates'];

/** The most values of one attribute in a label. */
const MOST_NAMED = 60;

/** Writes a code as the page shows it. */
export type Write = (code: string) => string;

/** What distinguishes a class in its section, attribute by attribute; empty if it is the whole section. */
export function labelsOf({type, values}: Pick<ClassParts, 'type' | 'values'>, write: Write): readonly string[] {
	const parts = ATTRIBUTES.flatMap(attribute => {
		const found = values.get(attribute);
		return found === undefined || found.isEvery ? [] : [partOf(type, attribute, found, write)];
	});
	return parts.map((part, index) => (index === 0 ? part.replace(/^other /, 'Other ') : part));
}

function partOf(type: string, attribute: string, {named, hasOthers}: ClassValues, write: Write): string {
	const writeValue = WRITERS[attribute] ?? (value => WORDS[attribute]?.[value] ?? write(value));
	const words = named.slice(0, MOST_NAMED).map(writeValue);
	const more = named.length > words.length ? [`${named.length - words.length} more`] : [];
	const others = attribute === 'code' ? typeLabel(type).many : DETAILS[attribute]?.[1];
	return joinWithOr([...new Set(words), ...more, ...(hasOthers ? [`other ${others}`] : [])]);
}
