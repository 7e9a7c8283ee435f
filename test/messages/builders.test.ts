// The wording of mistakes of builders that the compiler does not see.
import {expect, test} from 'vitest';
import {amend, base, emi, filter, type Loose, mandate, page, paylock} from '../builders/untyped.js';
import {thrown} from './thrown.js';

test('recipes', () => {
	const discarding = (count: number) => () =>
		base().cards((cards: Loose) => {
			for (let made = 0; made < count; made += 1) cards.hideTypes('CREDIT');
			return cards.hideTypes('DEBIT');
		});
	expect(
		thrown(
			discarding(1),
			discarding(2),
			() => base().cards((cards: Loose) => cards),
			() => base().cards(() => 7),
			() => base().cards((cards: Loose) => cards.hideTypes('DEBIT').build()),
			() => base().cards(() => mandate('REQUIRED').maxAmount('1.00').startDate('1893456000').endDate('1924992000')),
		),
	).toMatchInlineSnapshot(`
		"/options/0: the recipe discards the result of one call: builders are immutable, so return one chain that contains every call
		/options/0: the recipe discards the result of 2 calls: builders are immutable, so return one chain that contains every call
		/options/0: the recipe adds nothing: add at least one call, or remove the recipe
		/options/0: the recipe returns 7: return the builder it was given
		this builder (cards) has no JSON of its own: return it from its recipe
		/options/0: the recipe returns another builder (mandate): return the builder it was given"
	`);
});

test('amend', () => {
	const plain = {allowDefaultOptions: true, options: []};
	expect(
		thrown(
			() => amend(plain, 7),
			() => amend(plain, async () => undefined),
			() =>
				amend(plain, () => {
					throw new Error('boom');
				}),
			() =>
				amend(plain, (draft: {allowDefaultOptions: boolean}) => {
					draft.allowDefaultOptions = false;
					return plain;
				}),
			() => amend(plain, () => undefined, {type: ['OTC']}),
			() => amend(plain, () => undefined, 7),
		),
	).toMatchInlineSnapshot(`
		"7 is not a recipe: pass a function
		the recipe is async: make it synchronous
		the recipe throws: see the cause
		the recipe changes the draft and also returns a filter: do one of the two
		/type: "type" is not an option of amend: write "types"
		a number is not a set of options: write an object"
	`);
});

test('a builder where another part belongs', () => {
	const parts: unknown[] = [];
	const keep = (part: Loose) => {
		parts.push(part);
		return part;
	};
	thrown(
		() => base().cards(keep),
		() => base().upi(keep),
		() => emi().show('noCost', keep),
		() => emi().show('noCost', (groups: Loose) => groups.show('credit', keep)),
	);
	parts.push(base(), emi(), page());
	expect(thrown(...parts.map(part => () => base().include(part)))).toMatchInlineSnapshot(`
		"cards is not a set of rules: make a reusable part with rules()
		upi is not a set of rules: make a reusable part with rules()
		plan groups is not a set of rules: make a reusable part with rules()
		plan filters is not a set of rules: make a reusable part with rules()
		filter is not a set of rules: make a reusable part with rules()
		emi is not a set of rules: make a reusable part with rules()
		session is not a set of rules: make a reusable part with rules()"
	`);
});

test('criteria and vocabularies', () => {
	const card = (criteria: unknown) => base().cards((cards: Loose) => cards.hide(criteria));
	const plan = (criteria: unknown) =>
		emi().show('noCost', (groups: Loose) => groups.show('credit', (plans: Loose) => plans.show(criteria)));
	expect(
		thrown(
			...[{colour: ['RED']}, 7].flatMap(criteria => [() => card(criteria), () => plan(criteria)]),
			() => emi().show('noCost', (groups: Loose) => groups.show('card')),
			() => base().emi(7),
		),
	).toMatchInlineSnapshot(`
		"/options/0/cardFilters/0/colour: "colour" is not a criterion of a card filter: write brands, bins, types, subTypes or banks
		/noCostEmi/credit/filters/0/colour: "colour" is not a criterion of a plan filter: write paymentMethodType, paymentMethod, issuers or tenures
		/options/0/cardFilters/0: a number is not a card filter: write an object
		/noCostEmi/credit/filters/0: a number is not a plan filter: write an object
		/noCostEmi/card: "card" is not a plan group: write credit, debit or cardless
		/emiOptions: 7 is not a recipe: pass a function"
	`);
});

test('unfinished parts, and what is not a part', () => {
	expect(
		thrown(
			() => page().mandate(mandate('REQUIRED').maxAmount('1.00')),
			() => base().include(filter()),
			() => base().include(mandate('REQUIRED')),
			() => base().include({}),
			() => base().include(7),
		),
	).toMatchInlineSnapshot(`
		"/mandate.start_date: the mandate has no start_date: set max_amount, start_date and end_date
		/mandate.end_date: the mandate has no end_date: set max_amount, start_date and end_date
		filter without allowDefaults is not a set of rules: make a reusable part with rules()
		mandate without all terms is not a set of rules: make a reusable part with rules()
		an object is not a set of rules: make a reusable part with rules()
		7 is not a set of rules: make a reusable part with rules()"
	`);
});

