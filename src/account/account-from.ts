// The service's own list of payment methods → the account.
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';
import {type Account, type Codes, NO_ACCOUNT} from './account.js';
import {isCatalogList} from './catalog.js';
import {codesIn, readMethods} from './method-list.js';
import {isFilteredType} from './providers-by-type.js';
import {readAccount} from './read-account.js';

/**
 * The account that the service's own list of payment methods describes: the answer to
 * `GET …/merchants/{merchant_id}/paymentmethods`, with `options.add_emandate_payment_methods=true` also what supports mandates.
 *
 * It has the `codes`, what is `enabled`, the `types` beyond the specification, and `mandateCodes`. The list says nothing about
 * EMI plans, so `enabled.EMI` is true; an entry that has the name of its type stands for the type as a whole.
 *
 * @param list - the parsed answer; fields that are not needed are ignored
 * @param more - what else is known about the account; its keys win
 * @returns the account, frozen
 * @throws an {@link InvalidInputError} with every issue of a list that cannot be read, in whole or in part
 * @throws a {@link MisuseError} if `more` is not an account, or contradicts the list
 * @example
 * ```ts
 * import {accountFrom} from 'paylock';
 *
 * const list = {
 * 	payment_methods: [
 * 		{payment_method_type: 'NB', payment_method: 'NB_BANKA', description: 'Bank A'},
 * 		{payment_method_type: 'UPI', payment_method: 'UPI', description: 'UPI'},
 * 	],
 * };
 * accountFrom(list, {servicePrefix: 'PREFIX'});
 * // {codes: {NB: ['NB_BANKA']}, enabled: {NB: ['NB_BANKA'], UPI: true, EMI: true}, servicePrefix: 'PREFIX'}
 * ```
 * @source The shape of the list is that of the service's public documentation of its payment methods API.
 */
export function accountFrom<const More extends Account>(list: unknown, more?: More): More & Omit<Account, keyof More> {
	return reportAtCall(accountFrom, () => {
		const own = readAccount(more ?? NO_ACCOUNT);
		return readAccount({...accountIn(list), ...own}) as More & Account; // its own keys are those of `more`
	});
}

function accountIn(list: unknown): Account {
	const {payment_methods: methods, emandate_payment_methods: mandates} = readMethods(list);
	const codes: {-readonly [List in keyof Codes]: Codes[List]} = {};
	const enabled: Record<string, boolean | readonly string[]> = {};
	const mandateCodes: Record<string, readonly string[]> = {};
	const listed = [...new Set(methods.map(one => one.payment_method_type))].filter(type => type !== 'EMI');
	for (const type of listed) {
		const own = codesIn(methods, type);
		const name = type === 'CARD' ? 'brands' : type;
		if (isCatalogList(name) && own.length > 0) codes[name] = own;
		enabled[type] = isFilteredType(type) || own.length === 0 ? true : own;
		if (!isFilteredType(type) && own.length > 0) mandateCodes[type] = codesIn(mandates, type);
	}
	const types = listed.filter(type => !PAYMENT_METHOD_TYPES.some(one => one === type));
	return {
		...(Object.keys(codes).length > 0 && {codes}),
		enabled: {...enabled, EMI: true},
		...(types.length > 0 && {types}),
		...(mandates !== undefined && {mandateCodes}),
	};
}
