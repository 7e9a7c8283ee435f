// Inspect: a filter as the code that builds it.
import {throwIssue} from '../../diagnostics/issue-collector.js';
import {doubledCodes, isDoubledType, prefixOfPairs, undoubledCodes} from '../../rules/provider-pairs.js';
import {DEFAULT_TENURE_ENCODING} from '../../wire/dialect.js';
import type {PaymentFilter, PaymentOption} from '../../wire/payment-filter.js';
import type {PaymentMethodType} from '../../wire/payment-method.js';
import {subjectOrThrow} from '../subject.js';
import {type Call, withRecipe} from './chain.js';
import {choiceLabel, emiCalls} from './emi.js';
import {cardCall, upiCall} from './filters.js';
import {list, literal, quote} from './literal.js';
import {encodingOf, unsupported} from './unsupported.js';

/**
 * The text of an ES module whose one export, `paymentFilter`, gives exactly this filter.
 *
 * It is a builder, so `JSON.stringify(paymentFilter)` and a session take it as it is. What builders refuse, or would
 * write otherwise, is given as a frozen plain object instead, below a comment that says why.
 *
 * @param subject - a filter, or a session request with one, as object, builder or JSON text
 * @returns JavaScript that imports only `paylock`
 * @throws {@link MisuseError} with the issues where `decode` refuses the input, or for a request without a filter
 * @example
 * ```ts
 * import {toCode} from 'paylock/inspect';
 *
 * toCode({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]});
 * // import {filter} from 'paylock';
 * //
 * // export const paymentFilter = filter()
 * // 	.allowDefaults(true)
 * // 	.hide('CASH');
 * ```
 * @source checkout-spec: payment_filter object; open points 5 and 24
 */
export function toCode(subject: unknown): string {
	const {filter, request} = subjectOrThrow(subject);
	if (filter === undefined) {
		const message = 'the session request has no payment_filter: there is no filter to write as code';
		return throwIssue('/payment_filter', {rule: 'missing-field', message});
	}
	const reason = unsupported(filter);
	const code = reason === undefined ? builderModule(filter) : literalModule(filter, reason);
	return request?.emiOptions === undefined ? code : `${EMI_BESIDE}${code}`;
}

const EMI_BESIDE =
	'// The request has emiOptions beside its payment_filter; that is no part of the filter and not written here.\n\n';

function builderModule(filter: PaymentFilter): string {
	const prefix = prefixThatDoubles(filter);
	const calls: readonly Call[] = [
		() => `.allowDefaults(${filter.allowDefaultOptions})`,
		...filter.options.map(option => optionCall(option, prefix)),
		...(filter.emiOptions === undefined ? [] : [emiCall(emiCalls(filter.emiOptions))]),
		...(prefix === undefined ? [] : [() => `.forMandates(${quote(prefix)})`]),
	];
	const body = `export const paymentFilter = filter()${calls.map(call => `\n\t${call('\t')}`).join('')};\n`;
	const encoding = encodingOf(filter.emiOptions) ?? DEFAULT_TENURE_ENCODING;
	const isDefault = encoding === DEFAULT_TENURE_ENCODING;
	const names = [isDefault ? 'filter' : 'paylock', ...choiceLabel(filter.emiOptions)].sort();
	const dialect = isDefault ? '' : `const {filter} = paylock({tenureEncoding: ${quote(encoding)}});\n\n`;
	return `import {${names.join(', ')}} from 'paylock';\n\n${dialect}${body}`;
}

function emiCall(calls: readonly Call[]): Call {
	return indent => withRecipe('.emi(', 'emi', calls, indent);
}

function optionCall(option: PaymentOption, prefix: string | undefined): Call {
	const {paymentMethodType: type, enable, paymentMethods, cardFilters, upiFilters} = option;
	if (cardFilters !== undefined) return indent => withRecipe('.cards(', 'cards', cardFilters.map(cardCall), indent);
	if (upiFilters !== undefined) return indent => withRecipe('.upi(', 'upi', upiFilters.map(upiCall), indent);
	const verb = enable ? 'show' : 'hide';
	if (paymentMethods === undefined) return () => `.${verb}(${quote(type)})`;
	const codes = prefix === undefined ? paymentMethods : singles(type, paymentMethods, prefix);
	return indent => `${list(codes, indent, `.${verb}(${quote(type)}, `)})`;
}

/** The prefix with which `forMandates` writes every list of the filter exactly as it stands (open point 24). */
function prefixThatDoubles(filter: PaymentFilter): string | undefined {
	const prefix = prefixOfPairs(filter);
	if (prefix === undefined) return undefined;
	const isSame = filter.options.every(({paymentMethodType: type, paymentMethods}) => {
		if (paymentMethods === undefined || !isDoubledType(type)) return true;
		const written = doubledCodes(type, paymentMethods, prefix);
		return written.length === paymentMethods.length && written.every((code, index) => code === paymentMethods[index]);
	});
	return isSame ? prefix : undefined;
}

/** The codes of which `forMandates` writes pairs. */
function singles(type: PaymentMethodType, codes: readonly string[], prefix: string): readonly string[] {
	return isDoubledType(type) ? undoubledCodes(type, codes, prefix) : codes;
}

/** Each reason shows what a filter holds in plain ASCII without line breaks, so it cannot end its comment. */
function literalModule(filter: PaymentFilter, reason: string): string {
	return `// A plain object, because the builders do not write this filter as it stands:
// ${reason}

export const paymentFilter = freeze(${literal(filter)});

function freeze(value) {
	for (const inner of Object.values(value)) if (typeof inner === 'object') freeze(inner);
	return Object.freeze(value);
}
`;
}
