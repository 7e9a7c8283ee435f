// Finds the intended value of a wrong value: the only value that it can stand for. Pure functions of the shape and the value.

import type {IssueDetails} from '../../../diagnostics/issue.js';
import {isPlainData, plainOf} from '../../../schema/plain-object.js';
import {type FormatShape, type ListShape, own, type Shape} from '../../../schema/shape.js';
import {likeName} from '../../../schema/vocabulary.js';
import {amountProblem, writtenAmount} from '../../../values/amount.js';
import {epochSecondsProblem} from '../../../values/epoch-seconds.js';
import {binRangeProblem, singleBin, singleTenure, tenureRangeProblem} from '../../../values/ranges.js';
import {type Check, codesIn, textProblem} from '../../../values/text.js';
import {isTemplate} from '../placeholders.js';
import {isLikely, isNumbered, notInEnum, optionsByType, wordElsewhere} from './findings.js';
import {itemsIn, itemsOf, parsedText} from './items.js';

export interface Meaning {
	readonly value: unknown;
	/** The title of the fix; by default it quotes the value. */
	readonly title?: string;
	/** True if the value was inside a text. */
	readonly isText?: boolean;
	/** Set if the value is only likely. */
	readonly goodFor?: 'judging';
	/** The original keys of the items of a new list; `'itself'` if the value became its only item or was split. */
	readonly itemsWere?: readonly string[] | 'itself';
}

/** `types` are the payment method types of the account. */
export function meaningOf(shape: Shape, value: unknown, types: readonly string[] = []): Meaning | undefined {
	switch (shape.kind) {
		case 'boolean':
			return scalar(isTextOrNumber(value) ? own(BOOLEANS, String(value).trim().toLowerCase()) : undefined);
		case 'enum':
			if (typeof value !== 'string' || wordElsewhere(value, shape.elsewhere) !== undefined) return undefined;
			return scalar(
				likeName(value, shape.isPerAccount && types.length > 0 ? [...shape.enum, ...types] : shape.enum).meant,
			);
		case 'format':
			return scalar(meantText(shape, value));
		case 'list':
			return isTextOrNumber(value) ? listInText(shape, value) : listInObject(shape, value);
		case 'union':
			return listInObject(shape.many, value);
		case 'object': {
			const object = typeof value === 'string' ? parsedText(value, '{') : undefined;
			return object === undefined ? undefined : {value: object, title: 'Write the object itself', isText: true};
		}
		default:
			return undefined;
	}
}

const BOOLEANS: Readonly<Record<string, boolean>> = {true: true, false: false, 1: true, 0: false};

function isTextOrNumber(value: unknown): value is string | number {
	return typeof value === 'string' || typeof value === 'number';
}

function scalar(value: unknown): Meaning | undefined {
	return value === undefined ? undefined : {value};
}

/** Reads a list from the JSON text of a list or its only item, from items joined by commas, or from a number as only item. */
function listInText(shape: ListShape, text: string | number): Meaning | undefined {
	if (typeof text === 'number')
		return meaningOf(shape.item, text) && {value: [text], title: 'Write it as a list', itemsWere: 'itself'};
	const isOfObjects = shape.item.kind === 'object';
	const json = parsedText(text, '[') ?? (isOfObjects ? parsedText(text, '{') : undefined);
	if (json !== undefined) {
		const list = Array.isArray(json) ? {value: json} : listInObject(shape, json);
		return list && {...list, title: 'Write the list itself', isText: true};
	}
	const items = isOfObjects ? undefined : itemsOf(text);
	return items && {value: items, isText: true, itemsWere: 'itself'};
}

/** Reads a list from an object: its only item, options by type, or an object whose keys are numbers. */
function listInObject(shape: ListShape, value: unknown): Meaning | undefined {
	if (!isPlainData(value)) return undefined;
	const byType = optionsByType(value, shape.item);
	if (byType !== undefined)
		return {value: byType.map(({option}) => option), itemsWere: byType.map(({key}) => key), goodFor: 'judging'};
	if (shape.item.kind === 'object' && isLikely(shape.item, value))
		return {value: [value], title: 'Wrap it in [ ]', itemsWere: 'itself'};
	return isNumbered(value)
		? {value: Object.values(value), title: 'Write it as a list', itemsWere: Object.keys(value)}
		: undefined;
}

/** The items of a text where one item belongs, and its issue. `codes`: including several codes, which is legal JSON. */
export function severalIn(
	shape: Shape,
	item: unknown,
	codes: boolean,
): {readonly items: readonly unknown[]; readonly problem: IssueDetails} | undefined {
	if (typeof item !== 'string' || !/[,[|;/\s]/.test(item)) return undefined;
	const items = itemsIn(shape, item, (one, value) => meaningOf(one, value)?.value);
	// The value that replaces a template may be the rest of the list.
	if (items?.some(isTemplate)) return undefined;
	if (items?.length === 1 && codesIn(item).length < 2 && !item.includes('[')) return undefined;
	const problem = items && severalProblem(shape, item, codes);
	return problem && {items, problem};
}

function severalProblem(shape: Shape, text: string, codes: boolean): IssueDetails | undefined {
	if (shape.kind === 'enum') return notInEnum(text, {enum: shape.enum, what: shape.what}).issue;
	if (shape.kind === 'object') {
		const found = plainOf(text, shape.what);
		return 'problem' in found ? found.problem : undefined;
	}
	const {check, single = check} = shape as FormatShape; // only these have several values in one string
	return (codes ? single : check)?.(text);
}

/** The only text that a text in the wrong format, or a number, can stand for. */
function meantText({check}: FormatShape, value: unknown): string | undefined {
	if (typeof value !== 'string' && typeof value !== 'number') return undefined;
	const trimmed = typeof value === 'string' ? value.trim() : value;
	const written = (WRITERS.get(check) ?? withColons)(trimmed);
	return [trimmed, written].find((text): text is string => typeof text === 'string' && check(text) === undefined);
}

type Writer = (value: string | number) => string | undefined;

/** The digits of a number where a text belongs, if it can stand for nothing else. */
function writtenIdentifier(value: string | number): string | undefined {
	return Number.isSafeInteger(value) && Number(value) >= 0 ? String(value) : undefined;
}

const DIGITS = /^\d{1,10}$/;
const MILLISECONDS = /^\d{13}$/;
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?Z$/;

/** Unix seconds, from a number, from milliseconds, or from a date whose time zone is stated. */
function writtenDate(value: string | number): string | undefined {
	const text = String(value);
	if (DIGITS.test(text)) return text;
	if (MILLISECONDS.test(text)) return text.slice(0, 10);
	return UTC.test(text) ? String(Math.floor(Date.parse(text) / 1000)) : undefined;
}

/** Two numbers with another separator, as `<from>::<to>`. */
function withColons(value: string | number): string | undefined {
	const [, from, to] = /^(\d+)\s*(?::{1,3}|-{1,2}|–|—|\.{2,3}|to)\s*(\d+)$/.exec(String(value)) ?? [];
	return from && `${from}::${to}`;
}

/** The writers of formats that are not just two numbers with a separator. */
const WRITERS: ReadonlyMap<Check, Writer> = new Map<Check, Writer>([
	[amountProblem, writtenAmount],
	[binRangeProblem, value => singleBin(value) ?? withColons(value)],
	[tenureRangeProblem, value => singleTenure(value) ?? withColons(value)],
	[epochSecondsProblem, writtenDate],
	[textProblem, writtenIdentifier],
]);
