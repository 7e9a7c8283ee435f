// Below the interface of `session-builder.ts`: the parts said so far, each once, on the action that carries it.
import {Report, refuse} from '../misuse.js';
import type {DialectNode} from '../nodes/dialect-node.js';
import type {SessionNode} from '../nodes/session-node.js';
import {reportAloneHidden} from '../rules/alone-hidden.js';
import {readExtraFields} from '../rules/extra-fields.js';
import {saidAlready} from '../rules/once.js';
import {singleProviderLists, singleProviders} from '../rules/pairs-in-mandates.js';
import {readDetails, readFieldsOfAction, readMandateFields} from '../rules/read-session-parts.js';
import {vocabularyProblem} from '../rules/vocabulary.js';
import {writeSession} from '../serialise/session.js';
import {type Action, EMI_DISPLAYS, type EmiDisplay, type SessionRequest} from '../wire/session.js';
import {BUILDER, type BuilderKind} from './brand.js';
import {filterOf} from './session-filter.js';

/** The prefix a filter doubles its providers with is known only where a builder said it. */
type Said = SessionNode & {readonly servicePrefix?: string};

export class Session {
	readonly #dialect: DialectNode;
	readonly #node: Said;
	#built: SessionRequest | undefined;

	constructor(dialect: DialectNode, node: Said) {
		this.#dialect = dialect;
		this.#node = node;
	}

	static open(dialect: DialectNode, action: unknown, fields: unknown): Session {
		const report = new Report();
		const known = action as Action; // the reader refuses any other
		const row = readFieldsOfAction(known, fields, report);
		report.settle();
		return new Session(dialect, {action: known, fields: row as SessionNode['fields']}); // read, since nothing was refused
	}

	get [BUILDER](): BuilderKind {
		return 'session';
	}

	paymentFilter(filter: unknown): Session {
		this.#onPage('payment_filter', 'filter is attached', '/payment_filter', this.#node.filter);
		const report = new Report();
		const {servicePrefix = this.#dialect.servicePrefix, payment_filter} = filterOf(filter, this.#dialect, report);
		report.settle();
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
		const report = new Report();
		const fields = readMandateFields(mandate, report);
		report.settle();
		return fields === undefined ? this : this.#say({mandate: fields});
	}

	emiDisplay(display: unknown): Session {
		const {emiDisplay} = this.#node;
		this.#onPage('sdk_udf', `EMI display is ${emiDisplay}`, '/sdk_udf', emiDisplay);
		const problem = vocabularyProblem(display, EMI_DISPLAYS, 'EMI display');
		if (problem !== undefined) refuse('/sdk_udf', problem);
		return this.#say({emiDisplay: display as EmiDisplay}); // of the vocabulary, just checked
	}

	details(details: unknown): Session {
		this.#onPage('details', 'details() is called', '', this.#node.details);
		const report = new Report();
		const read = readDetails(details, report);
		report.settle();
		return read === undefined ? this : this.#say({details: read});
	}

	extra(fields: unknown): Session {
		if (this.#node.extra !== undefined) refuse('', saidAlready('extra() is called', ''));
		const report = new Report();
		const extra = readExtraFields(fields, report);
		report.settle();
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
			refuse(place, {
				code: 'wrong-action',
				message: `a ${action} session carries no ${what}: open a paymentPage`,
				found: action,
			});
		}
		if (before !== undefined) refuse(place, saidAlready(sentence, place));
	}

	/** What only two parts together can tell is told by the one that comes second. */
	#say(part: Partial<Said>): Session {
		const node: Said = Object.freeze({...this.#node, ...part});
		const report = new Report();
		if (node.mandate !== undefined && node.filter !== undefined) {
			for (const place of singleProviderLists(node.filter, node.servicePrefix)) {
				report.add(`/payment_filter${place}`, singleProviders());
			}
		}
		reportAloneHidden(node.emiDisplay, [node.emi, node.filter?.emiOptions], report);
		report.settle();
		return new Session(this.#dialect, node);
	}
}
