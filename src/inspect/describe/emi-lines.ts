// Inspect: what an EMI filter says, in words.
import {
	EMI_KIND_KEYS,
	type EmiFilter,
	type EmiKind,
	type EmiSubFilter,
	PLAN_GROUPS,
	type PlanFilter,
	type PlanGroup,
	type PlanGroupName,
} from '../../wire/emi-filter.js';
import {fallbackVerdict} from '../evaluate/defaults.js';
import {enabledFilter, enabledInKind} from '../evaluate/emi-plan.js';
import {kindsOf} from '../evaluate/filtered-option.js';
import {type PlanList, planLists} from '../evaluate/plan-filter.js';
import {GROUP_LABELS, KIND_LABELS, monthsLabel, rangeLabel, STATE_LABELS, TYPE_LABELS} from './labels.js';
import {listWords, ruleLines} from './option-lines.js';

// Object.keys widens; the keys of this constant are the kinds.
const KINDS = Object.keys(EMI_KIND_KEYS) as readonly EmiKind[];

/** What else decides about EMI: the default, and whether the filter hides every card. */
export interface EmiContext {
	readonly allow: boolean;
	readonly cardsHidden: boolean;
}

/** The lines on EMI, those inside a kind indented. */
export function emiLines(emi: EmiFilter | undefined, context: EmiContext): readonly string[] {
	if (emi === undefined) return unnamedLines(context);
	return KINDS.flatMap(kind => kindLines(KIND_LABELS[kind], emi[EMI_KIND_KEYS[kind]], context));
}

/** EMI of which the filter says nothing. */
function unnamedLines({allow, cardsHidden}: EmiContext): readonly string[] {
	if (!allow) return ['Whether EMI is shown is uncertain: the filter does not name it.'];
	return cardsHidden ? ['Whether EMI on credit and debit cards goes with the cards is uncertain.'] : [];
}

function kindLines(label: string, kind: EmiSubFilter | undefined, context: EmiContext): readonly string[] {
	if (kind === undefined) {
		if (!context.allow) return [`Whether ${label} is shown is uncertain: nothing is said of it.`];
		return context.cardsHidden ? [`Whether ${label} on cards is shown is uncertain, since cards are hidden.`] : [];
	}
	if (!kind.enable && enabledInKind(kind, '') === undefined) return [`${label} is hidden.`];
	const start = kind.enable
		? `${label}:`
		: `${label} is switched off as a whole and on in parts: what is not hidden below is uncertain:`;
	return [start, ...PLAN_GROUPS.flatMap(name => groupLines(name, kind[name], context).map(line => `  ${line}`))];
}

function groupLines(
	name: PlanGroupName,
	group: PlanGroup | undefined,
	{allow, cardsHidden}: EmiContext,
): readonly string[] {
	const words = GROUP_LABELS[name];
	if (group !== undefined && !group.enable && enabledFilter(group, '') === undefined) return [`${words}: hidden`];
	if (cardsHidden && name !== 'cardless') return [`${words}: uncertain, since cards are hidden`];
	if (group === undefined) return [`${words}: ${allow ? 'shown' : 'uncertain'}`];
	const {filters} = group;
	if (filters === undefined) return [`${words}: shown`];
	if (filters.length === 0) return [`${words}: uncertain, since its list of rules is empty`];
	return [
		group.enable
			? `${words}:`
			: `${words} (switched off as a whole and on in parts: what is not hidden below is uncertain):`,
		...ruleLines(filters, planRule, disagreeing(filters)),
		`  ${STATE_LABELS[fallbackVerdict(allow, kindsOf(filters))]}: all other plans`,
	];
}

/** What rules that may meet in one plan say: exceptions of a shown rule hide, and a rule has none against itself. */
function disagreeing(filters: readonly PlanFilter[]): {readonly shows: boolean; readonly hides: boolean} {
	const hides = filters.some(filter => {
		const enables = planLists(filter).map(list => list.enable);
		return filter.enable ? enables.includes(false) : !enables.includes(true);
	});
	return {shows: filters.some(filter => filter.enable), hides: hides && filters.length > 1};
}

function planRule(filter: PlanFilter): string {
	const {enable, paymentMethodType, paymentMethod} = filter;
	const methods = typeof paymentMethod === 'string' ? [paymentMethod] : paymentMethod;
	const lists = planLists(filter);
	const selecting = lists.filter(list => list.enable);
	const excepting = lists.filter(list => !list.enable);
	const plans = [
		'plans',
		...(paymentMethodType === undefined ? [] : [`on ${TYPE_LABELS[paymentMethodType].many}`]),
		...(methods === undefined ? [] : [`by ${listWords(methods)}`]),
		...selecting.map(listed),
	].join(' ');
	const state = enable ? 'shown' : selecting.length > 0 ? 'uncertain' : 'hidden';
	if (excepting.length === 0) return `${state}: ${plans}`;
	const exceptions = excepting.map(listed).join(' or ');
	return `${state}: ${plans}, except those ${exceptions}, which are ${enable ? 'hidden' : 'uncertain'}`;
}

function listed({what, values}: PlanList): string {
	return what === 'issuer'
		? `of issuer ${listWords(values)}`
		: `over ${monthsLabel(listWords(values.map(rangeLabel)))}`;
}
