// Fixed programs, and the type instantiations that each costs.
import {diagnosticsOf, programOf, root} from '../messages/compiler.js';

const times = (count: number, line: (index: number) => string) =>
	Array.from({length: count}, (_, index) => line(index)).join('\n');

const IMPORT = `import {createSession, emi, filter, mandate, paylock, rules, session} from 'paylock';
export const used = [createSession, emi, filter, mandate, paylock, rules, session];
`;
const codes = (code: (index: number) => string) =>
	`export const codes = filter().allowDefaults(true).hide('NB', [${times(4_000, index => `'${code(index)}',`)}]);\n`;
const ORDER = `const order = {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k', order_id: 'o', amount: '1.00'} as const;
`;

export const programs = {
	nothing: 'export {};\n',
	'the import': IMPORT,
	'a filter': `import {filter} from 'paylock';
export const lock = filter().allowDefaults(true).hide('WALLET', ['WALLET_A']).hide('NB', ['NB_BANKA']).cards(c => c.hideTypes('CREDIT')).hide('CASH').build();
`,
	'200 when calls': `${IMPORT}declare const yes: boolean;\nexport const all = filter().allowDefaults(true)${times(200, () => '.when(yes, f => f)')};\n`,
	'200 when calls with a list': `${IMPORT}declare const yes: boolean;\nconst lock = filter().allowDefaults(true);\n${times(200, index => `export const w${index} = lock.when(yes, f => f.hide('WALLET', ['WALLET_${index}']));`)}\n`,
	'200 filters of 7 calls': `${IMPORT}${times(
		200,
		index =>
			`export const f${index} = filter().allowDefaults(true).hide('WALLET', ['WALLET_${index}']).hide('NB', ['NB_${index}']).hide('CASH').cards(c => c.hideTypes('CREDIT')).upi(u => u.hideIntent('APP_${index}')).forMandates('PREFIX');`,
	)}\n`,
	'200 EMI plans': `${IMPORT}export const plans = emi().show('noCost', g => g.show('credit', p => p${times(200, index => `.show({issuers: {only: ['BANK_${index}']}, tenures: {only: ['3::6']}})`)}));\n`,
	'200 card filters': `${IMPORT}export const cards = filter().allowDefaults(true).cards(c => c${times(200, index => `.hide({banks: ['BANK_${index}'], types: ['CREDIT']})`)});\n`,
	'200 sessions': `${IMPORT}${ORDER}${times(200, index => `export const s${index} = session('paymentPage', {...order, order_id: 'o${index}'}).emiDisplay('showEMI').details({description: 'd'});`)}\n`,
	'a catalog of 500 codes': `${IMPORT}const shop = paylock({servicePrefix: 'PREFIX', codes: {WALLET: [${times(500, index => `'WALLET_${index}',`)}]}});\nexport const stocked = shop.filter().allowDefaults(true).hide('WALLET', ['WALLET_7', 'WALLET_499']).cards(c => c.hideTypes('CREDIT')).forMandates();\n`,
	'250 types of the account': `${IMPORT}const own = paylock({types: [${times(250, index => `'OWN_${index}',`)}]});
export const hidden = own.filter().allowDefaults(true)${times(250, index => `.hide('OWN_${index}')`)};
`,
	'4,000 NB codes': `${IMPORT}${codes(index => `NB_${index}`)}`,
	'4,000 NB codes, one wrong': `${IMPORT}${codes(index => (index === 2_000 ? 'BANK' : `NB_${index}`))}`,
	'4,000 BIN ranges': `${IMPORT}export const bins = filter().allowDefaults(true).cards(c => c.hideBins(${times(4_000, index => `'4${1_000_000 + index}::4${1_000_000 + index}',`)}));
`,
} as const;

export type Program = keyof typeof programs;

/** The compiler's count of types that it computed: the same on every machine, unlike seconds. */
export function instantiations(name: Program, mistakes = 0): number {
	const file = `${root}test/budget/made-up.ts`;
	const program = programOf({[file]: programs[name]});
	const errors = diagnosticsOf(program);
	if (errors.length !== mistakes)
		throw new Error(`${name}: ${errors.map(({messageText}) => JSON.stringify(messageText)).join('\n')}`);
	return program.getInstantiationCount();
}
