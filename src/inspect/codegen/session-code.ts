// `request`, as a session builder or as a frozen plain object, and the module that contains it.
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {reportEndBeforeStart} from '../../rules/mandate-order.js';
import {reportOnlyEmiHidden} from '../../rules/only-emi-hidden.js';
import {singleProviderLists, singleProviders} from '../../rules/single-providers.js';
import {
	CUSTOMER_FIELDS,
	DETAIL_FIELDS,
	MANDATE_FIELDS,
	ORDER_FIELDS,
	SESSION_FIELDS,
} from '../../schema/fields-by-action.js';
import {bare} from '../../schema/plain-object.js';
import {DEFAULT_TENURE_ENCODING, type TenureEncoding} from '../../wire/account.js';
import type {EmiFilter} from '../../wire/emi-filter.js';
import type {PaymentFilter} from '../../wire/payment-filter.js';
import {decodeSession} from '../read/decode.js';
import type {Call} from './chain.js';
import {choiceFunctions} from './emi.js';
import {emiCall} from './filter-code.js';
import {isBuilder} from './filter-part.js';
import {enclose, keyOf, literal} from './literal.js';
import type {CodeModule, ExportCode} from './module-text.js';
import {commentOf} from './notes.js';
import {unsupported} from './unsupported.js';

/** A request and its decoded parts. */
export interface RequestParts {
	readonly request: {readonly [field: string]: unknown};
	/** Its filter as builders write it; absent if it has none. */
	readonly filter?: PaymentFilter;
	/** `emiOptions` next to the filter, as builders write it; absent if there is nothing to write. */
	readonly emi?: EmiFilter;
	/** What of it the builders leave out, and why they cannot write it. */
	readonly emiComments: readonly string[];
	readonly emiProblem: string | undefined;
	/** Whether `paymentFilter` is a builder. */
	readonly isBuilder: boolean;
}

/** Why `session(…)` refuses the request; absent if it accepts it. */
function requestProblems({request, filter, emi, emiProblem, isBuilder}: RequestParts): readonly string[] {
	const {payment_filter: paymentFilter, emiOptions, ...rest} = request;
	const fields = bare(rest);
	const report = new IssueCollector();
	for (const issue of decodeSession(fields).issues) if (issue.severity !== 'info') report.add(issue.pointer, issue);
	reportEndBeforeStart(fields, report, '');
	const {sdk_udf: display, action} = fields;
	if (display === 'hideEMI') reportOnlyEmiHidden(display, [filter?.emiOptions, emi], report);
	const hasMandate = MANDATE_FIELDS.some(field => field in fields);
	if (hasMandate && filter !== undefined && singleProviderLists(filter).length > 0) {
		report.add('/payment_filter', singleProviders());
	}
	if (emiOptions !== undefined && (filter?.emiOptions !== undefined || !isBuilder)) {
		report.add('/emiOptions', {rule: 'contradiction', message: 'the builders cannot write it next to this filter'});
	}
	if (paymentFilter !== undefined && (filter === undefined || !isBuilder)) {
		report.add('/payment_filter', {rule: 'contradiction', message: 'the builders cannot write this filter'});
	}
	for (const [field, given] of Object.entries({payment_filter: filter, emiOptions: emi})) {
		if (given === undefined || action === 'paymentPage' || typeof action !== 'string') continue;
		report.add(`/${field}`, {rule: 'wrong-action', message: `a ${action} session has no ${field}`});
	}
	const refused = emiProblem ?? (emi && unsupported({allowDefaultOptions: true, options: [], emiOptions: emi}));
	const problems = report.issues.map(({pointer, message}) => `${pointer}: ${message}`);
	return [...problems, ...(refused === undefined ? [] : [refused])].map(commentOf);
}

/** The module of a filter, and of a session's request. */
export function codeModule(
	filter: ExportCode,
	parts: Omit<RequestParts, 'isBuilder'> | undefined,
	{tenureEncoding, types}: {readonly tenureEncoding: TenureEncoding; readonly types: readonly string[]},
): CodeModule {
	const request = parts && requestExport(bare({...parts, isBuilder: isBuilder(filter)}));
	const isBeside = parts?.emi !== undefined && request?.names.includes('session') === true;
	const account = {
		...(isBeside && {emiPlacement: 'session' as const}),
		...(tenureEncoding !== DEFAULT_TENURE_ENCODING && {tenureEncoding}),
		...(types.length > 0 && {types}),
	};
	return bare({filter, ...(request && {request}), account});
}

/** `session(…)` and the calls after it, or the plain object and why. */
function requestExport(parts: RequestParts): ExportCode {
	const problems = requestProblems(parts);
	if (problems.length === 0) return requestBuilder(parts);
	const {request, isBuilder} = parts;
	const fields = Object.entries(request).map(([key, value]) =>
		key === 'payment_filter'
			? `payment_filter: paymentFilter${isBuilder ? '.build()' : ''}`
			: `${keyOf(key)}: ${literal(value, '\t')}`,
	);
	const comments = ['A plain object, since builders refuse this request:', ...problems.map(problem => `- ${problem}`)];
	return {code: `freeze(${enclose('{', fields, '}', '')})`, comments, names: []};
}

function requestBuilder({request, filter, emi, emiComments}: RequestParts): ExportCode {
	const given = (fields: readonly string[]) => fields.filter(field => field in request);
	const known: readonly string[] = [...SESSION_FIELDS, 'payment_filter', 'emiOptions'];
	const extra = Object.keys(request).filter(key => !known.includes(key));
	const details = given(DETAIL_FIELDS);
	const hasMandate = given(MANDATE_FIELDS).length > 0;
	const object = (keys: readonly string[], indent: string) =>
		enclose(
			'{',
			keys.map(key => `${keyOf(key)}: ${literal(request[key], `${indent}\t`)}`),
			'}',
			indent,
		);
	const calls: readonly Call[] = [
		...(emi === undefined ? [] : [(indent: string) => `.paymentFilter(paymentFilter${emiCall(emi)(indent)})`]),
		...(emi === undefined && filter !== undefined ? [() => '.paymentFilter(paymentFilter)'] : []),
		...(hasMandate ? [() => mandateCall(request)] : []),
		...('sdk_udf' in request ? [() => `.emiDisplay(${literal(request.sdk_udf)})`] : []),
		...(details.length === 0 ? [] : [(indent: string) => `.details(${object(details, indent)})`]),
		...(extra.length === 0 ? [] : [(indent: string) => `.extra(${object(extra, indent)})`]),
	];
	const fields = object(given([...ORDER_FIELDS, ...CUSTOMER_FIELDS]), '');
	return {
		code: `session(${literal(request.action)}, ${fields})${calls.map(call => `\n\t${call('\t')}`).join('')}`,
		comments: emiComments,
		names: ['session', ...(hasMandate ? ['mandate'] : []), ...choiceFunctions(emi)],
	};
}

function mandateCall(request: RequestParts['request']): string {
	const [kind, amount, start, end] = MANDATE_FIELDS.map(field => literal(request[field]));
	return `.mandate(mandate(${kind}).maxAmount(${amount}).startDate(${start}).endDate(${end}))`;
}
