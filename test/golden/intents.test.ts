// What is sent: every worked example of the specification, byte for byte.
import {expect, test} from 'vitest';
import {binRange, filter, mandate, paylock, session} from '../../src/index.js';
import {json, order} from './order.js';

/** An account for which any part may be shown and hidden. */
const settled = paylock({readings: {defaultsInside: 'apply'}});

const {order_id: _order, amount: _amount, ...customer} = order;

/** Payment locking examples by intent; a whole section for each type the table names. */
const intents: readonly (readonly [intent: string, build: () => {toJSON(): unknown}, sent: string])[] = [
	...(['WALLET', 'NB', 'CASH', 'CARD', 'UPI'] as const).map(
		type =>
			[
				`hide the whole section ${type}`,
				() => filter().allowDefaults(true).hide(type),
				`{"allowDefaultOptions":true,"options":[{"paymentMethodType":"${type}","enable":false}]}`,
			] as const,
	),
	[
		'show only UPI',
		() => filter().allowDefaults(false).show('UPI'),
		'{"allowDefaultOptions":false,"options":[{"paymentMethodType":"UPI","enable":true}]}',
	],
	[
		'hide credit cards',
		() =>
			filter()
				.allowDefaults(true)
				.cards(cards => cards.hideTypes('CREDIT')),
		'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"CARD","enable":true,"cardFilters":[{"cardTypes":["CREDIT"],"enable":false}]}]}',
	],
	[
		'hide BIN ranges',
		() =>
			filter()
				.allowDefaults(true)
				.cards(cards => cards.hideBins('411111::411199', binRange('522222', '522299'))),
		'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"CARD","enable":true,"cardFilters":[{"cardBins":["411111::411199","522222::522299"],"enable":false}]}]}',
	],
	[
		'hide specific wallets',
		() => filter().allowDefaults(true).hide('WALLET', ['WALLET_A', 'WALLET_B']),
		'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"WALLET","enable":false,"paymentMethods":["WALLET_A","WALLET_B"]}]}',
	],
	[
		'hide UPI apps and handles',
		() =>
			filter()
				.allowDefaults(true)
				.upi(upi => upi.hideCollect('@bank', '@other').hideIntent('APP_A', 'APP_B')),
		'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"UPI","enable":true,"upiFilters":[{"upiType":"COLLECT","upiMethods":["@bank","@other"],"enable":false},{"upiType":"INTENT","upiMethods":["APP_A","APP_B"],"enable":false}]}]}',
	],
	[
		'the example of the project',
		() =>
			filter()
				.allowDefaults(true)
				.hide('WALLET', ['WALLET_A'])
				.cards(c => c.hideTypes('CREDIT')),
		'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"WALLET","enable":false,"paymentMethods":["WALLET_A"]},{"paymentMethodType":"CARD","enable":true,"cardFilters":[{"cardTypes":["CREDIT"],"enable":false}]}]}',
	],
];

test.each(intents)('%s', (_, build, sent) => expect(json(build())).toBe(sent));

