// Mistakes that must not compile, one per line, at least one for each message; test-d has more forms of each. The compiler
// refuses it with one diagnostic; the same code as JavaScript is refused at run time too. The formatter skips this file,
// since a diagnostic belongs to a line.
import {
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
const terms = mandate('REQUIRED').maxAmount('100.00').startDate('1').endDate('2');
const noDebit = (groups: GroupsBuilder) => groups.hide('debit');
const stocked = paylock({codes: {WALLET: ['WALLET_A', 'WALLET_B'], banks: ['BANK_A']}}).filter().allowDefaults(true);
const large = paylock({
	codes: {
		WALLET: ['W_01', 'W_02', 'W_03', 'W_04', 'W_05', 'W_06', 'W_07', 'W_08', 'W_09', 'W_10', 'W_11', 'W_12', 'W_13', 'W_14', 'W_15', 'MOBILE_MONEY'],
	},
}).filter().allowDefaults(true);
const service = defineService({baseUrl: 'https://checkout.example', merchantId: 'M', apiKey: 'K'});
const isTrue: boolean = Number('1') === 1;
const price: string = '499';
const maybeCodes: string[] | undefined = isTrue ? undefined : ['WALLET_A'];

// Conflicts
mistake('cards() after hide', () => closed.hide('CARD').cards(cards => cards.showTypes('CREDIT')));
mistake('shown or hidden in when, then hidden', () => ready.when(isTrue, one => one.show('CARD'), one => one.hide('CARD')).hide('CARD'));

// Parts whose rest is uncertain
mistake('only these cards, beside the rest', () => ready.cards(cards => cards.showBins('411111::411199')).hide('CASH'));
mistake('a bank shown beside the rest', () => ready.show('NB', ['NB_BANKA']).hide('NB'));
mistake('apps shown in when', () => ready.upi(upi => upi.hideCollect('@bank').when(isTrue, more => more.showIntent('APP_A'))));
mistake('included rules that show a bank', () => ready.include(rules().hide('CASH').show('NB', ['NB_BANKA'])));
mistake('cards hidden under false', () => closed.cards(cards => cards.hideTypes('CREDIT')));
mistake('all banks but one, whose codes are not known', () => closed.show('NB').hide('NB', ['NB_BANKA']).build());
mistake('rules that need both defaults', () => rules().show('NB', ['NB_BANKA']).cards(cards => cards.hideTypes('CREDIT')).hide('CASH'));
mistake('rules that need both defaults, in the other order', () => rules().upi(upi => upi.hideAllCollect()).show('NB', ['NB_BANKA']));
mistake('rules for cards and for UPI that need both defaults', () => rules().cards(cards => cards.showTypes('CREDIT')).upi(upi => upi.hideAllIntent()));
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
mistake('two types in one call', () => ready.hide('CASH', 'UPI'));
mistake('a list of types', () => ready.hide(['CASH', 'UPI']));

// Provider codes
mistake('providers of UPI', () => ready.hide('UPI', ['CODE_A']));
mistake('a list of providers that may be undefined', () => ready.hide('WALLET', maybeCodes));
mistake('a provider that may be undefined', () => ready.hide('WALLET', ['WALLET_A', maybeCodes?.[0]]));
mistake('an NB code without NB_ next to a right one', () => ready.hide('NB', ['NB_BANKA', 'BANKB']));
mistake('an NB code with a service prefix', () => ready.forMandates('P').hide('NB', ['P_BANKA']));
mistake('a list of numbers', () => ready.hide('WALLET', [1, 2]));
mistake('a list of objects', () => ready.hide('WALLET', [{code: 'WALLET_A'}]));

// Closed vocabularies
mistake('an unknown card type', () => ready.cards(cards => cards.hideTypes('CREDT')));
mistake('an unknown type of a plan', () => emi().show('noCost', groups => groups.show('credit', plans => plans.show({paymentMethodType: 'CARDS'}))));
mistake('an unknown action', () => session('paymentpage', order));
mistake('an unknown mandate kind', () => mandate('required'));
mistake('an unknown EMI display', () => page.emiDisplay('showEmi'));

// Cards and UPI
mistake('no card types', () => ready.cards(cards => cards.hideTypes()));
mistake('no criteria', () => ready.cards(cards => cards.hide({})));
mistake('an empty criterion', () => ready.cards(cards => cards.hide({types: []})));
mistake('a misspelled criterion next to a right one', () => ready.cards(cards => cards.hide({types: ['CREDIT'], bnks: ['BANK_A']})));
mistake('one BIN', () => ready.cards(cards => cards.hideBins('411111')));
mistake('a BIN range of letters', () => ready.cards(cards => cards.hideBins('41111x::411199')));
mistake('binRange() in hexadecimal', () => binRange('0x41', '0x42'));
mistake('binRange() of numbers', () => binRange(411111, 411199));
mistake('a handle without @', () => ready.upi(upi => upi.hideCollect('bank')));
mistake('an app that is a handle', () => ready.upi(upi => upi.hideIntent('APP_A', '@bank')));
mistake('a misspelled method of cards', () => ready.cards(cards => cards.hideTypez('CREDIT')));
mistake('an argument of hideAllCollect', () => ready.upi(upi => upi.hideAllCollect('@bank')));
mistake('an argument of hideAllIntent', () => ready.upi(upi => upi.hideAllIntent('APP_A')));

// Recipes
mistake('an async recipe', () => ready.cards(async cards => cards.hideTypes('CREDIT')));
mistake('a recipe of a filter in a session', () => page.paymentFilter(one => one));
mistake('a recipe of cards that is not a function', () => ready.cards({types: ['CREDIT']}));
mistake('a recipe in include', () => ready.include(one => one.hide('CASH')));
mistake('a filter in include', () => ready.include(filter().allowDefaults(true)));
mistake('a recipe that returns another builder', () => ready.cards(() => rules().hide('CASH')));
mistake('a condition that is not a boolean', () => ready.when('yes', filter => filter.hide('CASH')));

// allowDefaults
mistake('no allowDefaults, then right calls', () => filter().hide('WALLET').hide('NB').build());
mistake('no allowDefaults in a session', () => page.paymentFilter(filter()));
mistake('allowDefaults twice', () => ready.allowDefaults(false));
mistake('allowDefaults of a string', () => filter().allowDefaults('true'));
mistake('rules that are built', () => rules().hide('CASH').build());
mistake('rules in place of a filter', () => page.paymentFilter(rules().hide('CASH')));

// EMI
mistake('an EMI kind twice', () => emi().hide('noCost').show('noCost'));
mistake('an EMI kind hidden, then shown in a second recipe', () => ready.emi(emi => emi.hide('noCost')).emi(emi => emi.hide('standard').show('noCost')));
mistake('a plan group twice', () => emi().show('standard', groups => groups.hide('debit').show('debit')));
mistake('groups under a hidden kind', () => emi().hide('noCost', noDebit));
mistake('plans under a hidden group', () => emi().show('noCost', groups => groups.hide('debit', plans => plans.hide({tenures: {only: ['3::6']}}))));
mistake('a wrong tenure range next to a right one', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenures: {except: ['3::6', '9']}}))));
mistake('tenureRange() of texts', () => tenureRange('3', '6'));
mistake('a misspelled criterion of a plan', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenure: {only: ['3::6']}}))));
mistake('a list of issuers without only or except', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({issuers: ['BANK_A']}))));
mistake('a list of tenures without only or except', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenures: ['3::6']}))));
mistake('a choice of nothing', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenures: {}}))));
mistake('only beside except', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({issuers: {only: ['BANK_A'], except: ['BANK_B']}}))));
mistake('RTP as the type of a plan', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({paymentMethodType: 'RTP'}))));
mistake('an argument of showOnlyEmi', () => emi().showOnlyEmi(false));
mistake('a misspelled choice', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({issuers: {exept: ['BANK_B']}}))));

