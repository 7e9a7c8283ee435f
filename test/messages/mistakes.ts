// Every mistake that must not compile, one per line. The compiler refuses it with one diagnostic; the same code as
// JavaScript is refused at run time too. The formatter skips this file, since a diagnostic belongs to a line.
import {
	type AnyFilter,
	toAmount,
	binRange,
	createSession,
	defineService,
	emi,
	epochSeconds,
	filter,
	mandate,
	type GroupsBuilder,
	paylock,
	rules,
	session,
	tenureRange,
} from 'paylock';

export const mistakes: Record<string, () => unknown> = {};
const mistake = (name: string, make: () => unknown) => {
	if (name in mistakes) throw new Error(`duplicate name: ${name}`);
	mistakes[name] = make;
};

const customer = {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'} as const;
const order = {...customer, order_id: 'o', amount: '1.00'} as const;
const page = session('paymentPage', order);
const ready = filter().allowDefaults(true);
const closed = filter().allowDefaults(false);
const settled = paylock({readings: {defaultsInside: 'apply'}}).filter().allowDefaults(true);
const terms = mandate('REQUIRED').maxAmount('100.00').startDate('1').endDate('2');
const noDebit = (groups: GroupsBuilder) => groups.hide('debit');
const shop = paylock({
	codes: {
		WALLET: ['WALLET_A', 'WALLET_B'],
		NB: ['NB_BANKA'],
		banks: ['BANK_A'],
		brands: ['BRAND_A'],
		subTypes: ['SUB_A'],
		apps: ['APP_A'],
		issuers: ['BANK_A'],
	},
});
const stocked = shop.filter().allowDefaults(true);
const large = paylock({
	codes: {
		WALLET: ['W_01', 'W_02', 'W_03', 'W_04', 'W_05', 'W_06', 'W_07', 'W_08', 'W_09', 'W_10', 'W_11', 'W_12', 'W_13', 'W_14', 'W_15', 'MOBILE_MONEY'],
	},
}).filter().allowDefaults(true);
const prefixed = paylock({servicePrefix: 'PREFIX'}).filter().allowDefaults(true);
const service = defineService({baseUrl: 'https://checkout.example', merchantId: 'M', apiKey: 'K'});
const isTrue: boolean = Number('1') === 1;
const price: string = '499';
const maybePrefix: string | undefined = isTrue ? undefined : 'PREFIX';
const maybeCodes: string[] | undefined = isTrue ? undefined : ['WALLET_A'];

// Conflicts
mistake('shown, then hidden', () => ready.show('CASH').hide('CASH'));
mistake('cards() after hide', () => closed.hide('CARD').cards(cards => cards.showTypes('CREDIT')));
mistake('included after a conflicting call', () => ready.hide('CASH').include(rules().show('CASH').hide('NB')));
mistake('twice in rules', () => rules().show('CASH').hide('CASH'));
mistake('an EMI kind hidden, then shown in a second recipe', () => ready.emi(emi => emi.hide('noCost')).emi(emi => emi.hide('standard').show('noCost')));
mistake('an EMI kind shown in two recipes', () => ready.emi(emi => emi.show('noCost')).emi(emi => emi.show('noCost')));
mistake('an EMI kind in included rules', () => ready.emi(emi => emi.hide('noCost')).include(rules().emi(emi => emi.show('noCost'))));
mistake('an EMI builder after EMI', () => ready.emi(emi().hide('noCost')).emi(emi().hide('standard').show('noCost')));
mistake('a union of types, one of them configured', () => ready.hide('CARD').show('CARD' as 'UPI' | 'CARD'));
mistake('cards() that shows only in when, twice', () => settled.cards(cards => cards.hideTypes('DEBIT').when(isTrue, more => more.showBanks('BANK_A'))).cards(cards => cards.hideTypes('CREDIT')));
mistake('shown or hidden in when, then hidden', () => ready.when(isTrue, one => one.show('CARD'), one => one.hide('CARD')).hide('CARD'));
mistake('shown in the otherwise of when, then hidden', () => ready.when(!isTrue, one => one.hide('UPI'), one => one.show('CARD')).hide('CARD'));
mistake('a hidden EMI kind in when, then shown', () => emi().when(isTrue, one => one.hide('noCost')).show('noCost'));
mistake('a plan group in when, then hidden', () => emi().show('standard', groups => groups.when(isTrue, one => one.show('debit')).hide('debit')));

// Parts whose rest is uncertain
mistake('only these cards, beside the rest', () => ready.cards(cards => cards.showBins('411111::411199')).hide('CASH'));
mistake('a bank shown beside the rest', () => ready.show('NB', ['NB_BANKA']).hide('NB'));
mistake('a lender shown beside the rest', () => ready.show('CONSUMER_FINANCE', ['LENDER_A']));
mistake('a wallet shown of a hidden type', () => ready.hide('WALLET').show('NB').show('WALLET', ['WALLET_A']));
mistake('a wallet shown of a shown type', () => ready.show('WALLET').show('WALLET', ['WALLET_A']));
mistake('cards shown and hidden beside the rest', () => ready.cards(cards => cards.hideTypes('CREDIT').showBanks('BANK_A')));
mistake('apps shown in when', () => ready.upi(upi => upi.hideCollect('@bank').when(isTrue, more => more.showIntent('APP_A'))));
mistake('codes shown in the recipe of when', () => ready.when(isTrue, one => one.show('NB', ['NB_BANKA'])));
mistake('included rules that show a bank', () => ready.include(rules().hide('CASH').show('NB', ['NB_BANKA'])));
mistake('cards hidden under false', () => closed.cards(cards => cards.hideTypes('CREDIT')));
mistake('handles hidden under false', () => closed.show('CASH').upi(upi => upi.hideCollect('@bank')));
mistake('included rules that hide cards', () => closed.include(rules().cards(cards => cards.hideTypes('CREDIT'))));
mistake('all banks but one, whose codes are not known', () => closed.show('NB').hide('NB', ['NB_BANKA']).build());
mistake('rules that need both defaults', () => rules().show('NB', ['NB_BANKA']).cards(cards => cards.hideTypes('CREDIT')).hide('CASH'));
mistake('rules that need both defaults, in the other order', () => rules().upi(upi => upi.hideAllCollect()).show('NB', ['NB_BANKA']));
mistake('rules for cards and for UPI that need both defaults', () => rules().cards(cards => cards.showTypes('CREDIT')).upi(upi => upi.hideAllIntent()));
mistake('rules in rules that need the other default', () => rules().show('NB', ['NB_BANKA']).include(rules().cards(cards => cards.hideTypes('CREDIT'))));
mistake('a variable for both defaults', () => { let one = filter().allowDefaults(true); one = filter().allowDefaults(false); return one.build(); });

// One mistake, one diagnostic: the rest of the chain is checked as if the wrong call were absent
mistake('an unknown type, then right calls', () => ready.hide('WALET').hide('NB').show('WALLET').cards(cards => cards.hideTypes('CREDIT')));
mistake('a conflict, then right calls', () => ready.show('WALLET').hide('WALLET').hide('NB').hide('CASH'));
mistake('providers of CARD, then cards()', () => ready.hide('CARD', ['CODE_A']).cards(cards => cards.hideTypes('CREDIT')));
mistake('a wrong NB code, then the whole type', () => ready.hide('NB', ['BANKA']).show('NB'));
mistake('an empty list, then the whole type', () => ready.hide('WALLET', []).hide('WALLET'));
mistake('a recipe that returns nothing, then the type', () => ready.cards(cards => { cards.hideTypes('CREDIT'); }).hide('CARD'));
mistake('a conflicting include, then right calls', () => ready.hide('CASH').include(rules().show('CASH').hide('NB')).hide('NB'));
mistake('an unknown EMI kind, then right calls', () => emi().hide('nocost').hide('noCost').show('standard'));
mistake('a code of NB in place of a list', () => ready.hide('NB', 'NB_BANKA'));
mistake('two types in one call', () => ready.hide('CASH', 'UPI'));
mistake('a list of types', () => ready.hide(['CASH', 'UPI']));
mistake('an unknown type in a filter of unknown history', () => (ready as AnyFilter).hide('WALET').hide('CASH'));
mistake('providers of CARD in a filter of unknown history', () => (ready as AnyFilter).hide('CARD', ['CODE_A']));

// Provider codes
mistake('providers of CARD', () => ready.show('CARD', ['CODE_A']));
mistake('providers of UPI', () => ready.hide('UPI', ['CODE_A']));
mistake('providers of a type that may be CARD', () => ready.hide(isTrue ? 'CARD' : 'WALLET', ['CODE_A']));
mistake('a list of providers that may be undefined', () => ready.hide('WALLET', maybeCodes));
mistake('a provider that may be undefined', () => ready.hide('WALLET', ['WALLET_A', maybeCodes?.[0]]));
mistake('an undefined list of providers', () => ready.hide('WALLET', undefined));
mistake('an empty list of providers', () => ready.hide('WALLET', []));
mistake('one provider without a list', () => ready.hide('WALLET', 'WALLET_A'));
mistake('an NB code without NB_', () => ready.hide('NB', ['BANKA']));
mistake('an NB code without NB_ next to a right one', () => ready.hide('NB', ['NB_BANKA', 'BANKB']));
mistake('an NB code with a service prefix', () => ready.forMandates('P').hide('NB', ['P_BANKA']));
mistake('a list of numbers', () => ready.hide('WALLET', [1, 2]));
mistake('a list of objects', () => ready.hide('WALLET', [{code: 'WALLET_A'}]));
mistake('a set of codes', () => ready.hide('WALLET', new Set(['WALLET_A'])));
mistake('null in place of a list', () => ready.hide('WALLET', null));

// Closed vocabularies
mistake('an unknown type', () => ready.hide('WALET'));
mistake('a type in lower case', () => ready.hide('wallet'));
mistake('an unknown card type', () => ready.cards(cards => cards.hideTypes('CREDT')));
mistake('an unknown EMI kind', () => emi().show('nocost'));
mistake('an unknown plan group', () => emi().show('noCost', groups => groups.hide('creditCard')));
mistake('an unknown type of a plan', () => emi().show('noCost', groups => groups.show('credit', plans => plans.show({paymentMethodType: 'CARDS'}))));
mistake('an unknown action', () => session('paymentpage', order));
mistake('no mandate kind', () => mandate());
mistake('an unknown mandate kind', () => mandate('required'));
mistake('an unknown EMI display', () => page.emiDisplay('showEmi'));

// Cards and UPI
mistake('no card types', () => ready.cards(cards => cards.hideTypes()));
mistake('no criteria', () => ready.cards(cards => cards.hide({})));
mistake('an empty criterion', () => ready.cards(cards => cards.hide({types: []})));
mistake('a misspelled criterion', () => ready.cards(cards => cards.hide({typs: ['CREDIT']})));
mistake('bank for banks', () => ready.cards(cards => cards.hide({types: ['CREDIT'], bank: ['BANK_A']})));
mistake('a misspelled criterion next to a right one', () => ready.cards(cards => cards.hide({types: ['CREDIT'], bnks: ['BANK_A']})));
mistake('one BIN', () => ready.cards(cards => cards.hideBins('411111')));
mistake('a BIN range of letters', () => ready.cards(cards => cards.hideBins('41111x::411199')));
mistake('a wrong BIN range in criteria', () => ready.cards(cards => cards.hide({bins: ['411111:411199']})));
mistake('a BIN range in hexadecimal', () => ready.cards(cards => cards.hideBins('0x41::0x42')));
mistake('binRange() in hexadecimal', () => binRange('0x41', '0x42'));
mistake('binRange() of numbers', () => binRange(411111, 411199));
mistake('a handle without @', () => ready.upi(upi => upi.hideCollect('bank')));
mistake('an app that is a handle', () => ready.upi(upi => upi.hideIntent('APP_A', '@bank')));
mistake('no handles', () => ready.upi(upi => upi.hideCollect()));
mistake('a misspelled method of cards', () => ready.cards(cards => cards.hideTypez('CREDIT')));
mistake('a misspelled method of upi', () => ready.upi(upi => upi.hideApps('APP_A')));
mistake('an argument of hideAllCollect', () => ready.upi(upi => upi.hideAllCollect('@bank')));
mistake('an argument of hideAllIntent', () => ready.upi(upi => upi.hideAllIntent('APP_A')));

// Recipes
mistake('a cards recipe that returns nothing', () => ready.cards(cards => { cards.hideTypes('CREDIT'); }));
mistake('an EMI recipe that returns nothing', () => ready.emi(emi => { emi.hide('noCost'); }));
mistake('a when recipe that returns nothing', () => ready.when(true, filter => { filter.hide('CASH'); }));
mistake('a recipe that returns nothing on one path', () => ready.cards(cards => { if (!isTrue) return cards.hideTypes('CREDIT'); }));
mistake('an async recipe', () => ready.cards(async cards => cards.hideTypes('CREDIT')));
mistake('an async recipe of when', () => ready.when(true, async one => one.hide('CASH')));
mistake('an async EMI recipe', () => ready.emi(async plans => plans.hide('noCost')));
mistake('a recipe that returns undefined', () => ready.cards(() => undefined));
mistake('a recipe of a filter in a session', () => page.paymentFilter(one => one));
mistake('a recipe of cards that is not a function', () => ready.cards({types: ['CREDIT']}));
mistake('a recipe in include', () => ready.include(one => one.hide('CASH')));
mistake('rules that are not called', () => ready.include(rules));
mistake('a filter in include', () => ready.include(filter().allowDefaults(true)));
mistake('a recipe that returns another builder', () => ready.cards(() => rules().hide('CASH')));
mistake('a condition that is not a boolean', () => ready.when('yes', filter => filter.hide('CASH')));

// allowDefaults
mistake('no allowDefaults', () => filter().hide('WALLET'));
mistake('no allowDefaults, then right calls', () => filter().hide('WALLET').hide('NB').build());
mistake('cards() before allowDefaults', () => filter().cards(cards => cards.hideTypes('CREDIT')));
mistake('upi() before allowDefaults', () => filter().upi(upi => upi.hideAllIntent()));
mistake('emi() before allowDefaults', () => filter().emi(plans => plans.hide('noCost')));
mistake('when() before allowDefaults', () => filter().when(true, one => one.hide('CASH')));
mistake('include() before allowDefaults', () => filter().include(rules().hide('CASH')));
mistake('forMandates() before allowDefaults', () => filter().forMandates('PREFIX'));
mistake('build() before allowDefaults', () => filter().build());
mistake('no allowDefaults in a session', () => page.paymentFilter(filter()));
mistake('allowDefaults twice', () => ready.allowDefaults(false));
mistake('allowDefaults of a string', () => filter().allowDefaults('true'));
mistake('rules that are built', () => rules().hide('CASH').build());
mistake('rules in place of a filter', () => page.paymentFilter(rules().hide('CASH')));

// EMI
mistake('an EMI kind twice', () => emi().hide('noCost').show('noCost'));
mistake('a plan group twice', () => emi().show('standard', groups => groups.hide('debit').show('debit')));
mistake('groups under a hidden kind', () => emi().hide('noCost', noDebit));
mistake('plans under a hidden group', () => emi().show('noCost', groups => groups.hide('debit', plans => plans.hide({tenures: {only: ['3::6']}}))));
mistake('a tenure range with a dash', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenures: {only: ['3-6']}}))));
mistake('a wrong tenure range next to a right one', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenures: {except: ['3::6', '9']}}))));
mistake('tenureRange() of texts', () => tenureRange('3', '6'));
mistake('a misspelled criterion of a plan', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenure: {only: ['3::6']}}))));
mistake('a plan filter of nothing', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({}))));
mistake('a list of issuers without only or except', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({issuers: ['BANK_A']}))));
mistake('no providers of a plan', () => emi().show('standard', groups => groups.show('cardless', plans => plans.show({paymentMethod: []}))));
mistake('a list of tenures without only or except', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenures: ['3::6']}))));
mistake('RTP as the type of a plan', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({paymentMethodType: 'RTP'}))));
mistake('an argument of showOnlyEmi', () => emi().showOnlyEmi(false));
mistake('only nothing', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({issuers: {only: []}}))));
mistake('a choice of nothing', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenures: {}}))));
mistake('only beside except', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({issuers: {only: ['BANK_A'], except: ['BANK_B']}}))));
mistake('a misspelled choice', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({issuers: {exept: ['BANK_B']}}))));
mistake('tenures as numbers', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenures: {only: [3, 6]}}))));

