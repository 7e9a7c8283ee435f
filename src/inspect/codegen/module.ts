// Composes the module of a filter or a session request; with `exact`, a module that reproduces the JSON of the input.

import type {Account} from '../../account/account.js';
import {accountOf, createBuilders} from '../../builders/create-builders.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {DEFAULT_TENURE_ENCODING, TENURE_ENCODINGS, type TenureEncoding} from '../../wire/emi-filter.js';
import {TENURE_PLACES} from '../../wire/spec.js';
import {decode} from '../decode/decode.js';
import {isSame} from '../read/is-same.js';
import {readJsonText} from '../read/json-text.js';
import {openInput} from '../read/read-input.js';
import {plainDataOf} from '../read/snapshot.js';
import {type Names, run} from './code.js';
import type {CodeExport, CodeModule} from './module-text.js';
import type {Note} from './notes.js';
import {exportRequest, type RequestParts} from './request.js';
import {exportBuilder, exportPlainFilter, isNote} from './try-builders.js';

/** The options of the account that differ from the defaults. */
export function pickSwitches({tenureEncoding = DEFAULT_TENURE_ENCODING, types = []}: Account): Account {
	return {
		...(tenureEncoding !== DEFAULT_TENURE_ENCODING && {tenureEncoding}),
		...(types.length > 0 && {types}),
	};
}

/** The builders of an account. */
export function createNames(account: Account): Names {
	return {...createBuilders(accountOf(account))};
}

/** The account options that the exports need: `emiOptions` next to the filter needs `emiPlacement`. */
export function createModule(
	filter: CodeExport | undefined,
	parts: Omit<RequestParts, 'isBuilder'> | undefined,
	account: Account,
): CodeModule {
	const exports = filter === undefined ? [] : [filter];
	if (parts === undefined) return {exports, account};
	const sessionAccount: Account = parts.emi === undefined ? account : {emiPlacement: 'session', ...account};
	const names = createNames(sessionAccount);
	const isBuilder = filter?.code.kind === 'chain';
	const paymentFilter = filter && run(filter.code, names);
	const request = exportRequest({...parts, isBuilder}, {...names, paymentFilter});
	const isSession = request.code.kind === 'chain';
	return {exports: [...exports, request], account: isSession ? sessionAccount : account};
}

/** Every encoding that occurs, recognized by the keys under which tenures are listed. */
export function findTenureEncodings(value: unknown, found = new Set<TenureEncoding>()): readonly TenureEncoding[] {
	if (typeof value !== 'object' || value === null) return [...found];
	for (const [key, inner] of Object.entries(value)) {
		const encoding = TENURE_ENCODINGS.find(name => TENURE_PLACES[name].key === key);
		if (encoding !== undefined && (!TENURE_PLACES[encoding].isShared || Object.hasOwn(Object(inner), 'tenures'))) {
			found.add(encoding);
		}
		findTenureEncodings(inner, found);
	}
	return [...found];
}

export function createExactModule(input: unknown): CodeModule {
	const value = typeof input === 'string' ? plainDataOf(parseText(input)) : input;
	const json: {readonly [key: string]: unknown} = Object(value); // the caller has checked that it is an object
	const kind = openInput(json, '', new IssueCollector())?.kind;
	const given = kind === 'filter' ? json : json.payment_filter;
	const [tenureEncoding] = findTenureEncodings(json);
	const account = pickSwitches({tenureEncoding});
	const filter = kind === 'session' && given === undefined ? undefined : exportExactFilter(given, createNames(account));
	if (kind !== 'session') return createModule(filter, undefined, account);
	// `emiOptions` next to a filter is checked as if it were inside one.
	const beside =
		json.emiOptions === undefined
			? undefined
			: decode({allowDefaultOptions: true, options: [], emiOptions: json.emiOptions});
	return createModule(
		filter,
		{
			request: json,
			parameters: undefined,
			filter: given,
			emi: beside?.ok ? beside.value.emiOptions : undefined,
			problem: beside?.ok === false ? toReason(beside.issues) : undefined,
			notes: [],
		},
		account,
	);
}

/** Parses a JSON text, whose value may be a JSON text again. */
function parseText(text: string): unknown {
	const {value} = readJsonText(text);
	return typeof value === 'string' ? readJsonText(value).value : value;
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
