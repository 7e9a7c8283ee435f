// The places of a filter that decide for at least one of the given instruments.

import type {Account} from '../../account/account.js';
import {throwIssue} from '../../diagnostics/issue-collector.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {EMI_KINDS} from '../../wire/emi-filter.js';
import type {Instrument} from '../../wire/instrument.js';
import {createEvaluator, type Evaluator} from '../evaluate/evaluator.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow, type Subject} from '../subject/read-subject.js';
import type {NormalSubject} from '../subject/subject.js';
import {readableEmi} from '../subject/subject-parts.js';
import {Budget, unlessExceeded} from './budget.js';
import {sectionsOf} from './sections.js';
import {chooseDistinction, walk, withMandate} from './walk.js';

/**
 * The places of a filter, as JSON pointers, in the order in which it has them.
 *
 * @source The shape is paylock's own.
 */
export interface Coverage {
	/** The places that decide for at least one of the instruments. */
	readonly decided: readonly string[];
	/** The places that decide for none of them. */
	readonly undecided: readonly string[];
}

/** The most steps taken to find the options and groups that have filters inside but can also decide themselves. */
const MOST_STEPS = 2_000_000;

/**
 * Lists which options, filters and defaults of a filter decide for at least one of the instruments: a measure of how
 * much of the filter they test. A place counts if it occurs in the `because` of `explain`, even if the verdict is undetermined.
 *
 * Options, EMI kinds and plan groups that have filters inside are listed only if they can also decide themselves.
 *
 * @param input - a filter or a session request, as object, builder or JSON text
 * @param instruments - what customers would pay with
 * @param options - what is known about the account
 * @returns the places that decide, and those that do not
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all
 * @throws a {@link MisuseError} for anything that is not an instrument, and for unknown options
 * @example
 * ```ts
 * import {coverage} from 'paylock/inspect';
 *
 * const hideTwo = {
 * 	allowDefaultOptions: true,
 * 	options: [
 * 		{paymentMethodType: 'CASH', enable: false},
 * 		{paymentMethodType: 'REWARD', enable: false},
 * 	],
 * };
 *
 * coverage(hideTwo, [{type: 'CASH'}]);
 * // {decided: ['/options/0'], undecided: ['/allowDefaultOptions', '/options/1']}
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function coverage<const AccountType extends string = never>(
	input: unknown,
	instruments: readonly Instrument<AccountType>[],
	options?: Account<AccountType>,
): Coverage {
	return reportAtCall(coverage, () => {
		const account = checkOptions(options, input);
		const subject = readSubjectOrThrow(input, account);
		const explain = createEvaluator(subject);
		const decided = decidingPlaces(explain, instruments);
		let able: ReadonlySet<string> | undefined;
		const listed = placesOf(subject).filter(({pointer, decides}) => {
			if (decides === 'certainly' || decided.has(pointer)) return true;
			able ??= everyDecidingPlace(explain, subject);
			return able.has(pointer);
		});
		const pointers = [...new Set(listed.map(({pointer}) => pointer))];
		return Object.freeze({
			decided: Object.freeze(pointers.filter(pointer => decided.has(pointer))),
			undecided: Object.freeze(pointers.filter(pointer => !decided.has(pointer))),
		});
	});
}

/** The places that decide for some class, as far as the steps reach. */
function everyDecidingPlace(explain: Evaluator, subject: Subject): ReadonlySet<string> {
	const pointers = new Set<string>();
	const budget = new Budget(MOST_STEPS);
	const search = () => {
		for (const section of sectionsOf([subject], subject.account)) {
			const own = withMandate(section, [subject]);
			for (const {instrument} of walk(own, chooseDistinction(subject.account.readings), budget))
				for (const {pointer} of explain(instrument).because) pointers.add(pointer);
		}
		return pointers;
	};
	return unlessExceeded(search, () => pointers);
}

/** The places that decide for instruments. Throws for what is not an instrument, since it would silently cover nothing. */
function decidingPlaces(explain: Evaluator, instruments: unknown): ReadonlySet<string> {
	if (!Array.isArray(instruments)) {
		throwIssue('', {
			rule: 'invalid-type',
			problem: 'the instruments are not a list',
			remedy: 'write a list of instruments',
		});
	}
	const reasons = instruments.flatMap((instrument, at) => {
		const {because} = explain(instrument);
		const unreadable = because.find(({rule}) => rule === 'unreadable-instrument');
		if (unreadable !== undefined) throwIssue(`/${at}`, {rule: 'invalid-type', problem: unreadable.message, remedy: ''});
		return because;
	});
	return new Set(reasons.map(({pointer}) => pointer));
}

interface DecidingPlace {
	readonly pointer: string;
	/** Whether it decides for some instrument; `possibly` if the places inside it may decide for all, or the input may lack it. */
	readonly decides: 'certainly' | 'possibly';
}

function placesOf(subject: NormalSubject): readonly DecidingPlace[] {
	const {defaults, options} = subject;
	// Lists that the type ignores are not places.
	const counting = options.map(({cardFilters, upiFilters, ...option}) => [
		option,
		option.type === 'CARD' ? cardFilters : option.type === 'UPI' ? upiFilters : undefined,
	]);
	return [
		...byNesting([...(defaults.isStated ? [defaults.pointer] : []), ...flaggedPlaces(counting)]),
		...readableEmi(subject).flatMap(({kinds, pointer}) => [
			...byNesting(flaggedPlaces(EMI_KINDS.map(kind => kinds[kind]))),
			possiblePlace(`${pointer}/showOnlyEmi`),
		]),
		possiblePlace('/sdk_udf'),
		possiblePlace('/options.create_mandate'),
	];
}

/** The places of what has a flag in a part of a subject: options, filters, EMI kinds and plan groups. */
function flaggedPlaces(part: unknown): readonly string[] {
	if (typeof part !== 'object' || part === null) return [];
	const inside = Object.values(part).flatMap(flaggedPlaces);
	return 'enable' in part && 'pointer' in part ? [String(part.pointer), ...inside] : inside;
}

/** A place decides itself unless others are inside it; those follow it. */
function byNesting(pointers: readonly string[]): readonly DecidingPlace[] {
	return pointers.map((pointer, at) => {
		const hasInside = pointers[at + 1]?.startsWith(`${pointer}/`);
		return hasInside ? possiblePlace(pointer) : {pointer, decides: 'certainly'};
	});
}

function possiblePlace(pointer: string): DecidingPlace {
	return {pointer, decides: 'possibly'};
}
