// Items of a list that contain several: codes joined by commas, and the JSON text of a list.
import {formatValue} from '../../../diagnostics/format-value.js';
import type {IssueDetails, IssueFix} from '../../../diagnostics/issue.js';
import {wrongValue} from '../../../diagnostics/wrong-value.js';
import type {Source} from '../../../schema/places.js';
import {plainOf} from '../../../schema/plain-object.js';
import {pointerOf, type ReadContext} from '../../../schema/read-context.js';
import type {FormatShape, ListShape, Shape} from '../../../schema/shape.js';
import {codeProblem} from '../../../values/text.js';
import {notInEnum} from '../input-issues.js';
import {removal, replacement} from './fix.js';
import {itemsIn} from './items.js';
import {byIndex, type Reading, reportFixed, samePlace, sourceOf} from './place.js';

/** The list with each part of such an item in its place; reports the issue of each. */
export function spreadItems(
	{item: shape}: ListShape,
	items: readonly unknown[],
	context: ReadContext,
	reading: Reading,
): readonly unknown[] {
	if (!items.some(isSeveral)) return items;
	const at = pointerOf(context);
	const itemSources = reading.sources.get(items);
	const spread: unknown[] = [];
	const sources: Source[] = [];
	for (const [index, item] of items.entries()) {
		const source = itemSources?.[index] ?? sourceOf(context, `${at}/${index}`);
		const several = severalIn(shape, item, reading);
		if (several === undefined) {
			spread.push(item);
			sources.push(source);
			continue;
		}
		const place = {...context, path: [source], level: 1};
		reportFixed(source.pointer, several.problem, separation(source.pointer, several.items), place, reading);
		for (const part of several.items) {
			spread.push(part);
			sources.push({pointer: source.pointer, isText: true});
		}
	}
	reading.sources.set(spread, byIndex(sources));
	return spread;
}

/** The items of a text where one item or several may be. */
export function spreadText(
	shape: ListShape,
	text: string,
	context: ReadContext,
	reading: Reading,
): readonly unknown[] | undefined {
	const several = severalIn(shape.item, text, reading);
	if (several === undefined) return undefined;
	const pointer = pointerOf(context);
	reportFixed(pointer, several.problem, replacement(pointer, several.items), context, reading);
	const parts = [...several.items];
	reading.sources.set(parts, samePlace(parts.length, pointer, context));
	return parts;
}

/** The issue of a code that certainly stands for several: what an instrument is compared with is then not known. */
export function severalProblem(text: string, shape: FormatShape): IssueDetails | undefined {
	return severalIn(shape, text, {spreadsCodes: true})?.problem;
}

/** The items of a text that contains several, and the issue of that. */
function severalIn(
	shape: Shape,
	item: unknown,
	reading: Pick<Reading, 'spreadsCodes'>,
): {readonly items: readonly unknown[]; readonly problem: IssueDetails} | undefined {
	if (!isSeveral(item)) return undefined;
	const items = itemsIn(shape, item);
	const problem = items && problemOf(shape, item, reading);
	return problem && {items, problem};
}

function isSeveral(item: unknown): item is string {
	return typeof item === 'string' && (item.includes(',') || item.includes('['));
}

/** The issue of an item that contains several. */
function problemOf(
	shape: Shape,
	text: string,
	{spreadsCodes}: Pick<Reading, 'spreadsCodes'>,
): IssueDetails | undefined {
	if (shape.kind === 'enum') return notInEnum(text, {enum: shape.enum, what: shape.what});
	if (shape.kind === 'object') {
		const found = plainOf(text, shape.what);
		return 'problem' in found ? found.problem : undefined;
	}
	const problem = shape.kind === 'format' ? shape.check(text) : undefined;
	if (problem !== undefined || !spreadsCodes) return problem;

	return text.includes(',')
		? codeProblem(text)
		: wrongValue('invalid-format', text, {
				problem: 'is a list that is written as JSON text',
				remedy: 'write each code as a separate string',
			});
}

/** Writes several items in place of one item of a list. */
function separation(pointer: string, items: readonly unknown[]): IssueFix {
	if (items.length === 0) return removal(pointer, 'Remove the empty list');
	const end = pointer.lastIndexOf('/') + 1;
	const first = Number(pointer.slice(end));
	const patch = items.map((value, index) => {
		return {op: index === 0 ? 'replace' : 'add', path: pointer.slice(0, end) + String(first + index), value} as const;
	});
	const isOfStrings = items.every(item => typeof item === 'string');
	return {title: isOfStrings ? `Write ${items.map(formatValue).join(', ')}` : 'Write the items of the list', patch};
}
