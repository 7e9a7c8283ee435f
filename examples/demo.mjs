// The main job, end to end: compose filters, hand each to a session, POST it to a sandbox over HTTP, read the answer.
// @ts-check
import {createSession, defineService, filter, session} from 'paylock';
import {startSandbox} from 'paylock/sandbox';

/** Each intent and the code that says it; what is printed is this very code. */
const intents = {
	'Hide the wallet section': () => filter().allowDefaults(true).hide('WALLET'),
	'Hide the net banking section': () => filter().allowDefaults(true).hide('NB'),
	'Hide cash on delivery': () => filter().allowDefaults(true).hide('CASH'),
	'Hide the card section': () => filter().allowDefaults(true).hide('CARD'),
	'Hide the UPI section': () => filter().allowDefaults(true).hide('UPI'),
	'Show only UPI': () => filter().allowDefaults(false).show('UPI'),
	'Hide credit cards': () =>
		filter()
			.allowDefaults(true)
			.cards(cards => cards.hideTypes('CREDIT')),
	'Hide BIN ranges': () =>
		filter()
			.allowDefaults(true)
			.cards(cards => cards.hideBins('411111::411199', '522222::522299')),
	'Hide specific wallets': () => filter().allowDefaults(true).hide('WALLET', ['WALLET_A', 'WALLET_B']),
	'Hide UPI handles and apps': () =>
		filter()
			.allowDefaults(true)
			.upi(upi => upi.hideCollect('@bank').hideIntent('APP_A')),
	'Hide one wallet, and credit cards': () =>
		filter()
			.allowDefaults(true)
			.hide('WALLET', ['WALLET_A'])
			.cards(c => c.hideTypes('CREDIT')),
};

const account = {merchantId: 'MERCHANT_1', apiKey: 'sandbox-key'};
const sandbox = await startSandbox(account);
const service = defineService({baseUrl: sandbox.url, ...account});

/** The code behind `() =>`, on one line. */
function codeOf(/** @type {() => unknown} */ compose) {
	return compose
		.toString()
		.replace(/^\(\) =>\s*/, '')
		.replace(/\s*\n\s*/g, '');
}

try {
	let order = 0;
	for (const [intent, compose] of Object.entries(intents)) {
		order += 1;
		const request = session('paymentPage', {
			order_id: `demo-${order}`,
			amount: '499.00',
			customer_id: 'customer-1',
			customer_email: 'customer@example.com',
			customer_phone: '0000000000',
			payment_page_client_id: 'client-1',
		}).paymentFilter(compose());
		const opened = await createSession(request, service);
		console.log(`${order}. ${intent}\n`);
		console.log(`   code    ${codeOf(compose)}`);
		console.log(`   JSON    ${JSON.stringify(request.build().payment_filter)}`);
		console.log(`   answer  ${opened.status}, sdk_payload ${opened.sdkPayloadText}\n`);
	}
	console.log(`${order} sessions opened at ${sandbox.url}; the sandbox remembers ${sandbox.sessions.length}.`);
} finally {
	service.close();
	await sandbox.close();
}