// Mandates
mistake('a mandate without terms', () => page.mandate(mandate('REQUIRED')));
mistake('a mandate without max_amount', () => page.mandate(mandate('REQUIRED').startDate('1').endDate('2')));
mistake('a mandate without end_date that is built', () => mandate('REQUIRED').maxAmount('1.00').startDate('1').build());
mistake('end_date in milliseconds', () => mandate('REQUIRED').endDate('1893456000000'));
mistake('a mandate kind twice', () => page.mandate(terms).mandate(mandate('OPTIONAL').maxAmount('1.00').startDate('1').endDate('2')));
mistake('max_amount twice', () => mandate('REQUIRED').maxAmount('100.00').maxAmount('200.00'));
mistake('start_date twice', () => mandate('REQUIRED').startDate('1').startDate('2'));
mistake('end_date twice', () => mandate('REQUIRED').endDate('1').endDate('2'));
mistake('max_amount of a run-time string', () => mandate('REQUIRED').maxAmount(price));
mistake('max_amount that may be undefined', () => mandate('REQUIRED').maxAmount(isTrue ? undefined : toAmount(1)));
mistake('start_date of a number', () => mandate('REQUIRED').startDate(1700000000));
mistake('start_date of a date as text', () => mandate('REQUIRED').startDate('2026-01-01'));
mistake('start_date that may be undefined', () => mandate('REQUIRED').startDate(isTrue ? undefined : new Date(0)));
mistake('end_date of null', () => mandate('REQUIRED').endDate(null));
mistake('epochSeconds() of a text', () => epochSeconds('2030-01-01'));

