// How many names the main entry exports.
import ts from 'typescript';
import {expect, test} from 'vitest';
import {options, root} from '../messages/compiler.js';

test('paylock exports at most 80 names', () => {
	const path = `${root}src/index.ts`;
	const program = ts.createProgram([path], options);
	const checker = program.getTypeChecker();
	const source = program.getSourceFile(path);
	const entry = source && checker.getSymbolAtLocation(source);
	const names = entry ? checker.getExportsOfModule(entry).map(({name}) => name) : [];
	expect(names).toContain('filter');
	expect(names.length, names.join(' ')).toBeLessThanOrEqual(80);
});
