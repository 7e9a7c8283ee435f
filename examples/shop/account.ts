// What is true of the shop's account: its service prefix, and the codes it was given. A typing slip no longer compiles.
import {paylock} from 'paylock';

export const {filter, rules, emi, mandate, session} = paylock({
	servicePrefix: 'PREFIX',
	codes: {
		WALLET: ['WALLET_A', 'WALLET_B', 'WALLET_C'],
		NB: ['NB_BANKA', 'NB_BANKB'],
		CONSUMER_FINANCE: ['LENDER_A'],
		banks: ['BANK_A', 'BANK_B'],
		issuers: ['BANK_A', 'BANK_B'],
	},
});