/** Each row of the option, card filter and UPI filter tables. */
const rows: typeof intents = [
	...(['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'] as const).map(
		type =>
			[
				`show ${type}`,
				() => filter().allowDefaults(false).show(type),
				`{"allowDefaultOptions":false,"options":[{"paymentMethodType":"${type}","enable":true}]}`,
			] as const,
	),
	[
		'providers of each type that takes them, FPS_QR among them',
		() =>
			filter()
				.allowDefaults(false)
				.show('NB', ['NB_BANKA'])
				.show('CONSUMER_FINANCE', ['LENDER_A'])
				.show('REWARD', ['POINTS_A'])
				.show('RTP', ['FPS_QR']),
		'{"allowDefaultOptions":false,"options":[{"paymentMethodType":"NB","enable":true,"paymentMethods":["NB_BANKA"]},{"paymentMethodType":"CONSUMER_FINANCE","enable":true,"paymentMethods":["LENDER_A"]},{"paymentMethodType":"REWARD","enable":true,"paymentMethods":["POINTS_A"]},{"paymentMethodType":"RTP","enable":true,"paymentMethods":["FPS_QR"]}]}',
	],
	[
		'all the lists of one card filter, in the order of the table',
		() =>
			filter()
				.allowDefaults(true)
				.cards(cards =>
					cards.hide({
						banks: ['BANK_A'],
						subTypes: ['BUSINESS'],
						types: ['DEBIT'],
						bins: ['411111::411199'],
						brands: ['BRAND_A'],
					}),
				),
		'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"CARD","enable":true,"cardFilters":[{"cardBrands":["BRAND_A"],"cardBins":["411111::411199"],"cardTypes":["DEBIT"],"cardSubTypes":["BUSINESS"],"cardBanks":["BANK_A"],"enable":false}]}]}',
	],
	[
		'several card filters, in the order of the calls',
		() =>
			settled
				.filter()
				.allowDefaults(false)
				.cards(cards =>
					cards.showBrands('BRAND_A').hideSubTypes('EMPLOYEE_CARD').showBanks('BANK_A').showTypes('DEBIT'),
				),
		'{"allowDefaultOptions":false,"options":[{"paymentMethodType":"CARD","enable":true,"cardFilters":[{"cardBrands":["BRAND_A"],"enable":true},{"cardSubTypes":["EMPLOYEE_CARD"],"enable":false},{"cardBanks":["BANK_A"],"enable":true},{"cardTypes":["DEBIT"],"enable":true}]}]}',
	],
	[
		'each call for one list of cards, hiding and showing',
		() =>
			settled
				.filter()
				.allowDefaults(true)
				.cards(cards =>
					cards
						.hideTypes('CREDIT')
						.showTypes('DEBIT')
						.hideBrands('BRAND_A')
						.showBrands('BRAND_B')
						.hideBins('41::42')
						.showBins('43::44')
						.hideSubTypes('SUB_A')
						.showSubTypes('SUB_B')
						.hideBanks('BANK_A')
						.showBanks('BANK_B'),
				),
		'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"CARD","enable":true,"cardFilters":[{"cardTypes":["CREDIT"],"enable":false},{"cardTypes":["DEBIT"],"enable":true},{"cardBrands":["BRAND_A"],"enable":false},{"cardBrands":["BRAND_B"],"enable":true},{"cardBins":["41::42"],"enable":false},{"cardBins":["43::44"],"enable":true},{"cardSubTypes":["SUB_A"],"enable":false},{"cardSubTypes":["SUB_B"],"enable":true},{"cardBanks":["BANK_A"],"enable":false},{"cardBanks":["BANK_B"],"enable":true}]}]}',
	],
	[
		'whole kinds of UPI: upiMethods is left out',
		() =>
			settled
				.filter()
				.allowDefaults(true)
				.upi(upi => upi.hideAllCollect().showAllIntent()),
		'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"UPI","enable":true,"upiFilters":[{"upiType":"COLLECT","enable":false},{"upiType":"INTENT","enable":true}]}]}',
	],
];

test.each(rows)('%s', (_, build, sent) => expect(json(build())).toBe(sent));

const sentOrder =
	'"order_id":"order-1","amount":"499.00","customer_id":"customer-1","customer_email":"customer@example.com","customer_phone":"0000000000"';
const terms = mandate('REQUIRED').maxAmount('1000.00').startDate('1767225600').endDate('1893456000');
const sentTerms = '"mandate.max_amount":"1000.00","mandate.start_date":"1767225600","mandate.end_date":"1893456000"';

/** Fields sent for each action. */
const sessions: typeof intents = [
	[
		'open the payment page',
		() => session('paymentPage', order),
		`{${sentOrder},"payment_page_client_id":"client-1","action":"paymentPage"}`,
	],
	[
		'open quick-pay',
		() => session('quickPay', order),
		`{${sentOrder},"payment_page_client_id":"client-1","action":"quickPay"}`,
	],
	[
		'open payment management: no amount, no order_id',
		() => session('paymentManagement', customer),
		'{"customer_id":"customer-1","customer_email":"customer@example.com","customer_phone":"0000000000","payment_page_client_id":"client-1","action":"paymentManagement"}',
	],
	[
		'payment page with required mandate',
		() => session('paymentPage', order).mandate(terms),
		`{${sentOrder},"payment_page_client_id":"client-1","action":"paymentPage","options.create_mandate":"REQUIRED",${sentTerms}}`,
	],
	[
		'payment page with optional mandate, from dates',
		() =>
			session('paymentPage', order).mandate(
				mandate('OPTIONAL')
					.endDate(new Date('2030-01-01T00:00:00.999Z'))
					.startDate(new Date('2026-01-01T00:00:00Z'))
					.maxAmount('1000.00'),
			),
		`{${sentOrder},"payment_page_client_id":"client-1","action":"paymentPage","options.create_mandate":"OPTIONAL",${sentTerms}}`,
	],
	[
		'payment locking, with every optional field',
		() =>
			session('paymentPage', order)
				.details({return_url: 'https://shop.example/back', description: 'One book', first_name: 'Ada', last_name: 'L'})
				.paymentFilter(filter().allowDefaults(true).hide('CASH')),
		`{${sentOrder},"first_name":"Ada","last_name":"L","payment_page_client_id":"client-1","action":"paymentPage","return_url":"https://shop.example/back","description":"One book","payment_filter":{"allowDefaultOptions":true,"options":[{"paymentMethodType":"CASH","enable":false}]}}`,
	],
	...(['showEMI', 'hideEMI', 'ShowEMIWithoutCards'] as const).map(
		display =>
			[
				`sdk_udf ${display}`,
				() => session('paymentPage', order).emiDisplay(display),
				`{${sentOrder},"payment_page_client_id":"client-1","action":"paymentPage","sdk_udf":"${display}"}`,
			] as const,
	),
];

test.each(sessions)('%s', (_, build, sent) => expect(json(build())).toBe(sent));
