// What a description could not read, with the reason.
import {escapeText} from '../../diagnostics/format-value.js';
import type {Issue} from '../../diagnostics/issue.js';
import {UNREADABLE} from '../../model/subject.js';
import {EMI_KIND_KEYS} from '../../wire/emi-filter.js';
import {firstOf} from '../analysis/labels.js';
import type {Subject} from '../read/subject.js';
import {undocumentedType} from '../read/undocumented.js';
import {issuesAt, placedEmi} from '../read/unreadable-issues.js';

/** One line for each part that could not be read: its place and why. */
export function unreadableLines(
	{defaults, options, hasAllOptions, emiFilters, display, mandateKind, action, base}: Subject,
	errors: readonly Issue[],
): readonly string[] {
	const found = new Set<string>();
	collect({allow: defaults.allow}, '', found, {allow: defaults.pointer});
	if (!hasAllOptions) found.add(`${base}/options`);
	// A type that only the account may have is described as such.
	collect(
		options.map(option => ({...option, type: undocumentedType(option) ?? option.type})),
		`${base}/options`,
		found,
	);
	for (const [emi, pointer] of placedEmi({base, emiFilters}, errors)) collect({emi}, '', found, {emi: pointer});
	const places = {display: '/sdk_udf', mandateKind: '/options.create_mandate', action: '/action'};
	collect({display, mandateKind, action}, '', found, places);
	const outermost = [...found].filter(pointer => !outerPointers(pointer).some(outer => found.has(outer)));
	const lines = outermost.flatMap(pointer => {
		const reasons = issuesAt(pointer, errors).map(
			issue => `Cannot be read: ${place(issue.pointer)} (${issue.message}).`,
		);
		return reasons.length > 0 ? reasons : [`Cannot be read: ${place(pointer)}.`];
	});
	const {listed, unlisted} = firstOf([...new Set(lines)]);
	return [...listed, ...(unlisted > 0 ? [`${unlisted} more parts cannot be read.`] : [])];
}

/** The pointers of the objects that contain the place. */
function outerPointers(pointer: string): readonly string[] {
	const keys = pointer.split('/');
	return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('/'));
}

function place(pointer: string): string {
	return escapeText(pointer, 200) || 'the input';
}

/** The wire names of normalized fields. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
	...EMI_KIND_KEYS,
	type: 'paymentMethodType',
	providers: 'paymentMethods',
};
/** Normalized fields that are not a level of the JSON. */
const TRANSPARENT = ['kinds', 'groups', 'lists', 'items', 'list'];

/** Collects the pointers of everything that is marked as unreadable. */
function collect(
	value: unknown,
	pointer: string,
	found: Set<string>,
	places: Readonly<Record<string, string>> = {},
): void {
	if (typeof value !== 'object' || value === null) return;
	const own: unknown = Reflect.get(value, 'pointer');
	const here = typeof own === 'string' ? own : pointer;
	if (Reflect.get(value, 'isComplete') === false) found.add(here);
	for (const [key, inner] of Object.entries(value)) {
		const inside = TRANSPARENT.includes(key) ? here : (places[key] ?? `${here}/${WIRE_NAMES[key] ?? key}`);
		if (inner === UNREADABLE) found.add(inside);
		else collect(inner, inside, found);
	}
}
