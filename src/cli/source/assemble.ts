// Literals that are built up key by key: `$a['payment_filter'] = […]`, `filter.options.push({…})`.
import {APPEND, type Step} from './language.js';
import {choice, type Entry, type ListLiteral, type Literal, maybe, type ObjectLiteral, spread} from './literal.js';

/** A literal after a write to one of its parts, which may or may not happen; `value` is absent if it is not followed. */
export function withWrite(target: Literal | undefined, path: readonly Step[], value: Literal): Literal {
	const [step, ...rest] = path;
	if (step === undefined) return target === undefined ? maybe(value) : choice(value.span, [target, maybe(value)]);
	if (target?.kind === 'choice') {
		const isFitting = ({kind}: Literal) => kind === (step.key === APPEND ? 'list' : 'object');
		if (!target.branches.some(isFitting))
			return choice(target.span, [...target.branches, withWrite(undefined, path, value)]);
		return choice(
			target.span,
			target.branches.map(branch => (isFitting(branch) ? withWrite(branch, path, value) : branch)),
		);
	}
	if (target?.kind === 'list' && !isEmptyArray(target, step)) return withItem(target, step, rest, value);
	if (step.key === APPEND) {
		const before = target === undefined ? [] : [target];
		const list: Literal = {kind: 'list', span: value.span, items: []};
		return choice(value.span, [...before, withItem(list, step, rest, value)]);
	}
	return withEntry(objectOf(target, step), step, rest, value);
}

/** True for an array of PHP that gets keys: `$a = []; $a['key'] = 1`. */
function isEmptyArray({items}: ListLiteral, {key}: Step): boolean {
	return items.length === 0 && typeof key === 'string';
}

/** The object that a key is written to. */
function objectOf(target: Literal | undefined, {span}: Step): ObjectLiteral {
	if (target?.kind === 'object') return target;
	const computed = target?.kind === 'unknown' ? target.computed : [];
	return {kind: 'object', span, entries: [], isOpen: true, computed};
}

function withItem(
	target: Extract<Literal, {kind: 'list'}>,
	step: Step,
	rest: readonly Step[],
	value: Literal,
): Literal {
	const index = typeof step.key === 'string' ? Number(step.key) : Number.NaN;
	const old = target.items[index];
	if (old !== undefined) return {...target, items: replaced(target.items, index, withWrite(old, rest, value))};
	const written = step.key === APPEND ? withWrite(undefined, rest, value) : value;
	// A loop may append many items.
	return {...target, items: [...target.items, maybe(written), spread(step.span)]};
}

function withEntry(target: ObjectLiteral, {key, span}: Step, rest: readonly Step[], value: Literal): Literal {
	if (typeof key !== 'string') {
		const entries = target.entries.map(entry => ({...entry, value: maybe(entry.value)}));
		const computed = value.kind === 'unknown' ? value.computed : [];
		return {...target, entries, isOpen: true, computed: [...target.computed, ...computed]};
	}
	const at = target.entries.map(entry => entry.key).lastIndexOf(key);
	const old = target.entries[at];
	const entry: Entry = {key, keySpan: old?.keySpan ?? span, value: withWrite(old?.value, rest, value)};
	return {...target, entries: old === undefined ? [...target.entries, entry] : replaced(target.entries, at, entry)};
}

function replaced<Item>(list: readonly Item[], at: number, item: Item): readonly Item[] {
	return list.map((one, index) => (index === at ? item : one));
}
