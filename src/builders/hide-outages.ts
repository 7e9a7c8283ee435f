// Rules that hide what is down, by the service's own list of payment methods.

import type {Codes} from '../account/account.js';
import {PLAIN_ACCOUNT} from '../account/account-node.js';
import {isCatalogList} from '../account/catalog.js';
import {bankCodeOf, codesIn, type ListedMethod, type ListedOutage, readOutages} from '../account/method-list.js';
import {isFilteredType} from '../account/providers-by-type.js';
import {readOrThrow} from '../diagnostics/issue-collector.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import type {OutageNode} from '../model/filter-node.js';
import {type Down, Outages} from '../model/outages.js';
import {readShape} from '../schema/read-shape.js';
import type {ListOf, ObjectShape} from '../schema/shape.js';
import {Rules} from './filter.js';
import type {AnyRules} from './filter-builder.js';
import {namedRules} from './named-parts.js';

const STATUSES = ['DOWN', 'FLUCTUATE'] as const;

/**
 * The options of `hideOutages`.
 *
 * @source The statuses are those of the service's public documentation of its payment methods API.
 */
export interface OutageOptions {
	/** The statuses that are hidden: `['DOWN']` by default; `'FLUCTUATE'` is what fails now and then. */
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
	part: 'option of hideOutages',
	required: {},
	optional: {status: STATUS},
};

/**
 * Makes rules with the name `outage` that hide what is down now, to include in any filter.
 *
 * An outage hides the code that it names, or each listed code of its bank or of its type. It wins over what the filter shows: a
 * code that is down is hidden, and nothing is shown that the filter does not show. The rules bring the codes of the list, so that
 * `show('NB')` under `allowDefaults(false)` can name the other banks. Outages of CARD and UPI hide nothing.
 *
 * An entry that cannot be read is left out, so that an outage never stops a checkout. If everything that the filter shows is down,
 * `build()` throws with the rule `nothing-left`. In a mandate session the filter needs `.forMandates(…)`, with or without an outage.
 *
 * @param list - the parsed answer of `GET …/merchants/{merchant_id}/paymentmethods?options.add_outage=true`
 * @param options - which statuses count
 * @returns rules for `.include(…)`; without outages they hide nothing
 * @throws an {@link InvalidInputError} for anything that is not a list of payment methods at all
 * @example
 * ```ts
 * import {filter, hideOutages} from 'paylock';
 *
 * const list = {
 * 	payment_methods: [
 * 		{payment_method_type: 'NB', payment_method: 'NB_BANKA'},
 * 		{payment_method_type: 'NB', payment_method: 'NB_BANKB'},
 * 	],
 * 	outages: [{status: 'DOWN', payment_method_type: 'NB', payment_method: 'NB_BANKB'}],
 * };
 * filter().allowDefaults(false).show('NB').include(hideOutages(list)).build();
 * // {"allowDefaultOptions":false,"options":[{"paymentMethodType":"NB","enable":true,"paymentMethods":["NB_BANKA"]}]}
 * ```
 * @source The shape of the list is that of the service's public documentation of its payment methods API.
 */
export function hideOutages(list: unknown, options: OutageOptions = {}): AnyRules {
	return reportAtCall(hideOutages, () => {
		const read = readOrThrow(
			report => readShape(OPTIONS, options, report, '', {isUndefinedAbsent: true}) as OutageOptions,
		); // of that shape
		const {status = ['DOWN']} = read;
		const {methods, outages} = readOutages(list);
		const down = outages
			.filter(one => status.some(wanted => wanted === one.status) && !isFilteredType(one.payment_method_type))
			.map(outage => new Outages(new Map([[outage.payment_method_type, downOf(outage, methods)]])));
		const all = down.reduce<OutageNode>((before, one) => before.and(one), new Outages(new Map()));
		const node = {...namedRules('outage'), codes: codesByType(methods), outages: all};
		return new Rules({account: PLAIN_ACCOUNT, base: ''}, node) as unknown as AnyRules; // as in create-builders
	});
}

/** What an outage hides: the listed code that it names, else those of its bank, else its whole type. */
function downOf(outage: ListedOutage, methods: readonly ListedMethod[]): Down {
	const {payment_method_type: type, payment_method: code = type} = outage;
	const listed = methods.filter(one => one.payment_method_type === type);
	const bank = bankCodeOf(outage);
	const isWhole = code === type;
	if (isWhole && listed.some(one => one.payment_method === type)) return 'whole';
	const own = !isWhole ? listed.filter(one => one.payment_method === code) : listed;
	return codesIn(isWhole && bank !== undefined ? own.filter(one => bankCodeOf(one) === bank) : own, type);
}

function codesByType(methods: readonly ListedMethod[]): Codes {
	const codes: Record<string, readonly string[]> = {};
	for (const type of new Set(methods.map(one => one.payment_method_type))) {
		const own = codesIn(methods, type);
		if (own.length > 0 && isCatalogList(type)) codes[type] = own;
	}
	return codes;
}
