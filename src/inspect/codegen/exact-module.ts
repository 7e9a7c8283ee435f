// The module that reproduces the JSON of an input exactly.
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {parseJson} from '../../schema/parse-json.js';
import {bare} from '../../schema/plain-object.js';
import {DEFAULT_TENURE_ENCODING} from '../../wire/account.js';
import type {EmiFilter} from '../../wire/emi-filter.js';
import type {PaymentFilter} from '../../wire/payment-filter.js';
import {decode} from '../read/decode.js';
import {isSame} from '../read/is-same.js';
import {openInput} from '../read/read-input.js';
import {bareCopy, snapshotOf} from '../repair/snapshot.js';
import {filterBuilder, filterLiteral, isBuilder, NO_FILTER} from './filter-part.js';
import type {CodeModule, ExportCode} from './module-text.js';
import {codeModule} from './session-code.js';
import {encodingOf, unsupported} from './unsupported.js';

export function exactModule(input: unknown): CodeModule {
	const {value} = snapshotOf(typeof input === 'string' ? parseJson(input) : input);
	const json: {readonly [key: string]: unknown} = bare(Object(value)); // an object, as the caller has checked
	const kind = openInput(json, '', new IssueCollector())?.kind;
	const given = kind === 'filter' ? json : json.payment_filter;
	const filter = kind === 'session' && given === undefined ? NO_FILTER : exactFilter(given);
	const wire = isBuilder(filter) && given !== undefined ? (given as PaymentFilter) : undefined; // just decoded
	const {emi, problem} = kind === 'session' ? exactEmi(json.emiOptions) : NO_EMI;
	const tenureEncoding = encodingOf(wire?.emiOptions ?? emi) ?? DEFAULT_TENURE_ENCODING;
	const request = {
		request: json,
		...(wire !== undefined && {filter: wire}),
		...(emi !== undefined && {emi}),
		emiComments: [],
		emiProblem: problem,
	};
	return codeModule(filter, kind === 'session' ? request : undefined, {tenureEncoding, types: []});
}

function exactFilter(given: unknown): ExportCode {
	const decoded = decode(given);
	if (!decoded.ok) return filterLiteral(given, [], reasonOf(decoded.issues));
	const filter = bareCopy(decoded.value);
	const reason = isSame(filter, given) ? unsupported(filter) : reasonOf(decoded.issues);
	return reason === undefined ? filterBuilder(filter, []) : filterLiteral(given, [], reason);
}

function reasonOf([issue]: readonly {readonly pointer: string; readonly message: string}[]): string {
	return issue === undefined ? 'it is written differently' : `${issue.pointer}: ${issue.message}`;
}

interface ExactEmi {
	readonly emi: EmiFilter | undefined;
	readonly problem: string | undefined;
}

const NO_EMI: ExactEmi = {emi: undefined, problem: undefined};

/** `emiOptions` next to a filter, or why it is not written as the specification says. */
function exactEmi(given: unknown): ExactEmi {
	if (given === undefined) return NO_EMI;
	const decoded = decode({allowDefaultOptions: true, options: [], emiOptions: given});
	return decoded.ok
		? {emi: bareCopy(decoded.value).emiOptions, problem: undefined}
		: {emi: undefined, problem: reasonOf(decoded.issues)};
}
