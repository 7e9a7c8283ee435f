// An experiment for each reading: a small filter without codes of an account, and what each choice shows.
import {explain, openReadings} from 'paylock/inspect';
import {jsonText} from './json-text.mjs';

const cards = (allowDefaultOptions, ...cardFilters) => ({
	allowDefaultOptions,
	options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
});
const emi = (allowDefaultOptions, emiOptions) => ({allowDefaultOptions, options: [], emiOptions});

const CREDIT_CARD = {type: 'CARD', cardType: 'CREDIT'};
const STANDARD_PLAN = {type: 'EMI', kind: 'standard', group: 'cardless'};
const SHOW_ALL = {enable: true, cardTypes: ['CREDIT', 'DEBIT']};
const HIDE_CREDIT = {enable: false, cardTypes: ['CREDIT']};

/** What to open and what to look for, by reading. A session request lacks the fields of its order. */
export const EXPERIMENTS = {
	precedence: [
		{look: 'a credit card', input: cards(true, SHOW_ALL, HIDE_CREDIT), instrument: CREDIT_CARD},
		{look: 'a credit card', input: cards(true, HIDE_CREDIT, SHOW_ALL), instrument: CREDIT_CARD},
	],
	defaultsInside: [
		{look: 'a debit card', input: cards(false, HIDE_CREDIT), instrument: {type: 'CARD', cardType: 'DEBIT'}},
	],
	unnamedEmi: [
		{look: 'a standard EMI plan', input: emi(false, {lowCostEmi: {enable: false}}), instrument: STANDARD_PLAN},
	],
	outerFlag: [
		{
			look: 'a cardless standard EMI plan',
			input: emi(true, {standardEmi: {enable: false, cardless: {enable: true}}}),
			instrument: STANDARD_PLAN,
		},
	],
	emiOnHiddenCards: [
		{
			look: 'a standard EMI plan on a credit card',
			input: {...emi(true, {standardEmi: {enable: true}}), options: [{paymentMethodType: 'CARD', enable: false}]},
			instrument: {...STANDARD_PLAN, group: 'credit'},
		},
	],
	issuersAndTenures: [
		{
			look: 'a cardless standard EMI plan of 3 months',
			input: emi(true, {
				standardEmi: {
					enable: true,
					cardless: {
						enable: true,
						filters: [
							{
								enable: true,
								issuerFilter: {tenures: ['3::3'], enable: false},
								tenureFilter: {tenures: ['6::6'], enable: false},
							},
						],
					},
				},
			}),
			instrument: {...STANDARD_PLAN, tenure: 3},
		},
	],
	upiProviderCodes: [
		{
			look: 'UPI with any app but APP_A',
			input: {
				allowDefaultOptions: true,
				options: [{paymentMethodType: 'UPI', enable: false, paymentMethods: ['APP_A']}],
			},
			instrument: {type: 'UPI', app: 'APP_B'},
		},
	],
	emptyList: [{look: 'a credit card', input: cards(true, {enable: false, cardTypes: []}), instrument: CREDIT_CARD}],
	emiDisplay: [
		{
			look: 'a cardless standard EMI plan',
			input: {action: 'paymentPage', sdk_udf: 'hideEMI', payment_filter: emi(true, {standardEmi: {enable: true}})},
			instrument: STANDARD_PLAN,
		},
	],
};

/** A section for each reading, under the heading to which `paylock explain` links. */
export function experimentSections() {
	return openReadings
		.map(({name, question, choices}) => {
			const tried = EXPERIMENTS[name];
			const filters = tried.map(({input}) => `\`\`\`json\n${jsonText(input).trimEnd()}\n\`\`\``);
			const heads = tried.map(({look}, at) => `${look}${tried.length > 1 ? `, filter ${at + 1}` : ''}`);
			const rows = choices.map(choice => {
				const verdicts = tried.map(
					({input, instrument}) => explain(input, instrument, {readings: {[name]: choice}}).verdict,
				);
				return `| ${verdicts.join(' | ')} | \`${choice}\` |`;
			});
			return `### ${name}

${question}

${filters.join('\n\n')}

| ${heads.join(' | ')} | then \`${name}\` is |
|${'---|'.repeat(heads.length + 1)}
${rows.join('\n')}
`;
		})
		.join('\n');
}
