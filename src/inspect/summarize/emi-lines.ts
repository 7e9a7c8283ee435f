// The rules for EMI, in words.
import {isEmptyList, isIgnoredList} from '../../model/normal-parts.js';
import {
	optionOf,
	type SubjectEmi,
	type SubjectEmiKind,
	type SubjectPlanFilter,
	type SubjectPlanGroup,
	type SubjectPlanList,
	UNREADABLE,
	type Unreadable,
} from '../../model/subject.js';
import {EMI_KINDS, type EmiKind, PLAN_GROUPS, type PlanGroupName} from '../../wire/emi-filter.js';
import {
	capitalize,
	GROUP_LABELS,
	KIND_LABELS,
	monthsLabel,
	namesOf,
	rangeLabel,
	typeLabel,
} from '../analysis/labels.js';
import {enabledInGroup, enabledInKind, mayEnable} from '../evaluate/emi-inside.js';
import {createEvaluator} from '../evaluate/evaluator.js';
import type {Subject} from '../read/subject.js';
import {
	criterion,
	type DescribeContext,
	isUnreadable,
	listWords,
	restVisibility,
	ruleLine,
	ruleLines,
	type Visibility,
	visibilityOf,
} from './lists.js';

/** What decides about EMI apart from its own filter. */
export interface EmiContext extends DescribeContext {
	/** The visibility of a plan on cards that is shown unless the cards are hidden (reading `emiOnHiddenCards`). */
	readonly onCards: Visibility;
	/** Whether `sdk_udf` and `emiOptions` contradict each other, which one line states for all EMI. */
	readonly isContradicted: boolean;
	/** Why such a plan is not shown. */
	readonly whyOnCards: string;
	/** Why it is uncertain whether EMI that the filter does not name is shown. */
	readonly whyUnnamed: string;
	/** The verdict of `explain` on a whole plan group. */
	readonly ask: (kind: EmiKind, group: PlanGroupName) => Visibility;
}

export function emiContext(subject: Subject, context: DescribeContext, isContradicted: boolean): EmiContext {
	const {allow, readings} = context;
	const cards = optionOf(subject, 'CARD')?.enable ?? (subject.hasAllOptions ? allow : UNREADABLE);
	const isShown = cards === true || subject.display === 'ShowEMIWithoutCards';
	const onCards = isShown ? 'shown' : (readings.emiOnHiddenCards ?? 'uncertain');
	const evaluate = createEvaluator(subject);
	const ask = (kind: EmiKind, group: PlanGroupName): Visibility => {
		const {verdict} = evaluate({type: 'EMI', kind, group, supportsMandates: true});
		return verdict === 'undetermined' ? 'uncertain' : verdict;
	};
	const whyOnCards = cards === false ? 'cards are hidden' : 'the setting for cards cannot be read';
	const whyUnnamed = subject.display === UNREADABLE ? 'sdk_udf cannot be read' : 'the filter does not name it';
	return {...context, onCards, whyOnCards, whyUnnamed, ask, isContradicted};
}

/** The lines on EMI, those inside a kind indented. */
export function emiLines(emi: SubjectEmi | Unreadable | undefined, context: EmiContext): readonly string[] {
	if (emi === UNREADABLE) return ['The rules for EMI cannot be read, so it is uncertain whether EMI is shown.'];
	if (emi === undefined) return unnamedLines('EMI', EMI_KINDS, context);
	return EMI_KINDS.flatMap(kind => kindLines(kind, emi.kinds[kind], context));
}

