// Session request fields, actions and mandates: a row for each statement of the specification.
import {filter, mandate, session} from 'paylock';
import {customer, filterOf, option, order, page, type Row, terms, without} from './row.js';

const paymentPage = () => session('paymentPage', order);
const noCash = filterOf(true, option('CASH', false));
const requiredMandate = {...page, ...terms, 'options.create_mandate': 'REQUIRED'};
const optionalMandate = {...page, ...terms, 'options.create_mandate': 'OPTIONAL'};
const termsOf = (kind: 'REQUIRED' | 'OPTIONAL') =>
	mandate(kind).maxAmount('499.00').startDate('1893456000').endDate('1924992000');
const card = {type: 'CARD'} as const;
const cash = {type: 'CASH'} as const;

const sentEverywhere = ['customer_id', 'payment_page_client_id'].map(
	(field): Row => ({
		says: `${field} is sent in every action`,
		json: page,
		refusedCalls: [
			`session('paymentPage', (({${field}, ...rest}) => rest)(order))`,
			`session('quickPay', (({${field}, ...rest}) => rest)(order))`,
			`session('paymentManagement', (({${field}, ...rest}) => rest)(customer))`,
		],
		refusedJson: [
			[without(page, field), `missing-field /${field}`],
			[without({...page, action: 'quickPay'}, field), `missing-field /${field}`],
			[without({...customer, action: 'paymentManagement'}, field), `missing-field /${field}`],
		],
	}),
);

const listedForAll = ['customer_email', 'customer_phone'].map(
	(field): Row => ({
		says: `${field} stands in the list of every use case; whether it is required is not shown`,
		json: without(page, field),
		lint: [`warning missing-field /${field}`],
		refusedCalls: [`session('paymentPage', (({${field}, ...rest}) => rest)(order))`],
	}),
);

const strings = [...Object.keys(order), 'first_name', 'last_name', 'return_url', 'description'].map(
	(field): Row => ({
		says: `${field} is a string`,
		refusedJson: [[{...page, [field]: 5}, `invalid-type /${field}`]],
	}),
);

