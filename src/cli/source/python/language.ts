// Python.
import {parser} from '@lezer/python';
import type {Language} from '../language.js';
import {printer, quoted} from '../print-value.js';
import {literalOf} from './literals.js';
import {writesOf} from './writes.js';

const print = printer({
	words: {true: 'True', false: 'False', null: 'None'},
	text: quoted,
	list: ['[', ']'],
	object: ['{', ': ', '}'],
});

export const python: Language = {
	parse: source => parser.parse(source),
	literals: new Set([
		'DictionaryExpression',
		'ArrayExpression',
		'String',
		'FormatString',
		'ContinuedString',
		'ArrayComprehensionExpression',
		'DictionaryComprehensionExpression',
		'ComprehensionExpression',
		'CallExpression',
		'BinaryExpression',
	]),
	literalOf,
	writesOf,
	isolated: new Set(),
	print: (value, quote) => print(value, quote === '"' ? quote : "'"),
};
