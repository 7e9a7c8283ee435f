// What a description could not read, with the reason.
import {escapeText} from '../../diagnostics/format-value.js';
import type {Issue} from '../../diagnostics/issue.js';
import {UNREADABLE_PART} from '../../model/subject.js';
import type {Subject} from '../subject.js';
import {firstOf} from './labels.js';

/** One line for each part that could not be read: its place and why. */
export function unreadableLines({
	defaults,
	options,
	hasAllOptions,
	emiFilters,
	display,
	mandateKind,
	base,
	issues,
}: Subject): readonly string[] {
	const pointers = new Set<string>();
	collect({allow: defaults.allow}, '', pointers, {allow: defaults.pointer});
	if (!hasAllOptions) pointers.add(`${base}/options`);
	collect(options, `${base}/options`, pointers);
	collect(emiFilters, `${base}/emiOptions`, pointers);
	collect({display, mandateKind}, '', pointers, {display: '/sdk_udf', mandateKind: '/options.create_mandate'});
	const errors = issues.filter(({severity}) => severity === 'error');
	const lines = new Set([...pointers].map(pointer => lineOf(pointer, errors)));
	const {listed, unlisted} = firstOf([...lines]);
	return [...listed, ...(unlisted > 0 ? [`${unlisted} more parts cannot be read.`] : [])];
}

function lineOf(pointer: string, errors: readonly Issue[]): string {
	const issue =
		errors.find(one => one.pointer === pointer) ?? errors.find(one => one.pointer.startsWith(`${pointer}/`));
	const place = escapeText((issue?.pointer ?? pointer) || 'the input');
	return issue === undefined ? `Cannot be read: ${place}.` : `Cannot be read: ${place} (${issue.message}).`;
}

/** The wire names of normalised fields. */
const WIRE_NAMES: Readonly<Record<string, string>> = {type: 'paymentMethodType', providers: 'paymentMethods'};

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
		const place = places[key] ?? `${here}/${WIRE_NAMES[key] ?? key}`;
		if (inner === UNREADABLE_PART && key !== 'pointer') found.add(place);
		else if (key !== 'items' || isObjects(inner)) collect(inner, place, found);
	}
}

function isObjects(items: unknown): boolean {
	return Array.isArray(items) && typeof items[0] === 'object';
}
