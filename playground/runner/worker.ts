// The worker that runs code (inside the sandboxed frame) or analyzes JSON (next to the page).
import type {AnalysisRequest, AskedRules} from '../messages.js';
import {analyze, explain} from './analyze.js';
import {runCode, type UserCode} from './run-code.js';

type RunRequest = {readonly kind: 'run'; readonly script: string; readonly asked?: AskedRules};
type Request = (AnalysisRequest | RunRequest) & {readonly id: number};

// A worker's global scope, which the page's library does not declare.
const scope = self as unknown as {importScripts(url: string): void; userCode?: UserCode};
const post = self.postMessage.bind(self);

function answer(request: Request): unknown {
	if (request.kind === 'analyze') return analyze(request);
	if (request.kind === 'explain') return explain(request);
	post({id: request.id, started: true});
	try {
		scope.importScripts(request.script);
	} catch (error) {
		return {logs: [], error: {message: String(error)}};
	}
	return runCode(scope.userCode ?? (() => {}), request.asked);
}

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
	try {
		post({id: data.id, answer: answer(data)});
	} catch (error) {
		post({id: data.id, problem: error instanceof Error ? error.message : String(error)});
	}
});
