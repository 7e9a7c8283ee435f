// The meanings in the JSON Schemas are the doc comments of the wire types.
import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, test} from 'vitest';
// @ts-expect-error: a script has no types
import {fieldTexts} from '../../scripts/field-texts.mjs';

const WIRE = ['payment-filter', 'emi-filter', 'session', 'mandate'];

/** The members of the exported interfaces of a file that have no doc comment; one that extends another inherits those of its base. */
function undocumented(file: string): readonly string[] {
	const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
	return source.statements.filter(ts.isInterfaceDeclaration).flatMap(one => {
		const isOwn = one.heritageClauses === undefined && one.modifiers !== undefined;
		const bare = one.members.filter(member => member.name && ts.getJSDocCommentsAndTags(member).length === 0);
		return isOwn ? bare.map(member => `${one.name.text}.${member.name?.getText()}`) : [];
	});
}

test('the generated texts are up to date', () => {
	expect(readFileSync('src/inspect/decode/field-texts.ts', 'utf8')).toBe(fieldTexts());
});

test('every member of the wire types, instruments, criteria and the kit has its own line of documentation', () => {
	const files = [
		...WIRE.map(name => `src/wire/${name}.ts`),
		'src/account/account.ts',
		'src/wire/instrument.ts',
		'src/builders/cards-builder.ts',
		'src/builders/plans-builder.ts',
		'src/builders/create-builders.ts',
		'src/paylock.ts',
	];
	expect(files.flatMap(undocumented)).toEqual([]);
});
