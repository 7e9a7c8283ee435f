// Describes an option in words.

import {escapeText} from '../../diagnostics/format-value.js';
import {isEmptyList, isIgnoredList} from '../../model/normal-parts.js';
import {
	type SubjectCardFilter,
	type SubjectFilter,
	type SubjectFilters,
	type SubjectList,
	type SubjectOption,
	type SubjectUpiFilter,
	UNREADABLE,
} from '../../model/subject.js';
import {namesOf, rangeLabel, typeLabel} from '../analysis/labels.js';
import {undocumentedType} from '../read/undocumented.js';
import {
	criterion,
	type DescribeContext,
	emptyListVisibility,
	isUnreadable,
	listWords,
	restVisibility,
	ruleLine,
	ruleLines,
	type Visibility,
	visibilityOf,
} from './lists.js';

/** The lines on one option, the first without indentation. */
export function optionLines(option: SubjectOption, context: DescribeContext): readonly string[] {
	const {type, enable, providers, cardFilters, upiFilters} = option;
	if (type === UNREADABLE) return unreadableType(option);
	const {whole} = typeLabel(type);
	if (enable === UNREADABLE)
		return [`${whole}: the setting cannot be read, so it is uncertain whether this is shown or hidden.`];
	if (type === 'CARD' && enable && cardFilters) return filteredLines(type, cardFilters, cardRule, context);
	if (type === 'UPI' && enable && upiFilters) return filteredLines(type, upiFilters, upiRule, context);
	if (type === 'UPI' && providers !== undefined && !isEmptyList(providers)) {
		const {upiProviderCodes} = context.readings;
		const isOpen = upiProviderCodes === undefined && restBesideCodes(enable, context) !== visibilityOf(enable);
		if (isOpen)
			return [
				'UPI: the specification does not state whether its list of codes counts, so what customers see is uncertain.',
			];
		if (upiProviderCodes === 'counts') return [providersLine(type, enable, providers, context)];
	}
	const isListed = type !== 'CARD' && type !== 'UPI' && providers !== undefined;
	return isListed ? [providersLine(type, enable, providers, context)] : [wholeLine(type, enable)];
}

function wholeLine(type: string, enable: boolean): string {
	const {whole, isPlural} = typeLabel(type);
	return `${whole} ${isPlural ? 'are' : 'is'} ${visibilityOf(enable)}.`;
}

function unreadableType(option: SubjectOption): readonly string[] {
	const {possibleTypes, enable} = option;
	if (possibleTypes === undefined) return ['One option names a type that cannot be read, so any type may be affected.'];
	const type = undocumentedType(option);
	if (type !== undefined && enable !== UNREADABLE) {
		return [`${escapeText(type)} is not a documented type: if the account has it, it is ${visibilityOf(enable)}.`];
	}
	const types = possibleTypes.map(possible => typeLabel(possible).whole);
	return [`One option names a type that cannot be read, so ${namesOf(types, 'or', label => label)} may be affected.`];
}

function providersLine(type: string, enable: boolean, providers: SubjectList, context: DescribeContext): string {
	const {whole, many} = typeLabel(type);
	const rest = restBesideCodes(enable, context);
	const codes = providers.items;
	if (isEmptyList(providers)) return emptyLine(type, 'codes', emptyListVisibility(visibilityOf(enable), rest, context));
	const others =
		rest === 'uncertain' ? `it is uncertain whether all other ${many} are shown` : `all other ${many} are ${rest}`;
	const listed =
		codes.length === 0 ? [] : [`${namesOf(codes)} ${codes.length === 1 ? 'is' : 'are'} ${visibilityOf(enable)}`];
	const unreadable = providers.isComplete ? [] : ['the list of codes cannot be read completely'];
	return `${whole}: ${[...listed, ...unreadable, others].join('; ')}.`;
}

/** The visibility of what a list of codes does not name. */
function restBesideCodes(enable: boolean, context: DescribeContext): Visibility {
	// Next to hidden codes, the others follow `allowDefaultOptions` in any case.
	return restVisibility(context, {items: enable ? [{enable}] : [], isComplete: true});
}

function emptyLine(type: string, items: 'codes' | 'rules', visibility: Visibility): string {
	const {whole, many} = typeLabel(type);
	const verdict = visibility === 'uncertain' ? 'what customers see is uncertain' : `all ${many} are ${visibility}`;
	return `${whole}: the list of ${items} is empty, so ${verdict}.`;
}

/** The lines on a type with filters inside. */
function filteredLines<Filter extends SubjectFilter>(
	type: string,
	filters: SubjectFilters<Filter>,
	lineOf: (filter: Filter, context: DescribeContext) => string,
	context: DescribeContext,
): readonly string[] {
	const {whole, many, isPlural} = typeLabel(type);
	if (isEmptyList(filters))
		return [emptyLine(type, 'rules', emptyListVisibility('shown', visibilityOf(context.allow), context))];
	const rest = `${restVisibility(context, filters)}: all other ${many}`;
	const start = `${whole} ${isPlural ? 'follow' : 'follows'} these rules:`;
	return ruleLines(start, filters, filter => lineOf(filter, context), rest, context);
}

function cardRule(filter: SubjectCardFilter, context: DescribeContext): string {
	const {types, brands, subTypes, banks, bins} = filter;
	const isNamed = types !== undefined && types.items.length > 0;
	const names = types?.items.map(type => type.toLowerCase());
	const kind = isNamed ? `${listWords(types, names)} cards` : 'cards';
	const details = [
		...(isNamed ? [] : criterion('of type', types, context)),
		...criterion('of brand', brands, context),
		...criterion('of sub type', subTypes, context),
		...criterion('from bank', banks, context),
		...criterion('with numbers that start with', bins, context, bins?.items.map(rangeLabel)),
	];
	const isAll = details.length === 0 && !isNamed && filter.isComplete;
	const rule = isAll ? 'all cards' : [kind, ...details].join(' ');
	return ruleLine(visibilityOf(filter.enable), rule, {filter, lists: [types, brands, subTypes, banks, bins]}, context);
}

const UPI_LABELS = {COLLECT: 'handle', INTENT: 'app', any: 'handle or app'} as const;

function upiRule(filter: SubjectUpiFilter, context: DescribeContext): string {
	const {enable, upiType, methods, isComplete} = filter;
	const label = UPI_LABELS[upiType === undefined || upiType === UNREADABLE ? 'any' : upiType];
	const isAny = methods === undefined || isIgnoredList(methods, context.readings) || isUnreadable(methods);
	const rule = isAny ? `${isComplete ? 'any' : 'a'} UPI ${label}` : `the UPI ${label} ${listWords(methods)}`;
	return ruleLine(visibilityOf(enable), rule, {filter, lists: [methods]}, context);
}
