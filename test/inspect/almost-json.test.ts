// Texts that are JSON but for a slip: the slip is one issue, and the rest is read.
import {describe, expect, test} from 'vitest';
import {explain, lint, repair, summarize} from '../../src/inspect/index.js';

const FILTER = '{"allowDefaultOptions":"no","options":[{"paymentMethodType":"upi","enable":true}]}';
const OF_FILTER = 'invalid-type /allowDefaultOptions, unknown-value /options/0/paymentMethodType';

function found(text: string): string {
	return lint(text)
		.map(({rule, pointer}) => `${rule} ${pointer}`)
		.join(', ');
}

describe('the rest is read', () => {
	test.each([
		[`${FILTER};`],
		[`${FILTER} ;;\n`],
		[`${FILTER},`],
		[`${FILTER}}`],
		[`${FILTER}}]\n;`],
		[`\`\`\`json\n${FILTER}\n\`\`\``],
		[`\`\`\`\r\n${FILTER}\r\n\`\`\`\n`],
		[FILTER.replaceAll(',', ',\\n  ')],
		[`\\n${FILTER.replace('{', '{\\r\\n\\t')}\\n`],
		['{"allowDefaultOptions":"no","options":[{"paymentMethodType":"upi","enable":true}}]}'],
		['{"allowDefaultOptions":"no","options":[{"paymentMethodType":"upi","enable":true}}}],"emiOptions":{}}'],
		['"allowDefaultOptions":"no","options":[{"paymentMethodType":"upi","enable":true}]'],
		["'allowDefaultOptions':'no','options':[{'paymentMethodType':'upi','enable':true}],"],
		['{"allowDefaultOptions":"no","emiOptions":,"options":[{"paymentMethodType":"upi","enable":true}]}'],
		['{"allowDefaultOptions":"no","test","options":[{"paymentMethodType":"upi","enable":true}]}'],
		['{"allowDefaultOptions":"no","options":[{"paymentMethodType":"upi","enable":true,"cardFilters":}]}'],
		['{"emiOptions": , "allowDefaultOptions":"no","options":[{"paymentMethodType":"upi","enable":true}]}'],
		['{"allowDefaultOptions":"no","options":[{"paymentMethodType":"upi","enable":true}, ],"emiOptions": /* none */ }'],
		['{"allowDefaultOptions":"no","options":[{"paymentMethodType":"upi","enable":true}}'],
	])('%j', text => {
		const issues = lint(text).map(({rule, pointer}) => `${rule} ${pointer}`);
		expect(issues[0]).toBe('unreadable ');
		expect(issues.filter(issue => issue !== 'unreadable ' && !issue.includes('emi')).join(', ')).toBe(OF_FILTER);
	});

	test.each([[`"payment_filter": ${FILTER}`], [`payment_filter: ${FILTER}`], [`\n"payment_filter" : ${FILTER},\n`]])(
		'%j',
		text => {
			expect(found(text)).toContain('invalid-type /payment_filter/allowDefaultOptions, unknown-value /payment_filter');
		},
	);
});

test.each([
	[`${FILTER};`, '{"allowDefaultOptions":"no","options":[{"paymentMethodType":"UPI","enable":true}]}'],
	[
		`"payment_filter": ${FILTER}`,
		'{"payment_filter":{"allowDefaultOptions":"no","options":[{"paymentMethodType":"UPI","enable":true}]}}',
	],
])('%j is repaired', (text, value) => {
	expect(JSON.stringify(repair(text).value)).toBe(value);
});

const UPI = '{"paymentMethodType": "UPI", "enable": false}';
const FIRST = '"allowDefaultOptions": true, ';
const REST = `"options": [${UPI}]`;

