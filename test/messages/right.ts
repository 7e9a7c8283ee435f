// Programs that a user would write, and that must compile on every compiler of the matrix; each also runs without an error.
import {
	type Account,
	type Amount,
	type AnyFilter,
	binRange,
	CARD_TYPES,
	type CardsBuilder,
	EMI_KINDS,
	emi,
	filter,
	mandate,
	type OrderFields,
	PAYMENT_METHOD_TYPES,
	type PaymentMethodType,
	PLAN_GROUPS,
	paylock,
	rules,
	session,
	tenureRange,
	toAmount,
} from 'paylock';

export const programs: Record<string, () => unknown> = {};
const right = (name: string, run: () => unknown) => {
	if (name in programs) throw new Error(`duplicate name: ${name}`);
	programs[name] = run;
};

type Code = string & {readonly brand: 'code'};
interface Metadata {
	readonly udf1: string;
	readonly udf2?: string;
	readonly nested: {readonly count: number; readonly list: readonly string[]};
}

const isTrue: boolean = Number('1') === 1;
const digits: string = '41';
const months: number = 3;
const letter: string = 'A';
const code = 'BANK_A' as Code;
const customer = {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'} as const;
const order: OrderFields = {...customer, order_id: 'o', amount: '1.00'};
const page = session('paymentPage', order);
const terms = mandate('REQUIRED').maxAmount('100.00').startDate('1').endDate('2');
const ready = filter().allowDefaults(true);
const shop = paylock({
	servicePrefix: 'SP',
	codes: {
		NB: ['NB_BANKA'],
		WALLET: ['WALLET_A'],
		issuers: ['BANK_A'],
		banks: ['BANK_A'],
		brands: ['BRAND_A'],
		apps: ['APP_A'],
	},
});
const stocked = shop.filter().allowDefaults(true);
const maybeAmount: Amount | undefined = isTrue ? undefined : '2.00';

// A price chosen between two literals
right('a constant price of two literals', () => {
	const price = isTrue ? '99.00' : '199.00';
	return [session('quickPay', {...order, amount: price}), mandate('REQUIRED').maxAmount(price)];
});
right('a price with a default', () => session('paymentPage', {...order, amount: maybeAmount ?? '1.00'}));
right('a maximum with a default', () => mandate('REQUIRED').maxAmount(maybeAmount ?? '1.00'));
right('a computed price', () => session('paymentPage', {...order, amount: toAmount(months * 100)}));
right('an annotated amount', () => {
	const price: Amount = '10.50';
	return session('paymentPage', {...order, amount: price});
});

// Helpers that are generic over the type
right('a generic reduce that hides', () => {
	const hideAll = <T extends PaymentMethodType>(types: readonly T[]) =>
		types.reduce<AnyFilter>((f, type) => f.hide(type), filter().allowDefaults(true));
	return hideAll(['CASH', 'UPI']).build();
});
right('a generic helper that builds', () => {
	const without = <T extends PaymentMethodType>(f: AnyFilter, type: T) => f.hide(type).build();
	return without(ready, 'CASH');
});

right('a generic helper that makes a filter', () => {
	const without = <T extends PaymentMethodType>(type: T) => filter().allowDefaults(true).hide(type).build();
	return without('CASH');
});
right('a generic helper after another call', () => {
	const without = <T extends PaymentMethodType>(type: T) =>
		filter().allowDefaults(true).hide('CASH').hide(type).build();
	return without('UPI');
});
right('a generic helper with codes', () => {
	const without = <T extends 'WALLET' | 'NB'>(type: T, some: readonly string[]) =>
		filter().allowDefaults(true).hide(type, some).hide('CASH').build();
	return without('WALLET', ['WALLET_A']);
});
right('a generic helper with codes, of an account with a catalog', () => {
	const account = paylock({codes: {WALLET: ['WALLET_A'], NB: ['NB_BANKA']}});
	const without = <T extends 'WALLET' | 'NB'>(type: T, some: readonly string[]) =>
		account.filter().allowDefaults(true).hide(type, some).hide('CASH').build();
	return without('WALLET', ['WALLET_A']);
});
right('a generic helper with rules', () => {
	const hidden = <T extends PaymentMethodType>(type: T) => rules().hide(type);
	const without = <T extends PaymentMethodType>(type: T) =>
		filter().allowDefaults(true).include(hidden(type)).hide(type);
	return without('CASH').build();
});
right('a generic helper in when', () => {
	const without = <T extends PaymentMethodType>(type: T, isHidden: boolean) =>
		filter()
			.allowDefaults(true)
			.when(isHidden, f => f.hide(type))
			.build();
	return without('CASH', isTrue);
});

// Both defaults
right('a default that is chosen', () =>
	(isTrue ? filter().allowDefaults(false) : filter().allowDefaults(true)).hide('WALLET', ['A']).show('CASH').build(),
);
right('a default known at run time', () =>
	filter()
		.allowDefaults(!isTrue)
		.show('NB', ['NB_BANKA'])
		.cards(cards => cards.showBins('411111::411199')),
);
right('a variable for both defaults', () => {
	const start = (allow: boolean) => filter().allowDefaults(allow);
	let one: ReturnType<typeof start> = filter().allowDefaults(true);
	one = filter().allowDefaults(false);
	let any: AnyFilter = filter().allowDefaults(true);
	any = filter().allowDefaults(false);
	return [one.show('NB', ['NB_BANKA']), any.show('NB', ['NB_BANKA'])];
});
right('a helper that goes on with any filter', () => {
	const onlyBankA = <F extends AnyFilter>(one: F) =>
		one.show('NB', ['NB_BANKA']).cards(cards => cards.showTypes('DEBIT'));
	return onlyBankA(filter().allowDefaults(false)).build();
});
right('an account that settles what the default means', () => {
	const {filter, rules} = paylock({readings: {defaultsInside: 'apply'}});
	const mixed = rules()
		.show('NB', ['NB_BANKA'])
		.cards(cards => cards.hideTypes('CREDIT'));
	return [filter().allowDefaults(true).include(mixed).build(), filter().allowDefaults(false).include(mixed).build()];
});
right('an account that may settle it', () => {
	const account: Account = {readings: {defaultsInside: 'ignore'}};
	return paylock(account).filter().allowDefaults(true).show('NB', ['NB_BANKA']).build();
});
right('all banks but one, with the codes of the account or of included rules', () => {
	const kit = paylock({codes: {NB: ['NB_BANKA', 'NB_BANKB']}});
	const others = filter().allowDefaults(false).include(kit.rules()).show('NB').hide('NB', ['NB_BANKB']);
	return [others.build(), kit.filter().allowDefaults(false).show('NB').hide('NB', ['NB_BANKB']).build()];
});
right('only one bank, and the rest of the types', () =>
	filter().allowDefaults(false).hide('NB').show('NB', ['NB_BANKA']).show('CARD').hide('WALLET', ['A']).build(),
);

// Computed and branded codes, ranges and issuers are checked at run time
right('a computed BIN range', () => ready.cards(c => c.hideBins(`${digits}00::${digits}99`)));
right('a computed BIN range in criteria', () => {
	const range = `${digits}00::${digits}99` as const;
	return ready.cards(c => c.hide({bins: [range]}).hideBins(range));
});
right('a BIN range of computed ends', () => binRange(`${digits}00` as const, `${digits}99` as const));
right('a computed NB code', () => ready.hide('NB', [`NB_${letter}` as const]));
right('a computed NB code under a catalog', () => {
	const bank: string = 'BANKA';
	return stocked.hide('NB', [`NB_${bank}` as const]);
});
right('a computed wallet beside a listed one', () => stocked.hide('WALLET', [`WALLET_${letter}` as const, 'WALLET_A']));
right('a computed bank', () =>
	stocked.cards(c => c.hideBanks(`BANK_${letter}` as const).hide({banks: [`BANK_${letter}` as const]})),
);
right('a computed app and handle', () =>
	stocked.upi(u => u.hideIntent(`APP_${letter}` as const).hideCollect(`@${letter}` as const)),
);
right('a computed issuer', () =>
	shop.emi().show('noCost', g => g.show('credit', p => p.show({issuers: {only: [`BANK_${letter}` as const]}}))),
);
right('a computed tenure', () =>
	emi().show('noCost', g =>
		g.show('credit', p => p.show({tenures: {except: [`${months}::6` as const, tenureRange(9, 12)]}})),
	),
);
right('branded codes', () => {
	const wallets: Code[] = [code];
	return ready.hide('WALLET', wallets).hide('CONSUMER_FINANCE', [code]);
});
right('a branded NB code', () => ready.hide('NB', ['NB_BANKA' as Code]));
right('a branded bank under a catalog', () => stocked.cards(c => c.hideBanks(code).hide({banks: [code]})));
right('a branded BIN range', () => ready.cards(c => c.hideBins('41::42' as Code)));
right('a branded issuer', () =>
	shop
		.emi()
		.show('noCost', g => g.show('credit', p => p.show({issuers: {only: [code]}, tenures: {only: ['3::6' as Code]}}))),
);
right('a computed prefix', () => ready.hide('NB', ['NB_BANKA']).forMandates(`P${digits}` as const));
right('a branded date', () =>
	mandate('REQUIRED')
		.startDate('1' as Code)
		.endDate(`${months}` as const),
);

// Conditions inside recipes
right('when inside cards', () => ready.cards(c => c.hideTypes('DEBIT').when(isTrue, x => x.hideTypes('CREDIT'))));
right('a ternary inside cards', () => ready.cards(c => (isTrue ? c.hideTypes('CREDIT') : c.hideBanks('BANK_A'))));
right('two returns inside cards', () =>
	ready.cards(c => {
		if (isTrue) return c.hideTypes('CREDIT');
		return c.hideBanks('BANK_A');
	}),
);
right('when inside upi', () => ready.upi(u => u.when(isTrue, x => x.hideAllCollect())));
right('when inside emi', () => ready.emi(e => e.when(isTrue, x => x.hide('noCost'))));

// A type of the account with the name of EMI
right('EMI as a type beside EMI plans', () =>
	paylock({types: ['EMI']})
		.filter()
		.allowDefaults(true)
		.hide('EMI')
		.emi(e => e.hide('noCost'))
		.build(),
);

// Mandates
right('rules that are doubled where they name providers', () =>
	page
		.mandate(terms)
		.paymentFilter(ready.include(isTrue ? rules().hide('NB', ['NB_BANKA']).forMandates('SP') : rules())),
);
right('a filter that is doubled where it names providers', () =>
	page.mandate(terms).paymentFilter(isTrue ? ready.hide('NB', ['NB_BANKA']).forMandates('SP') : ready),
);
right('when that names and doubles', () =>
	page.mandate(terms).paymentFilter(ready.when(isTrue, f => f.hide('NB', ['NB_BANKA']).forMandates('SP'))),
);
right('both recipes of when double', () =>
	page.mandate(terms).paymentFilter(
		ready.hide('NB', ['NB_BANKA']).when(
			isTrue,
			f => f.forMandates('SP'),
			f => f.forMandates('OTHER'),
		),
	),
);
right('the prefix of the account', () =>
	page.mandate(terms).paymentFilter(stocked.hide('NB', ['NB_BANKA']).forMandates()),
);

// Nothing is left on the way to a filter that shows something
right('nothing left on the way', () => filter().allowDefaults(false).hide('CASH').show('UPI').build());
right('nothing left unless a condition holds', () =>
	filter()
		.allowDefaults(false)
		.when(isTrue, f => f.show('UPI'))
		.build(),
);
right('only EMI, with a kind left', () => ready.emi(e => e.showOnlyEmi().hide('standard').hide('lowCost')).build());
right('only EMI, with one of two kinds hidden', () =>
	ready
		.emi(e =>
			e
				.showOnlyEmi()
				.hide('standard')
				.when(
					isTrue,
					x => x.hide('lowCost'),
					x => x.hide('noCost'),
				),
		)
		.build(),
);

// Objects of the caller
right('an interface as extra fields', () => {
	const metadata: Metadata = {udf1: 'a', nested: {count: 1, list: ['b']}};
	return page.extra(metadata);
});
right('a record as extra fields', () => {
	const udf: Record<string, string> = {udf1: 'a'};
	return page.extra(udf);
});
right('an instance of a class as fields', () => {
	class Order {
		readonly order_id = 'o';
		readonly amount: Amount = '1.00';
		readonly customer_id = 'c';
		readonly customer_email = 'e';
		readonly customer_phone = 'p';
		readonly payment_page_client_id = 'k';

		describe(): string {
			return this.order_id;
		}
	}
	return session('paymentPage', new Order()).build();
});
right('a plain mandate', () =>
	page.mandate({
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '1.50',
		'mandate.start_date': '1',
		'mandate.end_date': '2',
	}),
);
right('a table of prices', () => {
	const prices = {basic: '99.00', pro: '199.00'} as const;
	const plan: keyof typeof prices = isTrue ? 'basic' : 'pro';
	return session('quickPay', {...order, amount: prices[plan]}).build();
});
right('a computed price as a template', () => session('paymentPage', {...order, amount: `${months}.00`}));
right('a table of card recipes', () => {
	const recipes: Record<string, (cards: CardsBuilder) => CardsBuilder> = {
		credit: c => c.hideTypes('CREDIT'),
		bins: c => c.hideBins('41::42'),
	};
	return Object.values(recipes).map(recipe => ready.cards(recipe).build());
});
right('a class that collects a filter', () => {
	class Shop {
		#filter: AnyFilter = filter().allowDefaults(false);

		show(type: PaymentMethodType): this {
			this.#filter = this.#filter.show(type);
			return this;
		}

		build() {
			return this.#filter.build();
		}
	}
	return new Shop().show('UPI').build();
});
right('every word of the vocabularies', () => [
	PAYMENT_METHOD_TYPES.map(type => ready.hide(type).build()),
	EMI_KINDS.flatMap(kind =>
		PLAN_GROUPS.map(group =>
			emi()
				.show(kind, groups => groups.hide(group))
				.build(),
		),
	),
	ready.cards(c => c.hideTypes(...CARD_TYPES)),
]);
right('details and extra fields that may be absent', () =>
	page
		.details({description: isTrue ? undefined : 'text'})
		.extra({udf1: isTrue ? undefined : 'a', nested: {list: [1, 2]}})
		.build(),
);
right('a mandate under a condition', () =>
	page
		.when(isTrue, one => one.mandate(terms))
		.paymentFilter(ready.hide('CASH'))
		.build(),
);
