// The module that reproduces the JSON of an input exactly.
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {parseJson} from '../../schema/parse-json.js';
import type {EmiFilter} from '../../wire/emi-filter.js';
import {decode} from '../read/decode.js';
import {isSame} from '../read/is-same.js';
import {readJsonText} from '../read/json-text.js';
import {openInput} from '../read/read-input.js';
import {createModule, createNames, findTenureEncodings, pickSwitches} from './module.js';
import type {CodeExport, CodeModule} from './module-text.js';
import type {Note} from './notes.js';
import {exportBuilder, exportPlainFilter, isNote} from './try-builders.js';

export function createExactModule(input: unknown, language: 'ts' | 'js'): CodeModule {
	const value = typeof input === 'string' ? parseText(input) : input;
	const json: {readonly [key: string]: unknown} = Object(value); // an object, as the caller has checked
	const kind = openInput(json, '', new IssueCollector())?.kind;
	const given = kind === 'filter' ? json : json.payment_filter;
	const [tenureEncoding] = findTenureEncodings(json);
	const account = pickSwitches({tenureEncoding});
	const filter = kind === 'session' && given === undefined ? undefined : exportExactFilter(given, createNames(account));
	if (kind !== 'session') return createModule(filter, undefined, account, language);
	const emi = decodeEmi(json.emiOptions);
	const parts = {request: json, parameters: undefined, filter: given, notes: []};
	return createModule(filter, {...parts, ...emi}, account, language);
}

/** The value of a text, which may be JSON text once more. */
function parseText(text: string): unknown {
	const {value} = readJsonText(text);
	return typeof value === 'string' ? parseJson(value) : value;
}

function exportExactFilter(given: unknown, names: ReturnType<typeof createNames>): CodeExport {
	const decoded = decode(given);
	if (!decoded.ok) return exportPlainFilter(given, [], toReason(decoded.issues));
	const filter = decoded.value;
	if (!isSame(filter, given)) return exportPlainFilter(given, [], toReason(decoded.issues));
	const found = exportBuilder(filter, [], names);
	return isNote(found) ? exportPlainFilter(given, [], found) : found;
}

function toReason([issue]: readonly {readonly pointer: string; readonly message: string}[]): Note {
	return issue === undefined ? {text: 'it is written differently'} : {pointer: issue.pointer, text: issue.message};
}

/** `emiOptions` next to a filter, or why it is not written as the specification says. */
function decodeEmi(given: unknown): {readonly emi: EmiFilter | undefined; readonly problem: Note | undefined} {
	if (given === undefined) return {emi: undefined, problem: undefined};
	const decoded = decode({allowDefaultOptions: true, options: [], emiOptions: given});
	return decoded.ok
		? {emi: decoded.value.emiOptions, problem: undefined}
		: {emi: undefined, problem: toReason(decoded.issues)};
}
