// Four scenes: a mistake that the compiler refuses, a filter and its screen, a mandate session, a broken payload repaired.
// `npm run demo -- --keep` leaves the sandbox running, so that you can open the screens in a browser.
// @ts-check
import {fileURLToPath} from 'node:url';
import {stripVTControlCharacters} from 'node:util';
import {createSession, defineService, paylock} from 'paylock';
import {instrumentClasses, lint, repair, summarize} from 'paylock/inspect';
import {startSandbox} from 'paylock/sandbox';
import ts from 'typescript';
import account from './paylock.config.mjs';

const {filter, mandate, session} = paylock(account);
const {servicePrefix} = account;
const order = {
	amount: '499.00',
	customer_id: 'customer-1',
	customer_email: 'customer@example.com',
	customer_phone: '0000000000',
	payment_page_client_id: 'client-1',
};

const keep = process.argv.includes('--keep');
const merchant = {merchantId: 'MERCHANT_1', apiKey: 'sandbox-key'};
const sandbox = await startSandbox({...merchant, account});
const service = defineService({baseUrl: sandbox.url, ...merchant, credentials: account.credentials});

let scenes = 0;
/** @param {string} title */
function scene(title) {
	scenes += 1;
	console.log(`\n${scenes}. ${title}\n${'─'.repeat(title.length + 3)}\n`);
}

/** @param {string} text */
const indented = text => text.replaceAll(/^(?=.)/gm, '   ');

/** What the compiler prints about a program, with the lines that it is about. */
function compilerMessages(/** @type {string} */ code) {
	const name = fileURLToPath(new URL('checkout.ts', import.meta.url));
	const options = {strict: true, noEmit: true, skipLibCheck: true, types: [], ...MODULES};
	const host = ts.createCompilerHost(options);
	const {getSourceFile, fileExists, readFile} = host;
	host.fileExists = path => path === name || fileExists.call(host, path);
	host.readFile = path => (path === name ? code : readFile.call(host, path));
	host.getSourceFile = (path, target, ...rest) =>
		path === name ? ts.createSourceFile(path, code, target) : getSourceFile.call(host, path, target, ...rest);
	host.getCurrentDirectory = () => fileURLToPath(new URL('.', import.meta.url));
	const found = ts.getPreEmitDiagnostics(ts.createProgram([name], options, host));
	return stripVTControlCharacters(ts.formatDiagnosticsWithColorAndContext(found, host)).trimEnd();
}

const MODULES = {
	target: ts.ScriptTarget.ES2022,
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	paths: {paylock: [fileURLToPath(new URL('../dist/index.d.ts', import.meta.url))]},
};

/** What customers see, as a phone of text. */
function screenOf(/** @type {unknown} */ input) {
	const shown = instrumentClasses(input).filter(({verdict}) => verdict === 'shown');
	const lines = ['Pay 499.00', ...shown.map(({label}) => label)];
	const width = Math.max(...lines.map(line => line.length));
	const row = (/** @type {string} */ line) => `│ ${line.padEnd(width)} │`;
	const [title = '', ...rest] = lines;
	const rule = '─'.repeat(width + 2);
	return [`╭${rule}╮`, row(title), `├${rule}┤`, ...rest.map(row), `╰${rule}╯`].join('\n');
}

try {
	scene('A mistake does not compile');
	const mistake = `import {filter} from 'paylock';

filter().allowDefaults(true).hide('WALLET').show('WALLET');
`;
	console.log(indented(compilerMessages(mistake)));
	console.log('\n   The text inside Misuse<"…"> is the message; your editor shows it while you type.');

	scene('A filter, and what the customer sees');
	const noCredit = filter()
		.allowDefaults(true)
		.hide('CASH')
		.hide('WALLET', ['WALLET_A'])
		.cards(cards => cards.hideTypes('CREDIT'));
	const page = session('paymentPage', {...order, order_id: 'demo-1'}).paymentFilter(noCredit);
	const {status} = await createSession(page, service);
	console.log(indented(`${summarize(noCredit)}\n\n${screenOf(noCredit)}`));
	console.log(
		indented(`\n${account.types} is a payment method type of this account: examples/paylock.config.mjs names it.`),
	);
	console.log(indented(`\nSent to the sandbox: ${status}`));

	scene('A mandate session, which lists every provider under two codes');
	const subscription = session('paymentPage', {...order, order_id: 'demo-2'})
		.mandate(mandate('REQUIRED').maxAmount('499.00').startDate('2051222400').endDate('2366841600'))
		.paymentFilter(filter().allowDefaults(false).show('CARD').show('NB', ['NB_BANKA', 'NB_BANKB']).forMandates());
	const opened = await createSession(subscription, service);
	const codes = subscription.build().payment_filter?.options[1]?.paymentMethods;
	console.log(
		indented(`.show('NB', ['NB_BANKA', 'NB_BANKB']).forMandates() with the service prefix ${servicePrefix} sends`),
	);
	console.log(indented(`${JSON.stringify(codes)}\n\nSent to the sandbox: ${opened.status}`));

	scene('A broken payload, repaired');
	const broken = {
		allowDefaultOptions: 'true',
		options: [
			{paymentMethodType: 'WALLETS', enable: 'false', paymentMethods: 'WALLET_A,WALLET_B'},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardType: ['CREDIT'], enable: false}]},
		],
	};
	const {value, changes, issues} = repair(broken, account);
	console.log(indented(`${JSON.stringify(broken)}\n\nlint finds ${lint(broken, account).length} issues; repair fixes`));
	for (const {pointer, message} of changes) console.log(indented(`- ${pointer}: ${message}`));
	console.log(indented(`\n${JSON.stringify(value)}\n\nIssues that remain: ${issues.length}`));

	console.log(`\n${scenes} scenes; ${sandbox.sessions.length} sessions opened in the sandbox.`);
	if (keep) console.log(`Open ${sandbox.sessions.at(-1)?.screenUrl} in a browser, then press Ctrl+C.`);
	else
		console.log('`npm run demo -- --keep` leaves the sandbox running, so that you can open the screens in a browser.');
} finally {
	service.close();
	if (!keep) await sandbox.close();
}
