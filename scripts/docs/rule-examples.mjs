// Docs: the examples of the rules of builders: calls.

const START = "import {filter} from 'paylock';\n\nconst base = filter().allowDefaults(true);\n\n";
const planCall = (criteria, below = '') => `base.emi(emi =>
	emi.show('standard', groups =>
		groups.show('credit', plans =>
			plans.show(${criteria}),${below}
		),
	),
);`;
const HIDE_CREDIT = `${START}base.cards(cards => cards.hideTypes('CREDIT'));`;

/** As calls: TypeScript that throws, and TypeScript that does not. */
export const OF_CALLS = {
	contradiction: {
		invalid: `${START}${planCall("{issuers: {only: ['PREFIX_BANKA'], except: ['PREFIX_BANKB']}}", '\n\t\t\t// error')}`,
		valid: `${START}${planCall("{issuers: {only: ['PREFIX_BANKA']}}")}`,
	},
	'codes-needed': {
		invalid: `import {filter} from 'paylock';

filter()
	.allowDefaults(false)
	.show('NB')
	.hide('NB', ['NB_BANKA']);
// error: the other NB codes are not known: state codes.NB in the account, so that they can be listed`,
		valid: `import {paylock} from 'paylock';

const {filter} = paylock({codes: {NB: ['NB_BANKA', 'NB_BANKB', 'NB_BANKC']}});
filter().allowDefaults(false).show('NB').hide('NB', ['NB_BANKA']).build();
// {"allowDefaultOptions":false,"options":[{"paymentMethodType":"NB","enable":true,"paymentMethods":["NB_BANKB","NB_BANKC"]}]}`,
	},
	'discarded-call': {
		invalid: `${START}base.cards(cards => {\n\tcards.hideTypes('CREDIT');\n\treturn cards.hideBanks('BANK_A');\n});\n// MisuseError: /options/0: the recipe discards the result of one call: builders are immutable, so return one chain that contains every call`,
		valid: `${START}base.cards(cards => cards.hideTypes('CREDIT').hideBanks('BANK_A'));`,
	},
	'empty-recipe': {
		invalid: `${START}base.cards(cards => cards);\n// MisuseError: /options/0: the recipe adds nothing: add at least one call, or remove the recipe`,
		valid: HIDE_CREDIT,
	},
	'invalid-recipe': {
		invalid: `${START}base.cards(async cards => cards.hideTypes('CREDIT'));\n// error`,
		valid: HIDE_CREDIT,
	},
};
