// Whether an issue of a literal holds whatever its computed parts are.
import type {Issue} from '../../diagnostics/issue.js';
import {ancestors, parentOf, pointerSegment} from '../../diagnostics/pointer.js';
import type {RuleId} from '../../diagnostics/rules.js';
import {MANDATE_FIELDS} from '../../schema/fields-by-action.js';
import type {PartialValue} from './value-of.js';

/** The rules of a key, which hold whatever its value is. */
const ABOUT_KEYS: readonly RuleId[] = ['unknown-key', 'undocumented-field', 'wrong-action'];

/** The rules about what an object leaves out, which an open object may not leave out. */
const ABOUT_ALL_PARTS: readonly RuleId[] = [
	'empty-criterion',
	'empty-list',
	'equal-filters',
	'filter-never-decides',
	'no-effect',
	'nothing-left',
	'nothing-left-of-type',
	'redundant-option',
];

/** The rules about a reading of the whole filter, on which any part of it may decide. */
export const ABOUT_THE_WHOLE: readonly RuleId[] = ['default-reach', 'emi-not-named', 'emi-with-cards-hidden'];

/** The fields that a rule takes for present if they cannot be read. */
const PRESENT: {readonly [Rule in RuleId]?: readonly string[]} = {
	'providers-not-doubled': ['/options.create_mandate'],
	'emi-options-twice': ['/emiOptions', '/payment_filter/emiOptions'],
};

const NESTED: readonly string[] = ['/order', '/customer', '/options', '/mandate'];
const FLAT: readonly string[] = ['/allowDefaultOptions', '/options'];
const MANDATE = MANDATE_FIELDS.map(pointerSegment);

/** The rules about a reading of a part, which any other part may settle. */
const ABOUT_A_READING: readonly RuleId[] = ['emi-off-with-groups-on', 'issuers-and-tenures', 'ignored-list'];

export function isCertain({rule, severity, pointer, found}: Issue, {unknown, open}: PartialValue): boolean {
	const around = ancestors(pointer);
	if (around.some(place => unknown.has(place))) return false;
	if (unknown.has(pointer)) return unknown.get(pointer) === 'key' && ABOUT_KEYS.includes(rule);
	if (PRESENT[rule]?.some(field => unknown.get(field) === 'all')) return false;
	if (ABOUT_ALL_PARTS.includes(rule) && hasWithin(open, pointer)) return false;
	// Between two filters of one list.
	if (rule === 'precedence-undetermined') return !hasWithin([...open, ...unknown.keys()], parentOf(pointer));
	if (ABOUT_THE_WHOLE.includes(rule)) return unknown.size === 0 && open.size === 0;
	if (ABOUT_A_READING.includes(rule) && severity === 'warning') {
		const [part = pointer] = /^.*\/emiOptions/.exec(pointer) ?? [parentOf(pointer)];
		if (hasWithin([...unknown.keys(), ...open], part)) return false;
	}
	if (rule === 'nothing-left' && hasWithin(unknown.keys(), pointer)) return false;
	// What is computed may have an effect, under a misspelled key too.
	if (rule === 'no-effect' && [...unknown.keys()].some(place => /option|filter|sdk_udf/i.test(place))) return false;
	if (rule === 'missing-field') {
		if (open.has(parentOf(pointer))) return false;
		// Terms of a mandate may be absent together.
		if (MANDATE.includes(pointer) && MANDATE.some(field => unknown.has(field))) return false;
		// Fields of the order, the customer and the mandate may be inside an object of their own.
		const isOpenInside = NESTED.some(place => hasWithin(open, place) || hasWithin(unknown.keys(), place));
		return around.length > 1 || FLAT.includes(pointer) || !isOpenInside;
	}
	// A code with a prefix belongs to the same code without it.
	if (rule === 'nb-code-without-nb' && found?.includes('_')) return !hasWithin(unknown.keys(), parentOf(pointer));
	return true;
}

function hasWithin(places: Iterable<string>, outer: string): boolean {
	for (const place of places) if (place === outer || place.startsWith(`${outer}/`)) return true;
	return false;
}
