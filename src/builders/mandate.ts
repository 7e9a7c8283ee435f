// Below the interface of `mandate-builder.ts`: the terms said so far.

import {formatValue} from '../diagnostics/format-value.js';
import type {Issue, IssueDetails} from '../diagnostics/issue.js';
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {alreadyConfigured} from '../rules/conflicts.js';
import {reportEndBeforeStart} from '../rules/mandate-order.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {amountProblem} from '../values/amount.js';
import {epochSecondsProblem, secondsOf} from '../values/epoch-seconds.js';
import {MANDATE_KINDS, type MandateFields} from '../wire/mandate.js';
import {BUILDER, type BuilderKind} from './brand.js';

const TERMS = ['max_amount', 'start_date', 'end_date'] as const;
type Term = (typeof TERMS)[number];
type Terms = {readonly [Name in Term]?: string};

export class Mandate {
	readonly #kind: string;
	readonly #terms: Terms;

	constructor(kind: unknown, terms: Terms = {}) {
		const problem = vocabularyProblem(kind, MANDATE_KINDS, 'mandate kind');
		if (problem !== undefined) throwIssue('/options.create_mandate', problem);
		this.#kind = String(kind);
		this.#terms = terms;
	}

	get [BUILDER](): BuilderKind {
		return this.#missing().length === 0 ? 'mandate' : 'mandate without all terms';
	}

	maxAmount(amount: unknown): Mandate {
		return this.#say('max_amount', amount, amountProblem(amount));
	}

	startDate(date: unknown): Mandate {
		return this.#sayDate('start_date', date);
	}

	endDate(date: unknown): Mandate {
		return this.#sayDate('end_date', date);
	}

	build(): MandateFields {
		const missing = this.#missing();
		if (missing.length > 0) {
			const report = new IssueCollector();
			for (const term of missing) {
				report.add(childPlace(term), {
					rule: 'missing-field',
					message: `the mandate has no ${term} yet: set all three terms`,
				});
			}
			report.throwIfAny();
		}
		return this.#written();
	}

	toJSON(): MandateFields {
		return this.build();
	}

	#missing(): readonly Term[] {
		return TERMS.filter(term => this.#terms[term] === undefined);
	}

	#written(): MandateFields {
		const {max_amount, start_date, end_date} = this.#terms;
		return Object.freeze({
			'options.create_mandate': this.#kind,
			'mandate.max_amount': max_amount,
			'mandate.start_date': start_date,
			'mandate.end_date': end_date,
		}) as MandateFields; // complete, and each term checked as it was said
	}

	#sayDate(term: Term, date: unknown): Mandate {
		const written = typeof date === 'string' ? date : secondsOf(date);
		return this.#say(term, written, written === undefined ? noDate(date) : epochSecondsProblem(written));
	}

	#say(term: Term, value: unknown, problem: IssueDetails | undefined): Mandate {
		if (this.#terms[term] !== undefined)
			throwIssue(childPlace(term), alreadyConfigured(`${term} is set`, childPlace(term)));
		if (problem !== undefined) throwIssue(childPlace(term), problem);
		const mandate = new Mandate(this.#kind, Object.freeze({...this.#terms, [term]: value}));
		if (mandate.#missing().length === 0) {
			const report = new IssueCollector();
			reportEndBeforeStart(mandate.#written(), report, '');
			report.throwIfAny();
		}
		return mandate;
	}
}

function childPlace(term: Term): Issue['pointer'] {
	return `/mandate.${term}`;
}

function noDate(found: unknown): IssueDetails {
	return {
		rule: 'invalid-type',
		message: `${formatValue(found)} is no date: give a valid Date from 1970 to 2286, or Unix seconds as digits`,
		found: formatValue(found),
	};
}
