// Inspect: an option whose providers have codes, and the two that have none judged as a whole type.
import {formatValue} from '../../diagnostics/format-value.js';
import type {PaymentOption} from '../../wire/payment-filter.js';
import {type Defaults, fallbackVerdict} from './defaults.js';
import {answer, type Explanation, reason} from './verdict.js';

/** A type that is shown or hidden whole. */
export function wholeType({paymentMethodType: type, enable}: PaymentOption, pointer: string): Explanation {
	return enable
		? answer('shown', reason(pointer, 'type-shown', `the option enables ${type}: ${type} is shown`))
		: answer('hidden', reason(pointer, 'type-hidden', `the option disables ${type}: the whole type is hidden`));
}

/** Judges a provider by its code; `undefined` where the caller named none. */
export type ProviderEvaluator = (code: string | undefined) => Explanation;

export function providerEvaluator(option: PaymentOption, pointer: string, defaults: Defaults): ProviderEvaluator {
	const {paymentMethodType: type, paymentMethods, enable} = option;
	if (paymentMethods === undefined) {
		const whole = wholeType(option, pointer);
		return () => whole;
	}
	if (paymentMethods.length === 0) {
		const message = `paymentMethods of ${type} is empty: whether that means all providers or none is not stated`;
		return () => answer('undetermined', reason(pointer, 'empty-list', message));
	}
	const listed = new Set(paymentMethods);
	// "The others follow allowDefaultOptions" beside a list that hides; beside one that shows its reach is not stated.
	const additionalProperties = enable
		? fallbackVerdict(defaults.allow, {shows: true, hides: false})
		: defaults.allow
			? 'shown'
			: 'hidden';
	return code => {
		if (code === undefined) {
			return additionalProperties === 'hidden' && !enable
				? unlisted(undefined)
				: answer('undetermined', thin(type, pointer));
		}
		if (!listed.has(code)) return unlisted(code);
		return enable
			? answer(
					'shown',
					reason(pointer, 'codes-shown', `the option enables ${formatValue(code)} of ${type}: it is shown`),
				)
			: answer(
					'hidden',
					reason(pointer, 'codes-hidden', `the option disables ${formatValue(code)} of ${type}: it is hidden`),
				);
	};

	function unlisted(code: string | undefined): Explanation {
		const subject = code === undefined ? `a provider of ${type}` : `${formatValue(code)} of ${type}`;
		const option = enable ? 'the option enables other providers' : 'the option disables others';
		if (additionalProperties === 'undetermined') {
			const message = `${option} and does not list ${subject}: whether allowDefaultOptions true reaches it is not stated`;
			return answer(
				additionalProperties,
				reason(defaults.pointer, 'default-reach', message),
				reason(pointer, 'default-reach', message),
			);
		}
		const message = `${option}, and allowDefaultOptions is ${defaults.allow}: ${subject} is ${additionalProperties}`;
		return answer(additionalProperties, reason(defaults.pointer, 'codes-not-listed', message));
	}
}

function thin(type: string, pointer: string) {
	return reason(
		pointer,
		'too-thin',
		`the option lists providers of ${type} and the instrument names none: name its code`,
	);
}
