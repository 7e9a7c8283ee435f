// The import of `filter` and `only` in a source file.
import type {SyntaxNode, Tree} from '@lezer/common';
import {childrenOf, isComment, textOf} from '../language.js';
import type {Edit} from '../source-edits.js';

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
	const own = top.flatMap(statement => {
		const group = groupOf(statement, source);
		return group && moduleOf(statement, source) === from ? [group] : [];
	});
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
		const [before = ''] = /^\s*/.exec(source.slice(at)) ?? [];
		const text = `${before}${written.join(', ')},${before === '' ? ' ' : ''}`;
		return {
			names,
			edits: [{span: {start: at, end: at}, text}],
		};
	}
	return {names, edits: [newImport(written.join(', '), from, top, source, isModule)]};
}

function freeName(name: string, taken: ReadonlySet<string>): string {
	const capital = `${name[0]?.toUpperCase()}${name.slice(1)}`;
	const candidates = [name, ...(name === 'filter' ? ['paymentFilter'] : []), `paylock${capital}`, `build${capital}`];
	return candidates.find(candidate => !taken.has(candidate)) ?? `${name}OfPaylock`;
}

/** Every name that the file uses. */
function namesOf(tree: Tree, source: string): ReadonlySet<string> {
	const names = new Set<string>();
	tree.iterate({
		enter(ref) {
			if (/^(?:Variable(?:Name|Definition)|TypeName|TypeDefinition)$/.test(ref.name)) names.add(textOf(ref, source));
			// A shorthand is a variable too.
			if (ref.name === 'PropertyDefinition' && ref.node.nextSibling === null) names.add(textOf(ref, source));
		},
	});
	return names;
}

function isImport({name}: SyntaxNode): boolean {
	return name === 'ImportDeclaration';
}

/** `const … = require('…')` */
function requireOf(statement: SyntaxNode, source: string): SyntaxNode | undefined {
	const call = statement.name === 'VariableDeclaration' ? statement.getChild('CallExpression') : null;
	return call?.firstChild && textOf(call.firstChild, source) === 'require' ? call : undefined;
}

function moduleOf(statement: SyntaxNode, source: string): string | undefined {
	const text = (isImport(statement) ? statement : requireOf(statement, source)?.getChild('ArgList'))?.getChild(
		'String',
	);
	return text ? textOf(text, source).slice(1, -1) : undefined;
}

/** The braces of an import of values. */
function groupOf(statement: SyntaxNode, source: string): SyntaxNode | undefined {
	if (isImport(statement))
		return statement.getChild('type') ? undefined : (statement.getChild('ImportGroup') ?? undefined);
	return requireOf(statement, source) ? (statement.getChild('ObjectPattern') ?? undefined) : undefined;
}

/** Imported and local name of each function. */
function namesIn(group: SyntaxNode, source: string): readonly (readonly [string, string])[] {
	return textOf(group, source)
		.slice(1, -1)
		.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
		.split(',')
		.flatMap(part => {
			const [name, local = name] = part.trim().split(/\s+as\s+|\s*:\s*/);
			return name && local && /^[\w$]+$/.test(local) ? [[name, local] as const] : [];
		});
}

/** A line of its own: after the other imports, else before the first statement that is not a directive. */
function newImport(names: string, from: string, top: readonly SyntaxNode[], source: string, isModule: boolean): Edit {
	const others = top.filter(statement => isImport(statement) || requireOf(statement, source) !== undefined);
	const text = others.map(other => textOf(other, source)).join('\n') || source;
	const quote = (text.match(/"/g)?.length ?? 0) > (text.match(/'/g)?.length ?? 0) ? '"' : "'";
	// A statement that starts with a parenthesis would continue a call.
	const end = !isModule || (others.length === 0 ? /;\s*(?:\n|$)/.test(source) : text.includes(';'));
	const space = /\{ /.test(text.split('\n').find(line => line.includes('{')) ?? '') && others.length > 0 ? ' ' : '';
	const braces = `{${space}${names}${space}}`;
	const line = isModule
		? `import ${braces} from ${quote}${from}${quote}`
		: `const ${braces} = require(${quote}${from}${quote})`;
	const eol = source.includes('\r\n') ? '\r\n' : '\n';
	const last =
		others.filter(other => other.from < (firstOther(top, source)?.from ?? Number.POSITIVE_INFINITY)).at(-1) ??
		(isModule ? others.at(-1) : undefined);
	const written = `${line}${end ? ';' : ''}`;
	if (last !== undefined) return {span: {start: last.to, end: last.to}, text: `${eol}${written}`};
	const at = startOf(top, source);
	return {span: {start: at, end: at}, text: `${written}${eol}${eol}`};
}

/** The first statement that is neither a directive nor an import. */
function firstOther(top: readonly SyntaxNode[], source: string): SyntaxNode | undefined {
	return top.find(node => !isHead(node) && !isImport(node) && requireOf(node, source) === undefined);
}

function isHead(node: SyntaxNode): boolean {
	const isDirective = node.name === 'ExpressionStatement' && node.firstChild?.name === 'String';
	return isDirective || node.name === 'Hashbang';
}

/** After what opens the file, and before the documentation of the first statement. */
function startOf(top: readonly SyntaxNode[], source: string): number {
	const first = firstOther(top, source) ?? top.at(-1);
	const before = first?.prevSibling;
	const isDocumentation = before && isComment(before) && source.startsWith('/**', before.from);
	const start = isDocumentation ? before.from : (first?.from ?? source.length);
	// At the start of its line.
	return source.lastIndexOf('\n', start - 1) + 1;
}