test('a tenure encoding that cannot write a choice', () => {
	const {emi} = paylock({tenureEncoding: 'issuerFilter.tenures'});
	const choice = {issuers: {only: ['A']}, tenures: {except: ['3::6']}};
	expect(
		thrown(() => emi().show('noCost', (groups: Loose) => groups.show('credit', (plans: Loose) => plans.show(choice)))),
	).toMatchInlineSnapshot(
		`"/noCostEmi/credit/filters/0: tenureEncoding 'issuerFilter.tenures' has one enable for issuers and tenures: write only or except for both"`,
	);
});

test('parts of a session', () => {
	expect(
		thrown(
			() => page().extra(7),
			() => page().details(7),
			() => page().mandate(7),
			() => page().mandate({}),
		),
	).toMatchInlineSnapshot(`
		"a number is not a set of extra fields: write an object
		a number is not a details object: write an object
		a number is not a mandate: write an object
		/options.create_mandate: options.create_mandate is missing: write REQUIRED or OPTIONAL
		/mandate.max_amount: mandate.max_amount is missing: write digits with two decimals, such as "499.00", or use toAmount(…)
		/mandate.start_date: mandate.start_date is missing: write Unix seconds as 1 to 10 digits, or use epochSeconds(…)
		/mandate.end_date: mandate.end_date is missing: write Unix seconds as 1 to 10 digits, or use epochSeconds(…)"
	`);
});

test('accounts', () => {
	const accounts: readonly unknown[] = [
		7,
		{type: []},
		{codes: {WALLET: [], CARD: ['A'], banks: 'BANK_A'}},
		{types: []},
		{types: ['CARD', 'A,B']},
		{enabled: {CARD: 'yes', WALLET: 'WALLET_A', REWARD: [], EMI: ['A'], OTC: true, NB: ['BANKA']}},
		{codes: {WALLET: ['WALLET_A']}, enabled: {WALLET: ['WALLET_B']}},
		{readings: {unnamedEmi: 'maybe', unknown: 'shown'}},
		{severities: {'no-effect': 'maybe', 'no-efect': 'off'}},
		{optionalFields: ['udf1'], guestCheckout: 'yes'},
		{extraFields: ['udf*1', 'amount', '']},
		{extraOptionFields: ['enable', '']},
		{emiPlacement: 'filter', tenureEncoding: 'tenures', credentials: 'key', servicePrefix: 'P_', $schema: 7},
	];
	expect(thrown(...accounts.map(account => () => paylock(account)))).toMatchInlineSnapshot(`
		"a number is not an account: write an object
		/type: "type" is not an account option: write "types"
		/codes/WALLET: codes.WALLET is empty: leave it out to accept any code
		/codes/CARD: "CARD" is not a list of codes: write WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP, brands, banks, subTypes, apps or issuers, or leave it out
		/codes/banks: "BANK_A" is not a list: write ["BANK_A"]
		/types: types is empty: leave it out to keep the types of the specification
		/types/0: "CARD" is a payment method type of the specification: leave it out
		/types/1: "A,B" contains a comma: write each code as a separate string
		/enabled/CARD: "yes" is not a boolean: write true or false
		/enabled/WALLET: "WALLET_A" is neither a boolean nor a list: write true, or a list of codes
		/enabled/REWARD: enabled.REWARD is empty: leave it out if nothing of it is available
		/enabled/EMI: a list is not a boolean: write true or false
		/enabled/NB/0: "BANKA" is not a net banking code: write "NB_BANKA"
		/enabled/OTC: "OTC" is not a payment method type: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP or EMI
		/enabled/WALLET/0: "WALLET_B" is not in codes.WALLET: write WALLET_A, or add it to the list
		/readings/unnamedEmi: "maybe" is not a choice of unnamedEmi: write shown or hidden
		/readings/unknown: "unknown" is not a reading: write precedence, defaultsInside, unnamedEmi, outerFlag, emiOnHiddenCards, issuersAndTenures, upiProviderCodes, emptyList or emiDisplay, or leave it out
		/severities/no-effect: "maybe" is not a severity: write off, error, warning or info
		/severities/no-efect: "no-efect" is not a rule: write "no-effect"
		/optionalFields/0: "udf1" is not a field that may be optional: write order_id, amount, customer_id, customer_email, customer_phone, payment_page_client_id, mandate.start_date or mandate.end_date
		/guestCheckout: "yes" is not a boolean: write true or false
		/extraFields/0: "udf*1" has * inside: write it only at the end
		/extraFields/1: "amount" is a field of the specification: leave it out
		/extraFields/2: the code is empty: write a code
		/extraOptionFields/0: "enable" is a key of the specification: leave it out
		/extraOptionFields/1: the code is empty: write a code
		/emiPlacement: "filter" is not an EMI placement: write payment_filter or session
		/tenureEncoding: "tenures" is not a tenure encoding: write tenureFilter, issuerFilters or issuerFilter.tenures
		/credentials: credentials has an unknown value: write "apiKey" or "apiKeyAsUser"
		/servicePrefix: "P_" is not a service prefix: write letters and digits, without the underscore
		/$schema: 7 is not a string: write a string"
	`);
});
