// Runs the compiler on a file and returns its diagnostics.
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The options of a strict consumer, with the package's own name mapped to its sources. */
export const options: ts.CompilerOptions = {
	strict: true,
	noEmit: true,
	target: ts.ScriptTarget.ES2022,
	lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
	module: ts.ModuleKind.NodeNext,
	moduleResolution: ts.ModuleResolutionKind.NodeNext,
	customConditions: ['paylock-source'],
	types: [],
	skipLibCheck: true,
	exactOptionalPropertyTypes: true,
	noUncheckedIndexedAccess: true,
	paths: {
		paylock: [`${root}src/index.ts`],
		'paylock/inspect': [`${root}src/inspect/index.ts`],
	},
};

/** A program over virtual files next to the real ones. */
export function programOf(files: Readonly<Record<string, string>>): ts.Program {
	const host = ts.createCompilerHost(options);
	const {readFile, fileExists, getSourceFile} = host;
	host.readFile = name => files[name] ?? readFile.call(host, name);
	host.fileExists = name => name in files || fileExists.call(host, name);
	host.getSourceFile = (name, languageVersion, ...rest) => {
		const text = files[name];
		return text === undefined
			? getSourceFile.call(host, name, languageVersion, ...rest)
			: ts.createSourceFile(name, text, languageVersion);
	};
	return ts.createProgram(Object.keys(files), options, host);
}

export interface Diagnosis {
	readonly file: string;
	/** From 1. */
	readonly line: number;
	readonly text: string;
}

export function diagnose(program: ts.Program): readonly Diagnosis[] {
	return ts.getPreEmitDiagnostics(program).map(({file, start = 0, code, messageText}) => ({
		file: file === undefined ? dirname(root) : file.fileName,
		line: file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1,
		text: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
	}));
}
