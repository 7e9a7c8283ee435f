// The account: its service prefix and its codes. A misspelled code does not compile.
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
