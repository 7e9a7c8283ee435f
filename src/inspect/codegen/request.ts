// Generates `request` as a session builder, or as a plain object if builders refuse it.
import {
	ACTION_ROWS,
	CUSTOMER_FIELDS,
	DETAIL_FIELDS,
	MANDATE_FIELDS,
	ORDER_FIELDS,
	SESSION_FIELDS,
} from '../../schema/fields-by-action.js';
import {isReadable} from '../../schema/recovered.js';
import type {EmiFilter} from '../../wire/emi-filter.js';
import {type Call, type Chain, type Code, createCall, type Names, run} from './code.js';
import {createEmiCall} from './filter-calls.js';
import {type CodeExport, nameParameter} from './module-text.js';
import type {Note} from './notes.js';
import {findProblems} from './try-builders.js';

type Fields = Readonly<Record<string, unknown>>;

/** A request and its parts. */
export interface RequestParts {
	/** The request as JSON. */
	readonly request: Fields;
	/** The fields that become parameters; empty for a fixed request. */
	readonly parameters: readonly string[] | undefined;
	/** The filter that builders write; `undefined` without one. */
	readonly filter: unknown;
	/** True if the export `paymentFilter` is a builder. */
	readonly isBuilder: boolean;
	/** `emiOptions` next to the filter, as builders write it. */
	readonly emi: EmiFilter | undefined;
	/** Why builders cannot write a part of the request. */
	readonly problem: Note | undefined;
	readonly notes: readonly Note[];
}

/** Valid values of the fields that may be parameters, used to run the code. */
const SAMPLES: Readonly<Record<string, string>> = {
	order_id: 'order-1',
	amount: '1.00',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'client-1',
	first_name: 'First',
	last_name: 'Last',
	'mandate.max_amount': '1.00',
	'mandate.start_date': '4070908800',
	'mandate.end_date': '4102444800',
};

/** The fields of {@link SAMPLES} that are the same for every order. */
const FIXED: readonly string[] = ['payment_page_client_id', ...MANDATE_FIELDS];

/** The fields that change with every order, and the required ones that are absent. */
export function listParameters(request: Fields): readonly string[] {
	const row = Object.entries(ACTION_ROWS).find(([action]) => action === request.action)?.[1];
	const isMandate = Object.hasOwn(request, 'options.create_mandate');
	const required: readonly string[] = [
		...(row?.required ?? []),
		...CUSTOMER_FIELDS,
		...(isMandate ? MANDATE_FIELDS : []),
	];
	return Object.keys(SAMPLES).filter(field => {
		const isGiven = Object.hasOwn(request, field);
		return isGiven ? !FIXED.includes(field) : required.includes(field);
	});
}

export function exportRequest(parts: RequestParts, names: Names): CodeExport {
	const {request, parameters, filter, emi, notes} = parts;
	const filterCode: Code = emi === undefined ? FILTER : {...FILTER, calls: [createEmiCall(emi)]};
	const code = createSessionChain(request, filter === undefined ? undefined : filterCode, parameters);
	const problems = parts.problem === undefined ? findProblemsOf(code, parts, names) : [parts.problem];
	const shared = {name: 'request', ...(parameters && {parameters})} as const;
	if (problems.length === 0) return {...shared, code, notes};
	const reasons = problems.map(({pointer = '', text}) => ({text: `- ${pointer || 'the request'}: ${text}`}));
	const why = {text: 'A plain object, since builders refuse this request:'};
	return {...shared, code: createPlainCode(parts), notes: [why, ...reasons]};
}

