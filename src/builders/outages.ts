// Rules that hide what is out of order, by the service's own list.

import {PLAIN_ACCOUNT} from '../account/account-node.js';
import {bankCodeOf, codesIn, type ListedOutage, type MethodList, readMethods} from '../account/method-list.js';
import {isFilteredType} from '../account/providers-by-type.js';
import {readOrThrow} from '../diagnostics/issue-collector.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {NO_RULES} from '../model/filter-node.js';
import {readShape} from '../schema/read-shape.js';
import type {ListOf, ObjectShape} from '../schema/shape.js';
import type {ProviderType} from '../wire/instrument.js';
import {Rules} from './filter.js';
import type {AnyRules} from './filter-builder.js';

const STATUSES = ['DOWN', 'FLUCTUATE'] as const;

/**
 * The options of `outages`.
 *
 * @source open points: the service's own list of payment methods
 */
export interface OutageOptions {
	/** What to hide: what is down, by default, or also what fails now and then. */
	readonly status?: readonly (typeof STATUSES)[number][] | undefined;
}

const STATUS: ListOf<string> = {
	kind: 'list',
	item: {kind: 'enum', what: 'status', enum: STATUSES},
	ifEmpty: 'leave it out to hide what is down',
};
const OPTIONS: ObjectShape = {
	kind: 'object',
	what: 'set of options',
	part: 'option of outages',
	required: {},
	optional: {status: STATUS},
};

/**
 * Rules with the name `outage` that hide what is out of order, to include in a filter that shows the rest by default.
 *
 * An outage of a payment method hides its code, of CARD its brand. One that names no listed method hides the methods of its
 * bank; one that names only a type, without a bank, hides the type. What the list does not have is not on the screen anyway.
 *
 * @param list - the parsed answer of `GET …/merchants/{merchant_id}/paymentmethods?options.add_outage=true`
 * @param options - which statuses count
 * @returns rules for `.include(…)`; empty while everything works
 * @throws an {@link InvalidInputError} with every issue of a list that cannot be read
 * @example
 * ```ts
 * import {filter, outages} from 'paylock';
 *
 * const list = {
 * 	payment_methods: [{payment_method_type: 'NB', payment_method: 'NB_BANKA'}],
 * 	outages: [{status: 'DOWN', payment_method_type: 'NB', payment_method: 'NB_BANKA'}],
 * };
 * filter().allowDefaults(true).include(outages(list)).build();
 * // {"allowDefaultOptions":true,"options":[{"paymentMethodType":"NB","enable":false,"paymentMethods":["NB_BANKA"]}]}
 * ```
 * @source The shape of the list is that of the service's public documentation of its payment methods API.
 */
export function outages(list: unknown, options: OutageOptions = {}): AnyRules {
	return reportAtCall(outages, () => {
		const read = readOrThrow(
			report => readShape(OPTIONS, options, report, '', {isUndefinedAbsent: true}) as OutageOptions,
		); // of that shape
		const {status = ['DOWN']} = read;
		const methods = readMethods(list);
		const down = (methods.outages ?? methods.outage ?? []).filter(one => status.some(wanted => wanted === one.status));
		const types = [...new Set([...PLAIN_ACCOUNT.types, ...down.map(one => one.payment_method_type)])];
		const account = Object.freeze({...PLAIN_ACCOUNT, types});
		const none = new Rules({account, base: ''}, Object.freeze({...NO_RULES, name: 'outage'}));
		return down.reduce((rules, one) => withHidden(rules, one, methods), none as unknown as AnyRules); // as in create-builders
	});
}

function withHidden(rules: AnyRules, outage: ListedOutage, {payment_methods: methods}: MethodList): AnyRules {
	const {payment_method_type: type, payment_method: code = type} = outage;
	const provided = type as ProviderType; // or CARD or UPI, or a type of the list, which the rules accept too
	const own = methods.filter(one => one.payment_method_type === type);
	const bank = bankCodeOf(outage);
	const named = own.filter(one => one.payment_method === code);
	const codes = codesIn(
		named.length > 0 || bank === undefined ? named : own.filter(one => bankCodeOf(one) === bank),
		type,
	);
	const isWhole = code === type && (bank === undefined || named.length > 0) && own.length > 0;
	if (codes.length === 0) return isWhole ? rules.hide(provided) : rules;
	if (!isFilteredType(type)) return rules.hide(provided, codes);
	return type === 'CARD' ? rules.cards(cards => cards.hideBrands(...codes)) : rules;
}
