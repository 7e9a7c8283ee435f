// Every mistake that must not compile, one a line: the compiler refuses it in one diagnostic, and the run time, given the
// same code as JavaScript, refuses it too. The formatter leaves this file alone, since a diagnostic belongs to a line.
import {
	amount,
	binRange,
	createSession,
	defineService,
	emi,
	epochSeconds,
	except,
	filter,
	mandate,
	only,
	type PlanGroups,
	paylock,
	rules,
	session,
	tenureRange,
} from 'paylock';

export const mistakes: Record<string, () => unknown> = {};
const mistake = (name: string, make: () => unknown) => {
	if (name in mistakes) throw new Error(`two mistakes are called ${name}`);
	mistakes[name] = make;
};

const customer = {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'} as const;
const order = {...customer, order_id: 'o', amount: '1.00'} as const;
const page = session('paymentPage', order);
const ready = filter().allowDefaults(true);
const terms = mandate('REQUIRED').maxAmount('100.00').startDate('1').endDate('2');
const noDebit = (groups: PlanGroups) => groups.hide('debit');
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
const service = defineService({baseUrl: 'https://checkout.example', merchantId: 'M', apiKey: 'K'});
const perhaps: boolean = Number('1') === 1;

// A type configured twice
mistake('hidden twice', () => ready.hide('WALLET').show('NB').hide('WALLET', ['WALLET_A']));
mistake('shown, then hidden', () => ready.show('CASH').hide('CASH'));
mistake('cards() after hide', () => ready.hide('CARD').cards(cards => cards.hideTypes('CREDIT')));
mistake('upi() after hide', () => ready.hide('UPI').upi(upi => upi.hideIntent('APP_A')));
mistake('cards() after show', () => ready.show('CARD').cards(cards => cards.hideTypes('CREDIT')));
mistake('cards() twice', () => ready.cards(cards => cards.hideTypes('DEBIT')).cards(cards => cards.showTypes('CREDIT')));
mistake('hide after cards()', () => ready.cards(cards => cards.hideTypes('DEBIT')).hide('CARD'));
mistake('show after upi()', () => ready.upi(upi => upi.hideAllCollect()).show('UPI'));
mistake('hidden perhaps, then shown', () => ready.when(perhaps, filter => filter.hide('WALLET')).show('WALLET'));
mistake('included and said before', () => ready.hide('CASH').include(rules().show('CASH').hide('NB')));
mistake('included, then said', () => ready.include(rules().show('CASH')).hide('CASH'));
mistake('included twice', () => ready.include(rules().show('CASH')).include(rules().hide('CASH')));
mistake('twice in rules', () => rules().show('CASH').hide('CASH'));
mistake('EMI twice', () => ready.emi(emi => emi.hide('noCost')).emi(emi => emi.hide('standard')));
mistake('EMI builder after EMI', () => ready.emi(emi().hide('noCost')).emi(emi().hide('standard')));
mistake('a union of types, one of them said', () => ready.hide('CARD').show('CARD' as 'UPI' | 'CARD'));

// Provider codes
mistake('providers of CARD', () => ready.show('CARD', ['CODE_A']));
mistake('providers of UPI', () => ready.hide('UPI', ['CODE_A']));
mistake('an empty list of providers', () => ready.hide('WALLET', []));
mistake('one provider without a list', () => ready.hide('WALLET', 'WALLET_A'));
mistake('an NB code without NB_', () => ready.show('NB', ['BANKA']));
mistake('an NB code without NB_ beside a right one', () => ready.show('NB', ['NB_BANKA', 'BANKB']));
mistake('an NB code with nb_', () => ready.show('NB', ['nb_banka']));

// Words of closed vocabularies
mistake('an unknown type', () => ready.hide('WALET'));
mistake('a type in lower case', () => ready.hide('wallet'));
mistake('an unknown card type', () => ready.cards(cards => cards.hideTypes('CREDT')));
mistake('an unknown card type in criteria', () => ready.cards(cards => cards.hide({types: ['credit']})));
mistake('an unknown EMI kind', () => emi().show('nocost'));
mistake('an unknown plan group', () => emi().show('noCost', groups => groups.hide('creditCard')));
mistake('an unknown type of a plan', () => emi().show('noCost', groups => groups.show('credit', plans => plans.show({paymentMethodType: 'CARDS'}))));
mistake('an unknown action', () => session('paymentpage', order));
mistake('an unknown mandate kind', () => mandate('required'));
mistake('an unknown EMI display', () => page.emiDisplay('showEmi'));

// Cards and UPI
mistake('no card types', () => ready.cards(cards => cards.hideTypes()));
mistake('no BIN ranges', () => ready.cards(cards => cards.hideBins()));
mistake('no criteria', () => ready.cards(cards => cards.hide({})));
mistake('an empty criterion', () => ready.cards(cards => cards.hide({types: []})));
mistake('a misspelt criterion', () => ready.cards(cards => cards.hide({typs: ['CREDIT']})));
mistake('a misspelt criterion beside a right one', () => ready.cards(cards => cards.hide({types: ['CREDIT'], bnks: ['BANK_A']})));
mistake('a BIN range with one colon', () => ready.cards(cards => cards.hideBins('411111:411199')));
mistake('a BIN range of letters', () => ready.cards(cards => cards.hideBins('41111x::411199')));
mistake('a wrong BIN range in criteria', () => ready.cards(cards => cards.hide({bins: ['411111:411199']})));
mistake('binRange() of letters', () => binRange('41111x', '411199'));
mistake('binRange() of numbers', () => binRange(411111, 411199));
mistake('a handle without @', () => ready.upi(upi => upi.hideCollect('bank')));
mistake('an app that is a handle', () => ready.upi(upi => upi.hideIntent('APP_A', '@bank')));
mistake('no handles', () => ready.upi(upi => upi.hideCollect()));

// Recipes
mistake('a cards recipe that returns nothing', () => ready.cards(cards => { cards.hideTypes('CREDIT'); }));
mistake('a upi recipe that returns nothing', () => ready.upi(upi => { upi.hideAllIntent(); }));
mistake('an EMI recipe that returns nothing', () => ready.emi(emi => { emi.hide('noCost'); }));
mistake('a group recipe that returns nothing', () => emi().show('noCost', groups => { groups.hide('debit'); }));
mistake('a when recipe that returns nothing', () => ready.when(true, filter => { filter.hide('CASH'); }));
mistake('a recipe that returns another builder', () => ready.cards(() => rules().hide('CASH')));
mistake('a condition that is no boolean', () => ready.when('yes', filter => filter.hide('CASH')));

// allowDefaults
mistake('no allowDefaults', () => filter().hide('WALLET'));
mistake('no allowDefaults in a session', () => page.paymentFilter(filter()));
mistake('allowDefaults twice', () => ready.allowDefaults(false));
mistake('allowDefaults of a string', () => filter().allowDefaults('true'));
mistake('rules that are built', () => rules().hide('CASH').build());
mistake('rules in place of a filter', () => page.paymentFilter(rules().hide('CASH')));

// EMI
mistake('an EMI kind twice', () => emi().hide('noCost').show('noCost'));
mistake('a plan group twice', () => emi().show('standard', groups => groups.hide('debit').show('debit')));
mistake('groups under a hidden kind', () => emi().hide('noCost', noDebit));
mistake('groups in place under a hidden kind', () => emi().hide('noCost', groups => groups.hide('debit')));
mistake('plans under a hidden group', () => emi().show('noCost', groups => groups.hide('debit', plans => plans.hide({tenures: only('3::6')}))));
mistake('a tenure range with a dash', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenures: only('3-6')}))));
mistake('a wrong tenure range beside a right one', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenures: except('3::6', '9')}))));
mistake('tenureRange() of texts', () => tenureRange('3', '6'));
mistake('a misspelt criterion of a plan', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({tenure: only('3::6')}))));
mistake('a plan filter of nothing', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({}))));
mistake('a list of issuers without only or except', () => emi().show('standard', groups => groups.show('credit', plans => plans.show({issuers: ['BANK_A']}))));
mistake('no providers of a plan', () => emi().show('standard', groups => groups.show('cardless', plans => plans.show({paymentMethod: []}))));
mistake('only() of nothing', () => only());
mistake('except() of nothing', () => except());

