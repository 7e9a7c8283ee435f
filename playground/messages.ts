// The messages between the page, the compiler worker, and the workers that run code.
import type {Account, InstrumentClass, openReadings} from 'paylock/inspect';

/** Offsets in the code: start and end. */
export type Span = readonly [from: number, to: number];

export interface Diagnostic {
	readonly from: number;
	readonly to: number;
	readonly message: string;
}

export type CompilerRequest =
	| {readonly kind: 'check'; readonly text: string}
	| {readonly kind: 'complete' | 'hover'; readonly text: string; readonly at: number};

export interface CheckAnswer {
	readonly diagnostics: readonly Diagnostic[];
	/** The code as JavaScript, with its calls traced. */
	readonly js: string;
}

export interface Completion {
	readonly name: string;
	readonly kind: string;
}

export interface Hover {
	readonly from: number;
	readonly text: string;
}

/** A filter or session that the code produced. `error` and `json` exclude each other. */
export interface Result {
	readonly json?: string;
	readonly error?: {readonly message: string; readonly span?: Span};
	/** Which calls wrote which part of the JSON. */
	readonly places?: readonly (readonly [pointer: string, spans: readonly Span[]])[];
	/** The account of the builder. */
	readonly account?: Account;
	/** True if it includes named rules. */
	readonly hasRules?: boolean;
}

/** An instrument about which the named rules of the result, or of a row of the table, are asked. */
export interface AskedRules {
	readonly instrument: object;
	readonly account: Account;
	readonly row: number;
}

/** A decision table that the code produced. */
export interface CartTable {
	/** The cells of its Markdown, line by line: the number of the row, the axes, the payment method types, the rules. */
	readonly cells: readonly (readonly string[])[];
	/** How many axes it has. */
	readonly axes: number;
	readonly unusedAxes: readonly string[];
	readonly unusedRules: readonly string[];
	/** What the carts of each row get. */
	readonly rows: readonly Result[];
}

export interface RunAnswer extends Result {
	readonly logs: readonly string[];
	readonly table?: CartTable;
	/** The names of the rules that decide about the instrument that was asked about. */
	readonly rules?: readonly string[];
}

export type {Account};

/** One change of `repair`, or one difference of `diff`, as a line. */
export interface Line {
	readonly pointer: string;
	readonly text: string;
}

export interface IssueLine extends Line {
	readonly rule: string;
	readonly severity: 'error' | 'warning' | 'info';
}

export interface Analysis {
	readonly issues: readonly IssueLine[];
	readonly description: string;
	readonly screen: string;
	/** True if nothing in the text is a filter or a request. */
	readonly isUnreadable: boolean;
	/** The classes of instruments, each with one of them. */
	readonly classes: readonly Pick<InstrumentClass, 'type' | 'label' | 'instrument' | 'members'>[];
	readonly readings: typeof openReadings;
	/** Only for pasted JSON. */
	readonly repair?: {
		readonly json: string;
		readonly changes: readonly Line[];
		readonly effects: readonly string[];
		readonly code: string;
	};
}

export interface Verdict {
	readonly verdict: string;
	/** The names of the rules that decide. */
	readonly rules?: readonly string[];
	readonly because: readonly (Line & {readonly rule: string; readonly reading?: string})[];
}

export type AnalysisRequest =
	| {readonly kind: 'analyze'; readonly input: string; readonly isPasted: boolean; readonly account: Account}
	| {readonly kind: 'explain'; readonly input: string; readonly instrument: object; readonly account: Account};
