// Mandates: three terms in any order complete one.
import {BUILDER, type BuilderKind, INSPECT, printed} from '../diagnostics/builder-kind.js';
import type {IssueDetails, TextOf} from '../diagnostics/issue.js';
import {readOrThrow, throwIfIssue, throwIssue} from '../diagnostics/issue-collector.js';
import type {Misuse, RightUnless} from '../diagnostics/misuse.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import {type Allowed, conflict} from '../model/conflicts.js';
import {reportEndBeforeStart} from '../model/mandate-order.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {amountProblem, type CheckedAmount} from '../values/amount.js';
import {type CheckedDate, dateProblem, secondsOf} from '../values/epoch-seconds.js';
import {type Amount, MANDATE_KINDS, type MandateFields} from '../wire/mandate.js';
import type {kind, state} from './state.js';

/** What the type of a mandate remembers. */
export type MandateState = `${'max_amount' | 'start_date' | 'end_date'} is set`;

/** A mandate with any of its terms. */
export interface AnyTerms {
	readonly [state]: MandateState;
}

/** A mandate with all terms, else the reason that names the missing ones. Fields of the wrong types make it any mandate. */
export type CompleteMandate<Mandate> = [MandateFields] extends [Mandate]
	? MandateBuilder | MandateFields
	: RightUnless<Incomplete<Mandate>, Mandate>;
type Incomplete<Mandate> = Mandate extends {readonly [state]: infer State extends string}
	? MissingTerm<Missing<State>>
	: never;
type Missing<State extends string> = Exclude<MandateState, State> extends `${infer Term} is set` ? Term : never;

/** The problem of a mandate without one of its terms, for the compiler and at run time. */
export type MissingTerm<Term extends string> = `the mandate has no ${Term}: set max_amount, start_date and end_date`;

/** The problem of a mandate without a kind. */
export type NoMandateKind = 'undefined is not a mandate kind: write REQUIRED or OPTIONAL';

/**
 * The builder while terms are missing, the complete one after the last.
 *
 * @accepts MandateTerms | MandateBuilder
 */
type Next<State extends MandateState> = [MandateState] extends [State] ? MandateBuilder : MandateTerms<State>;

/**
 * A mandate that lacks terms; they are set in any order. It is immutable: each call returns a new builder.
 *
 * @source checkout-spec: session request fields, `mandate.max_amount`, `mandate.start_date`, `mandate.end_date`
 */
export interface MandateTerms<State extends MandateState = never> {
	readonly [state]: State;
	readonly [kind]: 'mandate without all terms';
	/** @deprecated Set the missing terms first. */
	build(this: Misuse<MissingTerm<Missing<State>>>): MandateFields;
	/**
	 * Sets the highest amount of one payment, in major currency units with two decimals.
	 *
	 * @param amount - digits, a dot, two digits; `toAmount(…)` returns one
	 * @throws a {@link MisuseError} for anything else, or a second call
	 * @source checkout-spec: session request fields, `mandate.max_amount`
	 */
	maxAmount<const Value = Amount>(
		amount: Allowed<'max_amount', State, CheckedAmount<Value>>,
	): Next<State | 'max_amount is set'>;
	/**
	 * Sets when the mandate starts.
	 *
	 * @param date - a `Date` from 1970 to 2286, or Unix seconds as a string of 1 to 10 digits
	 * @throws a {@link MisuseError} for anything else, a second call, or a start that is not before the end
	 * @source checkout-spec: session request fields, `mandate.start_date`; open point 14
	 */
	startDate<const Value = string | Date>(
		date: Allowed<'start_date', State, CheckedDate<Value>>,
	): Next<State | 'start_date is set'>;
	/**
	 * Sets when the mandate ends, after its start.
	 *
	 * @param date - a `Date` from 1970 to 2286, or Unix seconds as a string of 1 to 10 digits
	 * @throws a {@link MisuseError} for anything else, a second call, or an end that is not after the start
	 * @source checkout-spec: session request fields, `mandate.end_date`; open point 14
	 */
	endDate<const Value = string | Date>(
		date: Allowed<'end_date', State, CheckedDate<Value>>,
	): Next<State | 'end_date is set'>;
}

/**
 * A mandate with all terms.
 *
 * @source checkout-spec: session request fields, `options.create_mandate`
 */
export interface MandateBuilder {
	readonly [kind]: 'mandate';
	/** Returns the four frozen fields, under their flat dotted keys. */
	build(): MandateFields;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): MandateFields;
}

const TERMS = ['max_amount', 'start_date', 'end_date'] as const;
type Term = (typeof TERMS)[number];

export class Mandate {
	static {
		reportAtCalls(Mandate, {maxAmount: 1, startDate: 1, endDate: 1, build: 0, toJSON: 1});
	}

	readonly #kind: unknown;
	readonly #optional: readonly string[];
	readonly #terms: {readonly [Name in Term]?: unknown};

	/** `optional` are the fields that the account may leave out. */
	constructor(kind: unknown, optional: readonly string[] = [], terms: {readonly [Name in Term]?: unknown} = {}) {
		throwIfIssue('/options.create_mandate', vocabularyProblem(kind, MANDATE_KINDS, 'mandate kind'));
		this.#kind = kind;
		this.#optional = optional;
		this.#terms = terms;
	}

	get [BUILDER](): BuilderKind {
		return this.#missing().length === 0 ? 'mandate' : 'mandate without all terms';
	}

	maxAmount(amount: unknown): Mandate {
		return this.#with('max_amount', amount, amountProblem(amount));
	}

	startDate(date: unknown): Mandate {
		return this.#with('start_date', secondsOf(date) ?? date, dateProblem(date));
	}

	endDate(date: unknown): Mandate {
		return this.#with('end_date', secondsOf(date) ?? date, dateProblem(date));
	}

	build(): MandateFields {
		return readOrThrow(report => {
			for (const term of this.#missing()) {
				const text: TextOf<MissingTerm<Term>> = {
					problem: `the mandate has no ${term}`,
					remedy: 'set max_amount, start_date and end_date',
				};
				report.add(`/mandate.${term}`, {rule: 'missing-field', ...text});
			}
			return this.#written();
		});
	}

	toJSON(): MandateFields {
		return this.build();
	}

	/** What `console.log` prints on Node. */
	[INSPECT](): unknown {
		return printed(this);
	}

	#missing(): readonly Term[] {
		return TERMS.filter(term => this.#terms[term] === undefined && !this.#optional.includes(`mandate.${term}`));
	}

	#written(): MandateFields {
		const given = TERMS.filter(term => this.#terms[term] !== undefined);
		const terms = Object.fromEntries(given.map(term => [`mandate.${term}`, this.#terms[term]]));
		return Object.freeze({'options.create_mandate': this.#kind, ...terms}) as MandateFields; // each was checked when it was set
	}

	#with(term: Term, value: unknown, problem: IssueDetails | undefined): Mandate {
		const pointer = `/mandate.${term}`;
		if (this.#terms[term] !== undefined) throwIssue(pointer, conflict(term, 'set', pointer));
		throwIfIssue(pointer, problem);
		const mandate = new Mandate(this.#kind, this.#optional, {...this.#terms, [term]: value});
		readOrThrow(report => reportEndBeforeStart(mandate.#written(), report));
		return mandate;
	}
}
