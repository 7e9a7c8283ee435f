// The text of a generated module.
import type {Account} from '../../account/account.js';
import type {Code} from './code.js';
import {enclose, writeLiteral} from './literal.js';
import {formatNote, type Note} from './notes.js';
import {listFunctions, print} from './print.js';

export interface CodeExport {
	readonly name: 'paymentFilter' | 'request';
	readonly code: Code;
	readonly notes: readonly Note[];
	/** The fields of an order that are the parameters of the export. */
	readonly parameters?: readonly string[];
}

export interface CodeModule {
	readonly exports: readonly CodeExport[];
	/** The options of the account that differ from the defaults. */
	readonly account: Account;
	/** True if the module freezes plain objects. */
	readonly isFrozen?: boolean;
}

/** The name of a field as a parameter. */
export function nameParameter(field: string): string {
	return field.replace('.', '_');
}

/** The functions that an account binds. */
const BOUND: readonly string[] = ['filter', 'session'];

export function writeModule({exports, account, isFrozen = false}: CodeModule): string {
	const names = [...new Set(exports.flatMap(({code}) => listFunctions(code)))].sort();
	const bound = Object.keys(account).length === 0 ? [] : names.filter(name => BOUND.includes(name));
	const free = names.filter(name => !bound.includes(name));
	const types = exports.some(({parameters = []}) => parameters.some(isAmount));
	const imports = [...(types ? ['type Amount'] : []), ...(bound.length === 0 ? free : [...free, 'paylock'].sort())];
	return [
		...(imports.length === 0 ? [] : [`import {${imports.join(', ')}} from 'paylock';\n`]),
		...(bound.length === 0 ? [] : [`const {${bound.join(', ')}} = paylock(${writeLiteral(account)});\n`]),
		...exports.flatMap(({parameters}) => (parameters ? [writeOrderType(parameters)] : [])),
		...exports.map(one => writeExport(one, isFrozen && isPlainObject(one))),
		...(isFrozen && exports.some(isPlainObject) ? [FREEZE] : []),
	].join('\n');
}

function writeOrderType(parameters: readonly string[]): string {
	const fields = parameters.map(field => {
		return `\treadonly ${nameParameter(field)}: ${isAmount(field) ? 'Amount' : 'string'};\n`;
	});
	return `/** What changes with every order. */\nexport interface Order {\n${fields.join('')}}\n`;
}

function isAmount(field: string): boolean {
	return field.endsWith('amount');
}

function isPlainObject({code, parameters}: CodeExport): boolean {
	const isObject =
		code.kind === 'value' ? typeof code.value === 'object' && code.value !== null : code.kind === 'object';
	return isObject && parameters === undefined;
}

function writeExport({name, code, notes, parameters}: CodeExport, isFrozen: boolean): string {
	const comments = notes.map(note => `// ${formatNote(note)}\n`).join('');
	const lead = `export const ${name} = `;
	if (parameters === undefined) {
		const text = print(code, '');
		return `${comments}${lead}${isFrozen ? `freeze(${text})` : text};\n`;
	}
	const head = enclose(`${lead}({`, parameters.map(nameParameter), '}: Order) =>', '');
	return `${comments}${head}${code.kind === 'object' ? ` (${print(code, '')})` : `\n\t${print(code, '\t')}`};\n`;
}

const FREEZE = `function freeze<Value>(value: Value): Value {
	for (const inner of Object.values(value ?? {})) if (typeof inner === 'object') freeze(inner);
	return Object.freeze(value);
}
`;
