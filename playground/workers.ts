// The page's side of its workers: requests with answers.
import type {
	Analysis,
	AnalysisRequest,
	AskedRules,
	CheckAnswer,
	CompilerRequest,
	Completion,
	Hover,
	RunAnswer,
	Verdict,
} from './messages.js';

type Message = {readonly id: number; readonly answer?: unknown; readonly problem?: string};

/** Sends requests to something that answers with the request's id. */
class Requests {
	readonly #waiting = new Map<number, {resolve: (answer: unknown) => void; reject: (error: Error) => void}>();
	#last = 0;

	send(post: (id: number) => void): Promise<unknown> {
		this.#last += 1;
		const id = this.#last;
		const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, {resolve, reject}));
		post(id);
		return answer;
	}

	receive({id, answer, problem}: Message): void {
		const waiting = this.#waiting.get(id);
		this.#waiting.delete(id);
		if (problem === undefined) waiting?.resolve(answer);
		else waiting?.reject(new Error(problem));
	}

	failAll(reason: string): void {
		for (const {reject} of this.#waiting.values()) reject(new Error(reason));
		this.#waiting.clear();
	}
}

export interface Compiler {
	check(text: string): Promise<CheckAnswer>;
	complete(text: string, at: number): Promise<readonly Completion[]>;
	hover(text: string, at: number): Promise<Hover | undefined>;
}

/** The compiler; its worker is loaded now. */
export function startCompiler(): Compiler {
	const requests = new Requests();
	const worker = new Worker('compiler.js', {type: 'module'});
	worker.addEventListener('message', ({data}: MessageEvent<Message>) => requests.receive(data));
	const ask = (request: CompilerRequest) => requests.send(id => worker.postMessage({...request, id}));
	// The worker answers each kind of request with one type.
	return {
		check: text => ask({kind: 'check', text}) as Promise<CheckAnswer>,
		complete: (text, at) => ask({kind: 'complete', text, at}) as Promise<readonly Completion[]>,
		hover: (text, at) => ask({kind: 'hover', text, at}) as Promise<Hover | undefined>,
	};
}

/** Runs code in the sandboxed frame, and asks for the rules that decide about an instrument. */
export type Runner = (js: string, asked?: AskedRules) => Promise<RunAnswer>;

export function startRunner(frame: HTMLIFrameElement): Runner {
	const requests = new Requests();
	addEventListener('message', ({source, data}: MessageEvent<Message>) => {
		if (source === frame.contentWindow) requests.receive(data);
	});
	const loaded = new Promise<void>(resolve => {
		frame.addEventListener('load', () => resolve(), {once: true});
		frame.src = 'frame.html';
	});
	const ready = Promise.all([fetch('runner.js').then(response => response.text()), loaded]).then(([runner]) =>
		frame.contentWindow?.postMessage({runner}, '*'),
	);
	return async (js, asked) => {
		await ready;
		// The frame's worker answers with a RunAnswer; the page shows its strings as text only.
		return requests.send(id => frame.contentWindow?.postMessage({id, js, asked}, '*')) as Promise<RunAnswer>;
	};
}

const ANALYSIS_LIMIT_MS = 10_000;

export interface Analyzer {
	analyze(request: Omit<Extract<AnalysisRequest, {kind: 'analyze'}>, 'kind'>): Promise<Analysis>;
	explain(request: Omit<Extract<AnalysisRequest, {kind: 'explain'}>, 'kind'>): Promise<Verdict>;
}

/** Analyzes JSON in a worker without user code, replaced when an input takes too long. */
export function startAnalyzer(): Analyzer {
	const requests = new Requests();
	let worker = start();
	function start(): Worker {
		const made = new Worker('runner.js');
		made.addEventListener('message', ({data}: MessageEvent<Message>) => requests.receive(data));
		return made;
	}
	const ask = async (request: AnalysisRequest): Promise<unknown> => {
		const timer = setTimeout(() => {
			worker.terminate();
			worker = start();
			requests.failAll('The analysis took too long');
		}, ANALYSIS_LIMIT_MS);
		try {
			return await requests.send(id => worker.postMessage({...request, id}));
		} finally {
			clearTimeout(timer);
		}
	};
	// The worker answers each kind of request with one type.
	return {
		analyze: request => ask({kind: 'analyze', ...request}) as Promise<Analysis>,
		explain: request => ask({kind: 'explain', ...request}) as Promise<Verdict>,
	};
}
