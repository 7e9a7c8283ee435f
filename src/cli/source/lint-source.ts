// Lints the filters and session requests that a source file contains as literals; loaded only if there is such a file.

import {extname} from 'node:path';
import {type Issue, messageOf} from '../../diagnostics/issue.js';
import {issueOf} from '../../diagnostics/issue-collector.js';
import {keysIn, pointerSegment} from '../../diagnostics/pointer.js';
import {RULES} from '../../diagnostics/rules.js';
import type {LintOptions} from '../../inspect/index.js';
import {bySeverity, lintFound} from '../../inspect/lint/lint.js';
import {writtenAsText} from '../../inspect/read/corrections/findings.js';
import {movedIssue} from '../../inspect/read/moved.js';
import {duplicateKeyIssue} from '../../inspect/read/repeated-keys.js';
import {EMI_FILTER} from '../../schema/emi-filter-shape.js';
import {PAYMENT_FILTER, PAYMENT_OPTION} from '../../schema/payment-filter-shape.js';
import {UNRECOVERED} from '../../schema/recovered.js';
import {SESSION_REQUEST} from '../../schema/session-shape.js';
import {own, type Shape} from '../../schema/shape.js';
import type {TextPlace} from '../input/json-document.js';
import type {TextInput} from '../input/read-input.js';
import {type Checked, concise, isAboutKey, type LocatedIssue, markedPointer, placed} from '../report/locate.js';
import type {Candidate, CandidateKind} from './candidate.js';
import {ABOUT_THE_WHOLE, isCertain} from './is-certain.js';
import {jsonIn} from './json-text.js';
import type {Language} from './language.js';
import {type Entry, type Literal, partsOf, placedPartsOf} from './literal.js';
import {candidatesIn} from './search.js';
import {type PartialValue, partialValue, variantsOf} from './value-of.js';

/** A place in the source, and the literal that is there. */
interface SourcePlace extends TextPlace {
	/** Absent if the pointer leads to nothing. */
	readonly literal?: Literal;
	/** The literal around it. */
	readonly holder?: Literal;
}

/** An issue of a literal, and where it is. */
interface SourceIssue {
	/** Its pointers lead into the literal. */
	readonly issue: Issue;
	readonly place: SourcePlace;
	readonly literal: Literal;
}

/** The issues of the literals of a source file, in the order of the file. */
export async function lintSourceFile(input: TextInput, options: LintOptions): Promise<Checked> {
	const language = await languageOf(input.file ?? '');
	const {filters, issues: found} = lintSource(input.text, language, options);
	const issues = found.map(one => located(one, input, language));
	return {input, filters, issues: issues.sort((one, other) => one.span.start - other.span.start)};
}

/** Each language is a file of its own, so that only its parser is loaded. */
async function languageOf(file: string): Promise<Language> {
	const extension = extname(file).slice(1).toLowerCase();
	if (extension === 'php') return (await import('./php.js')).php;
	if (extension === 'py') return (await import('./python.js')).python;
	return (await import('./javascript.js')).languageOf(extension);
}

function located({issue, place, literal}: SourceIssue, input: TextInput, language: Language): LocatedIssue {
	const {text, lines} = input;
	const isInText = [place.literal, place.holder].some(around => around !== undefined && 'isInText' in around);
	// A fix is a patch of JSON.
	const {fix: _, ...rest} = isInText ? issue : inLanguage(issue, language);
	const span = concise(text, isAboutKey(issue.rule) && place.key ? place.key : place);
	return {
		...placed(rest, span, lines),
		literal: {start: lines.positionOf(literal.span.start), end: lines.positionOf(literal.span.end)},
	};
}

/** An issue whose message and suggestions spell values as the language does. */
function inLanguage(issue: Issue, {words = {}}: Language): Issue {
	const spelled = (word: string) => own(words, word) ?? word;
	const inText = (text: string) => text.replace(/"[^"]*"|\b(?:true|false|null)\b/g, spelled);
	const {suggestion, allowed} = issue;
	const text = {problem: inText(issue.problem), remedy: inText(issue.remedy)};
	return {
		...issue,
		...text,
		message: messageOf(text),
		...(suggestion !== undefined && {suggestion: spelled(suggestion)}),
		...(allowed && {allowed: allowed.map(spelled)}),
	};
}

/** The number of literals that are a filter, a session request or a part of one, and every issue of them. */
export function lintSource(source: string, language: Language, options: LintOptions) {
	const candidates = candidatesIn(source, language);
	// One change of a variable is part of every value that the variable may have.
	const found = new Map<string, SourceIssue>();
	for (const candidate of candidates) addIssuesOf(candidate, options, found);
	const issues = [...found.values()].flatMap(one =>
		bySeverity([one.issue], options.severities).map(issue => ({...one, issue})),
	);
	return {filters: candidates.length, issues};
}