describe('a spelling with one correction is one issue with a fix, which is made', () => {
	test.each([
		['a missing last bracket', `{${FIRST}"options": [${UPI}]`, '}'],
		['missing last brackets', `{${FIRST}"options": [${UPI}`, ']}'],
		['a missing bracket in between', `{${FIRST}"options": [${UPI}}`, ']'],
		['a missing brace before the end', `{${FIRST}"options": [${UPI.slice(0, -1)}]}`, '}'],
		['a wrong last bracket', `{${FIRST}${REST}]`, '}'],
		['a bracket too many', `{${FIRST}"options": [${UPI}]]}`, ''],
		['a missing comma', `{${FIRST.replace(',', '')}${REST}}`, ','],
		['a comma too many', `{${FIRST},${REST}}`, ''],
		['a comma before the first item', `{${FIRST}"options": [,${UPI}]}`, ''],
		['a semicolon as comma', `{${FIRST.replace(',', ';')}${REST}}`, ','],
		['a semicolon at the end of an object', `{${FIRST}${REST};}`, ''],
		['a line break in a string', `{${FIRST}${REST}, "description": "one\ntwo"}`, '\\n'],
		['a tab in a string', `{${FIRST}${REST}, "description": "one\ttwo"}`, '\\t'],
		['a no-break space', `{\u00a0${FIRST}${REST}}`, ' '],
		['a zero-width space', `{${FIRST}\u200b${REST}}`, ' '],
		['an ideographic space', `{${FIRST}${REST}}\u3000`, ' '],
		['escaped line breaks', `{\\n${FIRST}${REST}\\n}`, '\n'],
		['an arrow in place of a colon', `{${FIRST}"options" => [${UPI}]}`, ':'],
		['an equals sign in place of a colon', `{${FIRST}"options" = [${UPI}]}`, ':'],
		['a colon too many', `{${FIRST}"options":: [${UPI}]}`, ':'],
		['backticks', `{${FIRST}${REST}, "description": \`one "two"\`}`, '"'],
		['parentheses', `({${FIRST}${REST}});`, ''],
		['an assignment', `export const filter: PaymentFilter = {${FIRST}${REST}} as const;`, ''],
		['a return', `return {${FIRST}${REST}};`, ''],
		['a call', `window.show({${FIRST}${REST}})`, ''],
	])('%s', (_, text) => {
		const issues = lint(text).filter(({rule}) => rule === 'unreadable');
		expect(issues).toMatchObject([{fix: {patch: []}}]);
		expect(explain(text, {type: 'UPI'}).verdict).toBe('hidden');
		expect(explain(text, {type: 'CASH'}).verdict).toBe('shown');
		const repaired = repair(text);
		expect(repaired.changes[0]?.message).toContain(issues[0]?.problem);
		expect(repaired.issues.filter(({rule}) => rule === 'unreadable')).toEqual([]);
		expect(repaired.value).toMatchObject({allowDefaultOptions: true, options: [JSON.parse(UPI)]});
	});

	test('an escaped line break and a missing comma between the same members', () => {
		const text = `{"action": "paymentpage"\\n "payment_filter": {${FIRST}${REST}}}`;
		expect(lint(text).filter(({fix}) => fix).length).toBe(3);
		expect(repair(text).value).toMatchObject({action: 'paymentPage', payment_filter: {options: [JSON.parse(UPI)]}});
	});
});