// Mandates
mistake('a mandate without terms', () => page.mandate(mandate('REQUIRED')));
mistake('a mandate without end_date that is built', () => mandate('REQUIRED').maxAmount('1.00').startDate('1').build());
mistake('a mandate kind twice', () => page.mandate(terms).mandate(mandate('OPTIONAL').maxAmount('1.00').startDate('1').endDate('2')));
mistake('end_date in milliseconds', () => mandate('REQUIRED').endDate('1893456000000'));
mistake('max_amount twice', () => mandate('REQUIRED').maxAmount('100.00').maxAmount('200.00'));
mistake('start_date twice', () => mandate('REQUIRED').startDate('1').startDate('2'));
mistake('end_date twice', () => mandate('REQUIRED').endDate('1').endDate('2'));
mistake('start_date of a date as text', () => mandate('REQUIRED').startDate('2026-01-01'));
mistake('start_date that may be undefined', () => mandate('REQUIRED').startDate(isTrue ? undefined : new Date(0)));
mistake('epochSeconds() of a text', () => epochSeconds('2030-01-01'));

// Doubling
mistake('single providers in a mandate session', () => page.mandate(terms).paymentFilter(ready.hide('NB', ['NB_BANKA'])));
mistake('a mandate for single providers', () => page.paymentFilter(ready.hide('WALLET', ['WALLET_A'])).mandate(terms));
mistake('a prefix, then another', () => ready.forMandates('PREFIX').forMandates('OTHER'));
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
mistake('order_id in camel case', () => session('paymentPage', {...customer, orderId: 'o', order_id: 'o', amount: '1.00'}));
mistake('return_url in camel case', () => session('paymentPage', {...order, returnUrl: 'https://shop.example'}));
mistake('return_url in camel case, which payment management does not have', () => session('paymentManagement', {...customer, returnUrl: 'https://shop.example'}));
mistake('no order_id', () => session('quickPay', {...customer, amount: '1.00'}));
mistake('a description among the fields', () => session('paymentPage', {...order, description: 'text'}));
mistake('a filter among the fields', () => session('paymentPage', {...order, payment_filter: {allowDefaultOptions: true, options: []}}));
mistake('a mandate field among the fields', () => session('paymentPage', {...order, 'mandate.max_amount': '1.00'}));
mistake('a field that is unknown', () => session('paymentPage', {...order, currency: 'AAA'}));
mistake('a filter on quickPay', () => session('quickPay', order).paymentFilter(ready));
mistake('details on payment management', () => session('paymentManagement', customer).details({description: 'text'}));
mistake('two filters', () => page.paymentFilter(ready.hide('CARD')).paymentFilter(ready.hide('UPI')));
mistake('two EMI displays', () => page.emiDisplay('showEMI').emiDisplay('hideEMI'));
mistake('details twice', () => page.details({description: 'one'}).details({description: 'two'}));
mistake('extra twice', () => page.extra({udf1: 'one'}).extra({udf2: 'two'}));
mistake('a misspelled detail', () => page.details({descripton: 'text'}));
mistake('details that are a text', () => page.details('text'));
mistake('an extra field that is known', () => page.extra({amount: '1.00'}));
mistake('an extra field that is not JSON', () => page.extra({udf1: new Date(0)}));
mistake('only EMI, then hidden', () => page.paymentFilter(ready.emi(emi => emi.showOnlyEmi())).emiDisplay('hideEMI'));
mistake('options in place of a service', () => createSession(page, {baseUrl: 'https://checkout.example', merchantId: 'M', apiKey: 'K'}));
mistake('a filter that is sent', () => createSession(ready, service));

// A catalog of codes
mistake('a wallet outside the catalog', () => stocked.hide('WALLET', ['WALLET_C']));
mistake('a bank outside the catalog', () => stocked.cards(cards => cards.hideBanks('BANK_Z')));
mistake('a wrong code among many of a large catalog', () => large.hide('WALLET', ['W_01', 'W_02', 'W_03', 'W_04', 'W_05', 'W_06', 'W_07', 'W_08', 'W_09', 'W_10', 'W_11', 'W_12', 'W_13', 'W_14', 'W_15', 'MOBILE_MONY']));
mistake('a type that the account does not have', () => paylock({types: ['OTC']}).filter().allowDefaults(true).hide('VOUCHER'));
mistake('an unknown key of an account', () => paylock({prefix: 'PREFIX'}));
mistake('an empty list of a catalog', () => paylock({codes: {WALLET: []}}));
mistake('plain JSON with filters of a hidden type', () => page.paymentFilter({allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: false, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]}]}));
mistake('plain JSON with provider codes for cards', () => page.paymentFilter({allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: true, paymentMethods: ['CODE_A']}]}));
mistake('a type of an account that the specification has', () => paylock({types: ['CARD']}));
