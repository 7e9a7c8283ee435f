// The compiler worker: diagnostics, completions and hovers for the code, and its JavaScript.
import ts from 'typescript';
import type {CheckAnswer, CompilerRequest, Completion, Diagnostic, Hover} from '../messages.js';
import {MAIN, service, update} from './language-service.js';
import {traceCalls} from './trace-calls.js';

/** The reason inside `Misuse<"…">` or `Refused<…, "…">`, `RefusedRecipe<"…", …>`, which is what a reader needs; otherwise the compiler's whole text. */
function readable(message: string): string {
	const [, misuse] = /(?:Misuse|Refused\w*)<[^"]*("(?:[^"\\]|\\.)*")/.exec(message) ?? [];
	return misuse === undefined ? message : String(JSON.parse(misuse));
}

function check(text: string): CheckAnswer {
	const found = [...service.getSyntacticDiagnostics(MAIN), ...service.getSemanticDiagnostics(MAIN)];
	const diagnostics = found.map(({start = 0, length = 0, messageText}): Diagnostic => {
		const message = readable(ts.flattenDiagnosticMessageText(messageText, '\n'));
		return {from: start, to: start + length, message};
	});
	const {outputText} = ts.transpileModule(text, {
		fileName: MAIN,
		compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS},
		transformers: {before: [traceCalls]},
	});
	return {diagnostics, js: outputText};
}

function complete(at: number): readonly Completion[] {
	const found = service.getCompletionsAtPosition(MAIN, at, {});
	return (found?.entries ?? []).slice(0, 200).map(({name, kind}) => ({name, kind}));
}

function hover(at: number): Hover | undefined {
	const found = service.getQuickInfoAtPosition(MAIN, at);
	if (found === undefined) return undefined;
	const signature = readable(ts.displayPartsToString(found.displayParts));
	const documentation = ts.displayPartsToString(found.documentation);
	return {from: found.textSpan.start, text: documentation === '' ? signature : `${signature}\n\n${documentation}`};
}

function answer(request: CompilerRequest): unknown {
	update(request.text);
	if (request.kind === 'check') return check(request.text);
	return request.kind === 'complete' ? complete(request.at) : hover(request.at);
}

self.addEventListener('message', ({data}: MessageEvent<CompilerRequest & {id: number}>) => {
	postMessage({id: data.id, answer: answer(data)});
});
