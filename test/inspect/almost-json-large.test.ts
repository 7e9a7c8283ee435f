// Texts that are almost JSON are read in time linear in their length, whatever they repeat.
import {expect, test} from 'vitest';
import {lint} from '../../src/inspect/index.js';

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
])('a megabyte of %j takes little time', part => {
	const start = performance.now();
	lint(`${FILTER}${part.repeat(1_000_000 / part.length)}`);
	lint(`{"a": ${part.repeat(1_000_000 / part.length)}`);
	lint(part.repeat(1_000_000 / part.length));
	expect(performance.now() - start).toBeLessThan(60_000);
});
