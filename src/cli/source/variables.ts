// The variables of a source file whose literals are changed after they are written: `$a['payment_filter'] = […]`,
// `filter.options.push({…})`.
import type {SyntaxNode, Tree} from '@lezer/common';
import {groupBy} from '../../utils/group-by.js';
import {isWhole} from './candidate.js';
import {APPEND, calleeOf, FUNCTIONS, type Language, MERGES, type Step, textOf, type Write} from './language.js';
import {
	absent,
	choice,
	type Entry,
	type ListLiteral,
	type Literal,
	mapParts,
	maybe,
	type ObjectLiteral,
	unknown,
} from './literal.js';

/** A variable's value, and the nodes that it is made from. */
export interface Built {
	readonly literal: Literal;
	/** Its first value. */
	readonly value?: SyntaxNode | undefined;
	readonly nodes: readonly SyntaxNode[];
}

/** What a file writes to its variables. */
export interface Variables {
	/** Values that are put together from several writes. */
	readonly built: readonly Built[];
	/** The write of a variable's value, by the start of the value. */
	readonly definitions: ReadonlyMap<number, Write>;
	/** The names of variables that the file returns, exports, or makes another object from. */
	readonly growing: ReadonlySet<string>;
}

interface PlacedWrite extends Write {
	readonly at: number;
	/** The starts of the functions whose variables it sees, the innermost first, and last {@link FILE} if it sees those of the file. */
	readonly scopes: readonly number[];
}

/** In place of the start of a function. */
const FILE = -1;

export function variablesOf(tree: Tree, language: Language, source: string): Variables {
	const writes: PlacedWrite[] = [];
	const definitions = new Map<number, Write>();
	const growing = new Set<string>();
	const outer: (readonly number[])[] = [];
	let scopes: readonly number[] = [FILE];
	tree.iterate({
		enter(ref) {
			if (FUNCTIONS.has(ref.name)) {
				outer.push(scopes);
				scopes = language.isIsolated?.(ref.node) ? [ref.from] : [ref.from, ...scopes];
			}
			if (ref.name === 'VariableName' && mayGrowAt(ref.node, source)) growing.add(textOf(ref, source));
			for (const write of language.writes[ref.name]?.(ref.node, source) ?? []) {
				writes.push({...write, at: ref.from, scopes});
				if (isDefinition(write) && write.value) definitions.set(write.value.from, write);
			}
		},
		leave(ref) {
			if (FUNCTIONS.has(ref.name)) scopes = outer.pop() ?? scopes;
		},
	});
	const built = groupsOf(writes).flatMap(group => builtFrom(group, language, source));
	return {built, definitions, growing};
}

/** The nodes whose variable other code can add to. */
const GIVES_AWAY: ReadonlySet<string> = new Set([
	'ReturnStatement',
	'YieldStatement',
	'YieldExpression',
	'ExportDeclaration',
	'ExportGroup',
]);
const BEFORE_GROWING: ReadonlySet<string> = new Set(['Spread', '...', '**']);
const ADDS = /^[|+]=?$/;
const ADDING_METHOD = /^(?:update|setdefault|merge|put|copy)$/;
/** No argument is nested deeper in its call. */
const DEEPEST_ARGUMENT = 8;

/** True if a mention of a variable returns it, exports it, or makes another object from it. */
function mayGrowAt(node: SyntaxNode, source: string): boolean {
	const {parent, prevSibling: before, nextSibling: after} = node;
	// The parser of PHP knows no reference among arguments.
	if (source[node.from - 1] === '&') return true;
	if (parent === null || GIVES_AWAY.has(parent.name) || BEFORE_GROWING.has(before?.name ?? '')) return true;
	if ([before, after].some(sign => sign !== null && /Op$/.test(sign.name) && ADDS.test(textOf(sign, source))))
		return true;
	if (parent.name === 'MemberExpression' && before === null)
		return ADDING_METHOD.test(textOf(parent.lastChild ?? parent, source));
	let around: SyntaxNode | null = parent;
	for (let depth = 0; around !== null && depth < DEEPEST_ARGUMENT; depth += 1) {
		if (around.name === 'ArgList' && MAKES_ANOTHER.test(calleeOf(around.parent, source))) return true;
		around = around.parent;
	}
	return false;
}

const MAKES_ANOTHER = new RegExp(`${MERGES.source}|^dict$`);