// Doubling
mistake('single providers in a mandate session', () => page.mandate(terms).paymentFilter(ready.hide('NB', ['NB_BANKA'])));
mistake('a mandate for single providers', () => page.paymentFilter(ready.hide('WALLET', ['WALLET_A'])).mandate(terms));
mistake('single providers in included rules', () => page.mandate(terms).paymentFilter(ready.include(rules().hide('CONSUMER_FINANCE', ['LENDER_A']))));
mistake('a prefix set only in when', () => page.mandate(terms).paymentFilter(ready.hide('NB', ['NB_BANKA']).when(!isTrue, one => one.forMandates('PREFIX'))));
mistake('a prefix, then another', () => ready.forMandates('PREFIX').forMandates('OTHER'));
mistake('another prefix in included rules', () => ready.forMandates('PREFIX').include(rules().forMandates('OTHER')));
mistake('a prefix of the account, then another', () => prefixed.forMandates().forMandates('OTHER'));
mistake('a prefix, then that of the account', () => prefixed.forMandates('OTHER').forMandates());
mistake('a prefix set in one branch of a ternary, then another', () => (isTrue ? prefixed.forMandates() : prefixed).forMandates('OTHER'));
mistake('no prefix, where that of the account may be undefined', () => paylock({servicePrefix: maybePrefix}).filter().allowDefaults(true).forMandates());
mistake('a prefix with an underscore', () => ready.forMandates('PREFIX_'));
mistake('no prefix at all', () => ready.forMandates());

