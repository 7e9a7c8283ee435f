// The corpus: payloads as merchants write them, each with results that were reviewed by hand.
import {writeFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import {describe, expect, test} from 'vitest';
import {type JsonPatchOperation, lint, repair, summarize, toCode} from '../../src/inspect/index.js';
import {applyPatch} from '../inspect/apply-patch.js';
import {cases, folder, linesOf, plain, type Results, withoutRepeated} from './cases.js';

const isUpdate = process.env.UPDATE_CORPUS !== undefined;

const listed = (issues: ReturnType<typeof lint>) =>
	issues.map(({severity, rule, pointer}) => `${severity} ${rule} ${pointer}`);

const written = ({op, path, ...rest}: JsonPatchOperation) =>
	[op, path, ...Object.values(rest).map(value => JSON.stringify(value))].join(' ');

function resultsOf(input: unknown): Results {
	const {patch, issues, changes} = repair(input);
	const linted = lint(input);
	const [found, remaining] = [listed(linted), listed(issues)];
	const unreadable = linted.map(({pointer, message}) => `Cannot be read: ${pointer} (${message}).`);
	const comments = changes.map(({pointer, message}) => `// ${pointer}: ${message}`);
	return {
		issues: found,
		repairs: patch.map(written),
		...(!isDeepStrictEqual(remaining, found) && {remaining}),
		description: withoutRepeated(summarize(input).split('\n'), unreadable, 'issues'),
		code: withoutRepeated(linesOf(toCode(input)), comments, 'changes'),
	};
}

test('the corpus has at least 90 payloads', () => expect(cases.length).toBeGreaterThanOrEqual(90));

describe.each(cases)('%s', (name, {about, input, ...expected}) => {
	test('has the reviewed results', () => {
		const results = resultsOf(input);
		if (isUpdate) writeFileSync(`${folder}${name}.json`, `${JSON.stringify({about, input, ...results}, null, '\t')}\n`);
		else expect(plain(results)).toEqual(expected);
	});

	test('has a patch that leads to the repaired payload, which stays as it is', () => {
		const {value, patch} = repair(input);
		// Of a text that is not JSON, the patch starts at what the text was read as.
		const given: unknown = typeof input === 'string' ? (jsonIn(input) ?? value) : input;
		expect(applyPatch(given, patch)?.value).toEqual(value);
		expect(repair(value)).toMatchObject({value, patch: [], changes: []});
	});

	test('has code that ends with a line break, and no message that names a builder call', () => {
		expect(toCode(input)).toMatch(/\S\n$/);
		const {changes, issues} = repair(input);
		for (const {message} of [...lint(input), ...issues, ...changes]) expect(message).not.toMatch(/\w\(/);
	});
});

function jsonIn(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
