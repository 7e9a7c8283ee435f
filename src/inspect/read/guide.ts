// How the reader reads handwritten JSON: what can be read with certainty although it is not quite right is a warning, and,
// with corrections, a wrong part is read as what it is meant to be.
import type {IssueDetails} from '../../diagnostics/issue.js';
import {COUNT_ONLY} from '../../diagnostics/issue-collector.js';
import {parseJson} from '../../schema/parse-json.js';
import type {Entries} from '../../schema/places.js';
import type {Guide, GuidedList, GuidedObject} from '../../schema/read-context.js';
import {addIssue, LEFT_OUT, type ReadContext, type Reader} from '../../schema/read-context.js';
import {Unrecovered} from '../../schema/recovered.js';
import type {FormatShape, ListShape, ObjectShape, Shape} from '../../schema/shape.js';
import type {Corrector} from './corrections/corrector.js';
import {severityIfAbsent} from './corrections/meant-value.js';
import {severalProblem} from './corrections/spread.js';
import {InputObject} from './guided-object.js';
import {isObjectText, notInEnum, notList, OBJECT_AS_TEXT} from './input-issues.js';

/** Without a corrector, each wrong part is a mark. */
export class InputGuide implements Guide {
	constructor(readonly corrector: Corrector | undefined) {}

	/** Each issue has a correction, also those that are only counted. */
	get isExhaustive(): boolean {
		return this.corrector !== undefined;
	}

	openObject(shape: ObjectShape, given: Entries, context: ReadContext): GuidedObject {
		return new InputObject(shape, given, context, this.corrector);
	}

	openList(shape: ListShape, given: readonly unknown[], context: ReadContext): GuidedList | undefined {
		const {corrector} = this;
		if (corrector === undefined) return undefined;
		const items = corrector.spread(shape, given, context);
		return {items, sources: corrector.sources.get(items), notes: corrector.newNotes()};
	}

	spreadText(shape: ListShape, text: string, context: ReadContext): readonly unknown[] | undefined {
		return this.corrector?.spreadOne(shape, text, context);
	}

	/** Without a corrector, a code that certainly stands for several is an issue, as nothing can be compared with it. */
	problemOf(text: string, shape: FormatShape): IssueDetails | undefined {
		return this.corrector === undefined && /[,[]/.test(text) ? severalProblem(text, shape) : undefined;
	}

	readWrong(value: unknown, shape: Shape, given: IssueDetails, context: ReadContext, read: Reader): unknown {
		const problem = given === COUNT_ONLY ? given : detailed(given, value, shape);
		if (problem === OBJECT_AS_TEXT && this.corrector === undefined) {
			addIssue(context, problem);
			return read(parseJson(String(value)), context);
		}
		const isTolerated = shape.kind === 'format' && shape.isTolerated?.(value) === true;
		const part = this.#read(value, shape, isTolerated ? {...problem, severity: 'warning'} : problem, context, read);
		if (isTolerated && this.corrector?.isCertainOnly !== true) return value;
		// A word that resembles none may be a type of the account; it is certainly not a documented one.
		const isOwnWord = shape.kind === 'enum' && shape.isPerAccount && typeof value === 'string';
		return isOwnWord && part instanceof Unrecovered && part.likelyWords.length === 0 ? new Unrecovered(value) : part;
	}

	#read(value: unknown, shape: Shape, problem: IssueDetails, context: ReadContext, read: Reader): unknown {
		const {corrector} = this;
		if (corrector !== undefined) return corrector.readWrong(value, shape, problem, context, read);
		const absent = context.field && severityIfAbsent(context.field, value, problem.rule);
		if (absent === undefined) return addIssue(context, problem);
		addIssue(context, {...problem, severity: absent});
		return LEFT_OUT;
	}
}

/** The issue of a wrong value with what it is probably meant to be. */
function detailed(given: IssueDetails, value: unknown, shape: Shape): IssueDetails {
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
