// The code that `paylock migrate` writes in place of single parts of a literal.
import {describe, expect, test} from 'vitest';
import {migrateText} from './migrating.js';

const CASH = "{paymentMethodType: 'CASH', enable: false}";
const NB = "{paymentMethodType: 'NB', enable: false}";
const ORDER = "order_id: 'o', amount: '10.00', customer_id: 'c', customer_email: 'e', customer_phone: '9'";
const REQUEST = `action: 'paymentPage', ${ORDER}, payment_page_client_id: 'p'`;

const filterOf = (options: string) => `{allowDefaultOptions: true, options: [${options}]}`;

/** The code in place of a literal at the end of a file, in one line. */
function codeOf(literal: string, before = ''): string {
	const {text} = migrateText('a.ts', `${before}export const made = ${literal};\n`);
	return text
		.slice(text.indexOf('export const made = ') + 'export const made = '.length)
		.replace(/\n\s*/g, '')
		.replace(/(?:\.build\(\))?;$/, '');
}

/** The calls for options, after the first. */
function callsOf(options: string, before = ''): string {
	return codeOf(filterOf(options), before).replace('filter().allowDefaults(true)', '');
}

const DECLARED = `import type {Cart} from './cart.js';

declare function checkout(cart: Cart, coupon: string | undefined, isOpen: boolean, $isNew: boolean, total: number): void;
const isBig = cart.total > 100;
const isGift = !cart.note && coupon;
const isLocal = !isAbroad(cart);
`;

describe('when takes a boolean', () => {
	test.each([
		'total > 100',
		'cart.items instanceof Map',
		"'gift' in cart",
		'!coupon',
		'isOpen',
		'$isNew',
		'isBig',
		'isLocal',
		'(isOpen)',
		'(isOpen as boolean)',
		'(isOpen satisfies boolean)',
		'isOpen && total > 100',
		'!coupon || isOpen',
		"cart.codes.includes('WALLET_A')",
		'Boolean(coupon)',
	])('as it is: %s', condition => {
		expect(callsOf(`...(${condition} ? [${CASH}] : [])`, DECLARED)).toBe(`.when(${condition}, f => f.hide('CASH'))`);
	});

	test.each([
		'coupon',
		'cart.isOpen',
		'isGift',
		'cart.count + total',
		'+total',
		'isOpen & $isNew',
		'isOpen && coupon',
		'coupon || isOpen',
		'isOpen ?? coupon',
		"cart.codes?.includes('WALLET_A')",
		'(!coupon ? total : cart.count)',
	])('made one: %s', condition => {
		expect(callsOf(`...(${condition} ? [${CASH}] : [])`, DECLARED)).toBe(
			`.when(Boolean(${condition}), f => f.hide('CASH'))`,
		);
	});

	test.each([
		['coupon', '!coupon'],
		['cart.coupon', '!cart.coupon'],
		['isOpen', '!isOpen'],
		['!coupon', 'Boolean(coupon)'],
		['!cart.coupon', 'Boolean(cart.coupon)'],
		['total > 100', '!(total > 100)'],
		['cart.coupons[0]', '!(Boolean(cart.coupons[0]))'],
		['isOpen && !coupon', '!(isOpen && !coupon)'],
		['!coupon && isOpen', '!(!coupon && isOpen)'],
		['isOpen && Boolean(coupon)', '!(isOpen && Boolean(coupon))'],
		['Boolean(coupon) && isOpen', '!(Boolean(coupon) && isOpen)'],
	])('the opposite of %s is %s', (condition, opposite) => {
		expect(callsOf(`...(${condition} ? [] : [${CASH}])`, DECLARED)).toBe(`.when(${opposite}, f => f.hide('CASH'))`);
	});
});

