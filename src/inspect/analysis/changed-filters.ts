// Finds the card filters that two subjects do not share. A card that only shared filters match has the same verdict on
// both sides.
import {type NormalSubject, optionOf, type SubjectCardFilter, UNREADABLE} from '../../model/subject.js';
import {surroundingsOf} from './differing-parts.js';
import type {PlaceRange, Section} from './section.js';

/** The section, restricted to cards that match a filter that the subjects do not share, if nothing else can make a difference. */
export function whereFiltersDiffer(section: Section, before: NormalSubject, after: NormalSubject): Section {
	if (section.base.type !== 'CARD' || section.boxes.length === 0) return section;
	const [was, is] = [before, after].map(cardFilters);
	if (was === undefined || is === undefined || surroundings(before, was) !== surroundings(after, is)) return section;
	return {...section, matchedBy: differingPlaces(was.map(written), is.map(written))};
}

/** The filters of the only option that may be that of `CARD`, if all of them are known. */
function cardFilters(subject: NormalSubject): readonly SubjectCardFilter[] | undefined {
	const {options, hasAllOptions} = subject;
	const filters = optionOf(subject, 'CARD')?.cardFilters;
	const isCertain = hasAllOptions && options.every(({type}) => type !== UNREADABLE) && filters?.isComplete;
	return isCertain ? filters.items : undefined;
}

/** What the verdict of a card depends on besides the filters that match it. */
function surroundings(subject: NormalSubject, filters: readonly SubjectCardFilter[]): string {
	const flags = [true, false, UNREADABLE].map(enable => filters.some(filter => filter.enable === enable));
	return JSON.stringify([surroundingsOf(subject), optionOf(subject, 'CARD')?.enable, flags]);
}

function written({enable, isComplete, brands, types, subTypes, banks, bins}: SubjectCardFilter): string {
	const lists = [brands, types, subTypes, banks, bins].map(list => list && [list.items, list.isComplete]);
	return JSON.stringify([enable, isComplete, ...lists]);
}

/** All but the beginning and the end that both lists have in common, so that what is shared is in the same order. */
function differingPlaces(before: readonly string[], after: readonly string[]): PlaceRange {
	const shortest = Math.min(before.length, after.length);
	let from = 0;
	while (from < shortest && before[from] === after[from]) from += 1;
	let same = 0;
	while (same < shortest - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
	return {from, to: Math.max(before.length, after.length) - same};
}