export const sessionRows: readonly Row[] = [
	...sentEverywhere,
	...listedForAll,
	...strings,
	{
		says: 'paymentPage: amount, order_id, customer_id, customer_phone, customer_email, payment_page_client_id, action',
		calls: [paymentPage],
		json: page,
		shows: [card, cash],
		describes: ['Customers see every payment option'],
		refusedCalls: [`session('PaymentPage', order)`, `session('payment_page', order)`],
		refusedJson: [[{...page, action: 'PaymentPage'}, 'unknown-value /action']],
	},
	{
		says: 'quickPay: the same fields as the payment page',
		calls: [() => session('quickPay', order)],
		json: {...order, action: 'quickPay'},
		shows: [card, cash],
		describes: ['quick-pay'],
		refusedJson: [[{...order, action: 'quickpay'}, 'unknown-value /action']],
	},
	{
		says: 'paymentManagement: no amount, no order_id; the customer deletes stored payment methods',
		calls: [() => session('paymentManagement', customer)],
		json: {...customer, action: 'paymentManagement'},
		hides: [card, cash],
		describes: ['stored payment methods'],
		refusedCalls: [
			`session('paymentManagement', {...customer, order_id: 'o'})`,
			`session('paymentManagement', {...customer, amount: toAmount('10.00')})`,
		],
		refusedJson: [
			[{...customer, action: 'paymentManagement', order_id: 'order-1'}, 'wrong-action /order_id'],
			[{...customer, action: 'paymentManagement', amount: '10.00'}, 'wrong-action /amount'],
		],
	},
	{
		says: 'order_id and amount are sent for payment page, quick-pay and mandate flows',
		refusedCalls: [
			`session('paymentPage', {...customer, order_id: 'o'})`,
			`session('quickPay', {...customer, amount: toAmount('10.00')})`,
		],
		refusedJson: [
			[without(page, 'order_id'), 'missing-field /order_id'],
			[without(page, 'amount'), 'missing-field /amount'],
			[without(requiredMandate, 'amount'), 'missing-field /amount'],
		],
	},
	{
		says: 'amount is a decimal with two decimal places',
		json: {...page, amount: '499.50'},
		refusedCalls: [
			`session('paymentPage', {...customer, order_id: 'o', amount: '499'})`,
			`session('paymentPage', {...customer, order_id: 'o', amount: '499.500'})`,
			`session('paymentPage', {...customer, order_id: 'o', amount: 499})`,
		],
		refusedJson: [
			[{...page, amount: '499.500'}, 'invalid-format /amount'],
			[{...page, amount: '-1.00'}, 'invalid-format /amount'],
			[{...page, amount: 499}, 'invalid-type /amount'],
		],
	},
	{
		says: 'return_url, description, first_name and last_name are optional in payment locking requests',
		calls: [
			() =>
				paymentPage()
					.details({return_url: 'https://shop.test/done', description: 'Tea', first_name: 'A', last_name: 'B'})
					.paymentFilter(filter().allowDefaults(true).hide('CASH')),
		],
		json: {
			...page,
			return_url: 'https://shop.test/done',
			description: 'Tea',
			first_name: 'A',
			last_name: 'B',
			payment_filter: noCash,
		},
		refusedCalls: [`page.details({description: 1})`, `page.details({firstName: 'A'})`],
		refusedJson: [
			[{...page, firstName: 'A'}, 'unknown-key /firstName'],
			[{...page, return_url: 'shop'}, 'invalid-format /return_url'],
		],
		isOnlyForReaders: true,
	},
	{
		says: 'payment_filter is an object, in payment page requests',
		calls: [() => paymentPage().paymentFilter(filter().allowDefaults(true).hide('CASH'))],
		json: {...page, payment_filter: noCash},
		shows: [card],
		hides: [cash],
		refusedCalls: [
			`session('quickPay', order).paymentFilter(ready)`,
			`session('paymentManagement', customer).paymentFilter(ready)`,
		],
		refusedJson: [
			[{...page, payment_filter: JSON.stringify(noCash)}, 'invalid-type /payment_filter'],
			[{...customer, action: 'paymentManagement', payment_filter: noCash}, 'wrong-action /payment_filter'],
		],
	},
	{
		says: 'quick-pay has no filter',
		refusedJson: [[{...order, action: 'quickPay', payment_filter: noCash}, 'wrong-action /payment_filter']],
		isOnlyForReaders: true,
	},
	...(
		[
			['showEMI', 'EMI is shown'],
			['hideEMI', 'EMI is hidden'],
			['ShowEMIWithoutCards', 'EMI is shown, card payment is not'],
		] as const
	).map(([value, says]): Row => {
		const plan = {type: 'EMI', kind: 'standard', group: 'cardless'} as const;
		return {
			says: `sdk_udf ${value}: ${says}`,
			calls: [() => paymentPage().emiDisplay(value)],
			json: {...page, sdk_udf: value},
			shows: [cash, ...(value === 'hideEMI' ? [] : [plan]), ...(value === 'ShowEMIWithoutCards' ? [] : [card])],
			hides: [...(value === 'hideEMI' ? [plan] : []), ...(value === 'ShowEMIWithoutCards' ? [card] : [])],
			describes: ['EMI'],
			refusedCalls: [`page.emiDisplay('${value.toLowerCase()}')`],
			refusedJson: [[{...page, sdk_udf: value.toLowerCase()}, 'unknown-value /sdk_udf']],
		};
	}),
	{
		says: 'options.create_mandate REQUIRED: the customer can proceed only with options that support mandates',
		calls: [() => paymentPage().mandate(termsOf('REQUIRED'))],
		json: requiredMandate,
		shows: [{...cash, supportsMandates: true}],
		hides: [{...cash, supportsMandates: false}],
		leavesOpen: [cash],
		describes: ['mandate'],
		refusedCalls: [`mandate('required')`],
		refusedJson: [
			[{...requiredMandate, 'options.create_mandate': 'required'}, 'unknown-value /options.create_mandate'],
		],
	},
	{
		says: 'options.create_mandate OPTIONAL: a one-time payment or a mandate payment',
		calls: [() => paymentPage().mandate(termsOf('OPTIONAL'))],
		json: optionalMandate,
		shows: [cash, {...cash, supportsMandates: false}],
		describes: ['mandate'],
		refusedJson: [[{...optionalMandate, 'options.create_mandate': 'NONE'}, 'unknown-value /options.create_mandate']],
	},
	{
		says: 'a mandate has options.create_mandate, mandate.max_amount, mandate.start_date and mandate.end_date',
		refusedCalls: [
			`mandate('REQUIRED').maxAmount('1.00').startDate('1').build()`,
			`page.mandate(mandate('REQUIRED').startDate('1').endDate('2'))`,
		],
		refusedJson: [
			[without(requiredMandate, 'options.create_mandate'), 'missing-field /options.create_mandate'],
			[without(requiredMandate, 'mandate.max_amount'), 'missing-field /mandate.max_amount'],
		],
		isOnlyForReaders: true,
	},
	...['mandate.start_date', 'mandate.end_date'].map(
		(field): Row => ({
			says: `${field} is required beyond the list of the use case: not shown`,
			json: without(requiredMandate, field),
			lint: [`warning missing-field /${field}`],
		}),
	),
	{
		says: 'mandate.max_amount is a decimal amount',
		refusedCalls: [`mandate('REQUIRED').maxAmount('1')`, `mandate('REQUIRED').maxAmount(1)`],
		refusedJson: [
			[{...requiredMandate, 'mandate.max_amount': '1,00'}, 'invalid-format /mandate.max_amount'],
			[{...requiredMandate, 'mandate.max_amount': 1}, 'invalid-type /mandate.max_amount'],
		],
	},
	{
		says: 'mandate.start_date and mandate.end_date are strings of digits, consistent with Unix epoch seconds',
		calls: [
			() =>
				paymentPage().mandate(
					mandate('REQUIRED')
						.maxAmount('499.00')
						.startDate(new Date('2030-01-01T00:00:00Z'))
						.endDate(new Date('2031-01-01T00:00:00Z')),
				),
		],
		json: requiredMandate,
		refusedCalls: [
			`mandate('REQUIRED').startDate('2030-01-01')`,
			`mandate('REQUIRED').endDate('1893456000000')`,
			`mandate('REQUIRED').startDate(1893456000)`,
		],
		refusedJson: [
			[{...requiredMandate, 'mandate.start_date': '2030-01-01'}, 'invalid-format /mandate.start_date'],
			[{...requiredMandate, 'mandate.end_date': '1924992000000'}, 'invalid-format /mandate.end_date'],
		],
		isOnlyForReaders: true,
	},
	{
		says: 'mandate.start_date is a string',
		refusedJson: [[{...requiredMandate, 'mandate.start_date': 1893456000}, 'invalid-type /mandate.start_date']],
	},
	{
		says: 'the dotted names are top-level keys',
		refusedJson: [
			[{...page, options: {create_mandate: 'REQUIRED'}, mandate: {max_amount: '1.00'}}, 'unknown-key /mandate'],
		],
		isOnlyForReaders: true,
	},
	{
		says: 'mandates belong to the payment page',
		refusedCalls: [
			`session('quickPay', order).mandate(terms)`,
			`session('paymentManagement', customer).mandate(terms)`,
		],
		refusedJson: [[{...requiredMandate, action: 'quickPay'}, 'wrong-action /options.create_mandate']],
		isOnlyForReaders: true,
	},
];
