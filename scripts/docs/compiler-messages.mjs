// Docs: writes the compiler's message into each `// error` line of the guides and the README.
import ts from 'typescript';
import {compilerOptions, readable} from './samples.mjs';

const BLOCK = /^```ts\n(?<code>[\s\S]*?)^```$/gm;
const MARK = /^(?<indent>\s*)\/\/ error(?:: .*)?$/;
/** A longer message does not help a reader of Markdown. */
const LONGEST = 200;

/** The messages of one program over all samples: for each sample, the first message on each line. */
function messagesOf(samples) {
	const files = new Map(samples.map((code, index) => [`${process.cwd()}/sample-${index}.ts`, code]));
	const host = ts.createCompilerHost(compilerOptions);
	const {readFile, fileExists, getSourceFile} = host;
	host.readFile = name => files.get(name) ?? readFile.call(host, name);
	host.fileExists = name => files.has(name) || fileExists.call(host, name);
	host.getSourceFile = (name, target, ...rest) => {
		const code = files.get(name);
		if (code === undefined) return getSourceFile.call(host, name, target, ...rest);
		return ts.createSourceFile(name, code, {languageVersion: target, impliedNodeFormat: ts.ModuleKind.ESNext});
	};
	const program = ts.createProgram([...files.keys()], compilerOptions, host);
	return [...files.keys()].map(name => {
		const source = program.getSourceFile(name);
		const messages = new Map();
		for (const {start = 0, messageText} of program.getSemanticDiagnostics(source)) {
			const {line} = source.getLineAndCharacterOfPosition(start);
			if (!messages.has(line)) messages.set(line, readable(ts.flattenDiagnosticMessageText(messageText, '\n')));
		}
		return messages;
	});
}

/** The files with the messages in them. */
export function withCompilerMessages(files) {
	const blocks = [...files.values()].flatMap(text => [...text.matchAll(BLOCK)].map(({groups}) => groups.code));
	const marked = blocks.filter(code => code.split('\n').some(line => MARK.test(line)));
	const found = new Map(messagesOf(marked).map((messages, index) => [marked[index], messages]));
	return new Map([...files].map(([path, text]) => [path, text.replaceAll(BLOCK, whole => fill(whole, found))]));
}

function fill(whole, found) {
	const code = whole.slice('```ts\n'.length, -'```'.length);
	const messages = found.get(code);
	if (messages === undefined) return whole;
	const lines = code.split('\n').map((line, index) => {
		const indent = MARK.exec(line)?.groups?.indent;
		const message = messages.get(index - 1)?.split('\n')[0];
		if (indent === undefined || message === undefined) return line;
		return message.length > LONGEST ? `${indent}// error` : `${indent}// error: ${message}`;
	});
	return `\`\`\`ts\n${lines.join('\n')}\`\`\``;
}
