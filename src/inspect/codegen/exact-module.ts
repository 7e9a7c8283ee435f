// The module that reproduces the JSON of an input exactly.
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {parseJson} from '../../schema/parse-json.js';
import {bare} from '../../schema/plain-object.js';
import type {EmiFilter} from '../../wire/emi-filter.js';
import {decode} from '../read/decode.js';
import {openInput} from '../read/read-input.js';
import {isSame} from '../repair/json-patch.js';
import {bareCopy, snapshotOf} from '../repair/snapshot.js';
import {filterExport, isNote, plainFilter} from './filter-export.js';
import {accountOf, moduleOf, namesOf} from './module.js';
import type {CodeExport, CodeModule} from './module-text.js';
import type {Note} from './notes.js';
import {tenureEncodings} from './tenure-encodings.js';

export function exactModule(input: unknown, language: 'ts' | 'js'): CodeModule {
	const {value} = snapshotOf(typeof input === 'string' ? parseJson(input) : input);
	const json: {readonly [key: string]: unknown} = bare(Object(value)); // an object, as the caller has checked
	const kind = openInput(json, '', new IssueCollector())?.kind;
	const given = kind === 'filter' ? json : json.payment_filter;
	const [tenureEncoding] = tenureEncodings(json);
	const account = accountOf(bare({tenureEncoding}));
	const filter = kind === 'session' && given === undefined ? undefined : exactFilter(given, namesOf(account));
	if (kind !== 'session') return moduleOf(filter, undefined, account, language);
	const emi = exactEmi(json.emiOptions);
	const parts = {request: json, parameters: undefined, filter: given, notes: []};
	return moduleOf(filter, {...parts, ...emi}, account, language);
}

function exactFilter(given: unknown, names: ReturnType<typeof namesOf>): CodeExport {
	const decoded = decode(given);
	if (!decoded.ok) return plainFilter(given, [], reasonOf(decoded.issues));
	const filter = bareCopy(decoded.value);
	if (!isSame(filter, given)) return plainFilter(given, [], reasonOf(decoded.issues));
	const found = filterExport(filter, [], names);
	return isNote(found) ? plainFilter(given, [], found) : found;
}

function reasonOf([issue]: readonly {readonly pointer: string; readonly message: string}[]): Note {
	return issue === undefined ? {text: 'it is written differently'} : {pointer: issue.pointer, text: issue.message};
}

/** `emiOptions` next to a filter, or why it is not written as the specification says. */
function exactEmi(given: unknown): {readonly emi: EmiFilter | undefined; readonly problem: Note | undefined} {
	if (given === undefined) return {emi: undefined, problem: undefined};
	const decoded = decode({allowDefaultOptions: true, options: [], emiOptions: given});
	return decoded.ok
		? {emi: bareCopy(decoded.value).emiOptions, problem: undefined}
		: {emi: undefined, problem: reasonOf(decoded.issues)};
}
