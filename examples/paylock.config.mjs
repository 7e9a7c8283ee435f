// The account of the examples: what differs from merchant to merchant, stated once.
// @ts-check

/** @satisfies {import('paylock').Account} */
const account = /** @type {const} */ ({
	servicePrefix: 'PREFIX',
	credentials: 'apiKeyAsUser',
	codes: {WALLET: ['WALLET_A', 'WALLET_B'], NB: ['NB_BANKA', 'NB_BANKB']},
	// A payment method type beyond those of the specification: payment over the counter.
	types: ['OTC'],
	readings: {defaultsInside: 'apply'},
	severities: {'sample-value': 'off'},
	extraFields: ['udf*'],
});

export default account;
