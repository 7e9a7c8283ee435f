// Compiles every sample in one program and reports unexpected and missing errors.
import {readFileSync} from 'node:fs';
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

/** The comment below a line that must not compile, with a part of the compiler's message. */
export const REFUSED = /^\s*\/\/ error(?:: (?<reason>.*))?$/;

/** Problems of the samples: errors that are not declared, and declared errors that do not occur. */
export function problemsOf(samples: readonly Sample[]): readonly string[] {
	const files = new Map(samples.map((sample, index) => [`${root}sample-${index}.${sample.language}`, sample]));
	const codes = new Map([...files].map(([name, {code}]) => [name, code]));
	codes.set(`${root}paylock.config.mjs`, readFileSync(`${root}examples/paylock.config.mjs`, 'utf8'));
	const host = ts.createCompilerHost(options);
	const {readFile, fileExists, getSourceFile} = host;
	host.readFile = name => codes.get(name) ?? readFile.call(host, name);
	host.fileExists = name => codes.has(name) || fileExists.call(host, name);
	host.getSourceFile = (name, target, ...rest) => {
		const code = codes.get(name);
		if (code === undefined) return getSourceFile.call(host, name, target, ...rest);
		const format = {languageVersion: ts.ScriptTarget.ES2022, impliedNodeFormat: ts.ModuleKind.ESNext} as const;
		return ts.createSourceFile(name, code, format);
	};
	const program = ts.createProgram([...files.keys()], options, host);
	return [...files].flatMap(([name, sample]) => {
		const source = program.getSourceFile(name);
		if (source === undefined) return [`${sample.place}: not read`];
		const errors = new Map<number, string>();
		for (const found of [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]) {
			const {line} = source.getLineAndCharacterOfPosition(found.start ?? 0);
			const message = ts.flattenDiagnosticMessageText(found.messageText, '\n');
			// Inside Misuse<"…"> the compiler escapes quotes.
			errors.set(line, `${errors.get(line) ?? ''}${message.replaceAll('\\"', '"')}`);
		}
		return compare(sample, errors);
	});
}

function compare({place, code}: Sample, errors: Map<number, string>): readonly string[] {
	const problems: string[] = [];
	code.split('\n').forEach((line, index) => {
		const declared = REFUSED.exec(line);
		if (declared === null) return;
		const message = errors.get(index - 1);
		const reason = declared.groups?.reason ?? '';
		if (message === undefined) problems.push(`${place}, line ${index}: it compiles`);
		else if (!message.includes(reason)) problems.push(`${place}, line ${index}: another message: ${message}`);
		errors.delete(index - 1);
	});
	for (const [line, message] of errors) problems.push(`${place}, line ${line + 1}: ${message}`);
	return problems;
}
