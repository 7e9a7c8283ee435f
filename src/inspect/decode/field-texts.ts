// Generated from the doc comments of the wire types when the package is built: change them there.

/** What each member of a type means, by the name of the type. */
export const FIELD_TEXTS = {
	PaymentFilter: {
		allowDefaultOptions:
			'What happens to the payment method types that options does not name: true shows them, false hides them',
		options:
			'One option for each payment method type to show, hide or narrow; of two for one type, paylock assumes that only the first option counts',
		emiOptions: 'Which EMI plans the customer sees; some accounts write it next to payment_filter instead',
	},
	OptionParts: {
		paymentMethodType: 'The section of the screen that the option is about',
		enable: 'true shows the type, or what its lists name; false hides it',
		paymentMethods:
			'Provider codes of the type, such as wallets or banks; without it, the option applies to all of them. Ignored for CARD, and by one variant of the service for UPI: use cardFilters and upiFilters',
		cardFilters: 'For CARD with enable: true: which cards are shown or hidden',
		upiFilters: 'For UPI with enable: true: which handles and apps are shown or hidden',
	},
	CardFilter: {
		enable: 'true shows the cards that match, false hides them',
		cardBrands: 'Brands of cards; a card must be of one of them',
		cardBins: 'Ranges of first digits as <from>::<to>, both ends included, with equally many digits on both sides',
		cardTypes: 'Credit cards, debit cards, or both',
		cardSubTypes: 'Sub types of cards, as your account names them',
		cardBanks: 'Codes of issuing banks',
	},
	UpiFilter: {
		enable: 'true shows the handles or apps that match, false hides them',
		upiType: 'The kind of UPI payment; without it, what starts with @ in upiMethods is a handle, the rest are apps',
		upiMethods:
			'Handles, each with its @, for COLLECT; apps for INTENT. Without it, the filter applies to the whole kind',
	},
	EmiFilter: {
		standardEmi: 'The plans of standard EMI; without it, allowDefaultOptions and sdk_udf decide',
		lowCostEmi: 'The plans of low-cost EMI; without it, allowDefaultOptions and sdk_udf decide',
		noCostEmi: 'The plans of no-cost EMI; without it, allowDefaultOptions and sdk_udf decide',
		showOnlyEmi: 'true makes EMI the only thing that the customer sees',
	},
	EmiSubFilter: {
		enable: 'true shows the kind, or what is enabled inside it; false hides it',
		credit: 'Plans on credit cards; without any group, the kind applies to all of its plans',
		debit: 'Plans on debit cards; without any group, the kind applies to all of its plans',
		cardless: 'Plans without a card; without any group, the kind applies to all of its plans',
	},
	PlanGroup: {
		enable: 'true shows the group, or what its filters show; false hides it',
		filters: 'Which plans of the group are shown or hidden',
	},
	PlanFilter: {
		enable: 'true shows the plans that the filter selects, false hides them',
		paymentMethodType: 'Only plans of this payment method type, which cannot be RTP',
		paymentMethod: 'Only plans of this provider, or of these',
		issuerFilter: 'Plans by their issuing bank; enable: true is only these, false is all except these',
		tenureFilter: 'Plans by their tenure in months; enable: true is only these, false is all except these',
		issuerFilters: 'Another name of tenureFilter',
	},
	IssuerFilter: {
		issuers: 'Codes of issuing banks with the service prefix, <prefix>_<bank>',
		tenures: 'Tenures in months as <from>::<to>, both ends included; one tenure is a range with equal ends',
		enable: 'true is only these, false is all except these',
	},
	TenureFilter: {
		tenures: 'Tenures in months as <from>::<to>, both ends included; one tenure is a range with equal ends',
		enable: 'true is only these, false is all except these',
	},
	CustomerFields: {
		customer_id: 'Your id of the customer',
		customer_email: 'The e-mail address of the customer',
		customer_phone: 'The phone number of the customer, as text',
		payment_page_client_id: 'The client id that the service has given to your account',
	},
	DetailFields: {
		return_url: 'Where the customer returns to after the payment: an absolute URL',
		description: 'What the customer pays for, shown on the page',
		first_name: "The customer's first name",
		last_name: "The customer's last name",
	},
	RequestParts: {
		action: 'The screen to open',
		order_id: 'Your id of the order; not for paymentManagement',
		amount: 'The amount in major units, with two decimals, as text; not for paymentManagement',
		payment_filter: 'Which payment options the customer sees; only for paymentPage',
		sdk_udf: 'Whether the screen shows EMI',
		emiOptions: 'Which EMI plans the customer sees, for accounts that write it next to payment_filter',
	},
	MandateFields: {
		'options.create_mandate': 'Turns the payment into a mandate; needs the three mandate. fields',
		'mandate.max_amount': 'The largest amount of one payment under the mandate, with two decimals, as text',
		'mandate.start_date': 'When the mandate begins, in Unix seconds as text',
		'mandate.end_date': 'When the mandate ends, in Unix seconds as text; after its start',
	},
	Severities: {
		unreadable: 'Declared here, since the compiler prints the base of an interface without members of its own',
	},
	Guarantees: {
		shown: 'Instruments that customers can always use',
		hidden: 'Instruments that customers can never use',
	},
	Account: {
		$schema: 'The JSON Schema of this object, for editors',
		servicePrefix: 'Letters and digits; <prefix>_ is written in front of doubled providers and EMI issuers',
		emiPlacement: "Where emiOptions is written; 'payment_filter' by default",
		tenureEncoding: "Where the tenures of a plan filter are written; 'tenureFilter' by default",
		credentials: "The text that is base64-encoded for Authorization; 'apiKey' by default. The sandbox expects it",
		codes: 'The codes of the account; each list restricts its vocabulary to the listed codes',
		types: "Payment method types of the account beyond those of the specification, such as ['OTC']",
		enabled:
			'What the operator has switched on; a type that is left out is not available. Without this key, everything may be',
		mandateCodes:
			"The provider codes that support mandates, by type: of a type with a list, no other does. accountFrom reads them from the service's list",
		readings: 'The choices of the account for what the specification leaves open about meaning; see openReadings',
		severities: "The severity of each lint rule that differs from its default, by the rule's id",
		guarantees: 'What must hold for every filter of the account: lint reports a filter that breaks one',
		optionalFields: 'Fields of a session that the account may leave out',
		guestCheckout: 'True if guests check out: then customer_id may be an empty string',
		extraFields:
			'Fields of a session that the specification does not name and the account sends; * at the end stands for any rest',
		extraOptionFields:
			"Keys of an option that the specification does not name and the account uses, such as ['display']",
	},
	MandateSupport: {
		supportsMandates: 'Whether it can set up a mandate',
	},
	CardInstrument: {
		brand: "The brand of the card, such as 'BRAND_A'",
		bin: "The first 1 to 19 digits of the card's number",
		cardType: 'Credit or debit card',
		subType: 'The sub type of the card, as your account names it',
		bank: 'The code of the issuing bank',
	},
	UpiInstrument: {
		handle: 'The handle, with its @',
		app: 'The code of the app',
		code: 'A provider code',
	},
	ProviderInstrument: {
		code: 'The code of the provider',
	},
	EmiInstrument: {
		kind: 'The kind of the plan; without it, the plan stands for those of every kind',
		group:
			'The group of the plan: on a credit card, on a debit card, or without a card; without it, plans of every group',
		issuer: 'The issuing bank, with or without the service prefix',
		tenure: 'The tenure in months',
		paymentMethodType: 'The payment method type of the plan',
		paymentMethod: 'The provider of the plan',
	},
} as const;
