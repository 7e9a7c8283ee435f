// The page of each rule: it has the two examples, and a reading on the page settles the issue.
import {readFileSync} from 'node:fs';
import {lint, lintRules, openReadings} from 'paylock/inspect';
import {describe, expect, test} from 'vitest';
import {root} from './samples.js';

/** A rule about an input that has no example: a large one fits no page. */
const WITHOUT = new Set(['too-large']);

const page = (id: string): string => readFileSync(`${root}docs/rules/${id}.md`, 'utf8');

const has = (id: string, input: unknown, options: object): boolean =>
	lint(input, options).some(({rule}) => rule === id);

describe.each(lintRules.map(({id}) => id))('%s', id => {
	test.skipIf(WITHOUT.has(id))('has a wrong and a right example', () => {
		expect(page(id)).toMatch(/## Wrong\n\n```[\s\S]+## Right\n\n```/);
	});

	test('names the reading that settles it, where there is one', () => {
		const [, wrong] = /## Wrong\n\n```\w+\n([\s\S]+?)\n```/.exec(page(id)) ?? [];
		if (wrong === undefined || !has(id, wrong, {})) return;
		const settling = openReadings.filter(({name, choices}) =>
			choices.every(choice => !has(id, wrong, {readings: {[name]: choice}})),
		);
		for (const {name} of settling) expect(page(id)).toContain(`"${name}"`);
	});
});
