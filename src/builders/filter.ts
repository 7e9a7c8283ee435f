// The implementations of a filter, of rules, and of a filter without `allowDefaultOptions`.

import {BUILDER, type BuilderKind} from '../diagnostics/builder-kind.js';
import {throwIfIssue, throwIssue} from '../diagnostics/issue-collector.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {type FilterNode, NO_RULES, type RulesNode} from '../model/filter-node.js';
import {writePaymentFilter} from '../model/write-payment-filter.js';
import {conflict} from '../rules/conflicts.js';
import {nothingLeft} from '../rules/nothing-left.js';
import {NO_ALLOW_DEFAULTS} from '../rules/refused-calls.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import {Steps} from './filter-steps.js';

export class Filter extends Steps<FilterNode> {
	static {
		reportAtCalls(Filter, 'allowDefaults', 'build');
	}

	#built: PaymentFilter | undefined;

	get [BUILDER](): BuilderKind {
		return 'filter';
	}

	allowDefaults(): never {
		const place = '/allowDefaultOptions';
		return throwIssue(place, conflict('allowDefaultOptions', String(this.node.allowDefaults), place));
	}

	override build(): PaymentFilter {
		const {node, place} = this;
		if (node.emi !== undefined) throwIfIssue('/emiOptions', place.account.emiInFilterIssue);
		if (this.#built !== undefined) return this.#built;
		const built = writePaymentFilter(node, place.account);
		throwIfIssue('', nothingLeft(built));
		this.#built = built;
		return built;
	}
}

export class Rules extends Steps<RulesNode> {
	static {
		reportAtCalls(Rules, 'build');
	}

	get [BUILDER](): BuilderKind {
		return 'rules';
	}

	override build(): never {
		return throwIssue('', {
			rule: 'invalid-recipe',
			problem: 'rules cannot be built',
			remedy: 'add them to a filter with .include(rules)',
		});
	}
}

/** `filter()` before `allowDefaultOptions` is set. */
export class IncompleteFilter extends Steps<RulesNode> {
	static {
		reportAtCalls(IncompleteFilter, 'allowDefaults', 'build');
	}

	get [BUILDER](): BuilderKind {
		return 'filter without allowDefaults';
	}

	/** Every step but `allowDefaults` begins with the node. */
	override get node(): never {
		return throwIssue('/allowDefaultOptions', NO_ALLOW_DEFAULTS);
	}

	allowDefaults(allow: unknown): Filter {
		if (typeof allow !== 'boolean') {
			throwIssue(
				'/allowDefaultOptions',
				wrongValue('invalid-type', allow, {problem: 'is not a boolean', remedy: 'write true or false'}),
			);
		}
		const {options, emi, servicePrefix} = NO_RULES;
		return new Filter(this.place, {allowDefaults: allow, options, emi, servicePrefix});
	}

	override build(): never {
		return this.node;
	}
}
