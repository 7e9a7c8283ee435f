// Which literals get further keys after they are written: of such a filter, no field is missing.
import {describe, expect, test} from 'vitest';
import {lintText} from './linted.js';

/** A filter without `allowDefaultOptions`. */
const FILTERS = {
	ts: "{options: [{paymentMethodType: 'CASH', enable: false}]}",
	jsx: "{options: [{paymentMethodType: 'CASH', enable: false}]}",
	php: "['options' => [['paymentMethodType' => 'CASH', 'enable' => false]]]",
	py: '{"options": [{"paymentMethodType": "CASH", "enable": False}]}',
};
type Extension = keyof typeof FILTERS;

/** The rules of a file in which `FILTER` stands for the filter. */
async function rulesOf(extension: Extension, text: string): Promise<readonly string[]> {
	const source = `${extension === 'php' ? '<?php ' : ''}${text.replace('FILTER', FILTERS[extension])}\n`;
	const {filters, issues} = await lintText(`a.${extension}`, source);
	expect(filters).toBe(1);
	return issues.map(({rule}) => rule);
}

function cases(extension: Extension, ...texts: readonly string[]): readonly (readonly [Extension, string])[] {
	return texts.map(text => [extension, text]);
}

describe('a field is missing', () => {
	test.each([
		...cases(
			'ts',
			'send(FILTER);',
			'send((FILTER));',
			'const f = FILTER;',
			'const f = FILTER;\nsend(f);',
			'const f: Filter = FILTER;\nsend(f.options);',
			'let f = a || FILTER;',
			'let f = a ? b : FILTER;',
			'const f = FILTER as Filter;',
			'const f = FILTER satisfies Filter;',
			'const f = FILTER!;',
			'f(a)(FILTER);',
			'const f = FILTER;\nf.options = [];',
			"const f = FILTER;\nf['options'] = [];",
			'const f = FILTER;\nfunction other(f) {\n\tf.other = true;\n}',
			'const f = FILTER;\nconst g = {...ff};\nreturnf(f);',
			'const $f = FILTER;\nconst g = {...$ff};',
			'const g = {payment: FILTER};',
			'modules.f = FILTER;',
			'myWindow.f = FILTER;',
			'my_exports.f = FILTER;',
			'const f = FILTER;\nfunction other() {\n\tconst f = load();\n\tf.other = true;\n}',
			'const filters = {};\nfilters[locale] = FILTER;\nexport {filters};',
			'export const f = send(FILTER);',
		),
		...cases(
			'jsx',
			'const a = <Pay filter={FILTER} />;',
			'function Checkout() {\n\treturn <Pay filter={FILTER} />;\n}',
		),
		...cases(
			'php',
			'send(FILTER);',
			'$f = FILTER;',
			'$f = $a ?: FILTER;',
			'$f = $a ?? FILTER;',
			'$f = (object) FILTER;',
			"$f = FILTER;\n$f['options'] = [];",
			"$f = FILTER;\n$ff['other'] = true;",
			'$f = FILTER;\n$g = [...$ff];',
			'$f = FILTER;\nsend($f);',
			"$f = FILTER;\nfunction other($f) {\n\t$f['other'] = true;\n}",
			"$f = FILTER;\nfunction other() {\n\t$f['other'] = true;\n}",
			"$f = FILTER;\n$other = function ($f) {\n\t$f['other'] = true;\n};",
			"class A {\n\tfunction a() {\n\t\t$f = FILTER;\n\t\tsend($f);\n\t}\n\tfunction b() {\n\t\t$f['enable'] = true;\n\t}\n}",
			'$f = FILTER;\ncount($f);',
		),
		...cases(
			'py',
			'send(FILTER)',
			'f = FILTER',
			'f = a or FILTER',
			'f = FILTER if a else b',
			'f = FILTER\nf["options"] = []',
			'f = FILTER\ng["other"] = True',
			'f = FILTER\nf.keys()',
			'f = FILTER\nf.updated(a)',
			'f = FILTER\nf.preupdate(a)',
			'f = FILTER\ndef other(f):\n    f["other"] = True',
			'f = FILTER\ndef other(filters):\n    for f in filters:\n        f["other"] = True',
			'f = FILTER\nsend(f)',
			'send(g := FILTER)',
		),
	])('%s: %s', async (extension, text) => {
		expect(await rulesOf(extension, text)).toEqual(['missing-field']);
	});
});

