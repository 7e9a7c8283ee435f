// PHP.
import {parser} from '@lezer/php';
import {PHP_FUNCTIONS} from '../blank-bodies.js';
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

export const php: Language = {
	parse: source => parser.parse(source),
	functionStyle: PHP_FUNCTIONS,
	literals: new Set(['ArrayExpression', 'String', 'HeredocString']),
	literalOf,
	writesOf,
	print,
};
