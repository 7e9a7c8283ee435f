// A second evaluator, written from the documentation alone: two-valued, without an index, with a choice for every reading.

import type {EmiFilter, EmiSubFilter, PaymentFilter, PlanFilter, PlanGroup} from '../../src/index.js';
import type {EmiInstrument, Instrument, Readings} from '../../src/inspect/index.js';

type Plan = EmiInstrument & Required<Pick<EmiInstrument, 'kind' | 'group'>>;

export type Assignment = {readonly [Name in keyof Readings]-?: NonNullable<Readings[Name]>};

/** A session as far as it matters, or a filter alone. */
export interface NaiveSubject {
	readonly filter: PaymentFilter | undefined;
	readonly emiOptions?: EmiFilter | undefined;
	readonly display?: string | undefined;
	readonly mandate?: string | undefined;
	readonly action?: string | undefined;
}

/** Whether a fully described instrument is shown. */
export function naive(subject: NaiveSubject, instrument: Instrument, readings: Assignment, prefix = ''): boolean {
	if (subject.action === 'paymentManagement') return false;
	if (subject.action === 'quickPay') return true;
	const isShown =
		instrument.type === 'EMI'
			? emi(subject, instrument as Plan, readings, prefix) // fully described
			: other(subject, instrument, readings);
	return isShown && (subject.mandate !== 'REQUIRED' || instrument.supportsMandates === true);
}

function emiOf({filter, emiOptions}: NaiveSubject): EmiFilter | undefined {
	return filter?.emiOptions ?? emiOptions;
}

function other(subject: NaiveSubject, instrument: Exclude<Instrument, EmiInstrument>, readings: Assignment): boolean {
	const {filter, display} = subject;
	const onlyEmi = emiOf(subject)?.showOnlyEmi === true;
	if (onlyEmi && (display !== 'hideEMI' || readings.emiDisplay === 'emiOptions-wins')) return false;
	if (instrument.type === 'CARD' && display === 'ShowEMIWithoutCards') return false;
	if (filter === undefined) return true;
	const allow = filter.allowDefaultOptions;
	const option = filter.options.find(({paymentMethodType}) => paymentMethodType === instrument.type);
	if (option === undefined) return allow;
	if (instrument.type === 'CARD' || instrument.type === 'UPI') {
		const filters = instrument.type === 'CARD' ? option.cardFilters : option.upiFilters;
		const given = instrument.type === 'UPI' ? option.paymentMethods : undefined;
		// An empty list that is ignored is none.
		const codes = given?.length === 0 && readings.emptyList === 'ignored' ? undefined : given;
		const isCode = instrument.type === 'UPI' && instrument.code !== undefined;
		if (codes !== undefined && readings.upiProviderCodes === 'counts' && (isCode || filters === undefined)) {
			if (isCode && codes.includes(instrument.code ?? '')) return option.enable;
			return option.enable && allow ? readings.defaultsInside === 'apply' : allow;
		}
		if (!option.enable) return false;
		if (filters === undefined || (filters.length === 0 && readings.emptyList === 'ignored')) return true;
		const effects = filters.map(one => (matches(one, instrument, readings) ? one.enable : undefined));
		return decide(effects, filters, allow, readings);
	}
	const codes = option.paymentMethods;
	if (codes === undefined || (codes.length === 0 && readings.emptyList === 'ignored')) return option.enable;
	if (codes.includes(instrument.code ?? '')) return option.enable;
	if (!option.enable || !allow) return allow;
	return readings.defaultsInside === 'apply';
}

type CardOrUpiFilter = Readonly<Record<string, readonly string[] | string | boolean | undefined>>;

