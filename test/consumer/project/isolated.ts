// The same under `isolatedDeclarations`: every export is annotated.
import {
	type AnyFilter,
	type AnyRules,
	type CardsBuilder,
	filter,
	type Paylock,
	type PaymentFilter,
	paylock,
	rules,
} from 'paylock';

export const shop: Paylock<{readonly WALLET: 'WALLET_A'; readonly servicePrefix: 'PREFIX'}> = paylock({
	servicePrefix: 'PREFIX',
	codes: {WALLET: ['WALLET_A']},
});
export const plain: Paylock = paylock({});
export const base: AnyFilter = filter().allowDefaults(true).hide('WALLET', ['WALLET_A']);
export const seasonal: AnyRules = rules().hide('CASH');
export const noCredit = (cards: CardsBuilder): CardsBuilder => cards.hideTypes('CREDIT');
export function built(isGold: boolean): PaymentFilter {
	const lock: AnyFilter = isGold ? base.cards(noCredit) : base.include(seasonal);
	return lock.build();
}
export const closed: PaymentFilter = shop
	.filter()
	.allowDefaults(false)
	.show('WALLET', ['WALLET_A'])
	.forMandates()
	.build();