describe('no field is missing', () => {
	test.each([
		...cases(
			'ts',
			// Written later.
			'const f = FILTER;\nf.allowDefaultOptions = true;',
			"const f = FILTER;\nf['allowDefaultOptions'] = true;",
			'const f = FILTER;\nf!.allowDefaultOptions = true;',
			'const f = FILTER;\nf[key] = true;',
			'const f = a ? null : b ? FILTER : c;\nf.allowDefaultOptions = true;',
			'const f = FILTER;\nf.allowDefaultOptions ||= true;',
			'const f: Filter = FILTER;\nf.allowDefaultOptions = a();',
			'const f /* the filter */ = FILTER;\nf.allowDefaultOptions = true;',
			'let f;\nf = FILTER;\nf.allowDefaultOptions = true;',
			'const f = FILTER;\nfunction change() {\n\tf.allowDefaultOptions = true;\n}',
			'const f = FILTER;\nf.emiOptions = a;\nf.options[0].enable = b;',
			'this.f = FILTER;',
			'module.exports = FILTER;',
			'exports.f = FILTER;',
			'window.f = FILTER;',
			'globalThis.f = FILTER;',
			// Part of another object.
			'const g = {...FILTER};',
			'const f = FILTER;\nconst g = {...f, a};',
			'const $f = FILTER;\nconst g = {...$f};',
			'const g = Object.assign(FILTER, a);',
			'const f = FILTER;\nconst g = Object.assign({}, f);',
			'const g = _.merge(FILTER, a);',
			'const g = _.defaults(FILTER, a);',
			'const g = $.extend(FILTER, a);',
			'const g = structuredClone(FILTER);',
			'const g = a + FILTER;',
			// Used elsewhere.
			'function f() {\n\treturn FILTER;\n}',
			'const f = () => (FILTER);',
			'function f(a = FILTER) {}',
			'function* f() {\n\tyield FILTER;\n}',
			'class A {\n\tf = FILTER;\n}',
			'export const f = FILTER;',
			'export default FILTER;',
			'const f = FILTER;\nexport default f;',
			'const f = FILTER;\nexport {a, f};',
			'function g() {\n\tconst f = FILTER;\n\treturn f;\n}',
			'function* g() {\n\tconst f = FILTER;\n\tyield f;\n}',
			'const f = FILTER;\nfunction a() {\n\treturn f;\n}',
			'let f;\nfunction a() {\n\tf = FILTER;\n}\nfunction b() {\n\treturn f;\n}',
		),
		...cases(
			'php',
			"$f = FILTER;\n$f['allowDefaultOptions'] = true;",
			'$f = FILTER;\n$f->allowDefaultOptions = true;',
			"$f = FILTER;\n$change = function () use (&$f) {\n\t$f['allowDefaultOptions'] = true;\n};",
			'$f = FILTER;\n$f[$key] = true;',
			'$f = FILTER;\n$f[KEY] = true;',
			"$f = FILTER;\n$f['allowDefaultOptions'] ??= true;",
			"$f = FILTER;\n$f['allowDefaultOptions'] = &$a;",
			"$f = FILTER;\n$f += ['emiOptions' => $a];",
			'$this->f = FILTER;',
			'function a($f = FILTER) {}',
			'class A {\n\tprivate $f = FILTER;\n}',
			'class A {\n\tconst F = FILTER;\n}',
			'function a() {\n\tstatic $f = FILTER;\n}',
			'function a() {\n\treturn FILTER;\n}',
			'$a = fn() => FILTER;',
			'function a() {\n\tyield FILTER;\n}',
			'$g = [...FILTER];',
			'$g = array_merge(FILTER, $a);',
			'$g = array_merge_recursive($a, FILTER);',
			'$g = array_replace(FILTER, $a);',
			'$g = wp_parse_args($a, FILTER);',
			'$g = FILTER + $a;',
			'$f = FILTER;\n$g = array_merge($f, $a);',
			'$f = FILTER;\nchange(&$f);',
			'$f = FILTER;\n$g = $f + $a;',
			'$f = FILTER;\n$g = $a + $f;',
		),
		...cases(
			'py',
			'f = FILTER\nf["allowDefaultOptions"] = True',
			'f = FILTER\nf[key] = True',
			'f = FILTER\ndef change():\n    f["allowDefaultOptions"] = True',
			'f = FILTER\nf[f"{a}"] = True',
			'f = FILTER\nf.update(a)',
			'if (f := FILTER):\n    f["allowDefaultOptions"] = True',
			'f = FILTER\nf.setdefault("allowDefaultOptions", True)',
			'f = FILTER\nf |= a',
			'f = g = FILTER\ng["allowDefaultOptions"] = True',
			'self.f = FILTER',
			'cls.f = FILTER',
			'class A:\n    f = FILTER',
			'def a(f=FILTER):\n    pass',
			'def a():\n    return FILTER',
			'def a():\n    yield FILTER',
			'a = lambda: FILTER',
			'g = {**FILTER}',
			'send(**FILTER)',
			'f = (FILTER).copy()',
			'g = FILTER | a',
			'g = dict(FILTER)',
			'f = FILTER\ng = dict(f, a=1)',
			'f = FILTER\ng = {**f}',
			'f = FILTER\ng = copy.deepcopy(f)',
			'f = FILTER\ng = f.copy()',
			'f = FILTER.copy()',
			'f = FILTER\ng = f | a',
			'a.update(FILTER)',
			'f = FILTER\ndef a():\n    f[key] = True\n    return 1',
		),
	])('%s: %s', async (extension, text) => {
		expect(await rulesOf(extension, text)).toEqual([]);
	});
});