/** EMI, or a kind of it, that the filter does not name; nothing if it follows the rest of the screen. */
function unnamedLines(
	label: string,
	kinds: readonly EmiKind[],
	{allow, ask, onCards: stateOnCards, whyOnCards, whyUnnamed, isContradicted}: EmiContext,
): readonly string[] {
	if (isContradicted) return [];
	const onCards = new Set(kinds.flatMap(kind => [ask(kind, 'credit'), ask(kind, 'debit')]));
	const cardless = new Set(kinds.map(kind => ask(kind, 'cardless')));
	const [visibility = 'uncertain', ...others] = cardless;
	const [cardVisibility = 'uncertain', ...otherCards] = onCards;
	if (others.length > 0 || otherCards.length > 0 || visibility === 'uncertain') {
		return [`It is uncertain whether ${label} is shown: ${whyUnnamed}.`];
	}
	const followsRest = visibility === visibilityOf(allow);
	const rest = followsRest ? [] : [`${capitalize(label)} is ${visibility}.`];
	if (cardVisibility === visibility) return rest;
	return cardVisibility === 'uncertain'
		? [
				...rest,
				`It is uncertain whether ${label} on credit and debit cards is shown${stateOnCards === 'shown' ? `: ${whyUnnamed}` : `, since ${whyOnCards}`}.`,
			]
		: [...rest, `${capitalize(label)} on credit and debit cards is ${cardVisibility}, as cards are.`];
}

function kindLines(
	name: EmiKind,
	kind: SubjectEmiKind | Unreadable | undefined,
	context: EmiContext,
): readonly string[] {
	if (kind === undefined) return unnamedLines(KIND_LABELS[name], [name], context);
	const label = capitalize(KIND_LABELS[name]);
	if (kind === UNREADABLE) return [`${label}: the rules cannot be read, so it is uncertain whether it is shown.`];
	const outer = outerVisibility(kind.enable, mayEnable(enabledInKind(kind)), context);
	if (outer === 'hidden') return [`${label} is hidden.`];
	const groups = PLAN_GROUPS.flatMap(group => groupLines(group, kind.groups[group], context.ask(name, group), context));
	const start =
		outer === 'uncertain' ? `${label} ${whyOuter(kind.enable)}, so what is not hidden below is uncertain` : label;
	return [`${start}:`, ...groups.map(line => `  ${line}`)];
}

/** Why what is inside a kind or group is uncertain. */
function whyOuter(enable: boolean | Unreadable): string {
	return enable === UNREADABLE ? 'has a setting that cannot be read' : 'is disabled, with parts of it enabled';
}

/** The visibility of a kind or group before what is inside (reading `outerFlag`). */
function outerVisibility(enable: boolean | Unreadable, enablesSomething: boolean, {readings}: EmiContext): Visibility {
	if (enable === true) return 'shown';
	if (enable === UNREADABLE) return 'uncertain';
	if (!enablesSomething || readings.outerFlag === 'outer-wins') return 'hidden';
	return readings.outerFlag === 'inner-wins' ? 'shown' : 'uncertain';
}

function groupLines(
	name: PlanGroupName,
	group: SubjectPlanGroup | Unreadable | undefined,
	whole: Visibility,
	context: EmiContext,
): readonly string[] {
	const label = GROUP_LABELS[name];
	if (group === UNREADABLE) return [`${label}: uncertain, since its rules cannot be read`];
	const onCards = name === 'cardless' ? 'shown' : context.onCards;
	const filters = group?.filters;
	if (group === undefined || filters === undefined || isEmptyList(filters)) {
		const why =
			onCards === 'uncertain' ? `, since ${context.whyOnCards}` : filters && ', since its list of rules is empty';
		return [`${label}: ${whole}${whole === 'uncertain' ? (why ?? '') : ''}`];
	}
	const outer = outerVisibility(group.enable, mayEnable(enabledInGroup(group)), context);
	if (outer === 'hidden') return [`${label}: hidden`];
	// Of a disabled group, only what something inside enables may be shown.
	const rest = group.enable === false ? 'hidden' : restVisibility(context, filters);
	if (onCards === 'hidden') return [`${label}: hidden, as cards are`];
	const openBy = [
		...(outer === 'uncertain' ? [`it ${whyOuter(group.enable)}`] : []),
		...(onCards === 'uncertain' ? [context.whyOnCards] : []),
	];
	const start = openBy.length === 0 ? '' : `, where ${openBy.join(' and ')}, so what is not hidden below is uncertain`;
	return ruleLines(`${label}${start}:`, filters, plan => planLine(plan, context), `${rest}: all other plans`, context);
}

