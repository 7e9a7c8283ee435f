// Below the interface of `session-builder.ts`: the parts said so far, each once, on the action that carries it.
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import type {DialectNode} from '../model/dialect-node.js';
import type {SessionNode} from '../model/session-node.js';
import {writeSession} from '../model/write-session.js';
import {alreadyConfigured} from '../rules/conflicts.js';
import {reportOnlyEmiHidden} from '../rules/only-emi-hidden.js';
import {singleProviderLists, singleProviders} from '../rules/provider-pairs.js';
import {readDetails, readFieldsOfAction, readMandateFields} from '../rules/read-session-parts.js';
import {readExtraFields} from '../schema/extra-fields.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {type Action, EMI_DISPLAYS, type EmiDisplay, type SessionRequest} from '../wire/session.js';
import {BUILDER, type BuilderKind} from './brand.js';
import {filterOf} from './session-filter.js';

/** The prefix a filter doubles its providers with is known only where a builder said it. */
type State = SessionNode & {readonly servicePrefix?: string};

export class Session {
	readonly #dialect: DialectNode;
	readonly #node: State;
	#built: SessionRequest | undefined;

	constructor(dialect: DialectNode, node: State) {
		this.#dialect = dialect;
		this.#node = node;
	}

	static open(dialect: DialectNode, action: unknown, fields: unknown): Session {
		const report = new IssueCollector();
		const known = action as Action; // the reader refuses any other
		const row = readFieldsOfAction(known, fields, report);
		report.throwIfAny();
		return new Session(dialect, {action: known, fields: row as SessionNode['fields']}); // read, since nothing was refused
	}

	get [BUILDER](): BuilderKind {
		return 'session';
	}

	paymentFilter(filter: unknown): Session {
		this.#onPage('payment_filter', 'filter is attached', '/payment_filter', this.#node.filter);
		const report = new IssueCollector();
		const {servicePrefix = this.#dialect.servicePrefix, payment_filter} = filterOf(filter, this.#dialect, report);
		report.throwIfAny();
		const {emiOptions: emi, ...locking} = payment_filter;
		const lifted = emi !== undefined && this.#dialect.emiPlacement === 'session';
		return this.#say({
			filter: lifted ? Object.freeze(locking) : payment_filter,
			...(lifted && {emi}),
			...(servicePrefix !== undefined && {servicePrefix}),
		});
	}

	mandate(mandate: unknown): Session {
		this.#onPage('mandate', 'mandate is attached', '/options.create_mandate', this.#node.mandate);
		const report = new IssueCollector();
		const fields = readMandateFields(mandate, report);
		report.throwIfAny();
		return fields === undefined ? this : this.#say({mandate: fields});
	}

	emiDisplay(display: unknown): Session {
		const {emiDisplay} = this.#node;
		this.#onPage('sdk_udf', `EMI display is ${emiDisplay}`, '/sdk_udf', emiDisplay);
		const problem = vocabularyProblem(display, EMI_DISPLAYS, 'EMI display');
		if (problem !== undefined) throwIssue('/sdk_udf', problem);
		return this.#say({emiDisplay: display as EmiDisplay}); // of the vocabulary, just checked
	}

	details(details: unknown): Session {
		this.#onPage('details', 'details() is called', '', this.#node.details);
		const report = new IssueCollector();
		const read = readDetails(details, report);
		report.throwIfAny();
		return read === undefined ? this : this.#say({details: read});
	}

	extra(fields: unknown): Session {
		if (this.#node.extra !== undefined) throwIssue('', alreadyConfigured('extra() is called', ''));
		const report = new IssueCollector();
		const extra = readExtraFields(fields, report);
		report.throwIfAny();
		return extra === undefined ? this : this.#say({extra});
	}

	build(): SessionRequest {
		this.#built ??= writeSession(this.#node);
		return this.#built;
	}

	toJSON(): SessionRequest {
		return this.build();
	}

	/** A part that only the payment page carries, and once. */
	#onPage(what: string, sentence: string, place: string, before: unknown): void {
		const {action} = this.#node;
		if (action !== 'paymentPage') {
			throwIssue(place, {
				rule: 'wrong-action',
				message: `a ${action} session carries no ${what}: open a paymentPage`,
				found: action,
			});
		}
		if (before !== undefined) throwIssue(place, alreadyConfigured(sentence, place));
	}

	/** What only two parts together can tell is told by the one that comes second. */
	#say(part: Partial<State>): Session {
		const node: State = Object.freeze({...this.#node, ...part});
		const report = new IssueCollector();
		if (node.mandate !== undefined && node.filter !== undefined) {
			for (const place of singleProviderLists(node.filter, node.servicePrefix)) {
				report.add(`/payment_filter${place}`, singleProviders());
			}
		}
		reportOnlyEmiHidden(node.emiDisplay, [node.emi, node.filter?.emiOptions], report);
		report.throwIfAny();
		return new Session(this.#dialect, node);
	}
}