function findProblemsOf(code: Code, {request, parameters, filter, isBuilder, emi}: RequestParts, names: Names) {
	if (Object.hasOwn(request, 'payment_filter') && !isBuilder) {
		return [{pointer: '/payment_filter', text: 'the builders cannot write this filter'}];
	}
	const {payment_filter: _, emiOptions: __, ...fields} = request;
	const samples = Object.fromEntries((parameters ?? []).map(field => [field, SAMPLES[field]]));
	const given = Object.fromEntries((parameters ?? []).map(field => [nameParameter(field), SAMPLES[field]]));
	const parts = {...(filter !== undefined && {payment_filter: filter}), ...(emi && {emiOptions: emi})};
	const problems = findProblems(code, {...names, ...given}, {...fields, ...samples, ...parts});
	if (problems.length > 0 || parameters !== undefined) return problems.map(note => explainMissing(note, request));
	const isInOrder = Object.keys(request).join() === Object.keys(JSON.parse(JSON.stringify(run(code, names)))).join();
	return isInOrder ? [] : [{pointer: '', text: 'the builders write its fields in another order'}];
}

/** If a field is absent, says so: the text of the builders names the value that they received, which is only a sample. */
function explainMissing({pointer = '', text}: Note, request: Fields): Note {
	const field = pointer.slice(1);
	const isAbsent = !Object.hasOwn(request, field) && SESSION_FIELDS.some(name => name === field);
	return {pointer, text: isAbsent ? `${field} is missing` : text};
}

/** Every field of the request; the filter is referred to by name. */
function createPlainCode({request, parameters = [], isBuilder}: RequestParts): Code {
	const absent = parameters.filter(field => !Object.hasOwn(request, field));
	const built = {...FILTER, calls: isBuilder ? [createCall('build')] : []};
	const codeOf = codeOfFields(request, parameters);
	const keys = [...absent, ...Object.keys(request)];
	return createObject(keys, field => (field === 'payment_filter' ? built : codeOf(field)));
}

/** The code of a field: a parameter, or its value. */
function codeOfFields(request: Fields, parameters: readonly string[]): (field: string) => Code {
	return field =>
		parameters.includes(field) ? {kind: 'name', name: nameParameter(field)} : {kind: 'value', value: request[field]};
}

const FILTER = {kind: 'chain', start: 'paymentFilter', args: undefined, calls: []} as const satisfies Code;

function createObject(keys: readonly string[], codeOf: (key: string) => Code): Code {
	return {kind: 'object', fields: keys.map(key => [key, codeOf(key)] as const)};
}

/** `session(…)` and the calls after it, one for each part that the request has. */
function createSessionChain(request: Fields, filter: Code | undefined, parameters: readonly string[] = []): Chain {
	const codeOf = codeOfFields(request, parameters);
	const given = (fields: readonly string[]) =>
		fields.filter(field => Object.hasOwn(request, field) || parameters.includes(field));
	const documented: readonly string[] = [...SESSION_FIELDS];
	const extra = Object.keys(request).filter(key => !documented.includes(key) && isReadable(request[key]));
	const details = given(DETAIL_FIELDS);
	const calls: readonly Call[] = [
		...(filter === undefined ? [] : [createCall('paymentFilter', filter)]),
		...(given(MANDATE_FIELDS).length > 0 ? [createCall('mandate', createMandateChain(codeOf))] : []),
		...(Object.hasOwn(request, 'sdk_udf') ? [createCall('emiDisplay', codeOf('sdk_udf'))] : []),
		...(details.length === 0 ? [] : [createCall('details', createObject(details, codeOf))]),
		...(extra.length === 0 ? [] : [createCall('extra', createObject(extra, codeOf))]),
	];
	const fields = createObject(given([...ORDER_FIELDS, ...CUSTOMER_FIELDS]), codeOf);
	return {kind: 'chain', start: 'session', args: [{kind: 'value', value: request.action}, fields], calls};
}

function createMandateChain(codeOf: (field: string) => Code): Code {
	const [kind, amount, start, end] = MANDATE_FIELDS;
	const calls = [
		createCall('maxAmount', codeOf(amount)),
		createCall('startDate', codeOf(start)),
		createCall('endDate', codeOf(end)),
	];
	return {kind: 'chain', start: 'mandate', args: [codeOf(kind)], calls};
}
