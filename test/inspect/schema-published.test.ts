// JSON Schemas: of a shape, and what each pattern accepts.
import {describe, expect, test} from 'vitest';
import {jsonSchemaOf} from '../../src/inspect/decode/json-schema.js';
import {formatOf} from '../../src/inspect/decode/json-schema-formats.js';
import {sessionRequestSchema} from '../../src/inspect/index.js';
import {joinedCodesProblem} from '../../src/schema/code-formats.js';
import {returnUrlProblem} from '../../src/values/return-url.js';
import {textProblem} from '../../src/values/text.js';

test('of a shape that accepts any JSON', () => {
	const shape = {kind: 'object', what: 'thing', required: {}, optional: {inner: {kind: 'json'}}} as const;
	const heading = {$id: 'urn:test', title: 'Thing', description: 'A thing'};
	expect(jsonSchemaOf(heading, shape)).toEqual({
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		...heading,
		type: 'object',
		properties: {inner: {}},
		additionalProperties: false,
		$defs: {},
	});
});

test('there is none for an unknown format', () => {
	expect(() => formatOf(function someProblem() {})).toThrow(/^no JSON Schema is known for someProblem$/);
});

interface Form {
	readonly type: string;
	readonly pattern: string;
	readonly maxLength?: number;
	readonly not?: {readonly pattern: string};
}

/** Whether a text has the form of a part, by its keywords alone. */
function takes(part: string): (text: string) => boolean {
	const forms = sessionRequestSchema.toJSONSchema().$defs as Readonly<Record<string, Form>>; // each part is a pattern
	const {[part]: form} = forms;
	if (form === undefined) throw new Error(`there is no part ${part}`);
	const {pattern, not, maxLength = Number.POSITIVE_INFINITY} = form;
	const [right, wrong] = [new RegExp(pattern, 'u'), not && new RegExp(not.pattern, 'u')];
	return text => right.test(text) && !wrong?.test(text) && text.length <= maxLength;
}

const patterns: Readonly<Record<string, readonly [right: readonly string[], wrong: readonly string[]]>> = {
	code: [
		[
			'A',
			'AB',
			'A B',
			'@bank',
			'\u00e9',
			'A'.repeat(256),
			'A,B',
			' A  ,  B ',
			'A,B,C',
			Array(5000).fill('A').join(','),
		],
		[
			'',
			' ',
			' A',
			'A ',
			'A,',
			',',
			',A',
			'A,,B',
			'A\u200b',
			'\u200bA',
			'A\u0000B',
			'A'.repeat(257),
			`${'AB,'.repeat(4000)}A`,
		],
	],
	app: [
		['A', 'APP_A', 'a@b', 'A,B', 'A'.repeat(256)],
		['', '@', '@bank', 'A,@b', ' A', 'A'.repeat(257)],
	],
	handle: [
		['@b', '@bank', '@a b', '@a,@b', ' @a , @b ', `@${'b'.repeat(255)}`],
		['', '@', 'bank', '@@a', '@a@b', '@a@', '@a ', '@a,b', '@\u200b', `@${'b'.repeat(256)}`],
	],
	binRange: [
		['4::5', '411111::411199', `${'1'.repeat(19)}::${'2'.repeat(19)}`],
		[
			'',
			'4',
			'4:5',
			'4:::5',
			'::',
			'4::',
			'41::411',
			'\u0664::\u0665',
			'4::5\n',
			`${'1'.repeat(20)}::${'2'.repeat(20)}`,
		],
	],
	tenureRange: [
		['3::6', '10::12', '01::02', '000000001::1', '1::999999999', '999999999::999999999'],
		['', '3', '3::', '0::6', '6::0', '0000000001::1', '1::1000000000', '-1::2', '3::6 ', '3::6::9'],
	],
	text: [
		['x', ' x', 'x ', 'A B', '\u20ac\u200b', 'x'.repeat(10_000)],
		['', ' ', '\u00a0', '\u2028', 'a\nb', '\nb', 'b\n', 'x'.repeat(10_001)],
	],
	returnUrl: [
		['https://shop.test/back?a=b', 'HTTP://shop.test', 'app:done', 'app+a.b-c:', `app:${'x'.repeat(9996)}`],
		[
			...['', '/back', 'shop.test', '1app:done', 'app:a b', 'app:\u200b', `app:${'x'.repeat(9997)}`],
			...['javascript:1', 'JavaScript:1', 'JAVASCRIPT:1', 'data:,x', 'Data:,x'],
		],
	],
	amount: [
		['0.01', '007.00', '499.00', '499', '4.9', `${'9'.repeat(16)}.00`, '9'.repeat(15), `${'9'.repeat(15)}.9`],
		[
			'',
			'9'.repeat(16),
			`${'9'.repeat(16)}.9`,
			'499.',
			'1.000',
			'.50',
			'-1.00',
			'1,000.00',
			'1e3',
			'499.00\n',
			`${'9'.repeat(17)}.00`,
		],
	],
	epochSeconds: [
		['0', '1893456000'],
		['', '-1', '1e9', ' 1', '18934560000'],
	],
};

describe('the pattern of', () => {
	test.each(Object.entries(patterns))('%s', (part, [right, wrong]) => {
		const isTaken = takes(part);
		expect(right.filter(text => !isTaken(text))).toEqual([]);
		expect(wrong.filter(isTaken)).toEqual([]);
	});

	test.each([
		['code', joinedCodesProblem, ['', 'x']],
		['text', textProblem, ['', 'x']],
		['returnUrl', returnUrlProblem, ['app:']],
	] as const)('%s takes each character where the rule does', (part, problem, before) => {
		const isTaken = takes(part);
		const differs: string[] = [];
		for (let unit = 0; unit < 0x10000; unit += 1) {
			if (unit >= 0xd800 && unit <= 0xdfff) continue; // half of a character
			for (const lead of before) {
				const text = lead + String.fromCharCode(unit);
				if (isTaken(text) !== (problem(text) === undefined)) differs.push(JSON.stringify(text));
			}
		}
		expect(differs).toEqual([]);
	});
});
