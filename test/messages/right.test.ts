// What must compile: no diagnostic for any of the programs, and no error when they run. The compiler matrix compiles them too.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {compilerOf, diagnose, options, programOf} from './compiler.js';
import {programs} from './right.js';

const path = fileURLToPath(new URL('./right.ts', import.meta.url));

test('each program compiles', () => {
	expect(diagnose(programOf({[path]: readFileSync(path, 'utf8')}))).toEqual([]);
});

test('each program compiles where an optional field may be undefined', () => {
	const strictAlone = {...options, exactOptionalPropertyTypes: false, noUncheckedIndexedAccess: false};
	expect(diagnose(compilerOf(strictAlone)({[path]: readFileSync(path, 'utf8')}))).toEqual([]);
});

test.each(Object.entries(programs))('%s runs', (_, run) => {
	run();
});
