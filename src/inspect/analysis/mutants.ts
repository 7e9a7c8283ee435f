// Small changes to a recovered input; the generated tests detect each effective one.
import {UNRECOVERED, Unrecovered} from '../../schema/recovered.js';

type Key = string | number;

/** One change: a flag inverted, or an item or field removed. */
export interface Mutation {
	readonly path: readonly Key[];
	readonly action: 'flip' | 'remove';
}

/** Fields that narrow a filter or affect the whole screen: like lists and objects, they are removed. */
const REMOVABLE = new Set(['upiType', 'paymentMethod', 'paymentMethodType', 'sdk_udf', 'options.create_mandate']);
/** Fields of a session that stay: without some of them nothing can be read, and no verdict depends on the others. */
const KEPT = new Set(['payment_filter', 'options']);
const PARTS_OF_SESSION = new Set(['payment_filter', 'emiOptions', 'sdk_udf', 'options.create_mandate']);

/** The mutations of a filter or session request, the most deeply nested first. */
export function listMutations(input: unknown, isSession: boolean): readonly Mutation[] {
	const found: Mutation[] = [];
	visit(input, [], found, key => !isSession || PARTS_OF_SESSION.has(key));
	return found.sort((one, other) => other.path.length - one.path.length);
}

function visit(value: unknown, path: readonly Key[], found: Mutation[], isPart: (key: string) => boolean): void {
	if (typeof value === 'boolean') found.push({path, action: 'flip'});
	else if (Array.isArray(value)) {
		for (const [index, item] of value.entries()) {
			found.push({path: [...path, index], action: 'remove'});
			visit(item, [...path, index], found, () => true);
		}
	} else if (typeof value === 'object' && value !== null && !(value instanceof Unrecovered)) {
		for (const [key, inner] of Object.entries(value)) {
			if (!isPart(key)) continue;
			if (isRemovable(key, inner)) found.push({path: [...path, key], action: 'remove'});
			visit(inner, [...path, key], found, () => true);
		}
	}
}

function isRemovable(key: string, value: unknown): boolean {
	return typeof value === 'object' ? !KEPT.has(key) : REMOVABLE.has(key) || key === 'showOnlyEmi';
}

/** The input with one change; parts that stay the same are shared. */
export function mutate(value: unknown, {path, action}: Mutation): unknown {
	// The input as it is read without the field.
	const left = isRequired(path) ? [UNRECOVERED] : [];
	return changeAt(value, path, found => (action === 'flip' ? [!found] : left));
}

/** The objects in a plan filter that cannot be read without their tenures. */
const TENURE_FILTERS = new Set<Key | undefined>(['tenureFilter', 'issuerFilters']);

function isRequired(path: readonly Key[]): boolean {
	return TENURE_FILTERS.has(path.at(-2)) && path.at(-1) === 'tenures';
}

/** @param change - what replaces a value: another value, or nothing */
function changeAt(value: unknown, path: readonly Key[], change: (found: unknown) => readonly unknown[]): unknown {
	const [key, ...rest] = path;
	const inner = (found: unknown) => (rest.length === 0 ? change(found) : [changeAt(found, rest, change)]);
	if (Array.isArray(value)) {
		const copy: unknown[] = [...value];
		copy.splice(Number(key), 1, ...inner(value[Number(key)]));
		return copy;
	}
	// A path leads through lists and objects.
	const entries = Object.entries(Object(value)).flatMap(([name, item]) =>
		name === key ? inner(item).map(changed => [name, changed] as const) : [[name, item] as const],
	);
	return Object.fromEntries(entries);
}
