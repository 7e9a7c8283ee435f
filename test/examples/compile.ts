// The compiler's word on every sample, in one program.
import ts from 'typescript';
import {root, type Sample} from './samples.js';

const options: ts.CompilerOptions = {
	strict: true,
	noEmit: true,
	allowJs: true,
	checkJs: true,
	target: ts.ScriptTarget.ES2022,
	lib: ['lib.es2022.d.ts'],
	module: ts.ModuleKind.NodeNext,
	moduleResolution: ts.ModuleResolutionKind.NodeNext,
	moduleDetection: ts.ModuleDetectionKind.Force,
	customConditions: ['paylock-source'],
	types: ['node'],
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

/** What stands beneath a line that must not compile, with a part of the compiler's reason. */
export const REFUSED = /^\s*\/\/ error(?:: (?<reason>.*))?$/;

/** What is wrong with the samples: an error that none declares, or a declared one that is not there. */
export function problemsOf(samples: readonly Sample[]): readonly string[] {
	const files = new Map(samples.map((sample, index) => [`${root}sample-${index}.${sample.language}`, sample]));
	const host = ts.createCompilerHost(options);
	const {readFile, fileExists, getSourceFile} = host;
	host.readFile = name => files.get(name)?.code ?? readFile.call(host, name);
	host.fileExists = name => files.has(name) || fileExists.call(host, name);
	host.getSourceFile = (name, target, ...rest) => {
		const sample = files.get(name);
		if (sample === undefined) return getSourceFile.call(host, name, target, ...rest);
		const format = {languageVersion: ts.ScriptTarget.ES2022, impliedNodeFormat: ts.ModuleKind.ESNext} as const;
		return ts.createSourceFile(name, sample.code, format);
	};
	const program = ts.createProgram([...files.keys()], options, host);
	return [...files].flatMap(([name, sample]) => {
		const source = program.getSourceFile(name);
		if (source === undefined) return [`${sample.place}: not read`];
		const errors = new Map<number, string>();
		for (const found of [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]) {
			const {line} = source.getLineAndCharacterOfPosition(found.start ?? 0);
			errors.set(line, `${errors.get(line) ?? ''}${ts.flattenDiagnosticMessageText(found.messageText, '\n')}`);
		}
		return held(sample, errors);
	});
}

function held({place, code}: Sample, errors: Map<number, string>): readonly string[] {
	const problems: string[] = [];
	code.split('\n').forEach((line, index) => {
		const declared = REFUSED.exec(line);
		if (declared === null) return;
		const said = errors.get(index - 1);
		const reason = declared.groups?.reason ?? '';
		if (said === undefined) problems.push(`${place}, line ${index}: it compiles`);
		else if (!said.includes(reason)) problems.push(`${place}, line ${index}: the compiler says ${said}`);
		errors.delete(index - 1);
	});
	for (const [line, said] of errors) problems.push(`${place}, line ${line + 1}: ${said}`);
	return problems;
}
