// Runs the compiler on files that need not exist, and returns its diagnostics.
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The options of a strict consumer, with the package's own names mapped to its sources. */
export const options: ts.CompilerOptions = {
	strict: true,
	noEmit: true,
	target: ts.ScriptTarget.ES2022,
	lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
	module: ts.ModuleKind.NodeNext,
	moduleResolution: ts.ModuleResolutionKind.NodeNext,
	moduleDetection: ts.ModuleDetectionKind.Force,
	customConditions: ['paylock-source'],
	types: [],
	skipLibCheck: true,
	exactOptionalPropertyTypes: true,
	noUncheckedIndexedAccess: true,
	paths: {
		paylock: [`${root}src/index.ts`],
		'paylock/inspect': [`${root}src/inspect/index.ts`],
		'paylock/sandbox': [`${root}src/sandbox/index.ts`],
		'paylock/vitest': [`${root}src/vitest/index.ts`],
	},
};

/** Texts of files under their names. */
export type Files = Readonly<Record<string, string>>;

/** The real files, parsed once for all programs: nothing in which their options differ concerns a parser. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Makes programs over virtual files next to the real ones. */
export function compilerOf(options: ts.CompilerOptions): (files: Files) => ts.Program {
	const host = ts.createCompilerHost(options);
	const {readFile, fileExists, getSourceFile} = host;
	let before: ts.Program | undefined;
	return files => {
		host.readFile = name => files[name] ?? readFile.call(host, name);
		host.fileExists = name => name in files || fileExists.call(host, name);
		host.getSourceFile = (name, format, ...rest) => {
			const text = files[name];
			if (text !== undefined) return ts.createSourceFile(name, text, format);
			if (!parsed.has(name)) parsed.set(name, getSourceFile.call(host, name, format, ...rest));
			return parsed.get(name);
		};
		before = ts.createProgram(Object.keys(files), options, host, before);
		return before;
	};
}

/** A program of a strict consumer. */
export const programOf = compilerOf(options);

export interface Diagnosis {
	readonly file: string;
	/** From 1. */
	readonly line: number;
	readonly text: string;
}

/** What is wrong with the files given, and with no other: the sources have a check of their own. */
export function diagnosticsOf(program: ts.Program): readonly ts.Diagnostic[] {
	return program
		.getRootFileNames()
		.map(name => program.getSourceFile(name))
		.flatMap(file => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]);
}

export function diagnose(program: ts.Program): readonly Diagnosis[] {
	return diagnosticsOf(program).map(({file, start = 0, code, messageText}) => ({
		file: file === undefined ? dirname(root) : file.fileName,
		line: file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1,
		text: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
	}));
}
