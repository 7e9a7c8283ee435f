// The implementation of `upi-builder.ts`: each call appends one frozen UPI filter.

import {BUILDER, type BuilderKind} from '../diagnostics/builder-kind.js';
import {noArgument} from '../rules/refused-calls.js';
import {NOTHING_LISTED} from '../values/empty-lists.js';
import {checkList} from '../values/list.js';
import {appProblem, handleProblem} from '../values/vpa-handle.js';
import type {UpiFilter} from '../wire/payment-filter.js';
import type {UpiType} from '../wire/payment-method.js';
import {FilterList} from './filter-list.js';

type WholeMethod = `${'hide' | 'show'}All${'Collect' | 'Intent'}`;

export class Upi extends FilterList<UpiFilter> {
	get [BUILDER](): BuilderKind {
		return 'upi';
	}

	hideCollect(...handles: readonly unknown[]): this {
		return this.list(this.hideCollect, 'COLLECT', handles, false);
	}

	showCollect(...handles: readonly unknown[]): this {
		return this.list(this.showCollect, 'COLLECT', handles, true);
	}

	hideIntent(...apps: readonly unknown[]): this {
		return this.list(this.hideIntent, 'INTENT', apps, false);
	}

	showIntent(...apps: readonly unknown[]): this {
		return this.list(this.showIntent, 'INTENT', apps, true);
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

	private list(called: unknown, upiType: UpiType, list: readonly unknown[], enable: boolean): this {
		const check =
			upiType === 'COLLECT' ? handleProblem : (this.place.account.catalog?.check('apps', appProblem) ?? appProblem);
		return this.append(called, report => {
			const upiMethods = checkList(list, check, report, '/upiMethods', NOTHING_LISTED);
			return Object.freeze({upiType, upiMethods, enable});
		});
	}

	private whole(name: WholeMethod, given: readonly unknown[], upiType: UpiType, enable: boolean): this {
		return this.append(this[name], report => {
			report.add('', noArgument(name, given));
			return Object.freeze({upiType, enable});
		});
	}
}
