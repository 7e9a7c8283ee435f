// Masking takes time linear in the text, whatever the text is: if it were quadratic, a megabyte would take hours.
import {expect, test} from 'vitest';
import {maskSource} from '../../src/cli/report/mask.js';
import {withoutSuppressed} from '../../src/cli/report/suppressions.js';
import {lintText} from './linted.js';

const MEGABYTE = 1_000_000;

test.each([
	'a',
	'.',
	' ',
	'\n',
	'1',
	'1 ',
	'@',
	'a@',
	'a@b',
	'a="',
	"a='b",
	'_date: ',
	'+',
	'":',
	'=> ',
	'] = ',
	'a.b@c.',
])('a run of %j', part => {
	const text = part.repeat(MEGABYTE / part.length);
	expect(maskSource(`${text}\nphone = '9812345678'`, [])).toContain("phone = '**********'");
});

test.each([
	'// paylock-ignore no-effect: why\n',
	'# paylock-ignore no-effect, unknown-key: why\n',
	'/* paylock-ignore ',
	'paylock-ignore\n',
])('the suppressions of a megabyte of %j', async part => {
	const text = `${part.repeat(MEGABYTE / part.length)}\nsend({allowDefaultOptions: 'no', options: []});\n`;
	const {issues} = withoutSuppressed(await lintText('a.js', text), {});
	expect(issues.map(({rule}) => rule)).toContain('invalid-type');
});
