// Texts that are almost JSON are read in time linear in their length, whatever they repeat.
import {expect, test} from 'vitest';
import {lint, repair} from '../../src/inspect/index.js';

const FILTER = '{"allowDefaultOptions":"no","options":[{"paymentMethodType":"upi","enable":true}]}';

test.each([
	'\\n',
	';',
	'}',
	'```\n',
	'"a":,',
	'{"a":}',
	'/*',
	'/**/',
	'[{"a":1}}',
	'}, ',
	']',
	"'a\\'",
	'"\\\'',
	'a',
	'a ',
	'"a',
	'{a:',
	' ',
	'\ufeff',
])('a megabyte of %j is read, which would take hours if the time were quadratic', part => {
	lint(`${FILTER}${part.repeat(1_000_000 / part.length)}`);
	lint(`{"a": ${part.repeat(1_000_000 / part.length)}`);
	lint(part.repeat(1_000_000 / part.length));
});

test('text with long comments and strings is repaired', () => {
	const long = 'x'.repeat(9_000_000);
	const escaped = "\\'".repeat(4_000_000);
	for (const text of [
		`{"allowDefaultOptions": true, "options": [] /* ${long} */}`,
		`{"allowDefaultOptions": true, // ${long}\n "options": []}`,
		`{'allowDefaultOptions': true, 'options': [], 'x': '${escaped}'}`,
	])
		expect(repair(text).value).toMatchObject({allowDefaultOptions: true, options: []});
});

test.each([
	['JSON', '}'],
	['not JSON', ''],
])('long strings of escapes in text that is %s are read', (_, end) => {
	const escapes = '\\n'.repeat(10_000_000);
	const rules = lint(`{"options":[],"options":[],"a":"${escapes}"${end}`).map(({rule}) => rule);
	expect(rules).toContain(end === '' ? 'unreadable' : 'duplicate-key');
});
