// Literals that are built up key by key: `$a['payment_filter'] = […]`, `filter.options.push({…})`.
import {APPEND, type Step} from './language.js';
import {choice, type Entry, type ListLiteral, type Literal, maybe, type ObjectLiteral, spread} from './literal.js';

/** A literal after a write to one of its parts, which may or may not happen. */
export function withWrite(target: Literal | undefined, path: readonly Step[], value: Literal): Literal {
	const [step, ...rest] = path;
	const branches = target === undefined ? [] : target.kind === 'choice' ? target.branches : [target];
	if (step === undefined) return choice(value.span, [...branches, maybe(value)]);
	// PHP adds keys to an empty array: `$a = []; $a['key'] = 1`.
	const kept = branches.filter(one => one.kind !== 'list' || one.items.length > 0 || typeof step.key !== 'string');
	const parts = kept.map(one => withPart(one, step, rest, value));
	const isWritten = parts.some((part, index) => part !== kept[index]);
	return choice(step.span, isWritten ? parts : [...parts, withPart(createHolder(step), step, rest, value)]);
}

/** An object or list after a write to it; any other literal has no such part. */
function withPart(target: Literal, step: Step, rest: readonly Step[], value: Literal): Literal {
	if (target.kind === 'list' && typeof step.key !== 'string') return withItem(target, step, rest, value);
	if (target.kind === 'object' && step.key !== APPEND) return withEntry(target, step, rest, value);
	return target;
}

/** What a first write makes. */
function createHolder({key, span}: Step): Literal {
	return key === APPEND
		? {kind: 'list', span, items: []}
		: {kind: 'object', span, entries: [], isOpen: true, computed: []};
}

/** A list after an append, or after a write to an item that is not known. */
function withItem(target: ListLiteral, {key, span}: Step, rest: readonly Step[], value: Literal): Literal {
	const items =
		key === APPEND
			? [...target.items, maybe(withWrite(undefined, rest, value))]
			: target.items.map(item => maybe(item));
	// A loop may append many items.
	return {...target, items: [...items, spread(span)]};
}

function withEntry(target: ObjectLiteral, {key, span}: Step, rest: readonly Step[], value: Literal): Literal {
	if (typeof key !== 'string') {
		const entries = target.entries.map(entry => ({...entry, value: maybe(entry.value)}));
		return {...target, entries, isOpen: true};
	}
	const at = target.entries.map(entry => entry.key).lastIndexOf(key);
	const old = target.entries[at];
	const entry: Entry = {key, keySpan: old?.keySpan ?? span, value: withWrite(old?.value, rest, value)};
	const others = target.entries.map((one, index) => (index === at ? entry : one));
	return {...target, entries: old === undefined ? [...others, entry] : others};
}
