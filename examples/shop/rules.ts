// The shop's payment rules, each written once and combined as a cart needs them.
import {emi, rules} from './account.js';

/** Always: hide the wallet without a contract, and the cards of a BIN range under review. */
export const base = rules()
	.hide('WALLET', ['WALLET_C'])
	.cards(cards => cards.hideBins('411111::411199'));

/** The festival campaign: no-cost EMI on credit cards from two banks, for 3 to 6 months. */
export const festival = rules().emi(
	emi().show('noCost', groups =>
		groups
			.show('credit', plans => plans.show({issuers: {only: ['BANK_A', 'BANK_B']}, tenures: {only: ['3::6']}}))
			.hide('debit')
			.hide('cardless'),
	),
);

/** Subscriptions: only what can be charged again. */
export const subscriptions = rules().show('NB', ['NB_BANKA', 'NB_BANKB']).forMandates();
