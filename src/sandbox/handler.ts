// Answers every request to a sandbox: pages, and the calls that its mock serves.

import {pause} from '../client/waiting.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import type {Memory, Outcome} from './call.js';
import {errorResponse} from './error-response.js';
import {ConnectionReset, FaultQueue, type SandboxFault} from './faults.js';
import {mock} from './mock.js';
import {type LoggedRequest, MAX_REQUESTS, pageAt} from './pages.js';
import {contentSecurityPolicy} from './policy.js';
import {readSandboxOptions, type SandboxOptions} from './sandbox-options.js';
import type {SandboxSession} from './session-response.js';
import {type Answer, answerOf, cut, URL, type WebRequest} from './web.js';

export interface Handler {
	readonly sessions: readonly SandboxSession[];
	readonly fail: (fault: SandboxFault, times?: number) => void;
	/** Rejects only if a fault requests a reset connection, or if the caller left. */
	readonly answer: (call: WebRequest) => Promise<Answer>;
}

export function createHandler(options: SandboxOptions): Handler {
	const settings = readSandboxOptions(options);
	const sessions: SandboxSession[] = [];
	const requests: LoggedRequest[] = [];
	const faults = new FaultQueue();
	const counts = {refusals: 0, sessions: 0, requests: 0};

	const memory: Memory = {
		refuse(refusal) {
			counts.refusals += 1;
			const response = answerOf(errorResponse(refusal, `request-${counts.refusals}`));
			return {response, checked: refusal.code, refusal};
		},
		keep(parts, origin) {
			counts.sessions += 1;
			const id = `session-${counts.sessions}`;
			const screenUrl = `${origin}/screen/${id}`;
			const session = Object.freeze({id, ...parts, issues: Object.freeze(parts.issues), screenUrl});
			sessions.push(session);
			return session;
		},
	};
	const serve = mock(settings, memory);

	const record = (
		{response, refusal, request, ...outcome}: Outcome,
		{method}: WebRequest,
		path: string,
		isReset: boolean,
	): Answer => {
		counts.requests += 1;
		const status = isReset ? {} : {status: response.status};
		const entry = Object.freeze({number: counts.requests, method, path, ...status, ...outcome});
		requests.push({entry, ...(refusal && {refusal}), ...(request && {request})});
		if (requests.length > MAX_REQUESTS) requests.shift();
		try {
			settings.onRequest(entry);
		} catch {}
		return response;
	};

	const fail = (fault: SandboxFault, times = 1) => reportAtCall(fail, () => faults.add(fault, times));
	return {
		sessions,
		fail,
		async answer(call) {
			const url = new URL(call.url);
			const {pathname} = url;
			const isSession = pathname.endsWith('/session');
			if (!isSession && call.method === 'GET') {
				const page = pageAt(pathname, {sessions, requests, settings, origin: url.origin});
				const headers = {...page.headers, 'content-security-policy': await contentSecurityPolicy(pathname === '/')};
				return answerOf({...page, headers});
			}
			const fault = isSession ? faults.next() : {};
			if (fault.delayMs !== undefined) await pause(fault.delayMs, call.signal);
			const isReset = fault.reset === true;
			const response = record(await serve(call, url, fault), call, pathname, isReset);
			if (isReset) throw new ConnectionReset();
			return fault.truncate === true ? cut(response) : response;
		},
	};
}
