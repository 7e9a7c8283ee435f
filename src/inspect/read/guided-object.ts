// One object of handwritten JSON: its keys where they are meant to be, and the issue of each key that is not a field.
import type {IssueDetails, IssueFix} from '../../diagnostics/issue.js';
import {COUNT_ONLY} from '../../diagnostics/issue-collector.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {extraKeyProblem} from '../../schema/extra-fields.js';
import {jsonKeyProblem} from '../../schema/json-limits.js';
import {unambiguousMatch} from '../../schema/nearest.js';
import type {Entries, PlainObject, Source} from '../../schema/places.js';
import type {GuidedObject, Notes} from '../../schema/read-context.js';
import {addIssue, isCounting, markOf, pointerOf, type ReadContext} from '../../schema/read-context.js';
import {isOfAccount} from '../../schema/read-object.js';
import {put, UNRECOVERED, Unrecovered} from '../../schema/recovered.js';
import {fieldOf, type ObjectShape, own} from '../../schema/shape.js';
import type {Arranged} from './corrections/corrections.js';
import type {Corrector} from './corrections/corrector.js';
import {MOST_KEYS, sessionKeyProblem} from './extra-keys.js';
import {missingWithDefault, sentUnchanged, unknownKey} from './input-issues.js';
import type {Sources} from './source-of.js';

/** A class, since one is created for each object of an input. Without a corrector, every key stays where it is. */
export class InputObject implements GuidedObject {
	readonly keys: readonly string[];
	readonly plain: PlainObject;
	/** The keys where they are meant to be, if some are not. */
	private readonly arranged: Arranged | undefined;
	private readonly sources: Sources | undefined;
	readonly notes: Notes | undefined;
	/** The keys that are reported, as they are written. */
	private readonly reported: Record<string, unknown> = {};
	/** The word that the missing deciding field is read as. */
	private fallback: string | undefined;

	constructor(
		private readonly shape: ObjectShape,
		private readonly given: Entries,
		private readonly context: ReadContext,
		private readonly corrector: Corrector | undefined,
	) {
		const isRight = corrector === undefined || given.keys.every(key => fieldOf(shape, key) !== undefined);
		this.arranged = isRight ? undefined : corrector.arrange(shape, given, context);
		const {keys, plain} = this.arranged ?? given;
		this.keys = keys;
		this.plain = plain;
		this.sources = corrector?.sources.get(plain);
		this.notes = corrector?.newNotes();
	}

	wordOf(decision: unknown): unknown {
		const {cases} = this.shape;
		if (decision === undefined) {
			const {word, ifAny = []} = cases?.fallback ?? {};
			this.fallback = ifAny.some(key => this.keys.includes(key)) ? word : undefined;
			return this.fallback;
		}
		if (typeof decision !== 'string' || cases === undefined || Object.hasOwn(cases.when, decision)) return decision;
		const deciding = fieldOf(this.shape, cases.on);
		return deciding?.kind === 'enum' ? unambiguousMatch(decision, deciding.enum) : decision;
	}

	enter(key: string): Source | undefined {
		const written = this.arranged?.written.get(key);
		if (written !== undefined) this.reportArranged(written);
		return this.sources?.[key];
	}

	isRefused(key: string, value: unknown, copy: Record<string, unknown>): boolean {
		if (Object.hasOwn(copy, key)) return true; // the issue of another key is about this one too
		const problem = problemOf(key, value, this.shape, this.given, this.context);
		if (problem === undefined) return false;
		if (problem.severity === 'warning') addIssue(this.context, problem);
		else this.reportUnknown(problem, key, copy);
		return problem.severity !== 'warning';
	}

	leaveLast(): void {
		// Keys that are left out.
		if (this.arranged !== undefined) for (const key of this.arranged.fixes.keys()) this.reportArranged(key);
	}

	defaultOf(key: string): unknown {
		const {cases, defaults} = this.shape;
		const found = (key === cases?.on ? this.fallback : undefined) ?? (defaults && own(defaults, key));
		if (found === undefined) return undefined;
		const path = pointerOf(this.context, key);
		const fix = {title: `Add ${JSON.stringify(found)}`, patch: [{op: 'add', path, value: found} as const]};
		this.add(missingWithDefault(key, found), path, fix);
		return Object.freeze(found);
	}

	/** Reports a key that is read elsewhere than it is, unless the issue of another key is about it too. */
	private reportArranged(key: string): void {
		const fix = this.arranged?.fixes.get(key);
		if (fix === undefined || Object.hasOwn(this.reported, key)) return;
		this.context.path[this.context.level - 1] = key;
		const problem = problemOf(key, this.given.plain[key], this.shape, this.given, this.context);
		if (problem !== undefined) this.reportUnknown(problem, key, this.reported, fix);
	}

	/** Reports the issue of an unknown key and of the keys that it covers too. */
	private reportUnknown(problem: IssueDetails, key: string, copy: Record<string, unknown>, fix?: IssueFix): void {
		const {alsoCovers = []} = problem;
		const {context} = this;
		const parent = pointerOf({...context, level: context.level - 1});
		const related = alsoCovers.map(other => ({pointer: parent + pointerSegment(other), message: 'also misplaced'}));
		const part = this.add(related.length > 0 ? {...problem, related} : problem, pointerOf(context), fix);
		for (const one of [key, ...alsoCovers]) {
			const word = problem.alsoCovers && part === UNRECOVERED ? textIn(this.given.plain, one) : undefined;
			put(copy, one, word === undefined ? part : new Unrecovered(word));
		}
	}

	private add(details: IssueDetails, pointer: string, fix: IssueFix | undefined): Unrecovered {
		this.context.report.add(pointer, (fix && this.corrector?.note(pointer, details, fix, this.context)) ?? details);
		return markOf(details);
	}
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
	const value = plain[key];
	return typeof value === 'string' ? value : undefined;
}

/** The keys that have a value; `undefined` for an object with many keys. */
function takenKeys({keys, plain}: Entries): readonly string[] | undefined {
	return keys.length > MOST_KEYS ? undefined : keys.filter(key => plain[key] !== undefined);
}