/** The writes of each variable that is changed: those of the function, or the nearest one around it, that defines it. */
function groupsOf(all: readonly PlacedWrite[]): readonly (readonly PlacedWrite[])[] {
	const changed = new Set(all.filter(write => !isDefinition(write)).map(({name}) => name));
	const writes = all.filter(({name}) => changed.has(name));
	const scopeKey = (name: string, scope: number | undefined) => `${scope} ${name}`;
	const defined = new Set(writes.filter(isDefinition).map(one => scopeKey(one.name, one.scopes[0])));
	const groups = groupBy(writes, ({name, scopes}) =>
		scopeKey(name, scopes.find(scope => defined.has(scopeKey(name, scope))) ?? scopes[0]),
	);
	return groups.filter(group => !group.every(isDefinition));
}

/** True for a write that replaces the whole variable. */
function isDefinition({path, isMerge}: Write): boolean {
	return path.length === 0 && isMerge !== true;
}

/** The values of one variable, each with the changes that come after it; a change may also be one of an earlier value. */
function builtFrom(group: readonly PlacedWrite[], language: Language, source: string): readonly Built[] {
	const definitions = group.filter(isDefinition);
	const changes = group.filter(write => !isDefinition(write));
	const ownerOf = (change: PlacedWrite) => definitions.filter(({at}) => at < change.at).at(-1);
	const owners = [...definitions, ...(changes.some(change => ownerOf(change) === undefined) ? [undefined] : [])];
	return owners.map(owner => {
		let isStatic = changes.every(change => !change.isShared && hasStaticPath(change));
		let literal = owner?.value && language.literalOf(owner.value, source);
		const isEmpty = literal?.kind !== 'object' || literal.entries.length === 0;
		const nodes = owner?.value ? [owner.value] : [];
		for (const change of changes) {
			const node = ownerOf(change) === owner && hasStaticPath(change) ? change.value : undefined;
			const written = node ? language.literalOf(node, source) : unknown({start: change.at, end: change.at});
			if (change.isMerge && (written.kind !== 'object' || written.isOpen) && written.kind !== 'list') isStatic = false;
			if (node) nodes.push(node);
			for (const {step, value} of partsWritten(change, written)) {
				// Other code may add to what is part of a shared variable.
				const mayGrow = value.kind === 'object' && change.isShared && !isWhole(value);
				const part = mayGrow ? {...value, isOpen: true} : value;
				literal = withWrite(literal, [...change.path, ...step], part);
			}
		}
		if (literal?.kind === 'object' && (isEmpty || !isStatic || owner?.isShared)) literal = {...literal, isOpen: true};
		return {literal: literal ?? unknown({start: 0, end: 0}), value: owner?.value, nodes};
	});
}

/** What a change writes, at steps from its own path: of a merge, each entry or item. */
function partsWritten(
	{isMerge, path, at}: PlacedWrite,
	written: Literal,
): readonly {readonly step: readonly Step[]; readonly value: Literal}[] {
	if (isMerge !== true) return [{step: [], value: written}];
	if (written.kind === 'list') return written.items.map(value => ({step: [{key: APPEND, span: value.span}], value}));
	if (written.kind === 'object')
		return written.entries.map(({key, keySpan, value}) => ({step: [{key, span: keySpan}], value}));
	// A merge that is not known may write to any key of a variable; a part of one is then unknown itself.
	const step = path.length === 0 ? [{key: undefined, span: {start: at, end: at}}] : [];
	return [{step, value: unknown(written.span)}];
}

/** False for a write to a part that is known only at run time: its value is searched by itself. */
function hasStaticPath({path}: Write): boolean {
	return path.every(({key}) => key !== undefined);
}

/** A literal after a write to one of its parts, which may or may not happen. */
function withWrite(target: Literal | undefined, path: readonly Step[], value: Literal): Literal {
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
	const {items} = key === APPEND ? target : mapParts(target, maybe);
	const added = key === APPEND ? [maybe(withWrite(undefined, rest, value))] : [];
	// A loop may append many items.
	return {...target, items: [...items, ...added, absent(span)]};
}

function withEntry(target: ObjectLiteral, {key, span}: Step, rest: readonly Step[], value: Literal): Literal {
	if (typeof key !== 'string') return {...mapParts(target, maybe), isOpen: true};
	const at = target.entries.map(entry => entry.key).lastIndexOf(key);
	const old = target.entries[at];
	const entry: Entry = {key, keySpan: old?.keySpan ?? span, value: withWrite(old?.value, rest, value)};
	const others = target.entries.map((one, index) => (index === at ? entry : one));
	return {...target, entries: old === undefined ? [...others, entry] : others};
}
