// One object of handwritten JSON: its keys where they are meant to be, and the issue of each key that is not a field.
import type {IssueDetails, IssueFix} from '../../diagnostics/issue.js';
import {COUNT_ONLY} from '../../diagnostics/issue-collector.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {extraKeyProblem} from '../../schema/extra-fields.js';
import {jsonKeyProblem} from '../../schema/json-limits.js';
import {unambiguousMatch} from '../../schema/nearest.js';
import type {Entries, PlainObject} from '../../schema/places.js';
import type {GuidedObject} from '../../schema/read-context.js';
import {addIssue, isCounting, markOf, pointerOf, type ReadContext} from '../../schema/read-context.js';
import {isOfAccount} from '../../schema/read-object.js';
import {put, UNRECOVERED, Unrecovered} from '../../schema/recovered.js';
import {fieldOf, type ObjectShape, own} from '../../schema/shape.js';
import type {Corrector} from './corrections/corrector.js';
import {sessionKeyProblem} from './extra-keys.js';
import {missingWithDefault, sentUnchanged, unknownKey} from './input-issues.js';

/** Without a corrector, every key stays where it is. */
export function guidedObject(
	shape: ObjectShape,
	given: Entries,
	context: ReadContext,
	corrector: Corrector | undefined,
): GuidedObject {
	const isRight = corrector === undefined || given.keys.every(key => fieldOf(shape, key) !== undefined);
	const arranged = isRight
		? undefined
		: corrector.arrange(shape, given, key => problemOf(key, given.plain[key], shape, given, context), context);
	const {keys, plain} = arranged ?? given;
	const sources = corrector?.sources.get(plain);
	const notes = corrector?.newNotes();
	/** The keys that are reported, as they are written. */
	const reported: Record<string, unknown> = {};
	/** The word that the missing deciding field is read as. */
	let fallback: string | undefined;

	const add = (details: IssueDetails, pointer: string, fix: IssueFix | undefined): Unrecovered => {
		context.report.add(pointer, (fix && corrector?.note(pointer, details, fix, context)) ?? details);
		return markOf(details);
	};
	/** Reports the issue of an unknown key and of the keys that it covers too. */
	const reportUnknown = (problem: IssueDetails, key: string, copy: Record<string, unknown>, fix?: IssueFix): void => {
		const {alsoCovers = []} = problem;
		const parent = pointerOf({...context, level: context.level - 1});
		const related = alsoCovers.map(other => ({pointer: parent + pointerSegment(other), message: 'also misplaced'}));
		const part = add(related.length > 0 ? {...problem, related} : problem, pointerOf(context), fix);
		for (const one of [key, ...alsoCovers]) {
			const word = problem.alsoCovers && part === UNRECOVERED ? textIn(given.plain, one) : undefined;
			put(copy, one, word === undefined ? part : new Unrecovered(word));
		}
	};
	/** Reports a key that is read elsewhere than it is, unless the issue of another key is about it too. */
	const reportArranged = (key: string): void => {
		const fix = arranged?.fixes.get(key);
		if (fix === undefined || Object.hasOwn(reported, key)) return;
		context.path[context.level - 1] = key;
		const problem = problemOf(key, given.plain[key], shape, given, context);
		if (problem !== undefined) reportUnknown(problem, key, reported, fix);
	};

	return {
		keys,
		plain,
		wordOf: decision => {
			const {cases} = shape;
			if (decision === undefined) {
				const {word, ifAny = []} = cases?.fallback ?? {};
				fallback = ifAny.some(key => keys.includes(key)) ? word : undefined;
				return fallback;
			}
			if (typeof decision !== 'string' || cases === undefined || Object.hasOwn(cases.when, decision)) return decision;
			const deciding = fieldOf(shape, cases.on);
			return deciding?.kind === 'enum' ? unambiguousMatch(decision, deciding.enum) : decision;
		},
		enter: key => {
			const written = arranged?.written.get(String(key));
			if (written !== undefined) reportArranged(written);
			return sources?.[key];
		},
		isRefused: (key, value, copy) => {
			if (Object.hasOwn(copy, key)) return true; // the issue of another key is about this one too
			const problem = problemOf(key, value, shape, given, context);
			if (problem === undefined) return false;
			if (problem.severity === 'warning') addIssue(context, problem);
			else reportUnknown(problem, key, copy);
			return problem.severity !== 'warning';
		},
		leave: (key, copied, value) => notes?.add(key, context.path[context.level - 1], copied, value),
		leaveLast: () => {
			// Keys that are left out.
			for (const key of arranged?.fixes.keys() ?? []) reportArranged(key);
		},
		defaultOf: key => {
			const {cases, defaults} = shape;
			const found = (key === cases?.on ? fallback : undefined) ?? (defaults && own(defaults, key));
			if (found === undefined) return undefined;
			const path = pointerOf(context, key);
			const fix = {title: `Add ${JSON.stringify(found)}`, patch: [{op: 'add', path, value: found} as const]};
			add(missingWithDefault(key, found), path, fix);
			return Object.freeze(found);
		},
		close: copy => notes?.keep(copy, given.plain),
	};
}

/** The issue of a key that is not a field, or `undefined` if its value may be any JSON. */
function problemOf(
	key: string,
	value: unknown,
	shape: ObjectShape,
	given: Entries,
	context: ReadContext,
): IssueDetails | undefined {
	if (isOfAccount(key, shape, context)) return undefined;
	if (shape.additionalProperties === extraKeyProblem) return sessionKeyProblem(key, value, takenKeys(given));
	if (shape.additionalProperties !== undefined) return shape.additionalProperties(key, value);
	if (isCounting(context)) return COUNT_ONLY;
	const problem = unknownKey(key, shape, context.root, takenKeys(given));
	const isUnlike = problem.suggestion === undefined && problem.alsoCovers === undefined;
	return shape.isPerAccount && isUnlike ? (jsonKeyProblem(key) ?? sentUnchanged(key, shape)) : problem;
}

/** The text under a key, which may be the type of an option in the wrong place. */
function textIn(plain: PlainObject, key: string): string | undefined {
	try {
		const value: unknown = Object.getOwnPropertyDescriptor(plain, key)?.value;
		return typeof value === 'string' ? value : undefined;
	} catch {
		return undefined; // a proxy
	}
}

/** With more keys each is an issue of its own, which keeps the work linear. */
const MOST_KEYS = 64;

/** The keys that have a value, found without reading any; `undefined` for an object with many keys, or one that throws. */
function takenKeys({keys, plain}: Entries): readonly string[] | undefined {
	if (keys.length > MOST_KEYS) return undefined;
	try {
		return keys.filter(key => {
			const own = Object.getOwnPropertyDescriptor(plain, key);
			return own?.value !== undefined || own?.get !== undefined;
		});
	} catch {
		return undefined;
	}
}
