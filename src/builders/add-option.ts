// The options of a filter: reads the type and the providers of one, and adds it to the others.

import type {AccountNode} from '../account/account-node.js';
import {
	isFilteredType,
	MAYBE_NO_CODES,
	NO_PROVIDERS,
	NOT_CODES,
	nbCodeProblem,
	providersIgnored,
} from '../account/providers-by-type.js';
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {readOrThrow, throwIssue} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {conflict, type Manner, type NamesOf} from '../model/conflicts.js';
import type {TypeNode} from '../model/filter-node.js';
import {extended, hasPart, type Parts} from '../model/parts.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {readList} from '../values/list.js';
import {codeProblem} from '../values/text.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {JsonObject} from '../wire/session.js';

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
	{catalog}: AccountNode,
	option: number,
	before: Parts<string> | undefined,
): readonly string[] {
	const list = () => `${optionPointer(option)}/paymentMethods`;
	const ignored = providersIgnored(type);
	if (ignored !== undefined) throwIssue(list(), ignored);
	if (!Array.isArray(given)) {
		throwIssue(list(), {
			rule: 'invalid-type',
			...(given === undefined ? MAYBE_NO_CODES : NOT_CODES),
			found: formatValue(given),
		});
	}
	return readOrThrow(report => {
		const check = catalog?.check(type) ?? codeProblem;
		const count = before?.size ?? 0;
		const providers = readList(given, check, report, '', NO_PROVIDERS, count);
		if (type === 'NB') {
			let listed: Set<string> | undefined; // only for a code without `NB_`
			const isListed = (code: string) => {
				listed ??= new Set(providers);
				return listed.has(code) || (before !== undefined && hasPart(before, code));
			};
			providers.forEach((code, index) => {
				report.add(`/${count + index}`, nbCodeProblem(code, isListed));
			});
		}
		return providers;
	}, list);
}

/** The fields that an account adds to options, frozen. Throws for others, and for none. */
export function readExtra(fields: unknown, {readExtra: read}: AccountNode, option: string): JsonObject | undefined {
	if (read === undefined) {
		throwIssue(option, {
			rule: 'unknown-key',
			problem: 'the account has no extra fields of options',
			remedy: 'name them in extraOptionFields, and use the builders of paylock(account)',
		});
	}
	const extra = readOrThrow(
		report => read(fields, report),
		() => option,
	);
	if (Object.keys(extra ?? {}).length === 0) throwIssue(option, NO_FIELD);
	return extra;
}
const NO_FIELD: IssueDetails = {
	rule: 'empty-recipe',
	problem: 'extra() has no field',
	remedy: 'add one, or remove the call',
};

/** The index of a type's option, or of the next option if it has none. */
export function optionIndex(options: readonly TypeNode[], type: PaymentMethodType): number {
	const index = options.findIndex(option => option.type === type);
	return index < 0 ? options.length : index;
}

/** The pointer of the option at an index. */
export function optionPointer(index: number): string {
	return `/options/${index}`;
}

/** The conflict of an addition with what is configured of its type: one shows what the other hides. */
export function typeConflict(
	first: TypeNode,
	added: TypeNode,
	place: string,
	namesOf?: NamesOf,
): IssueDetails | undefined {
	const {type} = first;
	const against = (subject: string, how: Manner) => conflict(subject, how, place, namesOf?.(type));
	const how = isFilteredType(type)
		? opposed(saysOf(first), saysOf(added))
		: opposed([first.whole === true, first.whole === false], [added.whole === true, added.whole === false]);
	if (how !== undefined) return against(type, how);
	const {extra = {}} = first;
	const changed = Object.entries(added.extra ?? {}).find(
		([key, value]) => Object.hasOwn(extra, key) && JSON.stringify(extra[key]) !== JSON.stringify(value),
	);
	if (changed !== undefined) return conflict(`${changed[0]} of ${type}`, 'set', place, namesOf?.(type));
	const isShown = sharedCode(first.shown, added.hidden);
	if (isShown !== undefined) return against(isShown, 'shown');
	const isHidden = sharedCode(first.hidden, added.shown);
	return isHidden === undefined ? undefined : against(isHidden, 'hidden');
}

type Says = readonly [shows: boolean, hides: boolean];

/** What the calls on CARD or UPI, whole or in part, do. */
function saysOf({whole, shows, hides}: TypeNode): Says {
	return [shows || whole === true, hides || whole === false];
}

function opposed([shows, hides]: Says, [addedShows, addedHides]: Says): Manner | undefined {
	if (shows && addedHides) return 'shown';
	return hides && addedShows ? 'hidden' : undefined;
}

function sharedCode(before: Parts<string> | undefined, added: Parts<string> | undefined): string | undefined {
	return before === undefined
		? undefined
		: added?.items.find((code, index) => index < added.size && hasPart(before, code));
}

/** What is configured of a type, with an addition that agrees with it. */
export function joined(first: TypeNode | undefined, added: TypeNode): TypeNode {
	if (first === undefined) return added;
	return {
		type: first.type,
		whole: first.whole ?? added.whole,
		shown: added.shown === undefined ? first.shown : extended(first.shown, added.shown),
		hidden: added.hidden === undefined ? first.hidden : extended(first.hidden, added.hidden),
		filters: added.filters === undefined ? first.filters : extended(first.filters, added.filters),
		shows: first.shows || added.shows,
		hides: first.hides || added.hides,
		extra: added.extra === undefined ? first.extra : {...first.extra, ...added.extra},
	};
}

/** The types with one more at an index, in place of what is there. */
export function withType(options: readonly TypeNode[], index: number, node: TypeNode): readonly TypeNode[] {
	const changed = [...options];
	changed[index] = node;
	return changed;
}
