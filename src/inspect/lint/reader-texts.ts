// The texts of the rules that the reader, the builders or the check of another rule report.
import type {RuleId} from '../../diagnostics/rules.js';
import {FIRST_COUNTS} from '../../model/contradictions.js';
import type {RuleText} from './rule.js';

const SHAPES = 'checkout-spec: session request fields; payment_filter object; EMI filter structure';

export const READER_TEXTS = {
	unreadable: {
		description: 'The text is not JSON, or a value cannot be written as JSON.',
		effect: 'The service cannot read the request either, so no payment page opens.',
		source: SHAPES,
		wrong: '{"allowDefaultOptions": true, "options": [\n  {"paymentMethodType": "CASH" "enable": false}\n]}',
		right: '{"allowDefaultOptions": true, "options": [\n  {"paymentMethodType": "CASH", "enable": false}\n]}',
	},
	'too-large': {
		description: 'The input has more text, items or nesting than any filter or session needs.',
		effect: 'The service may refuse a request of this size, so that no payment page opens.',
		source: 'The limits are paylock’s own.',
		note: 'A filter that `lint` refuses for its size is usually a list that was built in a loop without an end, or a file that is not a filter.',
	},
	'missing-field': {
		description:
			'A required field is missing. A missing allowDefaultOptions is read as true, missing options as an empty list, and a missing action as paymentPage where the request is one; each is a warning, as is a missing e-mail, phone number or mandate date.',
		effect:
			'Without a required field the service may refuse the request, so that no payment page opens, or use a value that you did not choose.',
		source: `${SHAPES}; open points 2, 3 and 28`,
		wrong: {options: [{paymentMethodType: 'CASH', enable: false}]},
		right: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
	},
	'unknown-key': {
		description:
			'Names are case sensitive: a misspelled or misplaced key has no effect. A key of an option that resembles no field is sent unchanged, with a warning.',
		effect: 'Customers see the payment page as if the key were not there: what it should have hidden is shown.',
		source: 'checkout-spec: What the service does, 6; open point 31',
		wrong: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', Enable: false}]},
		right: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
	},
	'duplicate-key': {
		description: 'Of a key that JSON text has twice in one object, usually only the last value counts.',
		effect:
			'Customers see what one of the two values says, and another program that reads the same text may take the other one.',
		source: 'RFC 8259, section 4',
		wrong:
			'{"allowDefaultOptions": true, "options": [\n  {"paymentMethodType": "CASH", "enable": true, "enable": false}\n]}',
		right: '{"allowDefaultOptions": true, "options": [\n  {"paymentMethodType": "CASH", "enable": false}\n]}',
	},
	'invalid-type': {
		description: 'A value has the wrong JSON type, such as "true" in quotes or one string instead of a list.',
		effect:
			'The service may refuse the request, so that no payment page opens, or read the value as something else: "false" in quotes can count as true.',
		source: SHAPES,
		wrong: {allowDefaultOptions: 'true', options: [{paymentMethodType: 'CASH', enable: false}]},
		right: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
	},
	'invalid-format': {
		description:
			'A string has the wrong format: an amount, a BIN or tenure range, a date, a handle or a code. An amount with one decimal or none is a warning.',
		effect:
			'The service may refuse the request, so that no payment page opens, or read a value that matches none of your customers’ cards.',
		source: `${SHAPES}; open points 14 and 16`,
		wrong: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBins: ['411111-411199'], enable: false}]}],
		},
		right: {
			allowDefaultOptions: true,
			options: [
				{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBins: ['411111::411199'], enable: false}]},
			],
		},
	},
	'wrong-action': {
		description:
			'The action of the session does not have this field. The details of a payment page on quick-pay are a warning.',
		effect:
			'The service ignores the field or refuses the request: customers see a screen without your filter, or none.',
		source: 'checkout-spec: Create session, fields sent for each `action`; open points 21 and 30',
		wrong: {
			customer_id: 'customer-1',
			customer_email: 'someone@shop.test',
			customer_phone: '9000000001',
			payment_page_client_id: 'client-1',
			action: 'paymentManagement',
			description: 'Gold coins',
		},
		right: {
			customer_id: 'customer-1',
			customer_email: 'someone@shop.test',
			customer_phone: '9000000001',
			payment_page_client_id: 'client-1',
			action: 'paymentManagement',
		},
	},
	'conflicting-type': {
		description: `If a payment method type is configured twice, ${FIRST_COUNTS} (assumption 7).`,
		effect: 'Customers see what the first of the two says. The second has no effect, and no error tells you.',
		source: 'open point 7',
		wrong: {
			allowDefaultOptions: true,
			options: [
				{paymentMethodType: 'CASH', enable: false},
				{paymentMethodType: 'CASH', enable: true},
			],
		},
		right: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
	},
	'ignored-list': {
		description:
			'The service ignores paymentMethods on CARD and UPI, cardFilters on any type but CARD, and upiFilters on any type but UPI. An empty list that is certainly ignored has severity info.',
		effect: 'Customers see the whole type, as if the list were not there.',
		source: 'checkout-spec: option object (element of options)',
		wrong: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'NB', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]}],
		},
		right: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]}],
		},
	},
	'filters-on-disabled-type': {
		description: 'An option with cardFilters or upiFilters needs enable true; with false, the whole type is hidden.',
		effect: 'Customers lose the whole type, and not only the part that the filters describe.',
		source: 'checkout-spec: option object, `enable`',
		wrong: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: false, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]}],
		},
		right: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]}],
		},
	},
	'two-codes-in-one-string': {
		description: 'Each code is a separate string; two codes in one string name a code that does not exist.',
		effect:
			'The joined code matches no provider: customers still see both when they should be hidden, and miss both when they should be shown.',
		source: 'checkout-spec: option object, `paymentMethods`',
		wrong: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A,WALLET_B']}],
		},
		right: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}],
		},
	},
	'nb-code-without-nb': {
		description: 'A net banking code is NB_ followed by the bank; a code without NB_ does not name a provider.',
		effect:
			'The bank is not recognized: customers still see it when it should be hidden, and miss it when it should be shown.',
		source: 'checkout-spec: option object, mandate flows; open points 10 and 24',
		wrong: {allowDefaultOptions: true, options: [{paymentMethodType: 'NB', enable: false, paymentMethods: ['BANKA']}]},
		right: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA']}],
		},
	},
	'empty-criterion': {
		description: 'A filter without criteria matches everything.',
		effect: 'The filter reaches every card, UPI payment or plan: with enable false, customers lose all of them.',
		source: 'checkout-spec: card filter object; UPI filter object; Plan filter',
		wrong: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false}]}],
		},
		right: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBrands: ['BRAND_A'], enable: false}]}],
		},
	},
	contradiction: {
		description: 'A call asks for two things that cannot be combined.',
		effect: 'No screen can follow both calls. paylock refuses them, so that no customer sees the wrong one.',
		source: 'open point 5',
	},
	'codes-needed': {
		description:
			'Under allowDefaults(false), a whole type except some of its codes is sent as the list of the others, so the account has to state the codes.',
		effect:
			'Without the codes, no list can be written that shows the rest of the type, so customers would see too much or too little.',
		source: 'The rule is paylock’s own.',
	},
	'empty-recipe': {
		description: 'A recipe or a call configures nothing.',
		effect: 'Customers see the whole type, or no difference, instead of the part that you meant.',
		source: 'The rule is paylock’s own.',
	},
	'invalid-recipe': {
		description: 'A recipe returns something other than the builder that it was given.',
		effect: 'What the recipe configured would be lost, so customers would see a different part of the type.',
		source: 'The rule is paylock’s own.',
	},
	'unused-suppression': {
		description:
			'A paylock-ignore comment that suppresses no issue hides the next one; only the command line reports it.',
		effect: 'Customers see no difference today. The comment can hide the next mistake, which they then see.',
		source: 'The rule is paylock’s own.',
		wrong:
			'{"allowDefaultOptions": true, "options": [\n  // paylock-ignore default-reach: our account hides the others\n  {"paymentMethodType": "CASH", "enable": false}\n]}',
		right: '{"allowDefaultOptions": true, "options": [\n  {"paymentMethodType": "CASH", "enable": false}\n]}',
		note: 'Only the command line reports this rule, for source files and `.jsonc` files.',
	},
	'discarded-call': {
		description: 'The result of a call inside a recipe is not part of what the recipe returns.',
		effect:
			'The call has no effect on what is sent: customers see what it should have hidden, or miss what it should have shown.',
		source: 'The rule is paylock’s own.',
	},
	'equal-filters': {
		description:
			'Two filters match the same instruments and do the same, however they are written; the second has no effect.',
		effect:
			'Customers see no difference. If one of the two was meant for other cards, UPI payments or plans, those are not restricted.',
		source: 'checkout-spec: card filter object; UPI filter object; Plan filter',
		wrong: {
			allowDefaultOptions: true,
			options: [
				{
					paymentMethodType: 'CARD',
					enable: true,
					cardFilters: [
						{cardBins: ['411100::411199'], enable: false},
						{cardBins: ['411150::411199', '411100::411149'], enable: false},
					],
				},
			],
		},
		right: {
			allowDefaultOptions: true,
			options: [
				{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBins: ['411100::411199'], enable: false}]},
			],
		},
	},
	'bin-ranges-touch': {
		description: 'Both ends of a BIN range are included, so two ranges without a gap between them can be joined.',
		effect: 'Customers see the same with one range as with two.',
		source: 'open-points: "BIN ranges include both ends"',
		wrong: {
			allowDefaultOptions: true,
			options: [
				{
					paymentMethodType: 'CARD',
					enable: true,
					cardFilters: [{cardBins: ['411111::411199', '411200::411250'], enable: false}],
				},
			],
		},
		right: {
			allowDefaultOptions: true,
			options: [
				{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBins: ['411111::411250'], enable: false}]},
			],
		},
	},
} as const satisfies {readonly [Id in RuleId]?: RuleText};
