// `paylock sandbox`

import {messageOf} from '../../diagnostics/issue.js';
import {IssueError} from '../../diagnostics/issue-error.js';
import {curlCommand} from '../../sandbox/curl.js';
import type {SandboxFault, SandboxRequest} from '../../sandbox/index.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import {type Command, TEXT_OR_JSON} from '../arguments/command.js';
import {wholeNumber} from '../arguments/parse-args.js';
import {ACCOUNT_OPTIONS, optionOf, readSettings} from '../arguments/settings.js';
import {codeOf} from '../input/read-input.js';
import {escapeControlChars, type Style, styleOf} from '../terminal/style.js';
import {CLEAN, refusalInWords, UsageError} from '../terminal/terminal.js';

/** Invented, so that a call works at once. */
const MERCHANT_ID = 'SANDBOX_MERCHANT';
const API_KEY = 'sandbox-key';

/** The faults by name, most of them as the kind of `SessionError` that they cause. */
const FAULTS: Readonly<Record<string, SandboxFault>> = {
	unauthorized: {status: 401},
	rejected: {status: 400},
	'rate-limited': {status: 429},
	unavailable: {status: 503},
	timeout: {delayMs: 60_000},
	reset: {reset: true},
	truncate: {truncate: true},
};
const FAULT_NAMES = Object.keys(FAULTS);

export const sandbox: Command = {
	name: 'sandbox',
	group: 'Run',
	positionals: '',
	summary: 'serve a local mock of the checkout service',
	details:
		'Listens on this machine only and stores nothing. Open the address in a browser to see the requests, and the payment screen of each session.',
	options: [
		{name: 'port', value: 'PORT', description: 'port, any free one by default'},
		{name: 'merchant-id', value: 'ID', description: `merchant id to expect, ${MERCHANT_ID} by default`},
		{name: 'api-key', value: 'KEY', description: `key to expect, ${API_KEY} by default; printed`},
		{name: 'lenient', description: 'accept what the service ignores silently, as an issue'},
		{
			name: 'fault',
			value: 'NAME[:TIMES]',
			isRepeatable: true,
			description: `make calls fail: ${FAULT_NAMES.join(', ')} or a status from 300 to 599; repeatable`,
		},
		TEXT_OR_JSON,
		...ACCOUNT_OPTIONS,
	],
	examples: [
		['paylock sandbox', 'print the address, the credentials and a curl command that works'],
		['paylock sandbox --port 4010 --fault unavailable:2', 'two calls fail with 503 Service Unavailable, then all work'],
	],
	json: '{version: 1, url, apiKey, merchantId} on one line, then one line for each request',
	async run(args, terminal) {
		if (args.positionals.length > 0) throw new UsageError('sandbox takes no file: see paylock sandbox --help');
		const account = await readSettings(args, terminal);
		const faults = args.values('fault').map(faultOf);
		const [merchantId, apiKey] = [args.value('merchant-id') ?? MERCHANT_ID, args.value('api-key') ?? API_KEY];
		const isJson = args.value('format') === 'json';
		const style = styleOf(terminal.outIsColored);
		const log = (request: SandboxRequest) =>
			isJson
				? terminal.data(`${escapeControlChars(JSON.stringify(request))}\n`)
				: terminal.out(requestLine(request, style));
		// Loaded only here, so that no other command waits for it.
		const {startSandbox} = await import('../../sandbox/index.js');
		const running = await startSandbox({
			merchantId,
			apiKey,
			port: wholeNumber(args, 'port') ?? 0,
			account,
			strict: !args.has('lenient'),
			onRequest: log,
		}).catch(error => {
			throw startError(error);
		});
		for (const {fault, times} of faults) running.fail(fault, times);
		const stopped = new Promise<void>(resolve => terminal.onStop(resolve));
		const {url} = running;
		if (isJson) terminal.data(`${escapeControlChars(JSON.stringify({version: 1, url, apiKey, merchantId}))}\n`);
		else
			terminal.out(
				startText(
					{url, 'api key': apiKey, 'merchant id': merchantId},
					curlCommand(url, {merchantId, apiKey, account}),
					style,
				),
			);
		await stopped;
		await running.close();
		return CLEAN;
	},
};

function faultOf(text: string): {readonly fault: SandboxFault; readonly times: number} {
	const [name = '', times = '1', ...more] = text.split(':');
	const isStatus = /^[345]\d\d$/.test(name);
	const problem = isStatus ? undefined : vocabularyProblem(name, FAULT_NAMES, 'fault');
	if (problem !== undefined) throw new UsageError(`--fault: ${messageOf(problem)}`);
	if (!/^[1-9]\d{0,8}$/.test(times) || more.length > 0)
		throw new UsageError(`--fault: "${text}" has no valid count: write ${name}:2`);
	return {fault: isStatus ? {status: Number(name)} : (FAULTS[name] ?? {}), times: Number(times)};
}

function startText(facts: Readonly<Record<string, string>>, curl: string, style: Style): string {
	const lines = Object.entries(facts).map(([name, value]) => `  ${name.padEnd(12)} ${escapeControlChars(value)}\n`);
	return `${style.bold('The sandbox is running')} on this machine only; it stores nothing.\n${lines.join('')}\nTry it:\n${escapeControlChars(curl)}\n\nStop it with Ctrl+C.\n\n`;
}

/** `POST /session paymentPage 200 http://…/screen/session-1 (clean)` */
function requestLine({method, path, action, status, checked, screenUrl}: SandboxRequest, style: Style): string {
	const paint = status !== undefined && status < 400 ? style.good : style.error;
	const [request, outcome] = [
		[method, path, action],
		[checked, screenUrl],
	].map(parts => escapeControlChars(parts.filter(part => part !== undefined).join(' ')));
	return `${request} ${paint(status === undefined ? 'reset' : String(status))} ${outcome}\n`;
}

function startError(error: unknown): unknown {
	if (error instanceof IssueError) return refusalInWords(error, optionOf);
	const code = codeOf(error);
	if (code === 'EADDRINUSE') return new UsageError('the port is in use: choose another with --port');
	if (code === 'EACCES')
		return new UsageError('the port needs administrator rights: choose one from 1024 upwards with --port');
	return error;
}