function matches(filter: object, instrument: Instrument, {emptyList}: Assignment): boolean {
	const of = filter as CardOrUpiFilter;
	const list = (name: string, test: (item: string) => boolean): boolean => {
		const items = of[name];
		if (!Array.isArray(items)) return true;
		return items.length === 0 ? emptyList === 'ignored' : items.some(test);
	};
	if (instrument.type === 'UPI') {
		const {handle, app} = instrument; // neither of a provider code
		if (of.upiType === 'COLLECT' && handle === undefined) return false;
		if (of.upiType === 'INTENT' && app === undefined) return false;
		return list('upiMethods', method => method === (handle ?? app ?? ''));
	}
	if (instrument.type !== 'CARD') return false;
	const {brand, cardType, subType, bank, bin = ''} = instrument;
	return (
		list('cardBrands', item => item === brand) &&
		list('cardTypes', item => item === cardType) &&
		list('cardSubTypes', item => item === subType) &&
		list('cardBanks', item => item === bank) &&
		list('cardBins', range => inBins(range, bin))
	);
}

function inBins(range: string, bin: string): boolean {
	const [from = '', to = ''] = range.split('::');
	const leading = bin.slice(0, from.length);
	return from <= leading && leading <= to;
}

/** `effects` are, for each filter, true if it shows the instrument, false if it hides it, and undefined if it does not match. */
function decide(
	effects: readonly (boolean | undefined)[],
	filters: readonly {readonly enable: boolean}[],
	allow: boolean,
	{precedence, defaultsInside}: Assignment,
): boolean {
	const matching = effects.filter(one => one !== undefined);
	const [first] = matching;
	const last = matching.at(-1);
	if (first === undefined || last === undefined) {
		const bites = filters.some(({enable}) => enable === allow);
		return bites && defaultsInside === 'ignore' ? !allow : allow;
	}
	if (precedence === 'first-wins') return first;
	if (precedence === 'last-wins') return last;
	return precedence === 'show-wins' ? matching.includes(true) : !matching.includes(false);
}

function emi(subject: NaiveSubject, plan: Plan, readings: Assignment, prefix: string): boolean {
	const {filter, display} = subject;
	const options = emiOf(subject);
	const shows = display === 'showEMI' || display === 'ShowEMIWithoutCards';
	const allow = filter === undefined || filter.allowDefaultOptions;
	if (plan.group !== 'cardless') {
		const card = filter?.options.find(({paymentMethodType}) => paymentMethodType === 'CARD');
		const isHidden = card === undefined ? !allow : !card.enable;
		if (isHidden && display !== 'ShowEMIWithoutCards' && readings.emiOnHiddenCards === 'hidden') return false;
	}
	const kinds = [options?.standardEmi, options?.lowCostEmi, options?.noCostEmi];
	if (display === 'hideEMI') {
		const enables = options?.showOnlyEmi === true || kinds.some(kind => kind !== undefined && enablesSomething(kind));
		if (!enables || readings.emiDisplay === 'sdk_udf-wins') return false;
	}
	const disablesAll = kinds.every(kind => kind !== undefined && !enablesSomething(kind));
	if (shows && disablesAll && readings.emiDisplay === 'sdk_udf-wins') return true;
	const kind = options?.[`${plan.kind}Emi`];
	const hasCards = filter?.options.find(({paymentMethodType}) => paymentMethodType === 'CARD')?.enable === true;
	const isOpen = options !== undefined || display !== undefined || (plan.group !== 'cardless' && hasCards);
	const unnamed = allow || shows || (isOpen && readings.unnamedEmi === 'shown');
	if (kind === undefined) return unnamed;
	if (!kind.enable && !(enablesSomething(kind) && readings.outerFlag === 'inner-wins')) return false;
	const group = kind[plan.group];
	if (group === undefined && !kind.enable) return false;
	if (group === undefined) return kind.credit || kind.debit || kind.cardless ? unnamed : true;
	if (!group.enable && !(enablesInside(group) && readings.outerFlag === 'inner-wins')) return false;
	const {filters} = group;
	if (filters === undefined || (filters.length === 0 && readings.emptyList === 'ignored')) return true;
	const effects = filters.map(one => planVerdict(one, plan, readings, prefix || sharedPrefix(options)));
	if (!group.enable && effects.every(one => one === undefined)) return false;
	return decide(effects, filters, allow, readings);
}

