// Reads the arguments of `show` and `hide`: a payment method type, and a list of provider codes.
import {readOrThrow, throwIssue} from '../diagnostics/issue-collector.js';
import type {DialectNode} from '../model/dialect-node.js';
import {NO_PROVIDERS, nbCodeProblem, providersIgnored} from '../rules/providers-by-type.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {readList} from '../values/list.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import {optionPointer} from './add-option.js';

/** A payment method type of the dialect; `option` is the index of its option. */
export function readType(given: unknown, {types}: DialectNode, option: number): PaymentMethodType {
	const problem = vocabularyProblem(given, types, 'payment method type');
	if (problem !== undefined) throwIssue(`${optionPointer(option)}/paymentMethodType`, problem);
	return given as PaymentMethodType; // in the vocabulary, as just checked; a type of the account is written like the others
}

/** A frozen list of provider codes, each once, for the option at an index; `before` are the codes that it already has. */
export function readProviders(
	given: unknown,
	type: PaymentMethodType,
	{catalog}: DialectNode,
	option: number,
	before: readonly unknown[],
): readonly string[] {
	const list = () => `${optionPointer(option)}/paymentMethods`;
	const ignored = providersIgnored(type);
	if (ignored !== undefined) throwIssue(list(), ignored);
	return readOrThrow(report => {
		const providers = readList(given, catalog.check(type), report, '', NO_PROVIDERS, false, before.length);
		if (type === 'NB') {
			const listed = new Set<unknown>([...before, ...providers]);
			providers.forEach((code, index) => {
				const problem = nbCodeProblem(code, other => listed.has(other));
				report.add(`/${before.length + index}`, problem);
			});
		}
		return providers;
	}, list);
}
