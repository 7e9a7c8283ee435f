// A filter, the rules it may include, and the step before either.
import {refuse, show} from '../misuse.js';
import type {DialectNode} from '../nodes/dialect-node.js';
import type {FilterNode, RulesNode} from '../nodes/filter-node.js';
import {writePaymentFilter} from '../serialise/payment-filter.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import {BUILDER, type BuilderKind} from './brand.js';
import {Steps} from './filter-steps.js';

export class Filter extends Steps<FilterNode> {
	#built: PaymentFilter | undefined;

	/** What was said, for a session; `undefined` for what is no filter of this copy of the library. */
	static node(value: unknown): FilterNode | undefined {
		return value instanceof Filter ? value.node : undefined;
	}

	get [BUILDER](): BuilderKind {
		return 'filter';
	}

	build(): PaymentFilter {
		if (this.node.emi !== undefined && this.node.dialect.emiPlacement === 'session') {
			refuse('/emiOptions', {
				code: 'contradiction',
				message:
					"with emiPlacement 'session' emiOptions travels beside the filter: hand the filter to session(…).paymentFilter(…)",
			});
		}
		this.#built ??= writePaymentFilter(this.node);
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

	toJSON(): never {
		return refuse('', {code: 'wrong-recipe', message: 'rules() are a part of a filter: add them with .include(rules)'});
	}
}

/** `filter()` before `allowDefaultOptions` is said. */
export class Unfinished {
	readonly #dialect: DialectNode;

	constructor(dialect: DialectNode) {
		this.#dialect = dialect;
	}

	get [BUILDER](): BuilderKind {
		return 'filter without allowDefaults';
	}

	allowDefaults(allow: unknown): Filter {
		if (typeof allow !== 'boolean') {
			refuse('/allowDefaultOptions', {
				code: 'wrong-type',
				message: `${show(allow)} is no boolean: write true or false`,
				found: show(allow),
				allowed: ['true', 'false'],
			});
		}
		return new Filter(Object.freeze({dialect: this.#dialect, allowDefaults: allow, options: Object.freeze([])}));
	}

	toJSON(): never {
		return refuse('/allowDefaultOptions', {
			code: 'missing',
			message: 'the filter has no allowDefaultOptions yet: call .allowDefaults(true) or .allowDefaults(false)',
		});
	}
}
