// Which issues hold although a part of the literal is computed, and which depend on that part.
import {expect, test} from 'vitest';
import {lintText} from './linted.js';

const CUSTOMER = "customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'i'";
/** The fields of each action, in place of its name. */
const FIELDS: Readonly<Record<string, string>> = {
	PAGE: `action: 'paymentPage', order_id: 'o', amount: '1.00', ${CUSTOMER}`,
	QUICK: `action: 'quickPay', order_id: 'o', amount: '1.00', ${CUSTOMER}`,
	MANAGEMENT: `action: 'paymentManagement', ${CUSTOMER}`,
	NO_AMOUNT: `action: 'paymentPage', order_id: 'o', ${CUSTOMER}`,
};

/** `rule pointer` of each issue. */
async function issuesIn(source: string): Promise<string> {
	const text = source.replace(/\{([A-Z_]+)\b/, (all, name: string) => (name in FIELDS ? `{${FIELDS[name]}` : all));
	const {filters, issues} = await lintText('a.ts', `${text}\n`);
	expect(filters).toBe(1);
	return issues.map(({rule, pointer}) => `${rule} ${pointer}`).join(', ');
}

test.each(
	Object.entries({
		'send({QUICK, payment_filter: {}});':
			'wrong-action /payment_filter, missing-field /payment_filter/allowDefaultOptions, missing-field /payment_filter/options, no-effect /payment_filter',
		'send({QUICK, payment_filter: load()});': 'wrong-action /payment_filter',
		'send({QUICK, payment_filter: {options: load()}});':
			'wrong-action /payment_filter, missing-field /payment_filter/allowDefaultOptions',
		'send({MANAGEMENT, order_id: 5, description: d()});': 'wrong-action /order_id, wrong-action /description',
		'send({MANAGEMENT, ...rest});': '',
		"send({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}], color: load()});":
			'unknown-key /color',
		'send({PAGE, udf99: load(), color: load()});': 'undocumented-field ',
		'send({PAGE, allowDefaultOptions: true, options: [], ...rest});':
			'unknown-key /allowDefaultOptions, unknown-key /options',
		'send({PAGE, allowDefaultOptions: true});': 'unknown-key /allowDefaultOptions',
		"send({PAGE, allowDefaultOptions: 'yes', options: [{paymentMethodType: 'CASH', enable: 'no'}]});":
			'unknown-key /allowDefaultOptions',
		"send({PAGE, allowDefaultOptions: 'yes', options: load()});":
			'unknown-key /allowDefaultOptions, unknown-key /options',
		"send({PAGE, 'options.create_mandate': 'REQUIRED', 'mandate.max_amount': '1.00', payment_filter: {allowDefaultOptions: false, options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['A']}]}});":
			'missing-field /mandate.start_date, missing-field /mandate.end_date, providers-not-doubled /payment_filter/options/0/paymentMethods',
		"send({PAGE, ...rest, payment_filter: {allowDefaultOptions: false, options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}]}});":
			'',
		"send({PAGE, emiOptions: {noCostEmi: {enable: true}}, payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}], emiOptions: {noCostEmi: {enable: false}}}});":
			'emi-options-twice /emiOptions',
		"send({PAGE, emiOptions: {noCostEmi: {enable: true}}, payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}], ...rest}});":
			'',
		"send({PAGE, ...rest, payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}], emiOptions: {noCostEmi: {enable: false}}}});":
			'',
		'send({allowDefaultOptions: true, options: []});': '',
		'send({allowDefaultOptions: true, options: [], ...rest});': '',
		'send({allowDefaultOptions: load(), options: []});': '',
		"send({allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: true}]});": 'no-effect ',
		"send({allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: true, ...rest}]});": '',
		"send({allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['A']}]});":
			'default-reach /options/0',
		"send({allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['A']}, load()]});":
			'',
		"send({allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: [load()]}]});":
			'',
		"send({allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [load(), {enable: true, cardBrands: ['A']}]}]});":
			'',
		'send({PAGE, metadata: JSON.stringify({source: 1})});': 'undocumented-field ',
		'send({PAGE, payment_filter: {allowDefaultOptions: true, options: []}});': 'no-effect /payment_filter',
		'send({PAGE, sdk_udf: load(), payment_filter: {allowDefaultOptions: true, options: []}});': '',
		'send({PAGE, ...rest, payment_filter: {allowDefaultOptions: true, options: []}});': '',
		'send({PAGE, sdk_udf: load(), payment_filter: {allowDefaultOptions: true, options: [], emiOptions: {noCostEmi: {enable: true}}}});':
			'',
		"send({PAGE, sdk_udf: 'hideEMI', payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}], emiOptions: {noCostEmi: {enable: true}}}});":
			'emi-display-contradicted /sdk_udf',
		"send({PAGE, 'options.create_mandate': 'REQUIRED'});":
			'missing-field /mandate.max_amount, missing-field /mandate.start_date, missing-field /mandate.end_date',
		"send({PAGE, 'options.create_mandate': 'REQUIRED', 'mandate.max_amount': '1.00'});":
			'missing-field /mandate.start_date, missing-field /mandate.end_date',
		"send({PAGE, 'options.create_mandate': 'REQUIRED', 'mandate.max_amount': load()});": '',
		"send({PAGE, 'options.create_mandate': 'REQUIRED', mandate: load()});": 'unknown-key /mandate',
		"send({PAGE, 'options.create_mandate': 'REQUIRED', mandate: {...rest}});": 'unknown-key /mandate',
		"send({PAGE, 'mandate.max_amount': '1.00'});":
			'missing-field /options.create_mandate, missing-field /mandate.start_date, missing-field /mandate.end_date',
		"send({PAGE, 'mandate.max_amount': '1.00', options: load()});": 'unknown-key /options',
		"send({PAGE, 'mandate.max_amount': '1.00', options: {...rest}});": 'unknown-key /options',
		"send({PAGE, 'mandate.max_amount': '1.00', ...rest});": '',
		'send({NO_AMOUNT});': 'missing-field /amount',
		'send({NO_AMOUNT, options: []});': 'missing-field /amount, unknown-key /options',
		'send({NO_AMOUNT, order: {...rest}});': 'undocumented-field ',
		'send({NO_AMOUNT, order: {currency: load()}});': 'undocumented-field ',
		"send({NO_AMOUNT, customer: load(), payment_filter: {options: [{paymentMethodType: 'CASH'}]}});":
			'undocumented-field , missing-field /payment_filter/allowDefaultOptions, missing-field /payment_filter/options/0/enable',
		'send({NO_AMOUNT, description: load()});': 'missing-field /amount',
		'send({NO_AMOUNT, ...rest});': '',
		"send([{paymentMethodType: 'NB', enable: true, paymentMethods: ['BANK_A']}]);":
			'nb-code-without-nb /0/paymentMethods/0',
		"send([{paymentMethodType: 'NB', enable: true, paymentMethods: ['NB_A', 'BANK_A']}]);": '',
		"send([{paymentMethodType: 'NB', enable: true, paymentMethods: ['BANKA', load()]}]);":
			'nb-code-without-nb /0/paymentMethods/0',
		"send([{paymentMethodType: 'NB', enable: true, paymentMethods: ['BANK_A', load()]}]);": '',
		"send([{paymentMethodType: 'NB', enable: true, paymentMethods: ['BANK_A']}, load()]);":
			'nb-code-without-nb /0/paymentMethods/0',
		"send([{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true}]}]);":
			'empty-criterion /0/cardFilters/0',
		"send([{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true, ...rest}]}]);": '',
		"send([{paymentMethodType: 'CARD', enable: true, cardFilters: {enable: true, ...rest}}]);":
			'invalid-type /0/cardFilters',
		"send([{paymentMethodType: 'CARD', enable: true, paymentMethods: [load(), load()]}]);":
			'ignored-list /0/paymentMethods',
		"send([{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true, cardBrands: ['A']}, {enable: true, cardBrands: ['A']}]}]);":
			'equal-filters /0/cardFilters/1',
		"send([{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true, cardBrands: ['A']}, {enable: true, cardBrands: ['A'], ...rest}]}]);":
			'',
		"send([{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBrands: ['A']}, {enable: true, cardBrands: ['A'], cardTypes: ['CREDIT']}]}]);":
			'precedence-undetermined /0/cardFilters/1',
		"send([{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBrands: ['A'], ...rest}, {enable: true, cardBrands: ['A'], cardTypes: ['CREDIT']}]}]);":
			'',
		"send({allowDefaultOptions: false, options: [{paymentMethodType: 'CASH', enable: false}]});":
			'nothing-left , redundant-option /options/0',
		"send({allowDefaultOptions: false, options: [{paymentMethodType: 'CASH', enable: false, ...rest}]});": '',
		"send({allowDefaultOptions: false, options: [{paymentMethodType: 'CASH', enable: false}], ...rest});": '',
		"send({allowDefaultOptions: false, options: [{paymentMethodType: 'CASH', enable: false}, load()]});": '',
		"send({allowDefaultOptions: load(), options: [{paymentMethodType: 'CASH', enable: false}]});": '',
		"send({allowDefaultOptions: true, OPTIONS: [{...rest, enable: true}, {paymentMethodType: 'CASH', enable: true}]});":
			'unknown-key /OPTIONS',
		"send({allowDefaultOptions: true, OPTIONS: [{enable: true}, {paymentMethodType: 'CASH', enable: true}]});":
			'unknown-key /OPTIONS, missing-field /OPTIONS/0/paymentMethodType',
	}),
)('%s', async (source, expected) => {
	expect(await issuesIn(source)).toBe(expected);
});
