// Changing a filter that exists: an immer draft outside, the builders' rules after.
import {Immer} from 'immer';
import type {WritableDeep} from 'type-fest';
import {formatValue} from '../diagnostics/format-value.js';
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {reportContradictions} from '../rules/contradictions.js';
import {readPaymentFilter} from '../schema/payment-filter-shape.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import {call, describe} from './recipe.js';
import {frozenParts, shared} from './structural-sharing.js';

/** Never freezes: what a recipe puts in is the caller's, and stays as it is. */
const immer = new Immer({autoFreeze: false});

/**
 * A filter as a recipe sees it: the same, writable.
 *
 * @source checkout-spec: payment_filter object
 */
export type FilterDraft = WritableDeep<PaymentFilter>;

/**
 * Changes an existing filter through a draft: untouched parts are shared, the result is checked by the builders' rules
 * and deeply frozen, and the original stays as it was.
 *
 * @param filter - a payment filter, from `build()` or `decode`
 * @param recipe - changes the draft it is given; it is trusted code
 * @returns the changed filter
 * @throws {@link MisuseError} with every issue if the result breaks a rule
 * @example
 * ```ts
 * import {amend, filter} from 'paylock';
 *
 * const base = filter().allowDefaults(true).hide('CASH').build();
 * amend(base, draft => {
 * 	draft.allowDefaultOptions = false;
 * });
 * // {"allowDefaultOptions":false,"options":[{"paymentMethodType":"CASH","enable":false}]}
 * ```
 * @source checkout-spec: payment_filter object
 */
export function amend(filter: PaymentFilter, recipe: (draft: FilterDraft) => void): PaymentFilter {
	if (typeof recipe !== 'function') {
		throwIssue('', {
			rule: 'invalid-type',
			message: `${formatValue(recipe)} is no recipe: write a function`,
			found: formatValue(recipe),
		});
	}
	const copy = checked(filter);
	const parts = frozenParts(filter);
	const base = parts === undefined ? copy : filter;
	const changed: unknown = immer.produce(base, draft => {
		const answer = call(recipe, draft, '');
		if (answer !== undefined) {
			throwIssue('', {
				rule: 'invalid-recipe',
				message: `the recipe returns ${describe(answer)}: change the draft and return nothing`,
			});
		}
	});
	return shared(changed, checked(changed), parts ?? frozenParts(base) ?? new Set());
}

/** A frozen copy that keeps every rule. */
function checked(filter: unknown): PaymentFilter {
	const report = new IssueCollector();
	const read = readPaymentFilter(filter, report, '');
	if (read !== undefined) reportContradictions(read, report, '');
	report.throwIfAny();
	return read as PaymentFilter; // read, since nothing was refused
}
