import {type CardFilters, filter, rules, type UpiFilters} from 'paylock';
import {expectError} from 'tsd';

declare const yes: boolean;
declare const codes: string[];
const ready = filter().allowDefaults(true);

// Calls that only hide parts of one type add up: in chains, in when and in include.
ready.hide('WALLET', ['WALLET_A']).hide('WALLET', ['WALLET_B']).hide('WALLET', codes).build();
ready
	.cards(cards => cards.hideTypes('CREDIT'))
	.cards(cards => cards.hideBanks('BANK_A').hide({brands: ['BRAND_A']}))
	.when(yes, one => one.cards(cards => cards.hideBins('411111::411199')));
ready.upi(upi => upi.hideCollect('@bank')).upi(upi => upi.hideAllIntent());
ready
	.hide('NB', ['NB_BANKA'])
	.when(
		yes,
		one => one.hide('NB', ['NB_BANKB']),
		one => one.hide('NB', ['NB_BANKC']),
	)
	.hide('NB', ['NB_BANKD'])
	.include(rules().hide('NB', ['NB_BANKE']));
ready
	.include(rules().cards(cards => cards.hideTypes('DEBIT')))
	.include(rules().cards(cards => cards.hideTypes('CREDIT')));

// Recipes made elsewhere, of any history; whether they show anything is checked at run time.
const noCredit = (cards: CardFilters) => cards.hideTypes('CREDIT');
const noApps = (upi: UpiFilters) => upi.hideAllIntent();
ready
	.cards(noCredit)
	.cards(cards => noCredit(cards))
	.upi(noApps)
	.upi(noApps);
ready.cards(cards => cards.when(yes, noCredit, one => one.hideTypes('DEBIT')));
ready.cards(cards => codes.reduce((all, bank) => all.hideBanks(bank), cards));
ready.cards(cards =>
	codes.reduce<CardFilters>((all, bank) => (yes ? all.showBanks(bank) : all.hideBanks(bank)), cards),
);

// Everything else on a configured type is a conflict.
expectError(ready.hide('WALLET', ['WALLET_A']).hide('WALLET'));
expectError(ready.hide('WALLET').hide('WALLET', ['WALLET_A']));
expectError(ready.hide('WALLET', ['WALLET_A']).show('WALLET', ['WALLET_B']));
expectError(ready.show('WALLET', ['WALLET_A']).show('WALLET', ['WALLET_B']));
expectError(ready.cards(cards => cards.hideTypes('CREDIT')).cards(cards => cards.showTypes('DEBIT')));
expectError(ready.cards(cards => cards.showTypes('DEBIT')).cards(cards => cards.hideTypes('CREDIT')));
expectError(ready.cards(cards => cards.hideTypes('CREDIT')).hide('CARD'));
expectError(ready.hide('WALLET', ['WALLET_A']).include(rules().hide('WALLET')));
expectError(ready.include(rules().cards(cards => cards.showTypes('DEBIT'))).cards(cards => cards.hideTypes('CREDIT')));

// An undefined criterion is absent; an undefined list of providers is refused.
ready.cards(cards => cards.hide({types: ['CREDIT'], banks: yes ? ['BANK_A'] : undefined}));
expectError(ready.hide('WALLET', yes ? ['WALLET_A'] : undefined));
expectError(ready.hide('WALLET', undefined));
