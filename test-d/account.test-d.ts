import {type BinRange, binRange, type PaymentFilter, paylock, tenureRange} from 'paylock';
import {expectError, expectType} from 'tsd';

declare const codes: string[];

// A catalog closes the vocabularies it lists, and leaves the others open.
const shop = paylock({
	servicePrefix: 'PREFIX',
	emiPlacement: 'session',
	tenureEncoding: 'issuerFilter.tenures',
	codes: {
		WALLET: ['WALLET_A', 'WALLET_B'],
		NB: ['NB_BANKA'],
		brands: ['BRAND_A'],
		banks: ['BANK_A'],
		subTypes: ['SUB_A'],
		apps: ['APP_A'],
	},
});
const ready = shop.filter().allowDefaults(true);
expectType<PaymentFilter>(
	ready.hide('WALLET', ['WALLET_A', 'PREFIX_WALLET_A']).hide('NB', ['NB_BANKA', 'PREFIX_BANKA']).forMandates().build(),
);
ready.forMandates('OTHER');
ready.hide('CONSUMER_FINANCE', ['ANYTHING']).hide('WALLET', codes);
ready.cards(cards =>
	cards
		.hideBrands('BRAND_A')
		.hideBanks('BANK_A')
		.hideSubTypes(...codes)
		.hide({banks: ['BANK_A'], brands: codes}),
);
ready.upi(upi => upi.hideIntent('APP_A').hideCollect('@bank'));
ready.include(shop.rules().hide('WALLET', ['WALLET_B'])).include(paylock({}).rules().hide('CASH'));
ready.when(true, filter => filter.hide('WALLET', ['WALLET_B']));
expectError(ready.hide('WALLET', ['TYPO_WALLET_A']));
paylock({codes: {WALLET: ['WALLET_A']}})
	.filter()
	.allowDefaults(true)
	.hide('WALLET', ['ANY_WALLET_A']);
expectError(ready.hide('NB', ['NB_BANKZ']));
expectError(ready.cards(cards => cards.hideBrands('BRAND_Z')));
expectError(ready.cards(cards => cards.hide({banks: ['BANK_Z']})));
expectError(ready.cards(cards => cards.hideSubTypes('SUB_Z')));
expectError(ready.upi(upi => upi.hideIntent('APP_Z')));
// Only providers and issuers have doubles: a prefixed brand, bank or app is another code.
expectError(ready.cards(cards => cards.hideBrands('PREFIX_BRAND_A')));
expectError(ready.cards(cards => cards.hideBanks('PREFIX_BANK_A')));
expectError(ready.upi(upi => upi.hideIntent('PREFIX_APP_A')));
expectError(ready.when(true, filter => filter.hide('WALLET', ['WALLET_C'])));

// Without a prefix in the account, one is named.
expectError(paylock({}).filter().allowDefaults(true).forMandates());
expectError(
	paylock({codes: {WALLET: ['WALLET_A']}})
		.filter()
		.allowDefaults(true)
		.forMandates(),
);
expectError(paylock({servicePrefix: 'PREFIX', prefx: 'PREFIX'}));
expectError(paylock({types: 'OTC'}));
expectError(paylock({servicePrefix: 'SP_'}));
expectError(paylock({codes: {NB: ['BANKA']}}));
expectError(paylock({readings: {precedence: 'hide'}}));
expectError(paylock({severities: {'no-such-rule': 'off'}}));

// A list or a prefix that may be undefined closes nothing and makes nothing optional.
const maybe: {WALLET: ['WALLET_A']} | undefined = codes.length > 0 ? {WALLET: ['WALLET_A']} : undefined;
declare const maybePrefix: string | undefined;
const perhaps = paylock({servicePrefix: maybePrefix, codes: maybe}).filter().allowDefaults(true);
perhaps.hide('WALLET', ['WALLET_B']).forMandates('PREFIX');
expectError(perhaps.forMandates());

// Options that are undefined count as absent; readings and severities are for inspect; types add to the vocabulary.
paylock({servicePrefix: undefined, codes: undefined, types: undefined});
paylock({readings: {precedence: 'hide-wins', emptyList: undefined}, severities: {'no-effect': 'off'}});
const counter = paylock({types: ['OTC'], codes: {WALLET: ['WALLET_A']}})
	.filter()
	.allowDefaults(true);
counter.hide('OTC').hide('CASH');
counter.hide('OTC', ['COUNTER_A']);
counter.hide('OTC').hide('OTC');
expectError(counter.hide('OTC').show('OTC'));
expectError(counter.hide('OTP'));
expectError(ready.hide('OTC'));
expectError(paylock({tenureEncoding: 'tenures'}));
expectError(paylock({emiPlacement: 'filter'}));
expectError(paylock({codes: {WALLETS: ['WALLET_A']}}));

// Ranges: digits as text for BINs, numbers for tenures.
expectType<BinRange>(binRange('411111', '411199'));
expectType<BinRange>(binRange(codes[0] ?? '', codes[1] ?? ''));
expectType<`${number}::${number}`>(tenureRange(3, 12));
expectError(binRange('41111x', '411199'));
expectError(binRange('-1', '1'));
expectError(binRange('1e3', '2e3'));
expectError(binRange('4.1', '4.2'));
