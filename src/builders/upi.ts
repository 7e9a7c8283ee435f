// The implementation of `upi-filters.ts`: each call appends one frozen UPI filter.

import {BUILDER, type BuilderKind} from '../diagnostics/builder-kind.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import {noArgument} from '../rules/no-argument.js';
import {NOTHING_LISTED} from '../values/empty-lists.js';
import {checkList} from '../values/list.js';
import {appProblem, handleProblem} from '../values/vpa-handle.js';
import type {UpiFilter} from '../wire/payment-filter.js';
import type {UpiType} from '../wire/payment-method.js';
import {FilterList} from './filter-list.js';

export class Upi extends FilterList<UpiFilter> {
	static {
		reportAtCalls(Upi);
	}

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

	hideAllCollect(...given: readonly unknown[]): this {
		return this.whole('hideAllCollect', given, 'COLLECT', false);
	}

	showAllCollect(...given: readonly unknown[]): this {
		return this.whole('showAllCollect', given, 'COLLECT', true);
	}

	hideAllIntent(...given: readonly unknown[]): this {
		return this.whole('hideAllIntent', given, 'INTENT', false);
	}

	showAllIntent(...given: readonly unknown[]): this {
		return this.whole('showAllIntent', given, 'INTENT', true);
	}

	private list(upiType: UpiType, list: readonly unknown[], enable: boolean): this {
		const check =
			upiType === 'COLLECT' ? handleProblem : (this.place.account.catalog?.check('apps', appProblem) ?? appProblem);
		return this.append(report => {
			const upiMethods = checkList(list, check, report, '/upiMethods', NOTHING_LISTED);
			return Object.freeze({upiType, upiMethods, enable});
		});
	}

	private whole(call: string, given: readonly unknown[], upiType: UpiType, enable: boolean): this {
		return this.append(report => {
			report.add('', noArgument(call, given));
			return Object.freeze({upiType, enable});
		});
	}
}
