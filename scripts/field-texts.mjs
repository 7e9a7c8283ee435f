// Writes src/inspect/decode/field-texts.ts: the doc comments of the wire types, which the JSON Schemas repeat in editors.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import ts from 'typescript';

const OUTPUT = 'src/inspect/decode/field-texts.ts';
const SOURCES = [
	'src/wire/payment-filter.ts',
	'src/wire/emi-filter.ts',
	'src/wire/session.ts',
	'src/wire/mandate.ts',
	'src/account/account.ts',
	'src/wire/instrument.ts',
];
/** No schema repeats these. */
const UNUSED_TYPES = ['Enabled'];
const UNUSED_MEMBERS = ['type'];
const LINE_WIDTH = 120;

/** The text of the generated file. */
export function fieldTexts() {
	const types = SOURCES.flatMap(file => documentedTypes(file));
	return `// Generated from the doc comments of the wire types when the package is built: change them there.

/** What each member of a type means, by the name of the type. */
export const FIELD_TEXTS = {
${types.map(({name, members}) => `\t${name}: {\n${members.map(memberText).join('')}\t},\n`).join('')}} as const;
`;
}

export function writeFieldTexts() {
	const text = fieldTexts();
	if (!existsSync(OUTPUT) || readFileSync(OUTPUT, 'utf8') !== text) writeFileSync(OUTPUT, text);
}

/** The exported interfaces of a file, each with its own documented members. */
function documentedTypes(file) {
	const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
	return source.statements.flatMap(statement => {
		if (!ts.isInterfaceDeclaration(statement) || !statement.modifiers?.some(isExport)) return [];
		if (UNUSED_TYPES.includes(statement.name.text)) return [];
		const members = statement.members.flatMap(member => {
			const text = ts.isPropertySignature(member) ? meaningOf(member) : '';
			return text === '' || UNUSED_MEMBERS.includes(member.name.text) ? [] : [[member.name.text, text]];
		});
		return members.length === 0 ? [] : [{name: statement.name.text, members}];
	});
}

function isExport({kind}) {
	return kind === ts.SyntaxKind.ExportKeyword;
}

/** The comment as plain text, without the full stop at its end. */
function meaningOf(member) {
	const [comment] = ts.getJSDocCommentsAndTags(member);
	const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
	return text.replace(/\s+/g, ' ').replaceAll('`', '').replace(/\.$/, '');
}

/** A member as the formatter writes it. */
function memberText([key, text]) {
	const name = /^[\w$]+$/.test(key) ? key : `'${key}'`;
	const value = text.includes("'") ? JSON.stringify(text) : `'${text}'`;
	const line = `\t\t${name}: ${value},`;
	// A tab counts as two columns.
	return line.length + 2 <= LINE_WIDTH ? `${line}\n` : `\t\t${name}:\n\t\t\t${value},\n`;
}
