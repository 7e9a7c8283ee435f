// Texts that are JSON but for a slip: the slip is one issue, and the rest is read.
import {describe, expect, test} from 'vitest';
import {lint, repair} from '../../src/inspect/index.js';

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
	[
		'{"allowDefaultOptions": true, "options": [{"paymentMethodType": "CASH", "enable": false}], "emiOptions": }',
		'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"CASH","enable":false}]}',
	],
])('%j is repaired', (text, value) => {
	expect(JSON.stringify(repair(text).value)).toBe(value);
});

test.each([
	['{"allowDefaultOptions": true, "options": []} {}'],
	['{"allowDefaultOptions": true, "options": []} and more'],
	['note: this is text'],
	['allowDefaultOptions: true'],
	['[}'],
	['{"a"}'],
	['{,}'],
])('%j is not read', text => {
	expect(found(text)).toMatch(/^unreadable $|^unreadable , unreadable $/);
});
