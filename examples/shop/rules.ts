// The shop's payment rules, each written once, with the name that the shop uses for it.
import {emi, rules} from './account.js';

export const noContract = rules('wallet without a contract').hide('WALLET', ['WALLET_C']);

export const underReview = rules('cards under review').cards(cards => cards.hideBins('411111::411199'));

/** No-cost EMI on credit cards from two banks, for 3 to 6 months. */
export const festival = rules('festival: no-cost EMI from 3,000').emi(
	emi().show('noCost', groups =>
		groups
			.show('credit', plans => plans.show({issuers: {only: ['BANK_A', 'BANK_B']}, tenures: {only: ['3::6']}}))
			.hide('debit')
			.hide('cardless'),
	),
);

export const noCashForGold = rules('no cash for gold members').hide('CASH');

export const noUpiAbroad = rules('no UPI abroad').hide('UPI');

/** Lenders that fraud prevention has blocked for a customer. */
export const blockedLenders = (lenders: readonly string[]) =>
	rules('lenders blocked by fraud prevention').when(lenders.length > 0, more => more.hide('CONSUMER_FINANCE', lenders));

/** Only what can be charged again. */
export const subscriptions = rules('subscriptions').show('NB', ['NB_BANKA', 'NB_BANKB']).forMandates();