// Mandates
mistake('a mandate without terms', () => page.mandate(mandate('REQUIRED')));
mistake('a mandate without max_amount', () => page.mandate(mandate('REQUIRED').startDate('1').endDate('2')));
mistake('an unfinished mandate that is built', () => mandate('REQUIRED').startDate('1').build());
mistake('a mandate kind twice', () => page.mandate(terms).mandate(mandate('OPTIONAL').maxAmount('1.00').startDate('1').endDate('2')));
mistake('max_amount twice', () => mandate('REQUIRED').maxAmount('100.00').maxAmount('200.00'));
mistake('start_date twice', () => mandate('REQUIRED').startDate('1').startDate('2'));
mistake('end_date twice', () => mandate('REQUIRED').endDate('1').endDate('2'));
mistake('max_amount without decimals', () => mandate('REQUIRED').maxAmount('100'));
mistake('max_amount of a number', () => mandate('REQUIRED').maxAmount(100));
mistake('start_date of a number', () => mandate('REQUIRED').startDate(1700000000));
mistake('start_date of a word', () => mandate('REQUIRED').startDate('tomorrow'));
mistake('epochSeconds() of a text', () => epochSeconds('2030-01-01'));

// Doubling
mistake('single providers in a mandate session', () => page.mandate(terms).paymentFilter(ready.show('NB', ['NB_BANKA'])));
mistake('a mandate for single providers', () => page.paymentFilter(ready.show('WALLET', ['WALLET_A'])).mandate(terms));
mistake('single providers that were included', () => page.mandate(terms).paymentFilter(ready.include(rules().show('CONSUMER_FINANCE', ['LENDER_A']))));
mistake('a prefix set only perhaps', () => page .mandate(terms) .paymentFilter(ready.show('NB', ['NB_BANKA']).when(Number('1') > 2, filter => filter.forMandates('PREFIX'))));
mistake('a prefix set twice', () => ready.forMandates('PREFIX').forMandates('PREFIX'));
mistake('a prefix with an underscore', () => ready.forMandates('PREFIX_'));
mistake('no prefix at all', () => ready.forMandates());

