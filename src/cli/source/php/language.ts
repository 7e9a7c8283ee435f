// PHP.
import {parser} from '@lezer/php';
import type {Language} from '../language.js';
import {printer} from '../print-value.js';
import {literalOf} from './literals.js';
import {writesOf} from './writes.js';

const print = printer({
	words: {true: 'true', false: 'false', null: 'null'},
	text: value => `'${value.replace(/[\\']/g, '\\$&')}'`,
	list: ['[', ']'],
	object: ['[', ' => ', ']'],
});

/** The parser reads heredocs whose tag is in quotes only without them. */
const QUOTED_TAG = /<<<([ \t]*)"(\w+)"/g;

export const php: Language = {
	parse: source => parser.parse(source.replace(QUOTED_TAG, '<<<$1  $2')),
	literals: new Set([
		'ArrayExpression',
		'String',
		'HeredocString',
		'CallExpression',
		'NewExpression',
		'BinaryExpression',
	]),
	literalOf,
	writesOf,
	isolated: new Set(['FunctionDefinition', 'MethodDeclaration']),
	print,
};