describe('conditions', () => {
	test.each([
		[
			'one condition twice is checked once',
			`...(isOpen ? [${CASH}] : []), ...(isOpen ? [${NB}] : [])`,
			".when(isOpen, f =>f.hide('CASH').hide('NB'),)",
		],
		[
			'one call twice is called twice',
			`...(isOpen() ? [${CASH}] : []), ...(isOpen() ? [${NB}] : [])`,
			".when(Boolean(isOpen()), f => f.hide('CASH')).when(Boolean(isOpen()), f => f.hide('NB'))",
		],
		[
			'one call for two options is called once',
			`...(isOpen() ? [${CASH}, ${NB}] : [])`,
			".when(Boolean(isOpen()), f =>f.hide('CASH').hide('NB'),)",
		],
		[
			'other options stand between',
			`...(isOpen ? [${CASH}] : []), ${NB}, ...(isOpen ? [{paymentMethodType: 'RTP', enable: true}] : [])`,
			".when(isOpen, f => f.hide('CASH')).hide('NB').when(isOpen, f => f.show('RTP'))",
		],
	])('%s', (_, options, calls) => {
		expect(callsOf(options, 'declare const isOpen: boolean;\n')).toBe(calls);
	});

	test('a list that is filtered may have any layout', () => {
		const options = `[isOpen && ${CASH}, null, ${NB}]\n\t\t.filter( Boolean )`;
		expect(codeOf(`{allowDefaultOptions: true, options: ${options}}`)).toBe(
			"filter().allowDefaults(true).when(Boolean(isOpen), f => f.hide('CASH')).hide('NB')",
		);
	});
});

describe('lists of run time', () => {
	test.each([
		['banks', '...banks'],
		['banks[kind]', '...banks[kind]'],
		['[first, second].map(code)', '...[first, second].map(code)'],
		['[ first, second, ]', 'first, second'],
		["[first, 'BANK_A']", "first, 'BANK_A'"],
	])('%s', (list, args) => {
		const cards = `{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBanks: ${list}}]}`;
		expect(callsOf(cards)).toBe(`.cards(cards => cards.hideBanks(${args}))`);
	});

	test.each([
		['plans', 'emi', 'groups', 'plansBuilder'],
		['groups', 'emi', 'groupsBuilder', 'plans'],
		['emi', 'emiBuilder', 'groups', 'plans'],
	])('a parameter has another name than the list %s inside its recipe', (list, emi, groups, plans) => {
		const plan = `{enable: true, issuerFilter: {issuers: ${list}, enable: true}}`;
		const emiOptions = `{standardEmi: {enable: true, credit: {enable: true, filters: [${plan}]}}}`;
		const code = codeOf(`{allowDefaultOptions: true, options: [], emiOptions: ${emiOptions}}`);
		expect(code.replace(/(?<=>)\s|(?<=\)),(?=\))/g, '')).toBe(
			`filter().allowDefaults(true).emi(${emi} =>${emi}.show('standard', ${groups} =>${groups}.show('credit', ${plans} =>${plans}.show({issuers: only(...${list})}))))`,
		);
	});

	test('a parameter has another name than what a field inside its recipe uses', () => {
		expect(codeOf(`{${REQUEST}, ...(isGift && {description: page.note})}`)).toContain(
			'pageBuilder => pageBuilder.details({description: page.note})',
		);
	});
});

describe('amounts', () => {
	test.each([
		['', 'toAmount(total.toFixed(2))'],
		["import {toAmount as money} from 'paylock';\n", 'money(total.toFixed(2))'],
		['const amount = 5;\n', 'paylockAmount(total.toFixed(2))'],
	])('%j', (before, made) => {
		expect(codeOf(`{${REQUEST.replace("'10.00'", 'total.toFixed(2)')}}`, before)).toContain(`amount: ${made},`);
	});
});

describe('keys', () => {
	test.each([
		["'it\\'s'", "'it\\'s'"],
		["'udf\\x31'", 'udf1'],
		["'a-b'", "'a-b'"],
	])('%s', (key, written) => {
		expect(codeOf(`{${REQUEST}, ${key}: 'x'}`)).toContain(`.extra({${written}: 'x'})`);
	});
});

