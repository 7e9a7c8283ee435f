// Makes the certain repairs of a filter or a session request, and lists every change.

import type {Account} from '../../account/account.js';
import {type FoundIssue, type Issue, type JsonPatchOperation, messageOf, publicIssue} from '../../diagnostics/issue.js';
import {MOST_ISSUES} from '../../diagnostics/issue-collector.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {LONGEST_INPUT} from '../../schema/parse-json.js';
import {lintChecked} from '../lint/lint.js';
import {type CheckedLintOptions, withCatalog} from '../lint/lint-options.js';
import {placeIn} from '../read/corrections/place.js';
import {checkOptions} from '../read/inspect-options.js';
import {corrected, isBrokenPlace, readJsonText, syntaxProblems} from '../read/json-text.js';
import {isSignedOrder} from '../read/read-input.js';
import {freezeCopy, plainCopy} from '../read/snapshot.js';
import {type RepairChange, type WordedChange, withoutParts} from './change.js';
import {patchBetween} from './json-patch.js';
import {repairInside} from './repair-inside.js';
import {repaired, unchanged} from './repaired.js';

/**
 * The result of {@link repair}.
 *
 * @source The shape is paylock's own; `patch`: RFC 6902
 */
export interface Repaired {
	/** The repaired input, frozen. A text with a place that cannot be read stays a text; the rest of its syntax is corrected. */
	readonly value: unknown;
	/** The JSON patch (RFC 6902) from the input, parsed if it is text, to `value`. */
	readonly patch: readonly JsonPatchOperation[];
	/** Each change, with the rule that it resolves. */
	readonly changes: readonly RepairChange[];
	/** What `lint` reports for `value`, at most 100 issues. */
	readonly issues: readonly Issue[];
	/** The number of all issues. */
	readonly total: number;
}

/**
 * Repairs a payment filter or a session request where only one correction is plausible, and lists every change.
 *
 * It applies the `fix` of every issue until none is left. It corrects formats (`1` as an amount, `"true"`, `411111-411199`, a
 * single BIN), misspelled names and words, codes joined by commas, JSON inside a string, objects in place of lists, nested
 * mandate fields, optional fields that are null or empty, empty lists that are ignored anyway, and a missing
 * `allowDefaultOptions` or `options`. In fields with personal data, it also writes numbers as strings and removes whitespace;
 * issues of these fields have no `fix`, since that would quote the data. A repair stays inside the value that is wrong: what
 * belongs elsewhere, such as a filter beside the fields of a session, is not moved. Everything else stays unchanged and is
 * reported in `issues`. A signed order is never changed. It never changes its input and never throws for its input.
 *
 * Every instrument that was shown or hidden keeps its verdict; the doubled code of a provider counts as the provider.
 *
 * @param input - a filter or session request, as object, builder or JSON text
 * @param options - what is known about the account; with its `servicePrefix`, the providers of a mandate session are written
 * twice, so that a prefixed code is shown or hidden as its provider is
 * @returns the repaired value, the patch that produces it, the changes with pointers into the input, and what remains
 * @throws a {@link MisuseError} for unknown options and values
 * @example
 * ```ts
 * import {repair} from 'paylock/inspect';
 *
 * const {value, patch} = repair({
 * 	allowDefaultOptions: 'true',
 * 	options: [{paymentMethodType: 'WALLETS', enable: false, paymentMethods: 'WALLET_A,WALLET_B'}],
 * });
 * value;
 * // {allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}]}
 * patch[0];
 * // {op: 'replace', path: '/allowDefaultOptions', value: true}
 * ```
 * @source checkout-spec: payment_filter object; session request fields; open points 2, 3 and 16
 */
export function repair(input: unknown, options?: Account): Repaired {
	return reportAtCall(repair, () => {
		const {changes, issues, placeOf: _, ...repaired} = repairWorded(input, options);
		return Object.freeze({
			...repaired,
			changes: Object.freeze(changes.map(withoutParts)),
			issues: Object.freeze(issues.map(issue => Object.freeze(publicIssue(issue)))),
		});
	});
}

/** The result of a repair, with the parts of each message. */
export interface WordedRepaired extends Repaired {
	readonly changes: readonly WordedChange[];
	readonly issues: readonly FoundIssue[];
	/** Converts a pointer into the value to a pointer into the input. */
	readonly placeOf: (pointer: string) => string;
}

export function repairWorded(input: unknown, options?: Account): WordedRepaired {
	return repairChecked(input, withCatalog(checkOptions(options, input)));
}

function repairChecked(input: unknown, checked: CheckedLintOptions): WordedRepaired {
	const opened = typeof input === 'string' && input.length <= LONGEST_INPUT ? openText(input) : undefined;
	const source = opened?.value ?? input;
	let isWhole = true;
	const given = plainCopy(source, value => {
		if (typeof value === 'object' && value !== null) isWhole = false;
		return value;
	});
	// An object that cannot be copied stays unchanged.
	const isCopy = typeof source !== 'object' || source === null || given !== source;
	const own = isCopy ? repaired(given, checked) : unchanged(given, checked);
	// Filters inside an outer object are repaired only if all of it is plain data and it does not contain itself.
	const inside = isWhole ? repairInside(own.value, checked, repairChecked) : undefined;
	const value = inside?.value ?? own.value;
	const patch = [...patchBetween(given, own.value, own.places), ...(inside?.patch ?? [])];
	const isLeft = inside === undefined && opened?.isSigned !== true;
	const issues = isLeft ? own.issues : lintChecked(opened?.isSigned ? input : value, checked);
	return Object.freeze({
		value: isCopy ? freezeCopy(value) : value,
		patch: freezeCopy(patch),
		changes: Object.freeze([...(opened?.changes ?? []), ...own.changes, ...(inside?.changes ?? [])]),
		issues: Object.freeze(issues.slice(0, MOST_ISSUES)),
		total: issues.length,
		placeOf: pointer => placeIn(own.places, inside?.placeOf(pointer) ?? pointer).pointer,
	});
}

/** The object or list of a JSON text, and the corrections of its syntax; `undefined` for other texts, which `lint` reports. */
function openText(
	input: string,
): {readonly value: unknown; readonly changes: readonly WordedChange[]; readonly isSigned?: true} | undefined {
	const {value, slips, isBroken} = readJsonText(input);
	if (typeof value !== 'object' || value === null) return undefined;
	if (isSignedOrder(Object.keys(value))) return {value: isBroken ? input : value, changes: [], isSigned: true};
	const certain = slips.filter(slip => !isBrokenPlace(slip));
	const problems = syntaxProblems(
		input,
		certain.map(slip => ({...slip, remedy: slip.done})),
	);
	return {
		value: isBroken ? corrected(input, certain) : value,
		changes: problems.map(({rule, problem, remedy}) =>
			Object.freeze({rule, pointer: '', problem, remedy, message: messageOf({problem, remedy})}),
		),
	};
}
