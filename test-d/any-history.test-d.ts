import {
	type AnyEmi,
	type AnyFilter,
	type AnyRules,
	emi,
	type FilterBuilder,
	filter,
	type PaymentFilter,
	type PaymentMethodType,
	paylock,
	rules,
} from 'paylock';
import {expectAssignable, expectError, expectType} from 'tsd';

declare const isGold: boolean;
declare const rows: readonly {type: PaymentMethodType; enable: boolean; codes: string[]}[];
const start = filter().allowDefaults(true);

// Reassignment, loops, reduce, maps, arrays, helpers.
let lock: AnyFilter = start.hide('CASH');
if (isGold) lock = lock.hide('CONSUMER_FINANCE');
for (const row of rows) lock = row.enable ? lock.show(row.type, row.codes) : lock.hide(row.type, row.codes);
declare const some: {type: 'CARD' | 'WALLET'; codes: string[]};
lock.hide(some.type, some.codes);
expectError(lock.hide(some.type, ['CODE_A']));
expectType<PaymentFilter>(rows.reduce<AnyFilter>((all, row) => all.hide(row.type), start).build());
const byCountry = new Map<string, AnyFilter>([['A', start]]);
byCountry.set(
	'B',
	start.hide('UPI').cards(cards => cards.hideTypes('DEBIT')),
);
const all: AnyFilter[] = [start, start.hide('NB', ['NB_BANKA']).forMandates('PREFIX')];
all.push(lock);
const withoutCash = <F extends AnyFilter>(given: F) => given.hide('CASH');
const withoutUpi = (given: FilterBuilder) => given.hide('UPI');
withoutUpi(withoutCash(start.hide('WALLET')))
	.cards(cards => cards.hideTypes('CREDIT'))
	.when(isGold, one => one.hide('NB'), withoutCash)
	.include(rules().hide('REWARD'))
	.forMandates('PREFIX')
	.build();
start.when(isGold, withoutCash, withoutUpi).build();

// Rules and EMI.
const parts: AnyRules[] = [rules().hide('CASH'), rules().hide('UPI')];
for (const part of parts) lock = lock.include(part);
expectType<PaymentFilter>(
	start
		.hide('CASH')
		.include(parts[0] ?? rules())
		.hide('UPI')
		.build(),
);
let plans: AnyEmi = emi();
if (isGold) plans = plans.hide('noCost');
start.emi(plans).build();

// Of any account: every builder is assignable, and a shared part fits.
const shop = paylock({servicePrefix: 'PREFIX', codes: {WALLET: ['WALLET_A'], issuers: ['BANK_A']}, types: ['OTC']});
expectAssignable<AnyFilter>(shop.filter().allowDefaults(true).hide('OTC'));
expectAssignable<AnyRules>(shop.rules().hide('WALLET', ['WALLET_A']));
expectAssignable<AnyEmi>(shop.emi().hide('noCost'));
shop
	.filter()
	.allowDefaults(true)
	.emi(emi().show('noCost', groups => groups.show('credit', list => list.show({tenures: {only: ['3::6']}}))));
shop.filter().allowDefaults(true).include(rules().hide('CASH')).when(isGold, withoutCash);

// Vocabularies, formats and lists are still checked.
expectError(lock.hide('CASHH'));
expectError(lock.hide('CARD', ['CODE_A']));
expectError(lock.show('NB', ['BANKA']));
expectError(lock.cards(cards => cards.hideBins('0x41::0x42')));
