// The text of a generated module.
import type {Account} from '../../wire/account.js';
import {literal} from './literal.js';

/** An export: its expression, the comments above it, and the functions of `paylock` that it calls. */
export interface ExportCode {
	readonly code: string;
	readonly comments: readonly string[];
	readonly names: readonly string[];
}

export interface CodeModule {
	readonly filter: ExportCode;
	readonly request?: ExportCode;
	/** The switches that differ from the default ones. */
	readonly account: Account;
}

/** The functions that an account binds. */
const BOUND: readonly string[] = ['filter', 'session'];

export function moduleText({filter, request, account}: CodeModule): string {
	const names = [...new Set([...filter.names, ...(request?.names ?? [])])].sort();
	const bound = Object.keys(account).length === 0 ? [] : names.filter(name => BOUND.includes(name));
	const free = names.filter(name => !bound.includes(name));
	const imports = bound.length === 0 ? free : [...free, 'paylock'].sort();
	const exports = [
		exportText('paymentFilter', filter),
		...(request === undefined ? [] : [exportText('request', request)]),
	];
	return [
		...(imports.length === 0 ? [] : [`import {${imports.join(', ')}} from 'paylock';\n`]),
		...(bound.length === 0 ? [] : [`const {${bound.join(', ')}} = paylock(${literal(account)});\n`]),
		...exports,
		...(exports.some(text => text.includes(' = freeze(')) ? [FREEZE] : []),
	].join('\n');
}

function exportText(name: string, {code, comments}: ExportCode): string {
	return `${comments.map(comment => `// ${comment}\n`).join('')}export const ${name} = ${code};\n`;
}

const FREEZE = `function freeze(value) {
	for (const inner of Object.values(value)) if (Object(inner) === inner) freeze(inner);
	return Object.freeze(value);
}
`;
