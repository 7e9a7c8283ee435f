// What a computed part leaves undecided: no issue may depend on it.
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {type Issue, lint} from '../../src/inspect/index.js';
import {lintText} from './linted.js';
import {printJavaScript, printPhp, printPython} from './print.js';

const corpus = new URL('../corpus/', import.meta.url);
const now = new Date('2026-01-01');

/** Its request is JSON text: in a source file that text is a literal of its own, with pointers of its own. */
const TEXT_INSIDE = 'signed-payload.json';

/** The payloads of the corpus that are objects. */
const payloads = readdirSync(corpus)
	.filter(name => name.endsWith('.json') && name !== TEXT_INSIDE)
	.map(name => ({name, input: JSON.parse(readFileSync(new URL(name, corpus), 'utf8')).input as unknown}))
	.filter(({input}) => typeof input === 'object' && input !== null);

/**
 * A session whose keys are all in upper or camel case, or whose order is nested, is not taken for one, a session without
 * action is completed elsewhere, and PHP writes numbered keys, and an empty object, as a list.
 */
const NOT_FOUND: readonly string[] = [
	'upper-case-keys.json',
	'camel-case-fields.json',
	'order-nested-short.json',
	'missing-fields.json',
	'PHP numbered-objects.json',
	'PHP filter-empty.json',
];

const COMPUTED = '\u0000computed\u0000';
const SPREAD = '\u0000spread\u0000';
const SPREAD_ITEM = '\u0000items\u0000';

const LANGUAGES = [
	{
		name: 'TypeScript',
		extension: 'ts',
		print: printJavaScript,
		call: 'load()',
		spread: '...load()',
		items: '...load()',
		start: '',
		pair: ': ',
	},
	{
		name: 'PHP',
		extension: 'php',
		print: printPhp,
		call: 'load()',
		spread: '...load()',
		items: '...load()',
		start: '<?php ',
		pair: ' => ',
	},
	{
		name: 'Python',
		extension: 'py',
		print: printPython,
		call: 'load()',
		spread: '**load()',
		items: '*load()',
		start: '',
		pair: ': ',
	},
];
type Tested = (typeof LANGUAGES)[number];

/** A call with the value as its argument, in the spelling of the language. */
function sourceOf(value: unknown, {print, call, spread, items, start, pair}: Tested): string {
	const quote = (text: string) => print(text);
	const text = print(value);
	const computed = text.replaceAll(quote(COMPUTED), call).replaceAll(quote(SPREAD_ITEM), items);
	return `${start}send(${computed.replaceAll(`${quote(SPREAD)}${pair}0`, spread)});`;
}

async function issuesIn(value: unknown, tested: Tested): Promise<readonly string[]> {
	const {issues} = await lintText(`a.${tested.extension}`, sourceOf(value, tested));
	return issues.map(({rule, pointer}) => `${rule} ${pointer}`);
}

/** The issues that are not expected at their place; a part of a filter is reported from there on. */
function notIn(expected: readonly Issue[], found: readonly string[]): readonly string[] {
	const places = expected.flatMap(({rule, pointer, related = []}) => [
		`${rule} ${pointer}`,
		...(rule === 'unknown-key' ? related.map(other => `${rule} ${other.pointer}`) : []),
	]);
	return found.filter(issue => !places.some(place => isSame(place, issue)));
}

/** With other parts, the same place may break another rule; what matters is that the place is wrong. */
function isSame(expected: string, found: string): boolean {
	const [rule = '', pointer = ''] = expected.split(' ');
	const [foundRule = '', foundPointer = ''] = found.split(' ');
	return (
		(pointer.endsWith(foundPointer) || (rule === 'unknown-key' && foundPointer.startsWith(`${pointer}/`))) &&
		(rule === foundRule || EITHER.some(rules => rules.includes(rule) && rules.includes(foundRule)))
	);
}

/** Rules of which one or the other holds, depending on another part. */
const EITHER = [
	['unknown-key', 'undocumented-field'],
	['ignored-list', 'empty-list', 'filters-on-disabled-type'],
	['wrong-action', 'invalid-type'],
];

function issuesOf(value: unknown): readonly Issue[] {
	return lint(value, {now});
}

/** The value with each of its parts computed, and with each of its objects open, one at a time. */
function* variations(value: unknown): Generator<unknown> {
	if (typeof value !== 'object' || value === null) return;
	if (Array.isArray(value)) {
		for (const [index, item] of value.entries()) {
			yield value.with(index, COMPUTED);
			for (const inner of variations(item)) yield value.with(index, inner);
		}
		yield [...value, SPREAD_ITEM];
		yield [SPREAD_ITEM];
		return;
	}
	yield {...value, [SPREAD]: 0};
	yield {[SPREAD]: 0, ...value};
	for (const [key, item] of Object.entries(value)) {
		yield {...value, [key]: COMPUTED};
		const {[key]: _, ...rest} = value as Record<string, unknown>;
		yield {...rest, [SPREAD]: 0};
		for (const inner of variations(item)) yield {...value, [key]: inner};
	}
}

describe.each(LANGUAGES.map((tested, at) => ({...tested, at})))('$name', ({at, ...tested}) => {
	test('a literal without computed parts has the issues of its JSON', async () => {
		const wrong: object[] = [];
		for (const {name, input} of payloads) {
			if (NOT_FOUND.includes(name) || NOT_FOUND.includes(`${tested.name} ${name}`)) continue;
			const known = await issuesIn(input, tested);
			const missing = issuesOf(input).filter(
				({rule, pointer}) =>
					// An EMI filter beside empty options is judged alone: what the rest of the filter leaves open is not known.
					!(rule === 'default-reach' && pointer.startsWith('/emiOptions/')) &&
					!known.some(issue => isSame(`${rule} ${pointer}`, issue)),
			);
			if (missing.length > 0) wrong.push({name, missing, source: sourceOf(input, tested)});
		}
		expect(wrong).toEqual([]);
	});

	test('a computed part removes issues and adds none', async () => {
		let [count, tried] = [0, 0];
		const wrong: object[] = [];
		for (const {name, input} of payloads) {
			if (NOT_FOUND.includes(`${tested.name} ${name}`)) continue;
			const known = issuesOf(input);
			for (const variation of variations(input)) {
				// Each is tried in one language: they differ only in how they spell it.
				count += 1;
				if (count % LANGUAGES.length !== at) continue;
				tried += 1;
				const added = notIn(known, await issuesIn(variation, tested));
				if (added.length > 0) wrong.push({added, source: sourceOf(variation, tested)});
			}
		}
		expect(wrong).toEqual([]);
		expect(tried).toBeGreaterThan(800);
	});
});
