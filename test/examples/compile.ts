// Compiles every sample in one program and reports unexpected and missing errors.
import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {compilerOf, diagnosticsOf, options} from '../messages/compiler.js';
import {root, type Sample} from './samples.js';

/** What samples import of the files next to them. */
const CONFIG = 'paylock.config.mjs';

/** Of a program for Node, also in plain JavaScript. */
const programOf = compilerOf({
	...options,
	allowJs: true,
	checkJs: true,
	lib: ['lib.es2022.d.ts'],
	types: ['node'],
});

/** The comment below a line that must not compile, with a part of the compiler's message. */
export const REFUSED = /^\s*\/\/ error(?:: (?<reason>.*))?$/;

/** Problems of the samples: errors that are not declared, and declared errors that do not occur. */
export function problemsOf(samples: readonly Sample[]): readonly string[] {
	const files = new Map(samples.map((sample, index) => [`${root}sample-${index}.${sample.language}`, sample]));
	const codes = Object.fromEntries([...files].map(([name, {code}]) => [name, code]));
	const found = diagnosticsOf(
		programOf({...codes, [root + CONFIG]: readFileSync(`${root}examples/${CONFIG}`, 'utf8')}),
	);
	return [...files].flatMap(([name, sample]) => {
		const errors = new Map<number, string>();
		for (const {file, start = 0, messageText} of found) {
			if (file?.fileName !== name) continue;
			const {line} = file.getLineAndCharacterOfPosition(start);
			const message = ts.flattenDiagnosticMessageText(messageText, '\n');
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
