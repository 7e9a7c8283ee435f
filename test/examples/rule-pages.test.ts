// The page of each rule: its wrong example has the issue, its right one has none, and a reading on the page settles it.
import {existsSync, readFileSync} from 'node:fs';
import {lint, lintRules, openReadings} from 'paylock/inspect';
import {describe, expect, test} from 'vitest';
// @ts-expect-error: the scripts have no declarations
import {OF_ACCOUNT, OF_CALLS, OF_TEXT} from '../../scripts/docs/rule-examples.mjs';
import {root} from './samples.js';

interface Example {
	readonly account?: object;
	readonly invalid: object | string;
	readonly valid: object | string;
}

/** A rule about an input that has no example: a large one fits no page. */
const WITHOUT = new Set(['too-large']);
/** Only the command line reports it; test/cli tests it. */
const BY_THE_COMMAND_LINE = new Set(['unused-suppression']);

const page = (id: string): string => readFileSync(`${root}docs/rules/${id}.md`, 'utf8');

function exampleOf(id: string): Example | undefined {
	const path = `${root}test/fixtures/lint/${id}.json`;
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : (OF_ACCOUNT[id] ?? OF_TEXT[id]);
}

const has = (id: string, input: unknown, options: object): boolean =>
	lint(input, options).some(({rule}) => rule === id);

describe.each(lintRules.map(({id}) => id))('%s', id => {
	test.skipIf(WITHOUT.has(id))('has a wrong and a right example', () => {
		expect(page(id)).toMatch(/## Wrong\n\n```[\s\S]+## Right\n\n```/);
		if (id in OF_CALLS || BY_THE_COMMAND_LINE.has(id)) return;
		const {account = {}, invalid, valid} = exampleOf(id) ?? {invalid: '', valid: ''};
		expect(has(id, invalid, account)).toBe(true);
		expect(has(id, valid, account)).toBe(false);
	});

	test('names the reading that settles it, where there is one', () => {
		const {invalid} = exampleOf(id) ?? {};
		if (invalid === undefined || !has(id, invalid, {})) return;
		const settling = openReadings.filter(({name, choices}) =>
			choices.every(choice => !has(id, invalid, {readings: {[name]: choice}})),
		);
		for (const {name} of settling) expect(page(id)).toContain(`"${name}"`);
	});

	test('shows its configuration, where it needs one', () => {
		if (id in OF_ACCOUNT) expect(page(id)).toContain('## Configuration');
	});
});
