// The implementation of `upi-filters.ts`: each call appends one frozen UPI filter.

import {BUILDER, type BuilderKind} from '../diagnostics/builder-kind.js';
import {NOTHING_LISTED} from '../values/empty-lists.js';
import {checkList} from '../values/list.js';
import {appProblem, handleProblem} from '../values/vpa-handle.js';
import type {UpiFilter} from '../wire/payment-filter.js';
import type {UpiType} from '../wire/payment-method.js';
import {FilterList} from './filter-list.js';

export class Upi extends FilterList<UpiFilter> {
	get [BUILDER](): BuilderKind {
		return 'upi';
	}

	hideCollect(...handles: readonly unknown[]): this {
		return this.list('COLLECT', handles, false);
	}

	showCollect(...handles: readonly unknown[]): this {
		return this.list('COLLECT', handles, true);
	}

	hideIntent(...apps: readonly unknown[]): this {
		return this.list('INTENT', apps, false);
	}

	showIntent(...apps: readonly unknown[]): this {
		return this.list('INTENT', apps, true);
	}

	hideAllCollect(): this {
		return this.whole('COLLECT', false);
	}

	showAllCollect(): this {
		return this.whole('COLLECT', true);
	}

	hideAllIntent(): this {
		return this.whole('INTENT', false);
	}

	showAllIntent(): this {
		return this.whole('INTENT', true);
	}

	private list(upiType: UpiType, list: readonly unknown[], enable: boolean): this {
		const check =
			upiType === 'COLLECT' ? handleProblem : (this.place.account.catalog?.check('apps', appProblem) ?? appProblem);
		return this.append(report => {
			const upiMethods = checkList(list, check, report, '/upiMethods', NOTHING_LISTED);
			return Object.freeze({upiType, upiMethods, enable});
		});
	}

	private whole(upiType: UpiType, enable: boolean): this {
		return this.append(() => Object.freeze({upiType, enable}));
	}
}
