// Below the interface of `upi-filters.ts`: one cell a call, each a frozen UPI filter.
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {type Cell, countOf, inOrder, say} from '../model/cells.js';
import {type Catalog, codeCheck} from '../rules/catalog.js';
import {NOTHING_LISTED} from '../values/choice.js';
import {readList} from '../values/list.js';
import {appProblem, handleProblem} from '../values/vpa-handle.js';
import type {UpiFilter} from '../wire/payment-filter.js';
import type {UpiType} from '../wire/payment-method.js';
import {BUILDER, type BuilderKind} from './brand.js';

export class Upi {
	readonly #codes: Catalog;
	readonly #place: string;
	readonly #newest: Cell<UpiFilter> | undefined;

	constructor(codes: Catalog, place: string, newest?: Cell<UpiFilter>) {
		this.#codes = codes;
		this.#place = place;
		this.#newest = newest;
	}

	/** Whether a recipe's answer is the builder it was given with more said. */
	static continues(start: Upi, value: unknown): value is Upi {
		if (typeof value !== 'object' || value === null || !(#newest in value)) return false;
		return value.#newest !== undefined && value.#codes === start.#codes && value.#place === start.#place;
	}

	/** The filters said, oldest first. */
	static filters(upi: Upi): readonly UpiFilter[] {
		return inOrder(upi.#newest);
	}

	get [BUILDER](): BuilderKind {
		return 'upi';
	}

	hideCollect(...handles: readonly unknown[]): Upi {
		return this.#list('COLLECT', handles, false);
	}

	showCollect(...handles: readonly unknown[]): Upi {
		return this.#list('COLLECT', handles, true);
	}

	hideIntent(...apps: readonly unknown[]): Upi {
		return this.#list('INTENT', apps, false);
	}

	showIntent(...apps: readonly unknown[]): Upi {
		return this.#list('INTENT', apps, true);
	}

	hideAllCollect(): Upi {
		return this.#say({upiType: 'COLLECT', enable: false});
	}

	showAllCollect(): Upi {
		return this.#say({upiType: 'COLLECT', enable: true});
	}

	hideAllIntent(): Upi {
		return this.#say({upiType: 'INTENT', enable: false});
	}

	showAllIntent(): Upi {
		return this.#say({upiType: 'INTENT', enable: true});
	}

	toJSON(): never {
		return throwIssue('', {
			rule: 'invalid-recipe',
			message: 'UPI filters are a part of a filter: return them from .upi(…)',
		});
	}

	#list(upiType: UpiType, list: readonly unknown[], enable: boolean): Upi {
		const report = new IssueCollector();
		const check = upiType === 'COLLECT' ? handleProblem : codeCheck(this.#codes, 'apps', appProblem);
		const place = () => `${this.#place}/upiFilters/${countOf(this.#newest)}/upiMethods`;
		const upiMethods = readList(list, check, report, place, NOTHING_LISTED);
		report.throwIfAny();
		return this.#say({upiType, upiMethods, enable});
	}

	#say(filter: UpiFilter): Upi {
		return new Upi(this.#codes, this.#place, say(this.#newest, Object.freeze(filter)));
	}
}