// Sessions
mistake('an amount in payment management', () => session('paymentManagement', {...customer, amount: '1.00'}));
mistake('an order in payment management', () => session('paymentManagement', order));
mistake('an amount without decimals', () => session('paymentPage', {...order, amount: '499'}));
mistake('an amount with one decimal', () => session('paymentPage', {...order, amount: '499.5'}));
mistake('an amount that is a number', () => session('paymentPage', {...order, amount: 499}));
mistake('amount() of a truth', () => amount(true));
mistake('no order_id', () => session('quickPay', {...customer, amount: '1.00'}));
mistake('no customer_email', () => session('paymentManagement', {customer_id: 'c', customer_phone: 'p', payment_page_client_id: 'k'}));
mistake('a field that is no field', () => session('paymentPage', {...order, currency: 'AAA'}));
mistake('a filter on quickPay', () => session('quickPay', order).paymentFilter(ready));
mistake('a filter on payment management', () => session('paymentManagement', customer).paymentFilter(ready));
mistake('a mandate on quickPay', () => session('quickPay', order).mandate(terms));
mistake('an EMI display on quickPay', () => session('quickPay', order).emiDisplay('showEMI'));
mistake('details on payment management', () => session('paymentManagement', customer).details({description: 'text'}));
mistake('two filters', () => page.paymentFilter(ready.hide('CARD')).paymentFilter(ready.hide('UPI')));
mistake('two EMI displays', () => page.emiDisplay('showEMI').emiDisplay('hideEMI'));
mistake('details twice', () => page.details({description: 'one'}).details({description: 'two'}));
mistake('a misspelt detail', () => page.details({descripton: 'text'}));
mistake('extra twice', () => page.extra({udf1: 'one'}).extra({udf2: 'two'}));
mistake('an extra field that is known', () => page.extra({amount: '1.00'}));
mistake('an extra field that is no JSON', () => page.extra({udf1: new Date(0)}));
mistake('EMI alone and hidden', () => page.paymentFilter(ready.emi(emi => emi.showOnlyEmi())).emiDisplay('hideEMI'));
mistake('EMI hidden and alone', () => page.emiDisplay('hideEMI').paymentFilter(ready.emi(emi => emi.showOnlyEmi())));
mistake('a filter that is sent', () => createSession(ready, service));
mistake('an unfinished filter that is sent', () => createSession(filter(), service));

// A catalogue of codes
mistake('a wallet outside the catalogue', () => stocked.hide('WALLET', ['WALLET_C']));
mistake('an NB code outside the catalogue', () => stocked.hide('NB', ['NB_BANKZ']));
mistake('a bank outside the catalogue', () => stocked.cards(cards => cards.hideBanks('BANK_Z')));
mistake('a brand outside the catalogue', () => stocked.cards(cards => cards.hide({brands: ['BRAND_Z']})));
mistake('a sub type outside the catalogue', () => stocked.cards(cards => cards.showSubTypes('SUB_Z')));
mistake('an app outside the catalogue', () => stocked.upi(upi => upi.hideIntent('APP_Z')));
mistake('an issuer outside the catalogue', () => shop.emi().show('noCost', groups => groups.show('credit', plans => plans.show({issuers: only('BANK_Z')}))));
mistake('an unknown key of a dialect', () => paylock({prefix: 'PREFIX'}));
mistake('an unknown tenure encoding', () => paylock({tenureEncoding: 'tenureFilters'}));
mistake('an unknown list of codes', () => paylock({codes: {WALLETS: ['WALLET_A']}}));
