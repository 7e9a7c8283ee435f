// The implementation of `upi-filters.ts`: each call appends one frozen UPI filter.
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {append, type Cell, countOf, toArray} from '../model/cells.js';
import {type Catalog, codeCheck} from '../rules/catalog.js';
import {NOTHING_LISTED} from '../values/choice.js';
import {readList} from '../values/list.js';
import {appProblem, handleProblem} from '../values/vpa-handle.js';
import type {UpiFilter} from '../wire/payment-filter.js';
import type {UpiType} from '../wire/payment-method.js';
import {BUILDER, type BuilderKind} from './brand.js';
import type {FilterPlace} from './cards.js';
import {RecipeBuilder, type Step} from './recipe-builder.js';

export class Upi extends RecipeBuilder {
	readonly #codes: Catalog;
	/** Where the filters are written. */
	readonly #base: FilterPlace;
	readonly #newest: Cell<UpiFilter> | undefined;

	constructor(codes: Catalog, base: FilterPlace, newest?: Cell<UpiFilter>, step?: Step) {
		super(step);
		this.#codes = codes;
		this.#base = base;
		this.#newest = newest;
	}

	/** The filters, oldest first. */
	static filters(upi: Upi): readonly UpiFilter[] {
		return toArray(upi.#newest);
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
		return this.#append({upiType: 'COLLECT', enable: false});
	}

	showAllCollect(): Upi {
		return this.#append({upiType: 'COLLECT', enable: true});
	}

	hideAllIntent(): Upi {
		return this.#append({upiType: 'INTENT', enable: false});
	}

	showAllIntent(): Upi {
		return this.#append({upiType: 'INTENT', enable: true});
	}

	toJSON(): never {
		return throwIssue('', {
			rule: 'invalid-recipe',
			message: 'UPI filters are part of a filter: return them from .upi(…)',
		});
	}

	#list(upiType: UpiType, list: readonly unknown[], enable: boolean): Upi {
		const report = new IssueCollector();
		const check = upiType === 'COLLECT' ? handleProblem : codeCheck(this.#codes, 'apps', appProblem);
		const place = () => `${this.pointer()}/upiMethods`;
		const upiMethods = readList(list, check, report, place, NOTHING_LISTED);
		report.throwIfAny();
		return this.#append({upiType, upiMethods, enable});
	}

	#append(filter: UpiFilter): Upi {
		return new Upi(this.#codes, this.#base, append(this.#newest, Object.freeze(filter)), this.next());
	}

	protected override at(step: Step | undefined): this {
		return new Upi(this.#codes, this.#base, this.#newest, step) as this; // the class has no subclasses
	}

	protected override pointer(): string {
		return `${this.#base.option}/upiFilters/${this.#base.filters + countOf(this.#newest)}`;
	}
}
