// The implementations of a filter, of rules, and of a filter without `allowDefaultOptions`.
import {throwIssue} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {DialectNode} from '../model/dialect-node.js';
import type {FilterNode, RulesNode} from '../model/filter-node.js';
import {writePaymentFilter} from '../model/write-payment-filter.js';
import {conflict} from '../rules/conflicts.js';
import {NO_ALLOW_DEFAULTS} from '../rules/no-allow-defaults.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import {BUILDER, type BuilderKind} from './brand.js';
import {Steps} from './filter-steps.js';

export class Filter extends Steps<FilterNode> {
	#built: PaymentFilter | undefined;

	get [BUILDER](): BuilderKind {
		return 'filter';
	}

	allowDefaults(): never {
		const place = '/allowDefaultOptions';
		return throwIssue(place, conflict('allowDefaultOptions', String(this.node.allowDefaults), place));
	}

	build(): PaymentFilter {
		if (this.node.emi !== undefined && this.place.dialect.emiPlacement === 'session') {
			throwIssue('/emiOptions', {
				rule: 'contradiction',
				message:
					"with emiPlacement 'session', emiOptions is sent next to the filter: pass the filter to session(…).paymentFilter(…)",
			});
		}
		this.#built ??= writePaymentFilter(this.node, this.place.dialect);
		return this.#built;
	}

	toJSON(): PaymentFilter {
		return this.build();
	}
}

export class Rules extends Steps<RulesNode> {
	get [BUILDER](): BuilderKind {
		return 'rules';
	}

	build(): never {
		return this.toJSON();
	}

	toJSON(): never {
		return throwIssue('', {
			rule: 'invalid-recipe',
			message: 'rules are part of a filter: add them with .include(rules)',
		});
	}
}

/** `filter()` before `allowDefaultOptions` is set. */
export class IncompleteBuilder {
	readonly #dialect: DialectNode;

	constructor(dialect: DialectNode) {
		this.#dialect = dialect;
	}

	get [BUILDER](): BuilderKind {
		return 'filter without allowDefaults';
	}

	allowDefaults(allow: unknown): Filter {
		if (typeof allow !== 'boolean') {
			const problem = wrongValue('invalid-type', allow, 'is not a boolean: write true or false');
			throwIssue('/allowDefaultOptions', {...problem, allowed: ['true', 'false']});
		}
		const node = {allowDefaults: allow, options: [], emi: undefined, servicePrefix: undefined};
		return new Filter({dialect: this.#dialect, base: ''}, node);
	}

	show(): never {
		return this.toJSON();
	}

	hide(): never {
		return this.toJSON();
	}

	cards(): never {
		return this.toJSON();
	}

	upi(): never {
		return this.toJSON();
	}

	emi(): never {
		return this.toJSON();
	}

	when(): never {
		return this.toJSON();
	}

	include(): never {
		return this.toJSON();
	}

	forMandates(): never {
		return this.toJSON();
	}

	build(): never {
		return this.toJSON();
	}

	toJSON(): never {
		return throwIssue('/allowDefaultOptions', NO_ALLOW_DEFAULTS);
	}
}
