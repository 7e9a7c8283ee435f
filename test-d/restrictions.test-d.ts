import {type CardsBuilder, filter, paylock, rules, type UpiBuilder} from 'paylock';
import {expectError} from 'tsd';

declare const yes: boolean;
declare const codes: string[];
const ready = filter().allowDefaults(true);
const only = filter().allowDefaults(false);
const settled = paylock({readings: {defaultsInside: 'apply'}})
	.filter()
	.allowDefaults(true);

// Calls that agree add up: in chains, in when and in include.
ready.hide('WALLET', ['WALLET_A']).hide('WALLET', ['WALLET_B']).hide('WALLET', codes).build();
ready
	.hide('WALLET', ['WALLET_A'])
	.hide('WALLET')
	.hide('WALLET')
	.include(rules().hide('WALLET', ['WALLET_A']))
	.build();
only.show('WALLET', ['WALLET_A']).show('WALLET', ['WALLET_B']).show('WALLET').include(rules().show('WALLET')).build();
ready
	.when(yes, one => one.hide('CASH'))
	.when(!yes, one => one.hide('CASH'))
	.build();
only
	.cards(cards => cards.showTypes('CREDIT'))
	.show('CARD')
	.cards(cards => cards.showBanks('BANK_A'))
	.include(rules().show('CARD'));
ready.cards(cards => cards.hideTypes('CREDIT')).hide('CARD');
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
const noCredit = (cards: CardsBuilder) => cards.hideTypes('CREDIT');
const noApps = (upi: UpiBuilder) => upi.hideAllIntent();
ready
	.cards(noCredit)
	.cards(cards => noCredit(cards))
	.upi(noApps)
	.upi(noApps);
ready.cards(cards => cards.when(yes, noCredit, one => one.hideTypes('DEBIT')));
ready.cards(cards => codes.reduce((all, bank) => all.hideBanks(bank), cards));
ready.cards(cards =>
	codes.reduce<CardsBuilder>((all, bank) => (yes ? all.showBanks(bank) : all.hideBanks(bank)), cards),
);

// Calls that disagree are a conflict.
expectError(rules().hide('WALLET').show('WALLET'));
expectError(
	ready
		.when(
			yes,
			one => one.hide('UPI'),
			one => one.show('CARD'),
		)
		.hide('CARD'),
);
expectError(settled.cards(cards => cards.hideTypes('CREDIT')).cards(cards => cards.showTypes('DEBIT')));
expectError(settled.cards(cards => cards.showTypes('DEBIT')).cards(cards => cards.hideTypes('CREDIT')));
expectError(ready.cards(cards => cards.hideTypes('CREDIT')).show('CARD'));

// A part against its whole is an exception; a code that is shown and hidden is found at run time.
ready.show('WALLET').hide('WALLET', ['WALLET_A']).include(rules().show('WALLET'));
only.hide('WALLET').show('WALLET', ['WALLET_A']).hide('WALLET', ['WALLET_B']);

// A recipe that shows counts as showing; whether it hides too, so that nothing agrees with it, is checked at run time.
const mixed = settled.cards(cards => cards.showTypes('CREDIT').hideBanks('BANK_A'));
mixed.build();
expectError(mixed.hide('CARD'));
expectError(
	settled
		.cards(cards => cards.hideTypes('DEBIT').when(yes, more => more.showBanks('BANK_A')))
		.cards(cards => cards.hideTypes('CREDIT')),
);
expectError(settled.hide('CARD').cards(cards => cards.hideBanks('BANK_A').showTypes('CREDIT')));
expectError(
	settled.include(rules().cards(cards => cards.showTypes('DEBIT'))).cards(cards => cards.hideTypes('CREDIT')),
);

// An undefined criterion is absent; an undefined list of providers is refused.
ready.cards(cards => cards.hide({types: ['CREDIT'], banks: yes ? ['BANK_A'] : undefined}));
expectError(ready.hide('WALLET', undefined));

// A list of a type that may be CARD.
const closed = paylock({codes: {WALLET: ['WALLET_A'], NB: ['NB_BANKA']}});
export const cardsAreFiltered = <Type extends 'WALLET' | 'CARD'>(type: Type, list: readonly string[]) => {
	expectError(closed.filter().allowDefaults(true).hide(type, list));
};

// One prefix may be set again.
const prefixed = paylock({servicePrefix: 'PREFIX'}).filter().allowDefaults(true);
ready.forMandates('PREFIX').forMandates('PREFIX').include(rules().forMandates('PREFIX'));
expectError(ready.forMandates(yes ? 'PREFIX_' : 'PREFIX'));
expectError(ready.forMandates('PREFIX').include(rules().forMandates('OTHER')));
expectError(prefixed.forMandates().forMandates('OTHER'));
expectError(prefixed.forMandates('OTHER').forMandates());
expectError((yes ? prefixed.forMandates() : prefixed).forMandates('OTHER'));
