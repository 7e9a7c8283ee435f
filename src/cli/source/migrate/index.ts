// Builder code in place of the filters and sessions of a source file of TypeScript or JavaScript.
import type {SyntaxNode, Tree} from '@lezer/common';

import type {Chain} from '../../../inspect/codegen/code.js';
import {listFunctions} from '../../../inspect/codegen/print.js';
import type {Account} from '../../../wire/account.js';
import type {Position} from '../../excerpt.js';
import type {TextInput} from '../../read-input.js';
import {languageOf} from '../javascript/language.js';
import {childrenOf, extensionOf, nodeAfter, textOf} from '../language.js';
import type {Edit} from '../source-edits.js';
import {mayContainFilter} from '../words.js';
import {type Builders, createBuilderCode} from './builder-code.js';
import {commentsIn, commentsOf} from './comments-of.js';
import {createFilterCode} from './filter-code.js';
import {literalsIn} from './find-literals.js';
import {importOf} from './imports.js';
import {errorsIn} from './nodes.js';
import {printIn} from './print-in.js';
import {readFilter} from './read-filter.js';
import {readSession} from './read-session.js';
import {type Comments, conditionsOf, LeftAlone, type Reading, shortened} from './reading.js';
import {createSessionCode} from './session-code.js';

/** One literal, and what became of it. */
export interface Outcome extends Position {
	/** Why it is left as it is; absent if it is migrated. */
	readonly reason?: string;
	/** How it is known that the code builds the same JSON. */
	readonly proof?: string;
}

/** What is to be changed in a file. */
export interface Migration {
	readonly input: TextInput;
	readonly edits: readonly Edit[];
	readonly outcomes: readonly Outcome[];
	readonly text: string;
}

/** How a file gets the builders. */
export interface Target {
	/** Whether a file without imports takes them. */
	readonly isModule: boolean;
	/** The module that exports the builders, as the file imports it. */
	readonly from: string;
	/** The builders that it exports. */
	readonly exported: readonly string[];
	/** What it binds them to. */
	readonly account: Account;
}

/** The builders, which may be bound to an account, and the functions that are not. */
export const BOUND: readonly string[] = ['filter', 'session', 'mandate'];
const HELPERS = ['amount'];

export function migrateSource(input: TextInput, target: Target): Migration {
	const unchanged = {input, edits: [], outcomes: [], text: input.text};
	if (!mayContainFilter(input.text)) return unchanged;
	try {
		return migrateParsed(input, target);
	} catch (error) {
		if (error instanceof RangeError) return unchanged; // nested too deeply for recursion, as no filter is
		throw error;
	}
}