describe('a place that cannot be read is one issue, and the rest is read', () => {
	test.each<[name: string, text: string, upi: string, cash: string]>([
		['a member without a value', `{${FIRST}${REST}, "test"}`, 'hidden', 'shown'],
		['a value that is missing', `{${FIRST}${REST}, "emiOptions": }`, 'hidden', 'undetermined'],
		[
			'an unquoted value',
			`{${FIRST}"options": [${UPI}, {"paymentMethodType": CASH, "enable": false}]}`,
			'hidden',
			'undetermined',
		],
		['a computed value', `{"amount": total.toFixed(2, "x"), "payment_filter": {${FIRST}${REST}}}`, 'hidden', 'shown'],
		['a value of another language', `{"payment_filter": {${FIRST}${REST}}, "amount": undefined}`, 'hidden', 'shown'],
		['a template', `{"order_id": "o1", "amount": {{amount}}, "payment_filter": {${FIRST}${REST}}}`, 'hidden', 'shown'],
		['a spread item', `{${FIRST}"options": [${UPI}, ...more]}`, 'hidden', 'undetermined'],
		['a key that cannot be read', `{${FIRST}@, ${REST}}`, 'hidden', 'undetermined'],
		['a default without a colon', `{"allowDefaultOptions" true, ${REST}}`, 'hidden', 'undetermined'],
		['a string without its second quote', `{"order_id": "o1, "payment_filter": {${FIRST}${REST}}}`, 'hidden', 'shown'],
		['the same at the end of a line', `{"order_id": "o1,\n "payment_filter": {${FIRST}${REST}}}`, 'hidden', 'shown'],
		['a string without its first quote', `{"order_id": o1", "payment_filter": {${FIRST}${REST}}}`, 'hidden', 'shown'],
		['a word behind a value', `{${FIRST.replace(',', ' always,')}${REST}}`, 'hidden', 'undetermined'],
		['a word behind an option', `{${FIRST}"options": [${UPI} first, ${UPI.replace('UPI', 'NB')}]}`, 'hidden', 'shown'],
		['more text behind', `{${FIRST}${REST}} and more`, 'hidden', 'shown'],
		['another object behind', `{${FIRST}${REST}} {"allowDefaultOptions": false}`, 'hidden', 'shown'],
		['a text that is cut off', `{${FIRST}"options": [${UPI}, {"payment`, 'hidden', 'undetermined'],
		['the same behind a comma', `{${FIRST}"options": [${UPI},`, 'hidden', 'undetermined'],
		['the same behind a number', `{${FIRST}${REST}, "a": 1`, 'hidden', 'undetermined'],
	])('%s', (_, text, upi, cash) => {
		const issues = lint(text);
		expect(issues.filter(({rule}) => rule === 'unreadable')).toHaveLength(1);
		// Only the fields of a request are missing.
		const others = issues.filter(({rule, pointer}) => rule !== 'unreadable' && !/^\/[a-z_]+$/.test(pointer));
		expect(others).toEqual([]);
		expect(issues.filter(({fix}) => fix)).toEqual([]);
		expect(explain(text, {type: 'UPI'}).verdict).toBe(upi);
		expect(explain(text, {type: 'CASH'}).verdict).toBe(cash);
		if (!text.includes('payment_filter')) expect(summarize(text)).toContain('the text is not JSON because of');
		expect(repair(text)).toMatchObject({value: text, changes: [], patch: []});
	});

	test('what is certain beside it is corrected in the text', () => {
		const text = `{${FIRST}// comment\n"options": [${UPI}, @], }`;
		const {value, changes} = repair(text);
		expect(value).toBe(`{${FIRST}\n"options": [${UPI}, @] }`);
		expect(changes).toHaveLength(2);
		expect(lint(value)).toMatchObject([{rule: 'unreadable'}]);
	});
});

test.each([['note: this is text'], ['allowDefaultOptions: true'], ['2030-01-31 {"a": 1}'], ['"a" "b"'], ['']])(
	'%j is not read',
	text => {
		expect(found(text)).toBe('unreadable ');
	},
);

describe('text inside a text is read alike', () => {
	const inner = `{${FIRST}"options": [${UPI},]}`;
	const request = {order_id: 'o1', amount: '1.00', payment_filter: inner};
	test.each<[string, unknown]>([
		['the filter of a request', request],
		['the filter of a request as text', JSON.stringify(request)],
		['a whole text in a string', JSON.stringify(inner)],
		['with comments', JSON.stringify(`// text\n{${FIRST}${REST}}`)],
		['with single quotes', {payment_filter: `{${FIRST}${REST}}`.replaceAll('"', "'")}],
	])('%s', (_, input) => {
		expect(explain(input, {type: 'UPI'}).verdict).toBe('hidden');
		expect(
			lint(input).filter(({problem}) => /not JSON because of a (?:trailing comma|comment|single quote)/.test(problem)),
		).toHaveLength(1);
		expect(summarize(input)).toContain('UPI');
		expect(JSON.stringify(repair(input).value)).toContain(JSON.stringify(JSON.parse(UPI)));
	});
});
