import {
	type AnyFilter,
	amend,
	type BinRange,
	binRange,
	type CardsBuilder,
	type FilterBuilder,
	filter,
	type PaymentFilter,
	rules,
	type UpiBuilder,
} from 'paylock';
import {expectAssignable, expectError, expectNotAssignable, expectType} from 'tsd';

declare const codes: string[];
declare const frozenCodes: readonly string[];
declare const ranges: BinRange[];
declare const types: ('CREDIT' | 'DEBIT')[];
declare const type: 'CASH' | 'REWARD';
declare const yes: boolean;
const ready = filter().allowDefaults(true);

// Every payment method type can be shown and hidden.
expectType<PaymentFilter>(
	ready
		.show('RTP')
		.hide('CARD')
		.show('UPI')
		.hide('WALLET')
		.show('NB')
		.hide('CASH')
		.show('REWARD')
		.hide('CONSUMER_FINANCE')
		.build(),
);
expectType<PaymentFilter>(ready.toJSON());
expectType<FilterBuilder<'no prefix' | 'CARD is hidden' | 'lists codes'>>(
	ready.hide('WALLET', ['WALLET_A']).cards(cards => cards.hideTypes('CREDIT')),
);

// Lists known only at run time are accepted by every method that takes a list.
const chosen = filter().allowDefaults(yes);
chosen
	.hide('WALLET', codes)
	.show('NB', frozenCodes)
	.hide('CONSUMER_FINANCE', codes)
	.show('REWARD', codes)
	.hide('CASH', codes)
	.show('RTP', codes);
chosen.cards(cards =>
	cards
		.hideBins(...ranges)
		.showBins(...ranges)
		.hideBins(...codes)
		.hideTypes(...types)
		.showTypes(...types)
		.hideBrands(...codes)
		.showBrands(...frozenCodes)
		.hideBanks(...codes)
		.showBanks(...codes)
		.hideSubTypes(...codes)
		.showSubTypes(...codes)
		.hide({types, brands: codes, bins: ranges, subTypes: frozenCodes, banks: codes})
		.show({bins: codes}),
);
chosen.upi(upi =>
	upi
		.hideCollect(...codes)
		.showCollect(...frozenCodes)
		.hideIntent(...codes)
		.showIntent(...codes),
);
chosen.upi(upi => upi.hideAllCollect().showAllCollect().hideAllIntent().showAllIntent());

// A type known only at run time, while none of its possible values is configured.
ready.hide(type);
ready.hide('CASH').hide(type);
expectError(ready.show('CASH').hide(type));
ready.hide(yes ? 'WALLET' : 'NB', ['NB_BANKA']);
expectError(ready.hide(yes ? 'WALLET' : 'NB', ['BANKA']));
expectError(ready.hide(yes ? 'CARD' : 'UPI', ['CODE_A']));

// A condition counts as configured for conflicts; both branches of a ternary unify.
const either = ready.when(yes, filter => (yes ? filter.hide('CASH') : filter.hide('REWARD')));
either.hide('WALLET').hide('CASH');
expectError(either.show('CASH'));
expectError(either.show('REWARD'));

// Parts are certain only under one default; a filter with one of both can still hide codes.
const only = filter().allowDefaults(false);
expectError(ready.hide('NB').show('NB', ['NB_BANKA']));
expectError(ready.show('NB').show('NB', ['NB_BANKA']));
expectError(ready.when(yes, one => one.show('NB', ['NB_BANKA'])));
expectError(ready.cards(cards => cards.hideTypes('CREDIT').showBanks('BANK_A')));
expectError(only.upi(upi => upi.hideCollect('@bank')));
expectError(only.include(rules().cards(cards => cards.hideTypes('CREDIT'))));
expectError(
	rules()
		.show('NB', ['NB_BANKA'])
		.include(rules().cards(cards => cards.hideTypes('CREDIT'))),
);
(yes ? only : ready).hide('WALLET', ['WALLET_A']).show('NB');