/** The prefix that all issuers of the filter share. */
function sharedPrefix(options: EmiFilter | undefined): string {
	const kinds = [options?.standardEmi, options?.lowCostEmi, options?.noCostEmi];
	const groups = kinds.flatMap(kind => [kind?.credit, kind?.debit, kind?.cardless]);
	const lists = groups.flatMap(group => group?.filters ?? []).flatMap(listsOf);
	const prefixes = lists.flatMap(({issuers = []}) => issuers).map(code => /^([A-Za-z0-9]+)_./.exec(code)?.[1] ?? '');
	return new Set(prefixes).size === 1 ? (prefixes[0] ?? '') : '';
}

function enablesSomething(kind: EmiSubFilter): boolean {
	if (kind.enable) return true;
	const groups = [kind.credit, kind.debit, kind.cardless].filter(group => group !== undefined);
	return groups.some(group => group.enable || enablesInside(group));
}

function enablesInside({filters = []}: PlanGroup): boolean {
	return filters.some(filter => filter.enable || listsOf(filter).some(({enable}) => enable));
}

interface NaiveList {
	readonly enable: boolean;
	readonly issuers?: readonly string[];
	readonly tenures?: readonly string[];
}

function listsOf({issuerFilter, issuerFilters, tenureFilter}: PlanFilter): readonly NaiveList[] {
	const found: readonly (NaiveList | undefined)[] = [issuerFilter, issuerFilters, tenureFilter];
	return found.flatMap(one => {
		if (one === undefined) return [];
		const {enable, issuers, tenures} = one;
		return [...(issuers ? [{enable, issuers}] : []), ...(tenures ? [{enable, tenures}] : [])];
	});
}

function planVerdict(
	filter: PlanFilter,
	plan: Plan,
	{emptyList, issuersAndTenures, outerFlag}: Assignment,
	prefix: string,
): boolean | undefined {
	const type = plan.group === 'cardless' ? plan.paymentMethodType : 'CARD';
	if (filter.paymentMethodType !== undefined && filter.paymentMethodType !== type) return undefined;
	const methods = filter.paymentMethod === undefined ? undefined : [filter.paymentMethod].flat();
	if (methods !== undefined && !(methods.length === 0 && emptyList === 'ignored')) {
		if (!methods.includes(plan.paymentMethod ?? '')) return undefined;
	}
	const bare = (issuer: string) =>
		prefix !== '' && issuer.startsWith(`${prefix}_`) && issuer !== `${prefix}_`
			? issuer.slice(prefix.length + 1)
			: issuer;
	const lists = listsOf(filter)
		.filter(({issuers, tenures}) => emptyList === 'matches-nothing' || (issuers ?? tenures ?? []).length > 0)
		.map(({enable, issuers, tenures}) => ({
			enable,
			matches:
				issuers?.some(issuer => bare(issuer) === bare(plan.issuer ?? '')) ??
				(tenures ?? []).some(range => {
					const [from = 0, to = 0] = range.split('::').map(Number);
					return from <= (plan.tenure ?? 0) && (plan.tenure ?? 0) <= to;
				}),
		}));
	if (lists.some(({enable, matches}) => enable && !matches)) return undefined;
	if (lists.length === 0) return filter.enable;
	const excepts = lists.filter(({enable}) => !enable);
	if (excepts.length === 0) return filter.enable || outerFlag === 'inner-wins';
	const isNamed =
		issuersAndTenures === 'both' ? excepts.every(({matches}) => matches) : excepts.some(({matches}) => matches);
	if (filter.enable) return !isNamed;
	return isNamed && outerFlag === 'inner-wins';
}
