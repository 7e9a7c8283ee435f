// The import of `filter` and `only` in a source file.
import type {SyntaxNode, Tree} from '@lezer/common';
import {childrenOf, isComment, textOf} from '../language.js';
import type {Edit} from '../source-edits.js';
import {isDoubleQuoted} from './print-in.js';

/** The local names of functions of paylock, and what adds those that are not imported. */
export interface Imported {
	readonly names: ReadonlyMap<string, string>;
	readonly edits: readonly Edit[];
}

export function importOf(
	functions: readonly string[],
	from: string,
	tree: Tree,
	source: string,
	isModule: boolean,
): Imported {
	const top = childrenOf(tree.topNode);
	const own = top.flatMap(statement => groupOf(statement, from, source) ?? []);
	const imported = new Map(own.flatMap(group => namesIn(group, source)));
	const taken = namesOf(tree, source);
	const missing = functions.filter(name => !imported.has(name));
	const names = new Map([...imported, ...missing.map(name => [name, freeName(name, taken)] as const)]);
	if (missing.length === 0) return {names, edits: []};
	const written = missing.map(name =>
		names.get(name) === name ? name : `${name}${isModule ? ' as ' : ': '}${names.get(name)}`,
	);
	const [first] = own;
	if (first !== undefined) {
		const at = first.from + 1;
		const before = source.slice(at, at + source.slice(at).search(/\S/));
		const text = `${before}${written.join(', ')},${before === '' ? ' ' : ''}`;
		return {
			names,
			edits: [{span: {start: at, end: at}, text}],
		};
	}
	return {names, edits: [newImport(written.join(', '), from, top, source, isModule)]};
}

function freeName(name: string, taken: ReadonlySet<string>): string {
	const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
	const candidates = [name, ...(name === 'filter' ? ['paymentFilter'] : []), `paylock${capital}`, `build${capital}`];
	return candidates.find(candidate => !taken.has(candidate)) ?? `${name}OfPaylock`;
}

const NAMES: ReadonlySet<string> = new Set(['VariableName', 'VariableDefinition', 'TypeName', 'TypeDefinition']);

/** Every name that the file uses. */
function namesOf(tree: Tree, source: string): ReadonlySet<string> {
	const names = new Set<string>();
	tree.iterate({
		enter(ref) {
			if (NAMES.has(ref.name)) names.add(textOf(ref, source));
			// A shorthand is a variable too.
			if (ref.name === 'PropertyDefinition' && ref.node.nextSibling === null) names.add(textOf(ref, source));
		},
	});
	return names;
}

function isImport({name}: SyntaxNode): boolean {
	return name === 'ImportDeclaration';
}

/** The first call of `const … = require('…'), … = require('…')`. */
function requireOf(statement: SyntaxNode, source: string): SyntaxNode | null | undefined {
	if (statement.name !== 'VariableDeclaration') return undefined;
	const values = statement.getChildren('Equals').map(({nextSibling}) => nextSibling);
	const isRequire = values.every(value => value?.firstChild && textOf(value.firstChild, source) === 'require');
	return isRequire ? values[0] : undefined;
}

/** The braces in which a statement imports values of a module. */
function groupOf(statement: SyntaxNode, from: string, source: string): SyntaxNode | null {
	const call = requireOf(statement, source);
	const module = (call?.getChild('ArgList') ?? statement).getChild('String');
	if (module === null || textOf(module, source).slice(1, -1) !== from || statement.getChild('type')) return null;
	return statement.getChild(call ? 'ObjectPattern' : 'ImportGroup');
}

/** Imported and local name of each function. */
function namesIn(group: SyntaxNode, source: string): readonly (readonly [string, string])[] {
	return textOf(group, source)
		.slice(1, -1)
		.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
		.split(',')
		.flatMap(part => {
			const [name = '', local = name] = part.trim().split(/\s+as\s+|\s*:\s*/);
			return /^[\w$]+$/.test(local) ? [[name, local] as const] : [];
		});
}

/** A line of its own: after the other imports, else before the first statement that is not a directive. */
function newImport(names: string, from: string, top: readonly SyntaxNode[], source: string, isModule: boolean): Edit {
	const others = top.filter(statement => isImport(statement) || requireOf(statement, source));
	const text = others.map(other => textOf(other, source)).join('\n') || source;
	const quote = isDoubleQuoted(text) ? '"' : "'";
	// A statement that starts with a parenthesis would continue a call.
	const end = !isModule || (others.length === 0 ? /;\s*$/m.test(source) : text.includes(';'));
	const space = others.length > 0 && /^[^{]*\{ /.test(text) ? ' ' : '';
	const braces = `{${space}${names}${space}}`;
	const line = isModule
		? `import ${braces} from ${quote}${from}${quote}`
		: `const ${braces} = require(${quote}${from}${quote})`;
	const eol = source.includes('\r\n') ? '\r\n' : '\n';
	const written = `${line}${end ? ';' : ''}`;
	const first = firstOther(top, source);
	const start = first?.from ?? source.length;
	const last = others.filter(other => other.from < start).at(-1) ?? (isModule ? others.at(-1) : undefined);
	if (last !== undefined) {
		const at = endOf(last, source);
		return {span: {start: at, end: at}, text: `${eol}${written}`};
	}
	const at = first ? startOf(first, source) : start;
	return {span: {start: at, end: at}, text: `${written}${eol}${eol}`};
}

/** The first statement that is neither a directive nor an import. */
function firstOther(top: readonly SyntaxNode[], source: string): SyntaxNode | undefined {
	return top.find(node => !isHead(node) && !isImport(node) && !requireOf(node, source));
}

/** A directive, or the line that names the interpreter. */
function isHead({name, firstChild}: SyntaxNode): boolean {
	return firstChild?.name === 'String' || name === 'Hashbang';
}

/** The end of an import, and of a comment that ends its line. */
function endOf({to}: SyntaxNode, source: string): number {
	const [comment = ''] = /^[ \t]*\/\/.*/.exec(source.slice(to)) ?? [];
	return to + comment.length;
}

/** The start of the line of a statement, or of its documentation. */
function startOf(statement: SyntaxNode, source: string): number {
	const before = statement.prevSibling;
	const isDocumentation = before && isComment(before) && source.startsWith('/**', before.from);
	const {from} = isDocumentation ? before : statement;
	return source.lastIndexOf('\n', from - 1) + 1;
}
