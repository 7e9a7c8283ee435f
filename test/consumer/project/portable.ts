// A consumer whose exported declarations mention builders; compiled with `declaration` and `composite`.
import {
	type AnyFilter,
	type BuiltFilter,
	type CardsBuilder,
	type createSession,
	emi,
	type FilterBuilder,
	filter,
	type GroupsBuilder,
	mandate,
	type OrderFields,
	type PlansBuilder,
	paylock,
	rules,
	session,
	type UpiBuilder,
} from 'paylock';

export const base = filter().allowDefaults(true).hide('WALLET', ['WALLET_A']);
export const seasonal = rules().hide('CASH').forMandates('PREFIX');
export const plans = emi().show('noCost', groups =>
	groups.show('credit', list => list.show({tenures: {only: ['3::6']}})),
);
export const terms = mandate('REQUIRED').maxAmount('10.00');
export const withCards = (isGold: boolean) =>
	base
		.cards(cards => cards.hideTypes('CREDIT'))
		.when(
			isGold,
			one => one.hide('NB'),
			one => one.show('NB'),
		);
export const eitherEmi = (isGold: boolean) => base.emi(isGold ? plans : emi().hide('lowCost'));
export const withEmi = () => base.emi(plans).include(seasonal);
export const noCredit = (cards: CardsBuilder) => cards.hideTypes('CREDIT');
export const someCards = (cards: CardsBuilder) => cards.showBanks('BANK_A').when(true, noCredit);
export const noApps = (upi: UpiBuilder) => upi.hideIntent('APP_A');
export const noCash = (given: FilterBuilder) => given.hide('CASH');
export const withoutCash = <F extends AnyFilter>(given: F) => given.hide('CASH');
export const noDebit = (groups: GroupsBuilder) => groups.hide('debit');
export const short = (list: PlansBuilder) => list.show({tenures: {only: ['3::6']}});
export const groupRecipe: (groups: GroupsBuilder) => GroupsBuilder = groups => groups.hide('debit');
export const recipes = {noCredit, noApps, groupRecipe};
export const page = (order: OrderFields) => session('paymentPage', order).paymentFilter(base);
export const pageOf = (order: OrderFields, lock: BuiltFilter) => session('paymentPage', order).paymentFilter(lock);
export const start = filter;
export const open = session;
export const argumentsOf = (...all: Parameters<typeof createSession>) => all;
export const {
	filter: shopFilter,
	rules: shopRules,
	emi: shopEmi,
	mandate: shopMandate,
	session: shopSession,
} = paylock({
	servicePrefix: 'PREFIX',
	codes: {WALLET: ['WALLET_A'], banks: ['BANK_A']},
	types: ['OTC'],
});
export const shopBase = shopFilter()
	.allowDefaults(true)
	.hide('OTC')
	.cards(cards => cards.hideBanks('BANK_A'));
export const plain = paylock({});
export const prefixed = (servicePrefix: string) => paylock({servicePrefix});
export const wrap = <T extends BuiltFilter>(lock: T) => ({lock, at: new Date(0)});
export const wrapped = wrap(base);
export class Checkout {
	lock = base.hide('UPI');
	readonly byCountry = new Map([['A', noCash(base)]]);
}
