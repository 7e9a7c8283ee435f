// The service's list of payment methods, as the sandbox answers it from its account.
import type {Account, Codes} from '../account/account.js';
import {isFilteredType} from '../account/providers-by-type.js';
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';

interface Method {
	readonly payment_method_type: string;
	readonly payment_method: string;
	readonly description: string;
}

/**
 * Provider codes by payment method type, such as `{NB: ['NB_BANKB']}`.
 *
 * @source The type is paylock's own
 */
export type OutageCodes = Readonly<Record<string, readonly string[]>>;

/** The answer; the query may ask for what supports mandates, and for what is down. */
export function methodList(account: Account, outages: OutageCodes, query: URLSearchParams): object {
	const {types = [], mandateCodes = {}} = account;
	const asks = (option: string) => query.get(`options.${option}`) === 'true';
	return {
		payment_methods: [...PAYMENT_METHOD_TYPES, ...types].flatMap(type => methodsOf(type, account)),
		...(asks('add_emandate_payment_methods') && {emandate_payment_methods: entriesOf(mandateCodes)}),
		...(asks('add_outage') && {outages: entriesOf(outages).map(method => ({status: 'DOWN', ...method}))}),
	};
}

/** The providers of a type, of CARD the brands; the type as a whole if none are known. */
function methodsOf(type: string, {enabled, codes}: Account): readonly Method[] {
	const ofType = enabled === undefined ? true : Object.hasOwn(enabled, type) && enabled[type];
	if (!ofType) return [];
	const known = codes?.[type === 'CARD' ? 'brands' : (type as keyof Codes)]; // a type without a list has none
	const listed = ofType === true && type !== 'UPI' ? known : isFilteredType(type) ? undefined : ofType;
	return entriesOf({[type]: Array.isArray(listed) && listed.length > 0 ? listed : [type]});
}

function entriesOf(codes: Readonly<Record<string, readonly string[] | undefined>>): readonly Method[] {
	return Object.entries(codes).flatMap(([type, list = []]) =>
		list.map(code => ({payment_method_type: type, payment_method: code, description: code})),
	);
}
