// The main use, end to end: write filters, put each into a session, send it to the sandbox over HTTP, read the response.
// `npm run demo -- --keep` leaves the sandbox running, so that you can open the screens.
// @ts-check
import {createSession, defineService, paylock} from 'paylock';
import {startSandbox} from 'paylock/sandbox';
import account from './paylock.config.mjs';

const {filter, session} = paylock(account);

/** Each requirement: its title, what it means for the customer, and the code. The demo prints this code. */
/** @type {[string, string, () => import("paylock").AnyFilter<import("paylock").CatalogOf<typeof account>>][]} */
const intents = [
	[
		'Hide the wallet section',
		'The customer sees every payment option except wallets.',
		() => filter().allowDefaults(true).hide('WALLET'),
	],
	[
		'Hide the net banking section',
		'The customer sees every payment option except net banking.',
		() => filter().allowDefaults(true).hide('NB'),
	],
	[
		'Hide cash on delivery',
		'The customer cannot pay in cash; everything else stays.',
		() => filter().allowDefaults(true).hide('CASH'),
	],
	[
		'Hide the card section',
		'The customer cannot pay by card; everything else stays.',
		() => filter().allowDefaults(true).hide('CARD'),
	],
	[
		'Hide the UPI section',
		'The customer cannot pay by UPI; everything else stays.',
		() => filter().allowDefaults(true).hide('UPI'),
	],
	['Show only UPI', 'The customer sees UPI and nothing else.', () => filter().allowDefaults(false).show('UPI')],
	[
		'Hide credit cards',
		'The customer can pay by debit card, but not by credit card.',
		() =>
			filter()
				.allowDefaults(true)
				.cards(cards => cards.hideTypes('CREDIT')),
	],
	[
		'Hide BIN ranges',
		'Cards whose numbers start with 411111 to 411199 or 522222 to 522299 are not accepted.',
		() =>
			filter()
				.allowDefaults(true)
				.cards(cards => cards.hideBins('411111::411199', '522222::522299')),
	],
	[
		'Hide specific wallets',
		'The customer sees all wallets except two.',
		() => filter().allowDefaults(true).hide('WALLET', ['WALLET_A', 'WALLET_B']),
	],
	[
		'Hide UPI handles and apps',
		'The customer can pay by UPI, but not with addresses that end in @bank and not with one app.',
		() =>
			filter()
				.allowDefaults(true)
				.upi(upi => upi.hideCollect('@bank').hideIntent('APP_A')),
	],
	[
		'Hide one wallet, and credit cards',
		'The customer sees everything except one wallet and credit cards.',
		() =>
			filter()
				.allowDefaults(true)
				.hide('WALLET', ['WALLET_A'])
				.cards(cards => cards.hideTypes('CREDIT')),
	],
];

const keep = process.argv.includes('--keep');
const merchant = {merchantId: 'MERCHANT_1', apiKey: 'sandbox-key'};
const sandbox = await startSandbox({...merchant, account});
const service = defineService({baseUrl: sandbox.url, ...merchant, credentials: account.credentials});

/** The code after `() =>`, on one line. */
function codeOf(/** @type {() => unknown} */ compose) {
	return compose
		.toString()
		.replace(/^\(\) =>\s*/, '')
		.replace(/\s*\n\s*/g, '');
}

try {
	let order = 0;
	for (const [title, meaning, compose] of intents) {
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
		console.log(`${order}. ${title}\n   ${meaning}\n`);
		console.log(`   code      ${codeOf(compose)}`);
		console.log(`   JSON      ${JSON.stringify(request.build().payment_filter)}`);
		console.log(`   response  ${opened.status}, sdk_payload ${opened.sdkPayloadText}\n`);
	}
	console.log(`${order} sessions opened; the sandbox recorded ${sandbox.sessions.length}.`);
	console.log(`The last screen: ${sandbox.sessions.at(-1)?.screenUrl}`);
	if (keep) console.log('The sandbox keeps running. Open the address in a browser; press Ctrl+C to stop.');
	else console.log('Run `npm run demo -- --keep` to leave the sandbox running and open it in a browser.');
} finally {
	service.close();
	if (!keep) await sandbox.close();
}