/** How a part of a filter becomes one: nothing is known about the rest. */
const WRAPPED: Readonly<Record<CandidateKind, Wrapping>> = {
	session: {shape: SESSION_REQUEST, start: '', wrap: value => value},
	filter: {shape: PAYMENT_FILTER, start: '', wrap: value => value},
	options: {
		shape: {kind: 'list', item: PAYMENT_OPTION},
		start: '/options',
		wrap: options => ({allowDefaultOptions: UNRECOVERED, options}),
	},
	option: {
		shape: PAYMENT_OPTION,
		start: '/options/1',
		wrap: option => ({allowDefaultOptions: UNRECOVERED, options: [UNRECOVERED, option]}),
	},
	emi: {
		shape: EMI_FILTER,
		start: '/emiOptions',
		wrap: emiOptions => ({allowDefaultOptions: UNRECOVERED, options: [UNRECOVERED], emiOptions}),
	},
};

interface Wrapping {
	readonly shape: Shape;
	/** The pointer of the literal in the whole. */
	readonly start: string;
	readonly wrap: (value: unknown) => unknown;
}

/** Adds the issues of a literal to those of the others. */
function addIssuesOf({kind, literal}: Candidate, options: LintOptions, found: Map<string, SourceIssue>): void {
	const {shape, start, wrap} = WRAPPED[kind];
	addSlipsOf(literal, found);
	for (const variant of variantsOf(literal)) {
		const partial = partialValue(variant.literal, shape, start);
		const whole = lintFound(wrap(partial.value), options).flatMap(issue => kept(issue, partial, start));
		const encoded = [...partial.encoded].map(([pointer, {encoder, kind: what}]) =>
			issueOf(pointer.slice(start.length), writtenAsText(what, `without ${encoder}`), RULES),
		);
		for (const issue of [...whole, ...repeatedKeysIn(variant.literal), ...encoded]) {
			if (!isWithin(issue.pointer, variant.pointer)) continue;
			const place = placeIn(variant.literal, markedPointer(issue));
			// Of a key whose value is a choice, a branch gives the better remedy.
			const isKey = isAboutKey(issue.rule);
			const key = `${issue.rule} ${issue.pointer} ${isKey ? place.key?.start : `${place.start} ${issue.message}`}`;
			if (isKey || !found.has(key)) found.set(key, {issue, place, literal});
		}
	}
}

/** Adds the issues of strings that are almost JSON. */
function addSlipsOf(literal: Literal, found: Map<string, SourceIssue>): void {
	const slips = 'slips' in literal ? (literal.slips ?? []) : [];
	for (const {span, problem, remedy} of slips) {
		const issue = issueOf('', {rule: 'unreadable', problem, remedy}, RULES);
		found.set(`${issue.rule} ${span.start}`, {issue, place: {...span, holder: literal}, literal});
	}
	for (const part of partsOf(literal)) addSlipsOf(part, found);
}

/** An issue for each key that occurs twice in an object without computed keys, which may come in between. */
function repeatedKeysIn(part: Literal, pointer = ''): readonly Issue[] {
	const places = placedPartsOf(part);
	// Of a repeated key the last value counts.
	const counted = new Map(places);
	const inside = [...counted].flatMap(([place, inner]) => repeatedKeysIn(inner, pointer + place));
	if (part.kind !== 'object' || part.computed.length > 0 || counted.size === places.length) return inside;
	const keys = part.entries.map(({key}) => key);
	const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) < index));
	return [...Array.from(repeated, key => duplicateKeyIssue(pointer + pointerSegment(key), key)), ...inside];
}

/** An issue with pointers into the literal, unless it depends on what is not known. */
function kept(issue: Issue, partial: PartialValue, start: string): readonly Issue[] {
	const {pointer} = issue;
	if (!isWithin(pointer, start) || !isCertain(issue, partial)) return [];
	if (start === '') return [issue];
	// Of a part alone, the rest of the filter is not known.
	if (ABOUT_THE_WHOLE.includes(issue.rule)) return [];
	const related = issue.related?.filter(other => isWithin(other.pointer, start));
	return [movedIssue({...issue, ...(related && {related})}, place => place.slice(start.length))];
}

function isWithin(pointer: string, outer: string): boolean {
	return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** The place of a value; for one that is missing, the start of the nearest object or list around it. */
function placeIn(root: Literal, pointer: string): SourcePlace {
	let literal = root;
	let holder: Literal | undefined;
	let entry: Entry | undefined;
	for (const key of keysIn(pointer)) {
		// The parts of JSON text in a string are in that string.
		if (literal.kind === 'text') literal = jsonIn(literal) ?? literal;
		if (literal.kind === 'encoded') literal = literal.value;
		holder = literal;
		entry = literal.kind === 'object' ? literal.entries.filter(one => one.key === key).at(-1) : undefined;
		const next: Literal | undefined = literal.kind === 'list' ? literal.items[Number(key)] : entry?.value;
		if (next === undefined) return {...literal.span, holder};
		literal = next;
	}
	return {...literal.span, literal, ...(holder && {holder}), ...(entry && {key: entry.keySpan})};
}
