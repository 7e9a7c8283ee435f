// Reads the arguments of `show` and `hide`: a payment method type, and a list of provider codes.
import {readOrThrow, throwIfIssue} from '../diagnostics/issue-collector.js';
import type {DialectNode} from '../model/dialect-node.js';
import {NO_PROVIDERS, nbCodeProblem, providersIgnored} from '../rules/providers-by-type.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {readList} from '../values/list.js';
import type {PaymentMethodType} from '../wire/payment-method.js';

/** A payment method type of the dialect. */
export function readType(given: unknown, {types}: DialectNode, pointer: string): PaymentMethodType {
	throwIfIssue(pointer, vocabularyProblem(given, types, 'payment method type'));
	return given as PaymentMethodType; // in the vocabulary, as just checked; a type of the account is written like the others
}

/** A frozen list of provider codes, each once; `before` are the codes that the option already has. */
export function readProviders(
	given: unknown,
	type: PaymentMethodType,
	{catalog}: DialectNode,
	before: readonly unknown[],
	list: string,
): readonly string[] {
	throwIfIssue(list, providersIgnored(type));
	return readOrThrow(report => {
		const providers = readList(given, catalog.check(type), report, list, NO_PROVIDERS, false, before.length);
		if (type === 'NB') {
			const listed = new Set<unknown>([...before, ...providers]);
			providers.forEach((code, index) => {
				const problem = nbCodeProblem(code, other => listed.has(other));
				report.add(`${list}/${before.length + index}`, problem);
			});
		}
		return providers;
	});
}