/** One rule for plans; see the table of plan filters in the open points. */
function planLine(plan: SubjectPlanFilter, context: EmiContext): string {
	const {enable, paymentMethodType: type, methods, lists} = plan;
	const {emptyList} = context.readings;
	const effective = lists.filter(({list}) => !isIgnoredList(list, context.readings));
	const selecting = effective.filter(list => list.enable !== false);
	const excepted = effective.filter(list => list.enable === false);
	const except =
		enable !== false || selecting.length === 0 || emptyList ? namingExceptions(excepted, context) : excepted;
	const selected = [
		'plans',
		...(type === undefined || type === UNREADABLE ? [] : [`on ${typeLabel(type).many}`]),
		...criterion('with payment method', methods, context),
		...selecting.map(listLabel),
	].join(' ');
	const nested = nestedVisibility(context);
	const visibility = enable === false && selecting.length > 0 && excepted.length === 0 ? nested : visibilityOf(enable);
	const unsettled = emptyList === undefined ? except : except.filter(({list}) => !isEmptyList(list));
	const exception = enable === false ? nested : 'hidden';
	const isLocated = plan.isLocated && lists.every(list => list.enable !== UNREADABLE);
	const rule = except.length === 0 ? selected : `${selected}, ${exceptions(except, exception, context)}`;
	return ruleLine(
		visibility,
		rule,
		{filter: {...plan, isLocated}, lists: [methods, ...[...selecting, ...unsettled].map(({list}) => list)]},
		context,
	);
}

/** The exceptions of which some plan may be one; an empty list of exceptions has none, whatever it means. */
function namingExceptions(
	excepted: readonly SubjectPlanList[],
	{readings: {emptyList, issuersAndTenures}}: EmiContext,
): readonly SubjectPlanList[] {
	const naming = excepted.filter(({list}) => !isEmptyList(list));
	if (naming.length === 0 || naming.length === excepted.length) return naming;
	if (emptyList === undefined || issuersAndTenures === undefined) return excepted;
	return issuersAndTenures === 'either' ? naming : [];
}

/** The effect of a disabled plan filter on the plans that its lists name (reading `outerFlag`). */
function nestedVisibility({readings}: EmiContext): Visibility {
	if (readings.outerFlag === undefined) return 'uncertain';
	return readings.outerFlag === 'outer-wins' ? 'hidden' : 'shown';
}

/** The plans that a rule excepts (reading `issuersAndTenures`). */
function exceptions(except: readonly SubjectPlanList[], visibility: Visibility, {readings}: EmiContext): string {
	const labels = except.map(listLabel);
	if (labels.length < 2) return `except those ${labels.join('')}, which are ${visibility}`;
	if (readings.issuersAndTenures === 'either') return `except those ${labels.join(' or ')}, which are ${visibility}`;
	const inBoth = `except those ${labels.join(' ')}, which are ${visibility}`;
	return readings.issuersAndTenures === 'both' ? inBoth : `${inBoth}; those in only one of the two lists are uncertain`;
}

function listLabel({what, list}: SubjectPlanList): string {
	const isIssuers = what === 'issuers';
	if (isUnreadable(list)) return isIssuers ? 'from issuers that cannot be read' : 'over tenures that cannot be read';
	if (isIssuers) return `from issuer ${listWords(list)}`;
	if (isEmptyList(list)) return `over ${listWords(list)}`;
	const months = monthsLabel(namesOf(list.items, 'or', rangeLabel));
	return `over ${months}${list.isComplete ? '' : ' (and what cannot be read)'}`;
}
