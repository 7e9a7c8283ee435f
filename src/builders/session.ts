// The implementation of `session-builder.ts`: the parts so far, each set at most once.

import type {AccountNode} from '../account/account-node.js';
import {reportSingleProviders, singleProviders} from '../account/provider-pairs.js';
import {
	BUILDER,
	INSPECT,
	type IncludedRules,
	kindOfBuilder,
	RULES,
	rulesOfBuilder,
} from '../diagnostics/builder-kind.js';
import {type IssueCollector, readOrThrow, throwIfIssue, throwIssue} from '../diagnostics/issue-collector.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import {conflict} from '../model/conflicts.js';
import {reportContradictions} from '../model/contradictions.js';
import {nothingLeft} from '../model/nothing-left.js';
import {readDetails, readExtraFields, readFieldsOfAction, readMandateFields} from '../model/read-session-parts.js';
import {pageOnly} from '../model/session-steps.js';
import {writePaymentFilter} from '../model/write-payment-filter.js';
import {type SessionNode, writeSession} from '../model/write-session.js';
import {readPaymentFilter} from '../schema/payment-filter-shape.js';
import {isImpersonalField} from '../schema/personal-data.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import {type Action, EMI_DISPLAYS, type EmiDisplay, type SessionRequest} from '../wire/session.js';
import {Filter} from './filter.js';
import {RecipeBuilder} from './recipe-builder.js';
import {notFilter, reportOnlyEmiHidden} from './refused-calls.js';

export class Session extends RecipeBuilder<SessionNode> {
	static {
		Session.prototype[BUILDER] = 'session';
		reportAtCalls(Session, {paymentFilter: 1, mandate: 1, emiDisplay: 1, details: 1, extra: 1, build: 0});
	}

	#built: SessionRequest | undefined;

	static open(account: AccountNode, action: unknown, fields: unknown): Session {
		const checkedAction = action as Action; // the reader refuses any other
		const read = readOrThrow(report => readFieldsOfAction(checkedAction, fields, report, account.options));
		return new Session({account, base: ''}, Object.freeze({action: checkedAction, fields: read}));
	}

	paymentFilter(given: unknown): this {
		this.#onceOnPage('payment_filter', '/payment_filter', this.node.filter);
		const filter = readOrThrow(report => filterOf(given, this.place.account, report));
		return this.#attach({...this.#placed(filter), rules: rulesOfBuilder(given)});
	}

	get [RULES](): IncludedRules | undefined {
		const {rules, ...node} = this.node;
		return (
			rules && {
				names: rules.names,
				mayListOnce: rules.mayListOnce,
				only: names => writeSession({...node, emi: undefined, ...this.#placed(rules.only(names) as PaymentFilter)}),
			}
		);
	}

	mandate(given: unknown): this {
		this.#onceOnPage('mandate', '/options.create_mandate', this.node.mandate);
		return this.#attach({
			mandate: readOrThrow(report => readMandateFields(given, report, this.place.account.options)),
		});
	}

	emiDisplay(given: unknown): this {
		const {emiDisplay} = this.node;
		this.#onceOnPage('sdk_udf', '/sdk_udf', emiDisplay, emiDisplay);
		throwIfIssue('/sdk_udf', vocabularyProblem(given, EMI_DISPLAYS, 'EMI display'));
		return this.#attach({emiDisplay: given as EmiDisplay}); // of the vocabulary, just checked
	}

	details(given: unknown): this {
		this.#onceOnPage('details', '', this.node.details);
		return this.#attach({details: readOrThrow(report => readDetails(given, report))});
	}

	extra(given: unknown): this {
		const {action, extra} = this.node;
		if (extra !== undefined) throwIssue('', conflict('extra', 'set', ''));
		return this.#attach({extra: readOrThrow(report => readExtraFields(action, given, report))});
	}

	override build(): SessionRequest {
		this.#built ??= writeSession(this.node);
		return this.#built;
	}

	/** Without the values of fields that may be personal. */
	override [INSPECT](): unknown {
		const shown = (key: string, value: unknown) => (isImpersonalField(key) ? value : '[not printed]');
		return Object.fromEntries(Object.entries(this.build()).map(([key, value]) => [key, shown(key, value)]));
	}

	/** A filter, with its EMI where the account places it. */
	#placed(filter: PaymentFilter): Partial<SessionNode> {
		return this.place.account.emiInFilterIssue ? liftEmi(filter) : {filter};
	}

	/** Refuses a part that only a payment page has, and a second one. */
	#onceOnPage(what: string, pointer: string, before: unknown, how = 'set'): void {
		const {action} = this.node;
		if (action !== 'paymentPage') throwIssue(pointer, pageOnly(action, what));
		if (before !== undefined) throwIssue(pointer, conflict(what, how, pointer));
	}

	/** Adds a part; a conflict between two parts is reported with the second. */
	#attach(part: Partial<SessionNode>): this {
		const node: SessionNode = Object.freeze({...this.node, ...part});
		const {filter, mandate, emi, emiDisplay, rules} = node;
		readOrThrow(report => {
			if (mandate !== undefined && filter !== undefined)
				reportSingleProviders(filter, report, '/payment_filter', this.place.account.servicePrefix);
			// With or without an outage, so that it is not one that shows it first.
			if (mandate !== undefined && rules?.mayListOnce) report.add('/payment_filter', singleProviders());
			reportOnlyEmiHidden(emiDisplay, [emi, filter?.emiOptions], report);
		});
		return this.with(node);
	}
}

/** A filter without its `emiOptions`, and the `emiOptions` separately. */
function liftEmi(filter: PaymentFilter): Partial<SessionNode> {
	const {emiOptions: emi, ...rest} = filter;
	return emi === undefined ? {filter} : {filter: Object.freeze(rest), emi};
}

const POINTER = '/payment_filter';

/** The frozen filter, checked by the builders' rules and by what this account has; every issue goes to the report. */
function filterOf(given: unknown, account: AccountNode, report: IssueCollector): PaymentFilter | undefined {
	const filter = readFilter(given, account, report);
	if (filter === undefined) return undefined;
	report.add(POINTER, nothingLeft(filter));
	// A builder of this account has checked its codes, before any service prefix was written.
	if (RecipeBuilder.is(Filter, given) && given.place.account === account) return filter;
	filter.options.forEach((option, index) => {
		const place = `${POINTER}/options/${index}`;
		const problem = vocabularyProblem(option.paymentMethodType, account.types, 'payment method type');
		report.add(`${place}/paymentMethodType`, problem);
		account.catalog?.reportOption(option, report, place);
	});
	if (filter.emiOptions !== undefined) account.catalog?.reportEmi(filter.emiOptions, report, `${POINTER}/emiOptions`);
	return filter;
}

function readFilter(given: unknown, account: AccountNode, report: IssueCollector): PaymentFilter | undefined {
	if (RecipeBuilder.is(Filter, given)) return writePaymentFilter(given.node, given.place.account, POINTER);
	const kind = kindOfBuilder(given);
	if (kind !== undefined && kind !== 'filter') throwIssue(POINTER, notFilter(kind));
	const filter = readPaymentFilter(given, report, POINTER, account.options);
	if (filter !== undefined) reportContradictions(filter, report, POINTER);
	return filter;
}