describe('comments', () => {
	test.each([
		['directly behind an option', `${CASH}/* dear */, ${NB}`, "/* dear */.hide('CASH').hide('NB')"],
		['directly before an option', `${CASH},\n/* slow */${NB}`, ".hide('CASH')/* slow */.hide('NB')"],
		[
			'inside a card filter',
			"{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, /* old */ cardBrands: ['BRAND_A']}]}",
			".cards(cards =>cards/* old */.hideBrands('BRAND_A'),)",
		],
		[
			'at the end of an option',
			`{paymentMethodType: 'CASH', enable: false, /* dear */}, ${NB}`,
			"/* dear */.hide('CASH').hide('NB')",
		],
		[
			'above an option under a condition',
			`${NB},\n// Guests pay online.\n...(isGuest ? [${CASH}] : [])`,
			".hide('NB').when(Boolean(isGuest), f =>f// Guests pay online..hide('CASH'),)",
		],
		[
			'above an option with filters',
			`${NB},\n// Old ones.\n{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBrands: ['BRAND_A']}]}`,
			".hide('NB')// Old ones..cards(cards => cards.hideBrands('BRAND_A'))",
		],
		[
			'behind a field of an option with filters',
			"{paymentMethodType: 'CARD', // Old ones.\nenable: true, cardFilters: [{enable: false, cardBrands: ['BRAND_A']}]}",
			"// Old ones..cards(cards => cards.hideBrands('BRAND_A'))",
		],
		[
			'several in one line',
			`{paymentMethodType: 'NB', enable: false /* one */ /* two */}, /* three */ ${CASH}`,
			"/* one *//* two *//* three */.hide('NB').hide('CASH')",
		],
		['below the last option', `${NB}, ${CASH},\n// No more.\n`, ".hide('NB')// No more..hide('CASH')"],
	])('%s', (_, options, calls) => {
		expect(callsOf(options)).toBe(calls);
	});

	test('above EMI plans under a condition', () => {
		const emi = '...(hasEmi && {emiOptions: {noCostEmi: {enable: true}}})';
		expect(codeOf(`{allowDefaultOptions: true, options: [${NB}],\n// In spring.\n${emi}}`)).toBe(
			"filter().allowDefaults(true).hide('NB').when(Boolean(hasEmi), f =>f// In spring..emi(emi => emi.show('noCost')),)",
		);
	});

	test('one that is in the file twice stays in both places', () => {
		const literal = `{\n\t// soon\n\tallowDefaultOptions: true, options: [${CASH}]}`;
		expect(codeOf(literal, '// soon\nsend();\n')).toBe("filter()// soon.allowDefaults(true).hide('CASH')");
	});

	test('one that belongs to nothing has no place', () => {
		const text = `send({...(isGift && {/* nothing yet */}), ${REQUEST}});`;
		expect(migrateText('a.ts', text)).toMatchObject({
			outcomes: [{reason: 'the comment /* nothing yet */ has no place in the code'}],
			text,
		});
	});
});

describe('assertions', () => {
	test.each([
		['as const', "filter().allowDefaults(true).hide('CASH')"],
		['as any', "filter().allowDefaults(true).hide('CASH').build() as any"],
	])('%s', (assertion, code) => {
		expect(codeOf(`${filterOf(CASH)} ${assertion}`)).toBe(code);
	});
});

describe('formatting', () => {
	test('expressions keep their quotes in a file of double quotes', () => {
		const text = `export const request = (cart) => ({
    "action": "paymentPage",
    "order_id": cart['id'],
    "amount": cart['total'].toFixed(2),
    "customer_id": "c",
    "customer_email": "e",
    "customer_phone": "9",
    "payment_page_client_id": "p",
    "udf1": cart.kind ?? 'none',
    "payment_filter": {
        "allowDefaultOptions": true,
        "options": [
            ...(cart.kind === 'gift' ? [{"paymentMethodType": "WALLET", "enable": false, "paymentMethods": cart['wallets']}] : []),
            {"paymentMethodType": "CARD", "enable": true, "cardFilters": [{"enable": false, "cardBanks": cart['banks']}]}, // it's late
        ],
    },
});
`;
		expect(migrateText('a.js', text).text).toBe(`import {filter, session, toAmount} from "paylock";

export const request = (cart) => (session("paymentPage", {
    order_id: cart['id'],
    amount: toAmount(cart['total'].toFixed(2)),
    customer_id: "c",
    customer_email: "e",
    customer_phone: "9",
    payment_page_client_id: "p",
})
    .extra({udf1: cart.kind ?? 'none'})
    .paymentFilter(
        filter()
            .allowDefaults(true)
            .when(cart.kind === 'gift', f => f.hide("WALLET", cart['wallets']))
            // it's late
            .cards(cards => cards.hideBanks(...cart['banks'])),
    )
    .build());
`);
	});

	test('double quotes are written only where the file has more of them than single ones', () => {
		const text = `const made = ${filterOf(CASH)};\nsend("made");\n`;
		expect(migrateText('a.ts', text).text).toContain(".hide('CASH')");
	});

	test('what fits into a line is on one, however deep it is indented', () => {
		const wallets =
			"{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B', 'WALLET_C']}";
		const text = `function checkout() {
    if (isOpen) {
        if (isGift) {
            send({
                payment_filter: ${filterOf(wallets)},
            });
        }
    }
}
`;
		expect(migrateText('a.ts', text).text).toContain(
			`
                payment_filter: filter()
                    .allowDefaults(true)
                    .hide('WALLET', ['WALLET_A', 'WALLET_B', 'WALLET_C'])
                    .build(),
`,
		);
	});
});

