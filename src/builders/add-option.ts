// The options of a filter: reads the type and the providers of one, and adds it to the others.
import type {IssueDetails} from '../diagnostics/issue.js';
import {readOrThrow, throwIssue} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {AccountNode} from '../model/account-node.js';
import {type ConflictNames, conflict} from '../rules/conflicts.js';
import {
	listKey,
	mannersOf,
	NO_PROVIDERS,
	nbCodeProblem,
	partsOf,
	providersIgnored,
} from '../rules/providers-by-type.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {readList} from '../values/list.js';
import {codeProblem} from '../values/text.js';
import type {OptionParts} from '../wire/payment-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';

const ONE_CALL_EACH = 'use one call for each payment method type';

/** A payment method type of the account; `option` is the index of its option. */
export function readType(given: unknown, {types}: AccountNode, option: number): PaymentMethodType {
	const problem = Array.isArray(given)
		? wrongValue('invalid-type', given, {problem: 'is not a payment method type', remedy: ONE_CALL_EACH})
		: vocabularyProblem(given, types, 'payment method type');
	if (problem !== undefined) throwIssue(`${optionPointer(option)}/paymentMethodType`, problem);
	return given as PaymentMethodType; // in the vocabulary, as just checked; a type of the account is written like the others
}

/** A frozen list of provider codes, each once, for the option at an index; `before` are the codes that it already has. */
export function readProviders(
	given: unknown,
	type: PaymentMethodType,
	{catalog, types}: AccountNode,
	option: number,
	before: readonly unknown[],
): readonly string[] {
	const list = () => `${optionPointer(option)}/paymentMethods`;
	const ignored = providersIgnored(type);
	if (ignored !== undefined) throwIssue(list(), ignored);
	if (typeof given === 'string' && types.includes(given)) {
		throwIssue(list(), wrongValue('invalid-type', given, {problem: 'is not a list of codes', remedy: ONE_CALL_EACH}));
	}
	return readOrThrow(report => {
		const check = catalog?.check(type) ?? codeProblem;
		const providers = readList(given, check, report, '', NO_PROVIDERS, before.length);
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

/** The index of a type's option, or of the next option if it has none. */
export function optionIndex(options: readonly OptionParts[], type: PaymentMethodType): number {
	const index = options.findIndex(option => option.paymentMethodType === type);
	return index < 0 ? options.length : index;
}

/** The pointer of the option at an index. */
export function optionPointer(index: number): string {
	return `/options/${index}`;
}

/** The conflict of an addition with the option at an index: one shows what the other hides. */
export function optionConflict(
	options: readonly OptionParts[],
	index: number,
	added: OptionParts,
	namesOf?: (type: PaymentMethodType) => ConflictNames,
): IssueDetails | undefined {
	const first = options.at(index);
	if (first === undefined) return undefined;
	const manners = mannersOf(added);
	const how = mannersOf(first).find(before => manners.some(manner => manner !== before));
	return how === undefined
		? undefined
		: conflict(first.paymentMethodType, how, optionPointer(index), namesOf?.(first.paymentMethodType));
}

/** The options with one more at an index, joined to the option that is there. */
export function withOption(options: readonly OptionParts[], index: number, added: OptionParts): readonly OptionParts[] {
	const first = options.at(index);
	const changed = [...options];
	changed[index] = first === undefined ? added : joined(first, added);
	return changed;
}

/** Two options that agree: a whole type stands for all its parts, and each provider code or filter is listed once. */
function joined(first: OptionParts, added: OptionParts): OptionParts {
	const [before, parts] = [partsOf(first), partsOf(added)];
	if (before === undefined) return first;
	if (parts === undefined) return added;
	const all = extended(before, parts);
	return all.length === before.length ? first : Object.freeze({...first, [listKey(first.paymentMethodType)]: all});
}

/** The texts of the parts of the longest list of each chain, so that adding to it does not read them all again. */
const textsOf = new WeakMap<readonly unknown[], Set<string>>();

/** A list with the parts that it does not have yet, each once, at its first place. */
export function extended<Part>(before: readonly Part[], parts: readonly Part[]): readonly Part[] {
	const texts = textsOf.get(before) ?? new Set(before.map(textOf));
	const added = parts.filter(part => texts.size < texts.add(textOf(part)).size);
	if (before.length > 0 && added.length === 0) return before;
	const all = Object.freeze([...before, ...added]);
	// Another list that extends the same one reads its parts anew.
	textsOf.delete(before);
	textsOf.set(all, texts);
	return all;
}

/** The same text for each filter with the same lists. */
function textOf(part: unknown): string {
	return typeof part === 'string' ? part : JSON.stringify(part);
}
