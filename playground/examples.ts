// The examples that a reader can start from.
import type {LinkState} from './link-state.js';

const code = (text: string): LinkState => ({mode: 'code', text});

export const CARTS: LinkState = {
	mode: 'carts',
	text: `import {filter, rules} from 'paylock';
import {decisionTable} from 'paylock/inspect';

const noCash = rules('no cash from 1,000').hide('CASH');

const noEmi = rules('no EMI').emi(emi => emi
	.hide('standard')
	.hide('lowCost')
	.hide('noCost'));

const axes = {
	total: [999, 1000, 3000],
	isBusiness: [false, true],
	isAbroad: [false, true],
};

export const table = decisionTable(axes, cart => filter()
	.allowDefaults(true)
	.when(cart.total >= 1000, more => more.include(noCash))
	.when(cart.total < 3000 || cart.isBusiness, more =>
		more.include(noEmi)));
`,
};

export const EXAMPLES: Readonly<Record<string, LinkState>> = {
	'Hide cash, one wallet and credit cards': code(`import {filter} from 'paylock';

export const paymentFilter = filter()
	.allowDefaults(true)
	.hide('CASH')
	.hide('WALLET', ['WALLET_A'])
	.cards(cards => cards.hideTypes('CREDIT'));
`),
	'A mistake, and what the compiler says': code(`import {filter} from 'paylock';

export const paymentFilter = filter()
	.allowDefaults(true)
	.hide('WALLET')
	.show('WALLET');
`),
	'Show only UPI': code(`import {filter} from 'paylock';

export const paymentFilter = filter().allowDefaults(false).show('UPI');
`),
	'Rules that depend on the cart': code(`import {filter, rules} from 'paylock';

const cart = {hasGold: true, total: 60_000};

const seasonal = rules('cards under review')
	.cards(cards => cards.hideBins('411111::411199'));
const noCash = rules('no cash from 50,000').hide('CASH');

export const paymentFilter = filter()
	.allowDefaults(true)
	.include(seasonal)
	.when(cart.hasGold, more => more.hide('CONSUMER_FINANCE'))
	.when(cart.total > 50_000, more => more.include(noCash));
`),
	'No-cost EMI from two banks': code(`import {filter} from 'paylock';

export const paymentFilter = filter()
	.allowDefaults(false)
	.show('CARD')
	.show('UPI')
	.emi(emi => emi
		.hide('standard')
		.hide('lowCost')
		.show('noCost', groups => groups
			.show('credit', plans => plans.show({
				issuers: {only: ['PREFIX_BANKA', 'PREFIX_BANKB']},
				tenures: {only: ['3::6']},
			}))
			.hide('debit')
			.hide('cardless')));
`),
	'A mandate session': code(`import {filter, mandate, session} from 'paylock';

export const request = session('paymentPage', {
	order_id: 'order-1',
	amount: '299.00',
	customer_id: 'customer-1',
	customer_email: 'customer@example.com',
	customer_phone: '0000000000',
	payment_page_client_id: 'client-1',
})
	.mandate(mandate('REQUIRED')
		.maxAmount('299.00')
		.startDate('2051222400')
		.endDate('2366841600'))
	.paymentFilter(filter()
		.allowDefaults(false)
		.show('CARD')
		.show('NB', ['NB_BANKA'])
		.forMandates('PREFIX'));
`),
	'Which carts see what': CARTS,
	'Broken JSON to repair': {
		mode: 'json',
		text: `{
  "allowDefaultOptions": "true",
  "options": [
    {
      "paymentMethodType": "WALLETS",
      "enable": "false",
      "paymentMethods": "WALLET_A,WALLET_B"
    },
    {
      "paymentMethodType": "CARD",
      "enable": true,
      "cardFilters": [{"cardType": ["CREDIT"], "enable": false}]
    }
  ]
}
`,
	},
};

export const FIRST: LinkState = Object.values(EXAMPLES)[0] ?? code('');
