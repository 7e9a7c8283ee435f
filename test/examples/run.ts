// Runs a sample and compares each result with the comment below its statement.
import ts from 'typescript';
import {REFUSED} from './compile.js';
import type {Sample} from './samples.js';

/** The packages a sample may import, under their names. */
export type Modules = Readonly<Record<string, object>>;

interface Step {
	/** JavaScript. */
	readonly code: string;
	readonly isExpression: boolean;
	/** The comment directly below it, if there is one. */
	readonly shown: string | undefined;
}

export interface Shown {
	/** As the sample shows it. */
	readonly expected: string;
	/** As the sample produces it. */
	readonly given: string;
}

/** Whether a sample shows a result, and so is run. */
export function showsResult(sample: Sample): boolean {
	return sample.json !== undefined || stepsOf(sample.code).some(step => step.shown !== undefined);
}

/** Each result that the sample shows, with the one it produces. */
export async function results({code, json}: Sample, modules: Modules): Promise<readonly Shown[]> {
	const steps = stepsOf(code);
	const all: Shown[] = [];
	let printed: string[] = [];
	let last: unknown;
	const record = (shown: string | undefined, given: string): void => {
		if (shown !== undefined) all.push({expected: shown, given});
		printed = [];
	};
	const printedBy = (index: number): void => record(steps[index]?.shown, printed.join('\n'));
	const keep = async (index: number, run: () => unknown): Promise<void> => {
		const shown = steps[index]?.shown;
		try {
			last = await run();
			if (printed.length > 0) printedBy(index);
			else if (typeof last === 'string' && shown === last.trimEnd()) record(shown, shown);
			else record(shown && normal(shown), textOf(last));
		} catch (error) {
			// A shown error is compared as a console prints it; any other error fails the sample.
			if (shown === undefined || !(error instanceof Error)) throw error;
			record(shown, `${error.name}: ${error.message}`);
		}
	};
	const body = steps.map((step, index) =>
		step.isExpression
			? `await keep(${index}, async () => (${step.code}\n));`
			: // Not wrapped, because later statements use what it declares.
				`${step.code}\nprintedBy(${index});`,
	);
	// The constructor of async functions has no global name.
	const AsyncFunction = (async () => {}).constructor as new (
		...parameters: string[]
	) => (...given: unknown[]) => Promise<void>;
	const run = new AsyncFunction('modules', 'keep', 'printedBy', 'console', body.join('\n'));
	const log = (...values: unknown[]): string => {
		const text = values.map(String).join(' ');
		printed.push(text);
		return text;
	};
	await run(modules, keep, printedBy, {log});
	if (json === undefined) return all;
	// A sample may print its JSON.
	const given = typeof last === 'string' ? JSON.stringify(JSON.parse(last)) : textOf(last);
	all.push({expected: JSON.stringify(JSON.parse(json)), given});
	return all;
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** A literal as JSON; anything else, such as a message, unchanged. */
function normal(shown: string): string {
	try {
		return textOf(new Function(`return (${shown}\n);`)());
	} catch {
		return shown;
	}
}

/** The top-level statements, each with the comment below it; imports become look-ups in `modules`. */
function stepsOf(code: string): readonly Step[] {
	const source = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.ES2022, true);
	return source.statements.flatMap(statement => {
		const text = statement.getText(source);
		const shown = commentBeneath(code, statement.end);
		if (shown !== undefined && REFUSED.test(`// ${shown.split('\n')[0]}`)) return [];
		if (ts.isImportDeclaration(statement)) return importOf(statement, source);
		const isExpression = ts.isExpressionStatement(statement);
		const plain = isExpression ? statement.expression.getText(source) : text.replace(/^export (default )?/, '');
		return [{code: javaScript(plain, isExpression), isExpression, shown}];
	});
}

function importOf(statement: ts.ImportDeclaration, source: ts.SourceFile): readonly Step[] {
	const clause = statement.importClause;
	if (clause === undefined || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
	const from = `modules[${statement.moduleSpecifier.getText(source)}]`;
	const bindings = clause.namedBindings;
	const named =
		bindings === undefined || ts.isNamespaceImport(bindings)
			? []
			: bindings.elements
					.filter(one => !one.isTypeOnly)
					.map(one => (one.propertyName === undefined ? one.name.text : `${one.propertyName.text}: ${one.name.text}`));
	if (clause.name !== undefined) named.push(`default: ${clause.name.text}`);
	return [{code: `const {${named.join(', ')}} = ${from};`, isExpression: false, shown: undefined}];
}

function javaScript(code: string, isExpression: boolean): string {
	const {outputText} = ts.transpileModule(isExpression ? `(${code}\n)` : code, {
		compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true},
	});
	const bare = outputText
		.replace(/^"use strict";\n/, '')
		.replace(/export \{\};\s*$/, '')
		.trim();
	return isExpression ? bare.replace(/;$/, '') : bare;
}

/** The run of comment lines that begins on the line right after `end`. */
function commentBeneath(code: string, end: number): string | undefined {
	const [rest = '', ...below] = code.slice(end).split('\n');
	if (rest.trim() !== '') return undefined;
	const first = below.findIndex(line => !/^\/\/ ?/.test(line));
	const lines = below.slice(0, first < 0 ? below.length : first);
	return lines.length === 0 ? undefined : lines.map(line => line.replace(/^\/\/ ?/, '')).join('\n');
}