function migrateParsed(input: TextInput, {isModule, from, exported, account}: Target): Migration {
	const {text: source, file = '', lines} = input;
	const extension = extensionOf(file);
	const language = languageOf(extension);
	const tree = language.parse(source);
	const isTyped = /ts/.test(extension);
	const usesImports =
		isTyped || importsIn(tree) || (isModule && !/\brequire\(|\bmodule\.exports\b|\bexports\./.test(source));
	const modules =
		from === 'paylock'
			? [{module: from, exports: [...BOUND, ...HELPERS]}]
			: [
					{module: from, exports: BOUND},
					{module: 'paylock', exports: HELPERS},
				];
	const imports = (functions: readonly string[]) =>
		modules.map(({module, exports}) => {
			const own = functions.filter(name => exports.includes(name));
			return importOf(own, module, tree, source, usesImports);
		});
	const names = new Map(imports([...BOUND, ...HELPERS]).flatMap(one => [...one.names]));
	const localName = (name: string) => names.get(name) ?? name;
	const used = new Set<string>();
	const edits: Edit[] = [];
	const outcomes: Outcome[] = [];
	let end = 0;
	for (const {node, kind, reason} of literalsIn(tree, language, source)) {
		if (node.from < end) continue; // inside a session that is migrated
		const position = lines.positionOf(node.from);
		try {
			if (reason !== undefined) throw new LeftAlone(reason);
			const migrate = kind === 'session' ? migrateSession : migrateFilter;
			const {edit, chain, proof} = migrate(node, source, {isTyped, localName, account});
			const called = listFunctions(chain);
			const missing = BOUND.find(name => called.includes(localName(name)) && !exported.includes(name));
			if (missing !== undefined) throw new LeftAlone(`${from} does not export ${missing}`);
			edits.push(edit);
			end = node.to;
			for (const name of called) used.add(name);
			outcomes.push({...position, proof});
		} catch (error) {
			if (!(error instanceof LeftAlone)) throw error;
			outcomes.push({...position, reason: error.message});
		}
	}
	const functions = [...names].filter(([, local]) => used.has(local)).map(([name]) => name);
	const all = [...imports(functions).flatMap(one => one.edits), ...edits];
	const text = edited(source, all);
	// A text that no longer parses as before would be a defect; the file stays as it is.
	if (errorsIn(language.parse(text).topNode) > errorsIn(tree.topNode))
		return {
			input,
			edits: [],
			text: source,
			outcomes: outcomes.map(({proof: _, ...one}) => ({reason: 'the code around it cannot be read', ...one})),
		};
	return {input, edits: all, outcomes, text};
}

interface Context extends Builders {
	readonly isTyped: boolean;
}

function migrateFilter(node: SyntaxNode, source: string, context: Context) {
	const reading = readFilter(node, source, context.isTyped);
	return migrateLiteral(node, source, context, reading, comments => createFilterCode(reading, comments));
}

function migrateSession(node: SyntaxNode, source: string, context: Context) {
	const reading = readSession(node, source, context.isTyped);
	return migrateLiteral(node, source, context, reading, comments => createSessionCode(reading, comments));
}

function migrateLiteral(
	node: SyntaxNode,
	source: string,
	context: Context,
	reading: Reading,
	write: (comments: Comments) => Chain,
) {
	const conditions = conditionsOf(reading);
	const texts = reading.expressions.map(({text}) => text);
	const comments = commentsOf(node, reading.parts, [...texts, ...conditions], source);
	const {chain, cases} = createBuilderCode(write(comments), reading, context);
	const text = printIn(chain, node.from, source);
	const end = constAssertionEnd(node) ?? node.to;
	if (source.slice(node.to, end).includes('/')) throw new LeftAlone('a comment stands inside as const');
	const written = source.slice(node.from, node.to);
	const lost = commentsIn(node)
		.map(comment => textOf(comment, source))
		.find(comment => text.split(comment).length < written.split(comment).length);
	if (lost !== undefined) throw new LeftAlone(`the comment ${shortened(lost)} has no place in the code`);
	const edit: Edit = {span: {start: node.from, end}, text};
	return {edit, chain, proof: proofOf(cases, texts, conditions)};
}

function proofOf(cases: number, expressions: readonly string[], conditions: readonly string[]): string {
	const list = (texts: readonly string[]) => [...new Set(texts)].map(shortened).join(', ');
	const where = conditions.length === 0 ? '' : ` in all ${cases} cases of ${list(conditions)}`;
	const samples = expressions.length === 0 ? '' : `, with sample values for ${list(expressions)}`;
	return `the builders were run and write the same JSON${where}${samples}`;
}

/** The end of `as const`, which only a literal can have. */
function constAssertionEnd(node: SyntaxNode): number | undefined {
	const operator = nodeAfter(node);
	const type = operator?.name === 'as' ? nodeAfter(operator) : undefined;
	return type?.name === 'const' ? type.to : undefined;
}

function importsIn(tree: Tree): boolean {
	return childrenOf(tree.topNode).some(({name}) => name === 'ImportDeclaration' || name === 'ExportDeclaration');
}

/** The text with its edits, which do not overlap. */
function edited(source: string, edits: readonly Edit[]): string {
	return [...edits]
		.sort((one, other) => other.span.start - one.span.start)
		.reduce((text, {span, text: inside}) => text.slice(0, span.start) + inside + text.slice(span.end), source);
}
