// What a change of the filter would have done to orders.

import type {Account} from '../../account/account.js';
import {formatValue} from '../../diagnostics/format-value.js';
import {throwIssue} from '../../diagnostics/issue-collector.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import type {Instrument} from '../../wire/instrument.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow} from '../subject/read-subject.js';
import type {Impact} from './impact-result.js';
import {OrderTally} from './order-tally.js';

/**
 * An order, or several orders with one instrument. Other properties are ignored.
 *
 * @source The shape is paylock's own.
 */
export interface Order<AccountType extends string = never> {
	/** What the customer paid with, described as far as it is known. */
	readonly instrument: Instrument<AccountType>;
	/** The amount of the order, or of all `count` orders together: a number or decimal text in major units. */
	readonly amount?: number | string | undefined;
	/** How many orders this entry stands for; 1 by default. */
	readonly count?: number | undefined;
}

/**
 * Tells what replacing one filter with another would have done to past orders: how many were made with an instrument that the
 * change hides, what they amount to, and which instruments those are.
 *
 * It reads the orders once and keeps only the totals of each group, so that there is no limit to the number of orders. Amounts
 * are summed exactly.
 *
 * @param before - a filter or a session request, as object, builder or JSON text
 * @param after - the other filter or session request, in the same forms
 * @param orders - the orders, as any iterable such as an array or a generator; for an async iterable, such as a stream, the
 *   result is a promise
 * @param options - what is known about the account
 * @returns the numbers, the amounts and the groups
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all
 * @throws a {@link MisuseError} for an order that is wrong, with its index as pointer, and for unknown options
 * @example
 * ```ts
 * import {impact} from 'paylock/inspect';
 *
 * const before = {allowDefaultOptions: true, options: []};
 * const after = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
 *
 * const {lost, amounts, groups} = impact(before, after, [
 * 	{instrument: {type: 'CASH'}, amount: '499.00'},
 * 	{instrument: {type: 'UPI', app: 'APP_A'}, amount: '99.90'},
 * ]);
 * lost;
 * // 1
 * amounts.lost;
 * // '499.00'
 * groups.map(({label, from, to}) => `${label}: ${from}, then ${to}`);
 * // ['cash on delivery: shown, then hidden', 'UPI: shown, then shown']
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function impact<const AccountType extends string = never>(
	before: unknown,
	after: unknown,
	orders: Iterable<Order<NoInfer<AccountType>>>,
	options?: Account<AccountType>,
): Impact;
export function impact<const AccountType extends string = never>(
	before: unknown,
	after: unknown,
	orders: AsyncIterable<Order<NoInfer<AccountType>>>,
	options?: Account<AccountType>,
): Promise<Impact>;
export function impact(
	before: unknown,
	after: unknown,
	orders: Iterable<unknown> | AsyncIterable<unknown>,
	options?: Account,
): Impact | Promise<Impact> {
	return reportAtCall(impact, () => {
		const tally = createTally(before, after, options);
		if (typeof orders === 'object' && orders !== null) {
			if (Symbol.iterator in orders) {
				for (const order of orders) tally.add(order);
				return tally.result();
			}
			if (Symbol.asyncIterator in orders) return addEach(tally, orders);
		}

		return throwIssue('', {
			rule: 'invalid-type',
			problem: `${formatValue(orders)} is not a list of orders`,
			remedy: 'pass an iterable or async iterable of {instrument, amount, count}',
		});
	});
}

async function addEach(tally: OrderTally, orders: AsyncIterable<unknown>): Promise<Impact> {
	for await (const order of orders) tally.add(order);
	return tally.result();
}

/** Adds up orders one by one, for callers that have neither an iterable nor an async iterable of orders. */
export function createTally(before: unknown, after: unknown, options?: Account): OrderTally {
	const read = (input: unknown) => readSubjectOrThrow(input, checkOptions(options, input));
	return new OrderTally(read(before), read(after));
}
