// The pass-through: it checks each request, and sends it on to the service, unchanged and once.
import type {Issue} from '../../diagnostics/issue.js';
import type {JsonObject} from '../../wire/session.js';
import type {Call, Memory, Serve} from '../call.js';
import {injectedFault, type Refusal} from '../error-response.js';
import {bytesOf, contentTypeProblem, jsonOf, TOO_LARGE} from '../read-body.js';
import {actionOf, countIssues} from '../request-log.js';
import type {CheckedForward, CheckedOptions} from '../sandbox-options.js';
import {issuesOf, recordedIssues, refusalFor} from '../validate.js';
import {badGateway, type Delivered, type Delivery} from './delivery.js';
import {endToEnd, isChunked} from './end-to-end.js';
import {FAIL_ON} from './forward-options.js';
import {sendOverFetch} from './over-fetch.js';

export function passThrough(settings: CheckedOptions, forward: CheckedForward, {refuse, keep}: Memory): Serve {
	const {baseUrl, timeoutMs, failOn} = forward;
	const fatal: readonly string[] = failOn === undefined ? [] : FAIL_ON.slice(0, FAIL_ON.indexOf(failOn) + 1);
	const isFatal = ({severity}: Issue) => fatal.includes(severity);

	return async (call, {origin, pathname, search}, fault) => {
		const {method, signal, target = `${pathname}${search}`} = call;
		if (!target.startsWith('/')) return refuse(NO_PATH);
		if (call.headers.get('sec-fetch-site') !== null) return refuse(FROM_A_BROWSER);
		if (fault.status !== undefined) return refuse(injectedFault(fault.status));
		const body = await bytesOf(call);
		if (body === undefined) return refuse(TOO_LARGE);
		if (call.hasTrailers?.()) return refuse(TRAILERS);

		const isSession = method === 'POST' && pathname.endsWith('/session');
		const read = isSession ? (contentTypeProblem(call) ?? jsonOf(body)) : undefined;
		const {json: request, refused: unreadable} = read ?? {};
		const issues = request && checked(request, settings);
		const stopped = failOn === undefined ? undefined : (unreadable ?? refusalFor((issues ?? []).filter(isFatal)));

		const headers = headersOf(call);
		const kept = {headers: endToEnd(headers), isChunked: isChunked(headers)};
		const delivered: Delivered =
			stopped === undefined
				? await send(forward, {baseUrl, method, target, ...kept, body, timeoutMs, signal})
				: {refused: stopped};
		const outcome = 'answer' in delivered ? {response: delivered.answer} : refuse(delivered.refused);
		const result = unreadable?.code ?? (issues === undefined ? 'not checked' : countIssues(issues));
		const what = stopped !== undefined ? 'not forwarded: ' : 'refused' in delivered ? 'no answer: ' : '';
		const entry = {...outcome, checked: `${what}${result}`};
		if (request === undefined) return entry;
		const {id, screenUrl} = keep({request, issues: issues ?? [], status: outcome.response.status}, origin);
		return {...entry, sessionId: id, screenUrl, ...actionOf(request)};
	};
}

/** The issues; `undefined` if the check itself fails, which keeps no request from the service. */
function checked(request: JsonObject, settings: CheckedOptions): readonly Issue[] | undefined {
	try {
		return recordedIssues(issuesOf(request, settings), settings);
	} catch {
		return undefined;
	}
}

async function send({fetch}: CheckedForward, delivery: Delivery): Promise<Delivered> {
	if (fetch !== undefined) return sendOverFetch(fetch, delivery);
	// Imported here, so that the handler also runs without Node.
	const node = await import('./over-node.js').catch(() => undefined);
	return node?.sendOverNode(delivery) ?? badGateway('this runtime has no node:http: pass forward.fetch');
}

function headersOf({rawHeaders, headers}: Call): readonly string[] {
	if (rawHeaders !== undefined) return rawHeaders;
	const all: string[] = [];
	headers.forEach?.((value, name) => void all.push(name, value));
	return all;
}

const NO_PATH: Refusal = {status: 400, code: 'no_path', message: 'the request has no path: send it as to the service'};

const TRAILERS: Refusal = {
	status: 501,
	code: 'trailers',
	message: 'fields follow the body (trailers), which are not forwarded: nothing was sent: send them as headers',
};

/** It would carry cookies of this machine, and any page that is open could send it. */
const FROM_A_BROWSER: Refusal = {
	status: 403,
	code: 'from_a_browser',
	message: 'a browser sent this request: only a server may call the service',
};
