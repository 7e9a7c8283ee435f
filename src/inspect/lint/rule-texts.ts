// Why each rule matters, and where in the specification it comes from: for the documentation, `lintRules` and SARIF.
// Nothing that checks an input imports this module, so that its texts are in no bundle that only checks.
import type {RuleId} from '../../diagnostics/rules.js';
import {FIRST_COUNTS} from '../../model/contradictions.js';

const SHAPES = 'checkout-spec: session request fields; payment_filter object; EMI filter structure';

/** Description and source of each rule. */
export const RULE_TEXTS: {readonly [Id in RuleId]: readonly [description: string, source: string]} = {
	'bin-ranges-contradict': [
		'One filter enables a BIN range that another disables: the specification does not state which filter counts.',
		'open-points: "What decides whether an instrument is shown", reading precedence',
	],
	'bin-ranges-lengths': [
		'The BIN ranges of one list have different numbers of digits: a BIN may have too few digits for the longer ranges.',
		'open-points: "What decides whether an instrument is shown", an instrument with too few details',
	],
	'bin-ranges-overlap': [
		'BIN ranges that overlap cover the same cards twice; often one end is mistyped.',
		'checkout-spec: card filter object, `cardBins`',
	],
	'bin-ranges-touch': [
		'Both ends of a BIN range are included, so two ranges without a gap between them can be joined.',
		'open-points: "BIN ranges include both ends"',
	],
	'codes-needed': [
		'Under allowDefaults(false), a whole type but some of its codes is sent as the list of the others, so the account has to state the codes.',
		'The rule is paylock’s own.',
	],
	'conflicting-type': [`If a payment method type is configured twice, ${FIRST_COUNTS} (assumption 7).`, 'open point 7'],
	contradiction: ['A call asks for two things that cannot be combined.', 'open point 5'],
	'default-reach': [
		'With allowDefaultOptions true and a list of what to enable, or with false and a list of what to disable, the specification does not state whether everything else is shown.',
		'open-points: "What decides whether an instrument is shown", reading defaultsInside',
	],
	'discarded-call': [
		'The result of a call inside a recipe is not part of what the recipe returns.',
		'The rule is paylock’s own.',
	],
	'doubled-without-mandate': [
		'Providers are listed twice for mandate flows only; without a mandate the prefixed codes have no effect.',
		'checkout-spec: option object, mandate flows; open point 24',
	],
	'duplicate-code': [
		'Listing a code twice has no effect; often a different code was intended.',
		'checkout-spec: option object, `paymentMethods`; card, UPI and plan filters',
	],
	'duplicate-key': [
		'Of a key that JSON text has twice in one object, usually only the last value counts.',
		'RFC 8259, section 4',
	],
	'emi-display-contradicted': [
		'The fields sdk_udf and emiOptions contradict each other about EMI: the specification does not state which one counts.',
		'checkout-spec: EMI filter values of sdk_udf; open-points: "What decides whether an instrument is shown", reading emiDisplay',
	],
	'emi-not-named': [
		'If allowDefaultOptions is false, the specification does not state whether that hides EMI kinds missing from emiOptions, or plan groups missing from a kind that names others.',
		'open-points: "What decides whether an instrument is shown", reading unnamedEmi',
	],
	'emi-off-with-groups-on': [
		'An EMI kind or plan group is disabled, but something inside it is enabled: the specification does not state which of the two flags counts.',
		'checkout-spec: EmiSubFilter, Plan group; open-points: "What decides whether an instrument is shown", reading outerFlag',
	],
	'emi-options-twice': [
		'The request has emiOptions inside payment_filter and next to it: the specification does not state which of the two counts.',
		'open point 4',
	],
	'emi-with-cards-hidden': [
		'Credit and debit EMI are paid by card: the specification does not state whether hiding CARD hides them too.',
		'open-points: "What decides whether an instrument is shown", reading emiOnHiddenCards',
	],
	'empty-criterion': [
		'A filter without criteria matches everything.',
		'checkout-spec: card filter object; UPI filter object; Plan filter',
	],
	'empty-list': [
		'The specification does not state whether an empty list means everything or nothing.',
		'open-points: "What decides whether an instrument is shown", reading emptyList',
	],
	'empty-recipe': ['A recipe or a call configures nothing.', 'The rule is paylock’s own.'],
	'equal-filters': [
		'Two filters match the same instruments and do the same, however they are written; the second has no effect.',
		'checkout-spec: card filter object; UPI filter object; Plan filter',
	],
	'filter-never-decides': [
		'A filter has no effect if other filters do the same for everything that it matches; often one of its lists is mistyped.',
		'checkout-spec: card filter object; UPI filter object; Plan filter',
	],
	'filters-on-disabled-type': [
		'An option with cardFilters or upiFilters needs enable true; with false, the whole type is hidden.',
		'checkout-spec: option object, `enable`',
	],
	'guarantee-broken': [
		'The account states guarantees that every filter keeps; this filter does the opposite for some instrument, or leaves it open.',
		'The rule is paylock’s own.',
	],
	'ignored-list': [
		'The service ignores paymentMethods on CARD and UPI, cardFilters on any type but CARD, and upiFilters on any type but UPI. An empty list that is certainly ignored has severity info.',
		'checkout-spec: option object (element of options)',
	],
	'invalid-format': [
		'A string has the wrong format: an amount, a BIN or tenure range, a date, a handle or a code. An amount with one decimal or none is a warning.',
		`${SHAPES}; open points 14 and 16`,
	],
	'invalid-recipe': [
		'A recipe returns something other than the builder that it was given.',
		'The rule is paylock’s own.',
	],
	'invalid-type': [
		'A value has the wrong JSON type, such as "true" in quotes or one string instead of a list.',
		SHAPES,
	],
	'issuers-and-tenures': [
		'A plan filter excludes issuers and tenures: the specification does not state whether a plan in only one list is hidden.',
		'open-points: "What decides whether an instrument is shown", reading issuersAndTenures',
	],
	'look-alike-code': [
		'Values are case sensitive: of two codes that differ only in case, punctuation or script, one is probably wrong.',
		'checkout-spec: What the service does, 6',
	],
	'lower-case-code': [
		'Values are case sensitive and every code of the specification is in upper case, so one in lower case may match nothing.',
		'checkout-spec: What the service does, 6',
	],
	'mandate-date-in-past': [
		'A mandate that starts or ends in the past is refused or allows no payment; often a sample value was left in.',
		'checkout-spec: session request fields, `mandate.start_date`, `mandate.end_date`; open point 14',
	],
	'mandate-ends-before-start': [
		'A mandate that does not end after it starts allows no payment.',
		'checkout-spec: session request fields, `mandate.start_date`, `mandate.end_date`',
	],
	'missing-field': [
		'A required field is missing. A missing allowDefaultOptions is read as true, missing options as an empty list, and a missing action as paymentPage where the request is one; each is a warning, as is a missing e-mail, phone number or mandate date.',
		`${SHAPES}; open points 2, 3 and 28`,
	],
	'nb-code-without-nb': [
		'A net banking code is NB_ followed by the bank; a code without NB_ does not name a provider.',
		'checkout-spec: option object, mandate flows; open points 10 and 24',
	],
	'no-effect': [
		'With allowDefaultOptions true, a filter that hides nothing changes nothing.',
		'checkout-spec: payment_filter object, `allowDefaultOptions`',
	],
	'not-enabled': [
		'The filter enables a payment method type or provider that is not switched on for the account: customers do not see it.',
		"The account's `enabled` is paylock's own",
	],
	'nothing-left': [
		'A filter that hides every payment method type leaves the customer nothing to pay with. If EMI is left, this is a warning.',
		'checkout-spec: payment_filter object, `allowDefaultOptions`',
	],
	'nothing-left-of-type': [
		'Filters that together hide every card, UPI payment or plan leave an enabled section with nothing to show.',
		'checkout-spec: option object, `enable`; Plan group',
	],
	'only-emi-without-emi': [
		'With showOnlyEmi, EMI is the only visible instrument; if every kind is disabled, nothing is left to pay with.',
		'checkout-spec: EmiFilter, `showOnlyEmi`',
	],
	'order-id-format': [
		'The specification states no format, but comparable services refuse special characters and more than about 20 characters.',
		'open point 17',
	],
	'placeholder-left-in': [
		'A placeholder from a sample names nothing in your account: the filter has no effect, or the service refuses the request.',
		'checkout-spec: session request fields, `<CLIENT_ID>`, `<EMAIL>` and similar',
	],
	'plan-list-in-disabled-filter': [
		'A disabled plan filter contains issuers or tenures: the specification does not state whether its own enable or theirs counts for these plans.',
		'open-points: "What decides whether an instrument is shown", reading outerFlag',
	],
	'precedence-undetermined': [
		'One filter enables what another disables: the specification does not state which one counts for an instrument that matches both.',
		'open-points: "What decides whether an instrument is shown", reading precedence',
	],
	'providers-not-doubled': [
		'In a mandate session, a provider that is listed without its prefixed code is not offered for mandates.',
		'checkout-spec: option object, mandate flows; open point 24',
	],
	'range-inside-range': [
		'A tenure range inside another range of the same list has no effect; often one end is mistyped.',
		'checkout-spec: Plan filter, tenure filter',
	],
	'redundant-option': [
		'An option that only repeats the effect of allowDefaultOptions on its type changes nothing.',
		'checkout-spec: payment_filter object, `allowDefaultOptions`',
	],
	'sample-value': [
		'A typical sample value, such as a phone number of one repeated digit, may have been left in.',
		'checkout-spec: session request fields',
	],
	'too-large': [
		'The input has more text, items or nesting than any filter or session needs.',
		'The limits are paylock’s own.',
	],
	'two-codes-in-one-string': [
		'Each code is a separate string; two codes in one string name a code that does not exist.',
		'checkout-spec: option object, `paymentMethods`',
	],
	'undocumented-field': [
		'A field that the specification does not name is sent unchanged; the service may use or ignore it.',
		'open point 20',
	],
	'unknown-key': [
		'Names are case sensitive: a misspelled or misplaced key has no effect. A key of an option that resembles no field is sent unchanged, with a warning.',
		'checkout-spec: What the service does, 6; open point 31',
	],
	'unknown-value': [
		'A value is not in its vocabulary: a payment method type, a card type, an action, or a code outside the catalog.',
		'checkout-spec: option object, `paymentMethodType`; What the service does, 6; open points 18 and 27',
	],
	unreadable: ['The text is not JSON, or a value cannot be written as JSON.', SHAPES],
	'unused-suppression': [
		'A paylock-ignore comment that suppresses no issue hides the next one; only the command line reports it.',
		'The rule is paylock’s own.',
	],
	'wrong-action': [
		'The action of the session does not have this field. The details of a payment page on quick-pay are a warning.',
		'checkout-spec: Create session, fields sent for each `action`; open points 21 and 30',
	],
};