describe('how it is known', () => {
	const proved = (literal: string) => migrateText('a.ts', `send();\nconst made = ${literal};\n`).outcomes;
	const known = 'the builders were run and write the same JSON';

	test.each([
		[CASH, ''],
		[`...(isOpen ? [${CASH}] : [])`, ' in all 2 cases of isOpen'],
		[`...(isOpen ? [${CASH}] : []), ...(isNew ? [${NB}] : [])`, ' in all 4 cases of isOpen, isNew'],
		[
			"{paymentMethodType: 'WALLET', enable: false, paymentMethods: codes}, {paymentMethodType: 'NB', enable: isOpen, paymentMethods: banks}",
			' in all 2 cases of isOpen, with sample values for codes, banks',
		],
	])('%s', (options, how) => {
		expect(proved(filterOf(options))).toEqual([{line: 2, column: 14, proof: known + how}]);
	});
});

describe('where the builders come from', () => {
	const made = `made = ${filterOf(CASH)};\n`;
	const scripted = {isModule: false};

	test.each([
		['a script', `const ${made}`, "const {filter} = require('paylock');\n\n"],
		['a script with imports', `import './a.js';\nconst ${made}`, "import './a.js';\nimport {filter} from 'paylock';\n"],
		['a script with exports', `export const ${made}`, "import {filter} from 'paylock';\n\n"],
		['a script that exports later', `const ${made}export {made};\n`, "import {filter} from 'paylock';\n\n"],
	])('%s', (_, text, start) => {
		expect(migrateText('a.js', text, scripted).text.startsWith(start)).toBe(true);
	});

	test('a module without imports', () => {
		expect(migrateText('a.js', `const ${made}`).text).toContain("import {filter} from 'paylock';\n");
	});

	test.each(['module.exports = {};', 'exports.one = 1;', "load(require('./a.js'));"])(
		'a module file that is a script all the same: %s',
		before => {
			expect(migrateText('a.js', `${before}\nconst ${made}`).text).toContain("const {filter} = require('paylock');\n");
		},
	);

	test.each(['a.ts', 'a.TS', 'a.mts', 'a.ts.tsx'])('TypeScript always imports: %s', name => {
		expect(migrateText(name, `const ${made}`, scripted).text).toContain("import {filter} from 'paylock';\n");
	});

	test.each(['a.js', 'a.ts.js', 'script'])('JavaScript may contain elements: %s', name => {
		expect(migrateText(name, `const pay = <Pay filter={${filterOf(CASH)}}>it's</Pay>;\n`).outcomes).toEqual([
			expect.objectContaining({line: 1, column: 26, proof: expect.anything()}),
		]);
	});

	test('a module of the account exports the builders, and paylock the rest', () => {
		const request = `{${REQUEST.replace("'10.00'", 'total.toFixed(2)')}}`;
		const {text, outcomes} = migrateText('a.ts', `const made = ${request};\n`, {from: './account.js'});
		expect(outcomes).toMatchObject([{proof: expect.anything()}]);
		expect(text.match(/^import.+$/gm)).toEqual([
			"import {toAmount} from 'paylock';",
			"import {session} from './account.js';",
		]);
	});

	test('only what is used is imported, and a builder that is not exported is missed where it is called', () => {
		const text = `const one = ${filterOf(CASH)};\nconst two = {${REQUEST}};\n`;
		const target = {from: './account.js', exported: ['filter']};
		const {outcomes, text: migrated} = migrateText('a.ts', text, target);
		expect(outcomes.map(({reason}) => reason)).toEqual([undefined, './account.js does not export session']);
		expect(migrated.match(/^import.+$/gm)).toEqual(["import {filter} from './account.js';"]);
	});
});
