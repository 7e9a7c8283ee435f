// The corpus: payloads as merchants write them, each with results that were reviewed by hand.
import {writeFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import {describe, expect, test} from 'vitest';
import {type JsonPatchOperation, lint, repair, summarize, toCode} from '../../src/inspect/index.js';
import {readJsonText} from '../../src/inspect/read/json-text.js';
import {applyPatch} from '../inspect/apply-patch.js';
import {cases, folder, linesOf, plain, type Results} from './cases.js';

const isUpdate = process.env.UPDATE_CORPUS !== undefined;

const listed = (issues: ReturnType<typeof lint>) =>
	issues.map(({severity, rule, pointer}) => `${severity} ${rule} ${pointer}`);

const written = ({op, path, ...rest}: JsonPatchOperation) =>
	[op, path, ...Object.values(rest).map(value => JSON.stringify(value))].join(' ');

function resultsOf(input: unknown): Results {
	const {patch, issues} = repair(input);
	const [found, remaining] = [listed(lint(input)), listed(issues)];
	return {
		issues: found,
		repairs: patch.map(written),
		...(!isDeepStrictEqual(remaining, found) && {remaining}),
		description: summarize(input).split('\n'),
		code: linesOf(toCode(input)),
	};
}

test('the corpus has at least 110 payloads', () => expect(cases.length).toBeGreaterThanOrEqual(110));

describe.each(cases)('%s', (name, {about, input, ...expected}) => {
	test('has the reviewed results', () => {
		const results = resultsOf(input);
		if (isUpdate) writeFileSync(`${folder}${name}.json`, `${JSON.stringify({about, input, ...results}, null, '\t')}\n`);
		else expect(plain(results)).toEqual(expected);
	});

	test('has a patch that leads to the repaired payload, which stays as it is', () => {
		const {value, patch} = repair(input);
		const given: unknown = typeof input === 'string' ? readJsonText(input).value : input;
		expect(applyPatch(given, patch)?.value).toEqual(value);
		expect(repair(value)).toMatchObject({value, patch: [], changes: []});
	});

	test('has no message that names a builder call', () => {
		const {changes, issues} = repair(input);
		for (const {message} of [...lint(input), ...issues, ...changes]) expect(message).not.toMatch(/\w\(/);
	});
});
