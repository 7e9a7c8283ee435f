// The service's own list of an account's payment methods, as its public documentation shows it.
import {InvalidInputError} from '../diagnostics/invalid-input-error.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {jsonKeyProblem} from '../schema/json-limits.js';
import {readShape} from '../schema/read-shape.js';
import type {FormatShape, ListShape, ObjectShape} from '../schema/shape.js';
import {codeProblem} from '../values/text.js';
import {PROVIDER} from './account-shape.js';
import {nbCodeProblem} from './providers-by-type.js';
import {STRING} from './read-instrument.js';

/** One entry: a provider of a type, of CARD a brand, or a type as a whole, under its own name. */
export interface ListedMethod {
	readonly payment_method_type: string;
	readonly payment_method: string;
}

/** What works badly now. */
export interface ListedOutage {
	readonly status: string;
	readonly payment_method_type: string;
	readonly payment_method?: string;
}

export interface MethodList {
	readonly payment_methods: readonly ListedMethod[];
	readonly emandate_payment_methods?: readonly ListedMethod[];
	readonly outages?: readonly ListedOutage[];
	/** An older spelling. */
	readonly outage?: readonly ListedOutage[];
}

/** The name of a type is a key of the account. */
const TYPE: FormatShape = {...PROVIDER, check: value => codeProblem(value) ?? jsonKeyProblem(String(value))};

/** An object of which other fields are ignored. */
function open(what: string, required: ObjectShape['required'], optional: ObjectShape['optional'] = {}): ObjectShape {
	return {kind: 'object', what, part: 'field', required, optional, additionalProperties: () => undefined};
}

function listOf(item: ObjectShape): ListShape {
	return {kind: 'list', item};
}

const METHOD = open('payment method', {payment_method_type: TYPE, payment_method: PROVIDER});
const METHODS = listOf(METHOD);
const OUTAGE = open('outage', {payment_method_type: TYPE, status: STRING}, {payment_method: STRING});
const OUTAGES = listOf(OUTAGE);
const LIST = open(
	'list of payment methods',
	{payment_methods: {...METHODS, ifEmpty: 'pass the whole answer of the service'}},
	{emandate_payment_methods: METHODS, outages: OUTAGES, outage: OUTAGES},
);

/** The entries of a list that can be read. Throws an InvalidInputError for anything that is not such a list. */
export function readOutages(input: unknown): {
	readonly methods: readonly ListedMethod[];
	readonly outages: readonly ListedOutage[];
} {
	const report = new IssueCollector();
	const list = readShape(ANY_LIST, input, report) as Readonly<Record<keyof MethodList, readonly unknown[]>> | undefined;
	if (list === undefined || report.total > 0) throw new InvalidInputError(report.issues, report.total);
	const {payment_methods: methods, outages = list.outage} = list;
	return {
		methods: readableIn(METHOD, methods) as readonly ListedMethod[], // of that shape
		outages: readableIn(OUTAGE, Array.isArray(outages) ? outages : []) as readonly ListedOutage[], // likewise
	};
}

function readableIn(shape: ObjectShape, entries: readonly unknown[]): readonly unknown[] {
	return entries.filter(entry => {
		const report = new IssueCollector();
		readShape(shape, entry, report);
		reportNbCode(entry, report, '');
		return report.total === 0;
	});
}

/** Such a list, whatever its entries are. */
const ANY_LIST = open('list of payment methods', {
	payment_methods: {kind: 'list', item: {kind: 'format', check: () => undefined, schema: {}}},
});

/** The list, or an InvalidInputError with every issue: a list without the entries that cannot be read would be another one. */
export function readMethods(input: unknown): MethodList {
	const report = new IssueCollector();
	const list = readShape(LIST, input, report) as MethodList | undefined; // of that shape
	for (const key of ['payment_methods', 'emandate_payment_methods'] as const) {
		const entries: unknown = Object(input)[key]; // also beside entries that cannot be read
		if (!Array.isArray(entries)) continue;
		entries.forEach((entry, index) => {
			reportNbCode(entry, report, `/${key}/${index}/payment_method`);
		});
	}
	if (list === undefined || report.total > 0) throw new InvalidInputError(report.issues, report.total);
	return list;
}

/** An entry that is not a method has no such code. */
function reportNbCode(entry: unknown, report: IssueCollector, place: string): void {
	const {payment_method_type: type, payment_method: code} = Object(entry) as Partial<
		Record<keyof ListedMethod, unknown>
	>;
	if (type === 'NB' && code !== 'NB' && codeProblem(code) === undefined) report.add(place, nbCodeProblem(String(code)));
}

/** The codes of a type, each once; none for a type that is listed as a whole. */
export function codesIn(methods: readonly ListedMethod[] = [], type: string): readonly string[] {
	const own = methods.filter(one => one.payment_method_type === type).map(one => one.payment_method);
	const codes = [...new Set(own)];
	return codes.length === 1 && codes[0] === type ? [] : codes;
}

/** The code of the bank behind an entry, in a field whose name begins with that of the service. */
export function bankCodeOf(entry: ListedMethod | ListedOutage): unknown {
	return Object.entries(entry).find(([key]) => key.endsWith('bank_code'))?.[1] ?? undefined;
}