// Sessions
mistake('an amount in payment management', () => session('paymentManagement', {...customer, amount: '1.00'}));
mistake('an order in payment management', () => session('paymentManagement', order));
mistake('an amount without decimals', () => session('paymentPage', {...order, amount: '499'}));
mistake('an amount with one decimal', () => session('paymentPage', {...order, amount: '499.5'}));
mistake('an amount that is a number', () => session('paymentPage', {...order, amount: 499}));
mistake('an amount of a run-time string', () => session('paymentPage', {...order, amount: price}));
mistake('toAmount() of a boolean', () => toAmount(true));
mistake('an amount that may be undefined', () => session('paymentPage', {...order, amount: isTrue ? undefined : toAmount(1)}));
mistake('an amount that is null', () => session('paymentPage', {...order, amount: null}));
mistake('order_id in camel case', () => session('paymentPage', {...customer, orderId: 'o', order_id: 'o', amount: '1.00'}));
mistake('return_url in camel case', () => session('paymentPage', {...order, returnUrl: 'https://shop.example'}));
mistake('return_url in camel case, which payment management does not have', () => session('paymentManagement', {...customer, returnUrl: 'https://shop.example'}));
mistake('a plain mandate with a wrong amount', () => page.mandate({'options.create_mandate': 'REQUIRED', 'mandate.max_amount': '1.5', 'mandate.start_date': '1', 'mandate.end_date': '2'}));
mistake('no order_id', () => session('quickPay', {...customer, amount: '1.00'}));
mistake('no customer_email', () => session('paymentManagement', {customer_id: 'c', customer_phone: 'p', payment_page_client_id: 'k'}));
mistake('no amount', () => session('paymentPage', {...customer, order_id: 'o'}));
mistake('a description among the fields', () => session('paymentPage', {...order, description: 'text'}));
mistake('a return_url among the fields', () => session('paymentPage', {...order, return_url: 'https://shop.example'}));
mistake('a filter among the fields', () => session('paymentPage', {...order, payment_filter: {allowDefaultOptions: true, options: []}}));
mistake('a mandate field among the fields', () => session('paymentPage', {...order, 'mandate.max_amount': '1.00'}));
mistake('a field that is unknown', () => session('paymentPage', {...order, currency: 'AAA'}));
mistake('a filter on quickPay', () => session('quickPay', order).paymentFilter(ready));
mistake('a filter on payment management', () => session('paymentManagement', customer).paymentFilter(ready));
mistake('a mandate on quickPay', () => session('quickPay', order).mandate(terms));
mistake('an EMI display on quickPay', () => session('quickPay', order).emiDisplay('showEMI'));
mistake('details on payment management', () => session('paymentManagement', customer).details({description: 'text'}));
mistake('two filters', () => page.paymentFilter(ready.hide('CARD')).paymentFilter(ready.hide('UPI')));
mistake('two EMI displays', () => page.emiDisplay('showEMI').emiDisplay('hideEMI'));
mistake('details twice', () => page.details({description: 'one'}).details({description: 'two'}));
mistake('a misspelled detail', () => page.details({descripton: 'text'}));
mistake('details that are a text', () => page.details('text'));
mistake('extra twice', () => page.extra({udf1: 'one'}).extra({udf2: 'two'}));
mistake('an extra field that is known', () => page.extra({amount: '1.00'}));
mistake('a detail among the extra fields', () => page.extra({description: 'text'}));
mistake('an extra field that is not JSON', () => page.extra({udf1: new Date(0)}));
mistake('only EMI, then hidden', () => page.paymentFilter(ready.emi(emi => emi.showOnlyEmi())).emiDisplay('hideEMI'));
mistake('options in place of a service', () => createSession(page, {baseUrl: 'https://checkout.example', merchantId: 'M', apiKey: 'K'}));
mistake('a filter that is sent', () => createSession(ready, service));
mistake('an unfinished mandate in a session that is sent', () => createSession(page.mandate(mandate('REQUIRED').startDate('1')), service));
mistake('a mandate that is sent', () => createSession(terms, service));
mistake('an unfinished mandate that is sent', () => createSession(mandate('REQUIRED'), service));
mistake('an unfinished filter that is sent', () => createSession(filter(), service));

