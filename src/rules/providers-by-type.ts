// Provider codes stand inside every type but CARD and UPI; those of NB start with `NB_`.
import {escapeText, formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {Misuse} from '../diagnostics/misuse.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {FilteredType} from './enabled-when-filtered.js';

type Remedy<Type extends FilteredType> = Type extends 'CARD' ? 'cards' : 'upi';

/** The reason for provider codes where the service ignores them. */
export type ProvidersIgnored<Type extends FilteredType> =
	`paymentMethods is ignored for ${Type}: use .${Remedy<Type>}(…)`;

/** The run-time face of {@link ProvidersIgnored}, or `undefined` for a type that takes providers. */
export function providersIgnored(type: PaymentMethodType): IssueDetails | undefined {
	if (type !== 'CARD' && type !== 'UPI') return undefined;
	const message: ProvidersIgnored<FilteredType> =
		type === 'CARD'
			? 'paymentMethods is ignored for CARD: use .cards(…)'
			: 'paymentMethods is ignored for UPI: use .upi(…)';
	return {rule: 'ignored-list', message};
}

/** The reason for a list that names nothing. */
export type NoProviders = 'a list names at least one code: leave it out to mean the whole type';
export const NO_PROVIDERS: NoProviders = 'a list names at least one code: leave it out to mean the whole type';

/** The reason for an NB code without `NB_`. */
export type NoNbCode<Code extends string> = `${Code} is no NB code: write ${NbSpelling<Code>}`;
type NbSpelling<Code extends string> = Code extends `${'nb' | 'Nb' | 'nB'}_${infer Bank}` ? `NB_${Bank}` : `NB_${Code}`;

/** The run-time face of {@link NbSpelling}. */
function nbSpelling(code: string): string {
	return `NB_${/^nb_/i.test(code) ? code.slice(3) : code}`;
}

/** What is wrong with a provider code of NB; a prefixed code beside its normal one is right (open point 24). */
export function nbCodeProblem(code: string, isListed: (code: string) => boolean): IssueDetails | undefined {
	if (code.startsWith('NB_') && code.length > 3) return undefined;
	const bank = bankOfDouble(code);
	if (bank !== undefined && isListed(`NB_${bank}`)) return undefined;
	const namesNoBank = /^nb_$/i.test(code);
	return {
		rule: 'nb-code-without-nb',
		message: namesNoBank
			? `${formatValue(code)} is no NB code: write the bank behind NB_`
			: `${formatValue(code)} is no NB code: write ${escapeText(nbSpelling(code))}`,
		found: formatValue(code),
		...(namesNoBank ? {} : {suggestion: nbSpelling(code)}),
	};
}

/** `BANKA` of `PREFIX_BANKA`; `undefined` where there is no prefix, or nothing behind it. */
function bankOfDouble(code: string): string | undefined {
	return /^[A-Za-z0-9]+_(.+)$/s.exec(code)?.[1];
}

/** One literal code of an NB list, or the reason it is none; a run-time `string` passes. */
export type NbCode<Code extends string, Listed extends string> = string extends Code
	? Code
	: Code extends `NB_${string}`
		? Code
		: Code extends `${string}_${infer Bank}`
			? `NB_${Bank}` extends Listed
				? Code
				: Misuse<NoNbCode<Code>>
			: Misuse<NoNbCode<Code>>;
