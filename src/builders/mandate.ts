// The implementation of `mandate-builder.ts`: the terms so far.

import {BUILDER, type BuilderKind, INSPECT, printed} from '../diagnostics/builder-kind.js';
import type {IssueDetails, TextOf} from '../diagnostics/issue.js';
import {readOrThrow, throwIfIssue, throwIssue} from '../diagnostics/issue-collector.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import {conflict} from '../rules/conflicts.js';
import {reportEndBeforeStart} from '../rules/mandate-order.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {amountProblem} from '../values/amount.js';
import {dateProblem, secondsOf} from '../values/epoch-seconds.js';
import {MANDATE_KINDS, type MandateFields} from '../wire/mandate.js';
import type {MissingTerm} from './mandate-builder.js';

const TERMS = ['max_amount', 'start_date', 'end_date'] as const;
type Term = (typeof TERMS)[number];
type Terms = {readonly [Name in Term]: string | undefined};
const NO_TERMS: Terms = Object.freeze({max_amount: undefined, start_date: undefined, end_date: undefined});

export class Mandate {
	static {
		reportAtCalls(Mandate, 'maxAmount', 'startDate', 'endDate', 'build', 'toJSON');
	}

	readonly #kind: string;
	readonly #terms: Terms;

	readonly #optional: readonly string[];

	/** `optional` are the fields that the account may leave out. */
	constructor(kind: unknown, optional: readonly string[] = [], terms: Terms = NO_TERMS) {
		throwIfIssue('/options.create_mandate', vocabularyProblem(kind, MANDATE_KINDS, 'mandate kind'));
		this.#kind = String(kind);
		this.#terms = terms;
		this.#optional = optional;
	}

	get [BUILDER](): BuilderKind {
		return this.#missing().length === 0 ? 'mandate' : 'mandate without all terms';
	}

	maxAmount(amount: unknown): Mandate {
		return this.#with('max_amount', amount, amountProblem(amount));
	}

	startDate(date: unknown): Mandate {
		return this.#withDate('start_date', date);
	}

	endDate(date: unknown): Mandate {
		return this.#withDate('end_date', date);
	}

	build(): MandateFields {
		readOrThrow(report => {
			for (const term of this.#missing()) {
				const text: TextOf<MissingTerm<Term>> = {
					problem: `the mandate has no ${term}`,
					remedy: 'set max_amount, start_date and end_date',
				};
				report.add(pointerOf(term), {rule: 'missing-field', ...text});
			}
		});
		return this.#written();
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
		const terms = TERMS.flatMap(term => {
			const value = this.#terms[term];
			return value === undefined ? [] : [[`mandate.${term}`, value]];
		});
		const fields = {'options.create_mandate': this.#kind, ...Object.fromEntries(terms)};
		return Object.freeze(fields) as MandateFields; // complete, and each term was checked when it was set
	}

	#withDate(term: Term, date: unknown): Mandate {
		return this.#with(term, typeof date === 'string' ? date : secondsOf(date), dateProblem(date));
	}

	#with(term: Term, value: unknown, problem: IssueDetails | undefined): Mandate {
		const pointer = pointerOf(term);
		if (this.#terms[term] !== undefined) throwIssue(pointer, conflict(term, 'set', pointer));
		throwIfIssue(pointer, problem);
		const mandate = new Mandate(this.#kind, this.#optional, Object.freeze({...this.#terms, [term]: value}));
		if (mandate.#missing().length === 0) {
			readOrThrow(report => reportEndBeforeStart(mandate.#written(), report));
		}
		return mandate;
	}
}

function pointerOf(term: Term): string {
	return `/mandate.${term}`;
}