// A call on one of two builders; a list is refused there, since the compiler cannot check its codes.
const oneOf = yes ? ready.hide('CASH') : ready.hide('NB');
expectType<PaymentFilter>(
	oneOf
		.hide('WALLET')
		.cards(cards => cards.hideTypes('CREDIT'))
		.forMandates('PREFIX')
		.build(),
);
expectError(oneOf.hide('WALLET', ['WALLET_A']));
const declared: AnyFilter = oneOf;
declared.hide('WALLET', ['WALLET_A']).hide('WALLET', codes);

// Rules are included, and cannot be built alone.
const seasonal = rules()
	.hide('CASH')
	.when(yes, more => more.hide('WALLET'))
	.include(rules().show('NB'));
ready.include(seasonal).hide('REWARD');
expectError(ready.include(seasonal).hide('NB'));
expectError(ready.include(seasonal).include(rules().show('CASH')));
expectError(seasonal.allowDefaults(true));
expectError(ready.include(rules));

// Without type arguments a builder has any history; with a state, a longer chain is not assignable to a shorter one.
expectAssignable<FilterBuilder>(ready.hide('CASH'));
expectNotAssignable<FilterBuilder<'no prefix'>>(ready.hide('CASH'));

// Codes: an NB code starts with NB_, or is the double of another code in its list.
ready.hide('NB', ['NB_BANKA', 'PREFIX_BANKA']);
expectError(ready.hide('NB', ['PREFIX_BANKA']));
expectError(ready.hide('NB', ['nb_banka']));
expectError(ready.hide('NB', 'NB_BANKA'));
expectError(ready.hide('WALLET', 'WALLET_A'));
expectError(ready.hide('WALLET', new Set(codes)));
expectError(ready.hide('WALLET', null));
expectError(ready.show('CARD', codes));
expectError(ready.hide('NETBANKING'));
expectError(ready.hide('Wallet'));

// Cards and UPI.
ready.hide('CARD').cards((cards: CardsBuilder) => cards.showTypes('CREDIT')); // of unknown history: checked at run time
expectError(ready.cards(cards => cards.hide({types: ['credit']})));
expectError(ready.cards(cards => cards.hideBins()));
expectError(ready.cards(cards => cards.showBanks()));
expectError(ready.cards(cards => cards.hideBins('411111-411199')));
expectError(ready.cards(cards => cards.hideBins('411111:411199')));
expectError(ready.cards(cards => cards.hideBins('1e3::2e3')));
expectError(ready.cards(cards => cards.showBins('4.1::4.2')));
expectError(ready.cards(cards => cards.hide({bins: ['-4::5']})));
expectError(binRange('41111x', '411199'));
expectError(ready.cards(() => undefined));
expectError(ready.cards(cards => (yes ? cards.hideTypes('CREDIT') : undefined)));
expectError(ready.cards(cards => cards.hide({typs: ['CREDIT']})));
expectError(ready.when(yes, async one => one.hide('CASH')));
ready.show('UPI').upi((upi: UpiBuilder) => upi.hideAllIntent());
expectError(ready.show('UPI').upi(upi => upi.hideAllIntent()));
expectError(ready.upi(upi => upi.hideCollect('@')));
expectError(ready.upi(upi => upi.hideIntent(yes ? '@bank' : 'APP_A')));
expectError(ready.upi(upi => upi.hideIntent()));
expectError(ready.upi(upi => upi.showIntent()));
expectError(ready.upi(upi => upi.hideCollect()));
expectError(ready.upi(upi => upi.hideApps('APP_A')));
expectError(
	ready.upi(upi => {
		upi.hideAllIntent();
	}),
);
expectError(
	ready.when(
		yes,
		one => one.hide('CASH'),
		one => {
			one.hide('NB');
		},
	),
);

// allowDefaults is the only first step.
expectError(filter().build());
expectError(filter().cards(cards => cards.hideTypes('CREDIT')));
expectError(filter().upi(upi => upi.hideAllIntent()));
expectError(filter().emi(plans => plans.hide('noCost')));
expectError(filter().when(true, one => one.hide('CASH')));
expectError(filter().include(rules().hide('CASH')));
expectError(filter().forMandates('PREFIX'));

// amend takes and returns plain filters.
expectType<PaymentFilter>(
	amend(ready.build(), draft => {
		draft.options.push({paymentMethodType: 'CASH', enable: false});
	}),
);
expectError(
	amend(ready.build(), draft => {
		draft.allowDefaultOption = false;
	}),
);
