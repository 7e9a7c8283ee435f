// JavaScript and TypeScript, with JSX.
import {parser} from '@lezer/javascript';
import type {Language} from '../language.js';
import {printJson} from '../print-value.js';
import {literalOf} from './literals.js';
import {writesOf} from './writes.js';

/** TypeScript has casts where JavaScript has JSX. */
function language(dialect: string): Language {
	const configured = parser.configure({dialect});
	return {
		parse: source => configured.parse(source),
		literals: new Set([
			'ObjectExpression',
			'ArrayExpression',
			'String',
			'TemplateString',
			'CallExpression',
			'BinaryExpression',
		]),
		literalOf,
		writesOf,
		isolated: new Set(),
		print: (value, quote) => printJson(value, quote === '`' ? "'" : quote),
	};
}

const jsx = language('jsx');
const ts = language('ts');
const tsx = language('ts jsx');

/** By the extension of the file. */
export function languageOf(extension: string): Language {
	if (extension === 'tsx') return tsx;
	return extension.endsWith('ts') ? ts : jsx;
}
