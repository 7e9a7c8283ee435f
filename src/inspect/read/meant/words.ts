// The issues of handwritten JSON: what each wrong part is, in words that say what it is probably meant to be.
import type {IssueDetails} from '../../../diagnostics/issue.js';
import {pointerSegment} from '../../../diagnostics/pointer.js';
import {extraKeyProblem} from '../../../schema/extra-fields.js';
import {jsonKeyProblem} from '../../../schema/json-limits.js';
import {pointerOf, type ReadOptions, type Words} from '../../../schema/read-context.js';
import type {ObjectShape, PlainObject, Shape} from '../../../schema/shape.js';
import {MOST_KEYS, sessionKeyProblem} from '../extra-keys.js';
import {isObjectText, notInEnum, notList, OBJECT_AS_TEXT, sentUnchanged, unknownKey} from '../input-issues.js';
import {severalIn} from './meaning.js';

/** `marksSeveral`: several codes in one string, which is legal JSON of the right shape, are wrong. */
export function wordsOf(root: Shape, marksSeveral = false): Words {
	const taken: TakenKeys = new Map();
	return {
		ofValue,
		ofDoubtful: marksSeveral ? (value, shape) => severalIn(shape, value, true)?.problem : undefined,
		ofKey(key, shape, given, context) {
			const problem = keyProblem(key, shape, given, root, context.options, taken);
			if (problem?.alsoCovers === undefined || problem.alsoCovers.length === 0) return problem;
			return {...problem, related: relatedTo(problem.alsoCovers, pointerOf({...context, level: context.level - 1}))};
		},
	};
}

export function relatedTo(keys: readonly string[], parent: string): NonNullable<IssueDetails['related']> {
	return keys.map(other => ({pointer: parent + pointerSegment(other), message: 'also misplaced'}));
}

/** The issue of a key that is not a field, or `undefined` if its value may be any JSON. */
export function keyProblem(
	key: string,
	shape: ObjectShape,
	given: PlainObject,
	root: Shape,
	{extraOptionFields}: Pick<ReadOptions, 'extraOptionFields'>,
	taken: TakenKeys,
): IssueDetails | undefined {
	if (shape.isPerAccount && extraOptionFields?.includes(key)) return undefined;
	if (shape.additionalProperties === extraKeyProblem)
		return sessionKeyProblem(key, given[key], takenKeys(given, taken));
	if (shape.additionalProperties !== undefined) return shape.additionalProperties(key, given[key]);
	const problem = unknownKey(key, shape, root, takenKeys(given, taken));
	const isUnlike = problem.suggestion === undefined && problem.alsoCovers === undefined;
	return shape.isPerAccount && isUnlike ? (jsonKeyProblem(key) ?? sentUnchanged(key, shape)) : problem;
}

/** The keys of the objects of one input, listed once for all of them; `undefined` for an object with too many. */
export type TakenKeys = Map<PlainObject, readonly string[] | undefined>;

function takenKeys(given: PlainObject, known: TakenKeys): readonly string[] | undefined {
	if (!known.has(given)) {
		const keys = Object.keys(given);
		known.set(given, keys.length > MOST_KEYS ? undefined : keys.filter(key => given[key] !== undefined));
	}
	return known.get(given);
}

/** The issue of a wrong value with what it is probably meant to be. */
export function ofValue(given: IssueDetails, value: unknown, shape: Shape): IssueDetails {
	switch (shape.kind) {
		case 'enum':
			return notInEnum(value, {...shape, enum: given.allowed ?? shape.enum});
		case 'list':
			return notList(value, shape);
		case 'object':
			return shape.isReadFromText && isObjectText(value) ? OBJECT_AS_TEXT : given;
		default:
			return given;
	}
}