// A catalog of codes
mistake('a wallet outside the catalog', () => stocked.hide('WALLET', ['WALLET_C']));
mistake('an NB code outside the catalog', () => stocked.hide('NB', ['NB_BANKZ']));
mistake('a bank outside the catalog', () => stocked.cards(cards => cards.hideBanks('BANK_Z')));
mistake('a brand outside the catalog', () => stocked.cards(cards => cards.hide({brands: ['BRAND_Z']})));
mistake('a sub type outside the catalog', () => stocked.cards(cards => cards.hideSubTypes('SUB_Z')));
mistake('an app outside the catalog', () => stocked.upi(upi => upi.hideIntent('APP_Z')));
mistake('an issuer outside the catalog', () => shop.emi().show('noCost', groups => groups.show('credit', plans => plans.show({issuers: {only: ['BANK_Z']}}))));
mistake('a code outside a large catalog', () => large.hide('WALLET', ['MOBILE_MONY']));
mistake('a wrong code among many of a large catalog', () => large.hide('WALLET', ['W_01', 'W_02', 'W_03', 'W_04', 'W_05', 'W_06', 'W_07', 'W_08', 'W_09', 'W_10', 'W_11', 'W_12', 'W_13', 'W_14', 'W_15', 'MOBILE_MONY']));
mistake('a code of a catalog in lower case', () => large.hide('WALLET', ['mobile_money']));
mistake('a type that the account does not have', () => paylock({types: ['OTC']}).filter().allowDefaults(true).hide('VOUCHER'));
mistake('an unknown key of an account', () => paylock({prefix: 'PREFIX'}));
mistake('an unknown tenure encoding', () => paylock({tenureEncoding: 'tenureFilters'}));
mistake('an unknown list of codes', () => paylock({codes: {WALLETS: ['WALLET_A']}}));
mistake('a prefix of an account with an underscore', () => paylock({servicePrefix: 'SP_'}));
mistake('an NB code of a catalog without NB_', () => paylock({codes: {NB: ['BANKA']}}));
mistake('an empty list of a catalog', () => paylock({codes: {WALLET: []}}));
mistake('plain JSON with filters of a hidden type', () => page.paymentFilter({allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: false, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]}]}));
mistake('plain JSON with provider codes for cards', () => page.paymentFilter({allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: true, paymentMethods: ['CODE_A']}]}));
mistake('a type of an account that the specification has', () => paylock({types: ['CARD']}));
