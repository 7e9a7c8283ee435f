// The command line: `paylock sandbox`.
import {MisuseError} from '../inspect/index.js';
import {type Command, JSON_OPTION} from './command.js';
import {escapeControlChars, styleOf} from './style.js';
import {CLEAN, UsageError} from './terminal.js';

/** Invented, so that a call works at once; whoever wants others names them. */
const MERCHANT_ID = 'SANDBOX_MERCHANT';
const API_KEY = 'sandbox-key';

export const sandbox: Command = {
	name: 'sandbox',
	takes: '',
	summary: 'serves the embedded service on this machine until it is stopped',
	options: [
		{name: 'port', value: 'PORT', what: 'listen here, not on any free port'},
		{name: 'merchant-id', value: 'ID', what: `the merchant id to ask for, ${MERCHANT_ID} by default`},
		{name: 'api-key', value: 'KEY', what: `the key to ask for, ${API_KEY} by default; it is printed, so invent one`},
		{name: 'service-prefix', value: 'PREFIX', what: 'the prefix of doubled providers'},
		JSON_OPTION,
	],
	examples: [
		['paylock sandbox', 'prints the url, the key and the merchant id to use'],
		['paylock sandbox --port 4010 --service-prefix PREFIX', 'at a port of your own'],
	],
	async run(given, terminal) {
		if (given.names.length > 0) throw new UsageError('sandbox takes no file: see paylock sandbox --help');
		const port = Number(given.text('port') ?? 0);
		const servicePrefix = given.text('service-prefix');
		const [merchantId, apiKey] = [given.text('merchant-id') ?? MERCHANT_ID, given.text('api-key') ?? API_KEY];
		// Asked for only here, so that no other command waits for a server's code.
		const {startSandbox} = await import('../sandbox/index.js');
		const running = await startSandbox({
			merchantId,
			apiKey,
			port,
			...(servicePrefix === undefined ? {} : {servicePrefix}),
		}).catch(error => {
			throw startProblem(error);
		});
		const stopped = new Promise<void>(resolve => terminal.onStop(resolve));
		const facts = {url: running.url, apiKey, merchantId};
		if (given.flag('json')) terminal.out(`${escapeControlChars(JSON.stringify(facts))}\n`);
		else {
			const style = styleOf(terminal.outIsColoured);
			const lines = Object.entries({url: facts.url, 'api key': apiKey, 'merchant id': merchantId});
			terminal.out(`${style.bold('the sandbox is open')}, on this machine alone; it keeps nothing\n`);
			for (const [name, value] of lines) terminal.out(`  ${name.padEnd(12)} ${escapeControlChars(value)}\n`);
			terminal.out('stop it with Ctrl+C\n');
		}
		await stopped;
		await running.close();
		return CLEAN;
	},
};

function startProblem(error: unknown): unknown {
	if (error instanceof MisuseError || error instanceof RangeError)
		return new UsageError(escapeControlChars(error.message));
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	if (code === 'EADDRINUSE') return new UsageError('the port is in use: name another with --port');
	if (code === 'EACCES') return new UsageError('the port may not be used: name one from 1024 on with --port');
	return error;
}
