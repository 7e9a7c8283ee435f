import {type EmiFilter, emi, filter, type PlanCriteria, paylock, rules, tenureRange} from 'paylock';
import {expectAssignable, expectError, expectType} from 'tsd';

declare const codes: string[];
declare const yes: boolean;
const ready = filter().allowDefaults(true);
declare const ranges: ReturnType<typeof tenureRange>[];

// Each kind, each group, each criterion.
expectType<EmiFilter>(emi().hide('standard').show('lowCost').show('noCost').showOnlyEmi().build());
expectType<EmiFilter>(emi().toJSON());
emi().show('noCost', groups =>
	groups
		.show('credit')
		.hide('debit')
		.show('cardless', plans => plans.hide({paymentMethod: 'LENDER_A'})),
);
emi().show('standard', groups =>
	groups.show('credit', plans =>
		plans
			.show({
				paymentMethodType: 'CARD',
				issuers: {only: ['BANK_A', 'BANK_B']},
				tenures: {except: ['3::6', tenureRange(9, 12)]},
			})
			.hide({paymentMethod: ['CODE_A', 'CODE_B']})
			.show({paymentMethod: codes, issuers: {except: [...codes]}, tenures: {only: [...ranges]}})
			.show({tenures: {only: [...codes]}}),
	),
);
expectAssignable<NonNullable<PlanCriteria['issuers']>>({only: ['BANK_A']});

// In a filter: recipes and builders, whose kinds add up.
const plans = emi().hide('standard');
ready.emi(plans).hide('CASH');
ready.emi(more => more.hide('standard').showOnlyEmi());
ready
	.emi(plans)
	.emi(plans)
	.emi(more => more.show('noCost'))
	.build();
expectError(ready.emi(plans).emi(emi().show('standard')));
expectError(ready.emi(plans).emi(more => more.show('standard')));
expectError(ready.emi(() => undefined));

// A kind or a group is hidden again or shown once; a hidden kind has nothing inside.
emi()
	.hide('noCost')
	.hide('noCost')
	.show('standard', groups => groups.hide('debit').hide('debit'));
expectError(emi().show('noCost').show('noCost'));
expectError(
	emi()
		.when(yes, one => one.hide('noCost'))
		.show('noCost'),
);
expectError(emi().show('noCost', groups => groups.when(yes, one => one.show('debit')).hide('debit')));
expectError(ready.emi(plans).include(rules().emi(more => more.show('standard'))));
expectError(ready.emi(async more => more.hide('noCost')));
expectError(emi().show('noCost', groups => groups.hide('debit').show('debit')));
expectError(emi().hide('noCost', (groups: never) => groups));
expectError(
	emi().show('noCost', groups => {
		groups.hide('debit');
	}),
);
expectError(
	emi().show('noCost', groups =>
		groups.show('credit', plans => {
			plans.show({paymentMethod: 'LENDER_A'});
		}),
	),
);
expectError(emi().show('noCost', groups => groups.show('creditCard')));

// Plan filters.
expectError(emi().show('noCost', groups => groups.show('credit', plan => plan.show({paymentMethodType: 'RTP'}))));
expectError(emi().show('noCost', groups => groups.show('credit', plan => plan.show({}))));
expectError(emi().show('noCost', groups => groups.show('credit', plan => plan.show({tenures: {only: ['3-6']}}))));
expectError(emi().show('noCost', groups => groups.show('credit', plan => plan.show({tenures: {only: ['3.5::6']}}))));
expectError(emi().show('noCost', groups => groups.show('credit', plan => plan.show({tenures: {only: ['0::6']}}))));
expectError(emi().show('noCost', groups => groups.show('credit', plan => plan.show({tenures: {only: ['6']}}))));
expectError(
	emi().show('noCost', groups => groups.show('credit', plan => plan.show({tenures: {only: [yes ? '3-6' : '3::6']}}))),
);
expectError(emi().show('noCost', groups => groups.show('credit', plan => plan.show({tenures: {except: []}}))));
expectError(emi().show('noCost', groups => groups.show('credit', plan => plan.show({tenures: [3, 6]}))));
expectError(emi().show('noCost', groups => groups.show('credit', plan => plan.show({issuer: {only: ['BANK_A']}}))));
expectError(emi().show('noCost', groups => groups.show('cardless', plan => plan.show({paymentMethod: []}))));
expectError(emi().show('noCost', groups => groups.show('credit', plan => plan.show({issuers: {only: []}}))));
expectError(emi().show('noCost', groups => groups.show('credit', plan => plan.show({tenures: {only: [3, 6]}}))));

// A catalog of issuers: bare, or with the prefix.
const shop = paylock({servicePrefix: 'PREFIX', codes: {issuers: ['BANK_A']}});
shop
	.emi()
	.show('noCost', groups => groups.show('credit', plan => plan.show({issuers: {only: ['BANK_A', 'PREFIX_BANK_A']}})));
shop.emi().show('noCost', groups => groups.show('credit', plan => plan.show({issuers: {only: [...codes]}})));
expectError(
	shop.emi().show('noCost', groups => groups.show('credit', plan => plan.show({issuers: {only: ['BANK_Z']}}))),
);
