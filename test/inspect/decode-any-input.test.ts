// decode, lint, repair and the schemas with any input: they return a value or issues, never throw, and never change the input.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	decode,
	decodeSession,
	type Issue,
	lint,
	lintRules,
	paymentFilterSchema,
	repair,
	sessionRequestSchema,
	toCode,
} from '../../src/inspect/index.js';

const RULES = new Set<string>(lintRules.map(({id}) => id));

/** Every way in; each throws the test if it throws. */
function answers(input: unknown) {
	const decoded = [decode(input), decodeSession(input)];
	for (const answer of decoded) {
		if (answer.ok) expect(Object.isFrozen(answer.value)).toBe(true);
		else expect(answer.issues.length).toBe(Math.min(answer.total, 100));
		expect(answer.ok || answer.total > 0).toBe(true);
	}
	for (const schema of [paymentFilterSchema, sessionRequestSchema]) {
		const result = schema['~standard'].validate(input);
		expect('value' in result || result.issues.length > 0).toBe(true);
	}
	const isKnown = ({rule, pointer}: Issue) => RULES.has(rule) && /^(?:\/[\x20-\x7e…]*)?$/.test(pointer);
	expect(lint(input).filter(issue => !isKnown(issue))).toEqual([]);
	const {issues} = repair(input);
	return {decoded, issues};
}

const card = (cardBins: unknown) => ({
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBins}]}],
});
const bins = Array.from({length: 130_000}, (_, index) => `${400_000 + index}::${400_000 + index}`);

const word = fc.constantFrom(
	...['allowDefaultOptions', 'options', 'paymentMethodType', 'enable', 'Enable', 'cardFilters', 'paymentMethods'],
	...['payment_filter', 'action', 'mandate', 'emiOptions', 'customer_id', 'udf1', '__proto__', 'constructor', 'a/b~c'],
);
const leaf = fc.oneof(
	fc.constantFrom(
		'CARD',
		'true',
		'A,B',
		'["A"]',
		'{}',
		'{"enable":"true"}',
		'@a',
		'4::5',
		'paymentPage',
		'\ud800',
		'\u200b',
	),
	fc.constantFrom(null, undefined, true, 0, -0, Number.NaN, 1n, Symbol('s'), () => 1, new Date(0), new Map(), /x/),
	fc.string({maxLength: 8}),
);
/** Trees of the document's own words with anything in the wrong place. */
const tree = fc.letrec(tie => ({
	node: fc.oneof(
		{depthSize: 'small', withCrossShrink: true},
		leaf,
		fc.array(tie('node'), {maxLength: 3}),
		fc.dictionary(word, tie('node'), {maxKeys: 5}),
	),
})).node;

describe('any input', () => {
	test('any JSON value, as a value and as text', () => {
		fc.assert(
			fc.property(fc.jsonValue(), input => {
				answers(input);
				answers(JSON.stringify(input));
			}),
			{numRuns: 200},
		);
	});

	test('any text', () => {
		const text = fc.oneof(
			fc.string(),
			fc.string({unit: 'binary'}),
			fc.json().map(json => json.slice(1)),
		);
		fc.assert(
			fc.property(text, input => {
				answers(input);
			}),
			{numRuns: 300},
		);
	});

	test('any objects made of documented names and values', () => {
		fc.assert(
			fc.property(tree, input => {
				const before = fc.stringify(input);
				answers(input);
				expect(fc.stringify(input)).toBe(before);
			}),
			{numRuns: 500},
		);
		expect({}).not.toHaveProperty('enable');
	});

	test('an input that contains itself', () => {
		const circle: Record<string, unknown> = {allowDefaultOptions: true, action: 'paymentPage'};
		circle.options = [circle];
		circle.payment_filter = circle;
		circle.udf1 = [circle];
		expect(answers(circle).issues.length).toBeGreaterThan(0);
	});
});

describe('large input', () => {
	test('20,000 nested levels, anywhere', () => {
		const list = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
		const object = `${'{"options":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
		for (const deep of [list, object]) {
			for (const text of [deep, `{"options": ${deep}}`, `{"action": "quickPay", "udf1": ${deep}}`]) {
				answers(text);
				answers(JSON.parse(text));
			}
			for (const exact of [true, false])
				expect(toCode(`{"allowDefaultOptions": true, "options": ${deep}}`, {exact})).toContain('paymentFilter');
		}
	});

	test('130,000 ranges, right and wrong: more than one call takes as arguments', () => {
		const [right] = answers(card(bins)).decoded;
		expect(right?.ok).toBe(true);
		const [wrong] = answers(card(bins.map(range => range.replace('::', ':')))).decoded;
		expect(wrong).toMatchObject({ok: false, total: 130_000});
	});

	test('8 MB of text', () => {
		const text = JSON.stringify(card([...bins, ...bins, ...bins, ...bins].slice(0, 500_000)));
		expect(text.length).toBeGreaterThan(8_000_000);
		expect(decode(text).ok).toBe(true);
		expect(decode(`{"allowDefaultOptions": "${'x'.repeat(8_000_000)}"}`)).toMatchObject({ok: false});
		expect(decode(text.slice(0, -1))).toMatchObject({ok: false, issues: [{rule: 'unreadable'}]});
	});

	test('a list that occurs many times counts each time', () => {
		const many = new Array(100_000).fill('411111::411199');
		const filters = new Array(100_000).fill({enable: true, cardBins: many});
		const input = {
			allowDefaultOptions: true,
			options: new Array(100_000).fill({paymentMethodType: 'CARD', enable: true, cardFilters: filters}),
		};
		const decoded = decode(input);
		expect(decoded.ok || decoded.issues[0]?.rule).toBe('too-large');
		expect(repair(input).issues[0]?.rule).toBe('too-large');
	});
});
