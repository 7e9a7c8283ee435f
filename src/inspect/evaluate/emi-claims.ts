// Evaluates EMI plans by emiOptions, from the kind down to the plan filters, by sdk_udf, and by whether CARD is hidden.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {PlanGroupName} from '../../wire/emi-filter.js';
import type {Plan} from '../../wire/instrument.js';
import type {EmiDisplay} from '../../wire/session.js';
import type {ReadEmi, ReadOption} from '../subject/subject.js';
import {emiKinds, type NamedKind, planGroups} from '../subject/subject-parts.js';
import {always, both, byReading, type Claim, decided, hidden, isHidden, reason, shown} from './claim.js';
import {type Context, ofEmptyFilters, ofOption} from './context.js';
import {disablesEveryKind, enabledInEmi, enabledInGroup, enabledInKind} from './emi-inside.js';
import {planFilterClaims} from './filter-kinds.js';

export type EmiClaims = (plan: Plan) => Claim;

/** The claims about EMI plans under one EMI filter and one value of `sdk_udf`. */
export function planClaims(context: Context, emi: ReadEmi | undefined, display: EmiDisplay | undefined): EmiClaims {
	const showsEmi = display === 'showEMI' || display === 'ShowEMIWithoutCards';
	const isStated = emi !== undefined || display !== undefined;
	const cardless = unnamed(isStated, showsEmi, context);
	const onEnabled = unnamed(true, showsEmi, context);
	const onDisabled = unnamed(false, showsEmi, context);
	const onCard = isStated
		? cardless
		: ofCards(context, option => (option?.enable ? onEnabled : onDisabled), [
				isHidden(onEnabled) ? onEnabled : shown(),
				onDisabled,
			]);
	const byOptions = claimsByOptions(emi, context, ({group}) => (group === 'cardless' ? cardless : onCard));
	const onCards = display === 'ShowEMIWithoutCards' ? shown() : plansOnCards(context);
	const byDisplay = withDisplay(emi, display, byOptions, context);
	return plan => (plan.group === 'cardless' ? byDisplay(plan) : both(byDisplay(plan), onCards));
}

/** A claim that depends on the option of `CARD`, or on its absence. */
function ofCards(
	context: Context,
	claimUnder: (option: ReadOption | undefined) => Claim,
	unknown: readonly Claim[],
): Claim {
	return ofOption<undefined>(context, 'CARD', option => always(claimUnder(option)), unknown)(undefined);
}

/**
 * The claim about a kind or group that `emiOptions` does not name. Without `emiOptions` and `sdk_udf`, if the default hides,
 * only plans on enabled cards remain open.
 */
function unnamed(isOpen: boolean, showsEmi: boolean, {defaults, readings}: Context): Claim {
	const {isStated, pointer, allow} = defaults;
	if (!isStated) return shown(reason(pointer, 'no-filter', 'there is no payment_filter: EMI is shown'));
	const start = `emiOptions does not name this EMI and allowDefaultOptions is ${allow}`;
	if (allow) return shown(reason(pointer, 'emi-default', `${start}: it is shown`));
	if (showsEmi) {
		const message = 'sdk_udf shows EMI and emiOptions does not say otherwise: it is shown';
		return shown(reason('/sdk_udf', 'show-emi', message));
	}
	if (!isOpen) return hidden(reason(pointer, 'emi-default', `${start}: it is hidden`));
	const open = () => {
		const message = `${start}: the specification does not state whether that hides EMI`;
		return [reason(pointer, 'emi-not-named', message, 'unnamedEmi')];
	};
	return byReading(readings, 'unnamedEmi', open, choice =>
		decided(choice === 'shown', reason(pointer, 'emi-not-named', `${start}: it is ${choice}`)),
	);
}

/** Credit and debit plans, which may be hidden together with `CARD`. */
function plansOnCards(context: Context): Claim {
	const {defaults, readings} = context;
	const byDefault = {enable: defaults.allow, pointer: defaults.pointer};
	const claimUnder = ({enable, pointer}: Pick<ReadOption, 'enable' | 'pointer'> = byDefault): Claim => {
		if (enable) return shown();
		const because = (rest: string, reading?: 'emiOnHiddenCards') =>
			reason(pointer, 'emi-cards-hidden', `CARD is hidden: ${rest}`, reading);
		const question = 'the specification does not state whether that hides credit and debit EMI';
		const open = () => [because(question, 'emiOnHiddenCards')];
		return byReading(readings, 'emiOnHiddenCards', open, choice =>
			decided(choice === 'shown', because(`credit and debit EMI is ${choice}`)),
		);
	};
	return ofCards(context, claimUnder, readings.emiOnHiddenCards === 'shown' ? [shown()] : [shown(), hidden()]);
}

/** The verdict of `emiOptions`, combined with `sdk_udf` if the two contradict each other. */
function withDisplay(
	emi: ReadEmi | undefined,
	display: EmiDisplay | undefined,
	byOptions: EmiClaims,
	context: Context,
): EmiClaims {
	if (display === undefined) return byOptions;
	if (display === 'hideEMI') {
		const hides = hidden(reason('/sdk_udf', 'hide-emi', 'sdk_udf is hideEMI: EMI is hidden'));
		if (emi === undefined) return () => hides;
		const enabledAt = enabledInEmi(emi);
		if (enabledAt === undefined) return () => hides;
		return contradicted(hides, byOptions, enabledAt, 'sdk_udf hides EMI and emiOptions enables it', context);
	}
	if (emi === undefined || !disablesEveryKind(emi)) return byOptions;
	const shows = shown(reason('/sdk_udf', 'show-emi', `sdk_udf is ${display}: EMI is shown`));
	return contradicted(
		shows,
		byOptions,
		emi.pointer,
		'sdk_udf shows EMI and emiOptions disables every EMI kind',
		context,
	);
}

function contradicted(
	bySdkUdf: Claim,
	byOptions: EmiClaims,
	pointer: string,
	start: string,
	{readings}: Context,
): EmiClaims {
	const message = `${start}: the specification does not state which of the two counts`;
	const open = () => ['/sdk_udf', pointer].map(place => reason(place, 'emi-contradiction', message, 'emiDisplay'));
	return plan =>
		byReading(readings, 'emiDisplay', open, choice => (choice === 'sdk_udf-wins' ? bySdkUdf : byOptions(plan)));
}

/** The claim about every instrument other than EMI, which is hidden if `showOnlyEmi` leaves only EMI visible. */
export function claimUnderOnlyEmi(emi: ReadEmi, display: EmiDisplay | undefined, context: Context): Claim {
	const pointer = `${emi.pointer}/showOnlyEmi`;
	if (!emi.filter.showOnlyEmi) return shown();
	const hides = hidden(reason(pointer, 'only-emi', 'showOnlyEmi is true: EMI is the only visible instrument'));
	if (display !== 'hideEMI') return hides;
	const start = 'sdk_udf hides EMI and showOnlyEmi shows nothing else';
	return contradicted(shown(), () => hides, pointer, start, context)(ANY_PLAN);
}

const ANY_PLAN = {type: 'EMI', kind: 'standard', group: 'cardless'} as const;

/** The verdicts of `emiOptions` on EMI plans; `unnamed` applies to a kind or group that it does not name. */
function claimsByOptions(emi: ReadEmi | undefined, context: Context, unnamed: (plan: Plan) => Claim): EmiClaims {
	const kinds = new Map((emi === undefined ? [] : emiKinds(emi)).map(kind => [kind.name, kind]));
	const groups = new Map<string, EmiClaims>();
	return plan => {
		const kind = kinds.get(plan.kind);
		if (kind === undefined) return unnamed(plan);
		const create = () => createGroupClaims(kind, plan.group);
		const ofGroup = () => getOrInsertComputed(groups, `${plan.kind} ${plan.group}`, create)(plan);
		const what = `${plan.kind} EMI`;
		return kind.kind.enable ? ofGroup() : disabled(kind.pointer, what, 'emi-kind-hidden', enabledInKind(kind), ofGroup);
	};

	function createGroupClaims(kind: NamedKind, name: PlanGroupName): EmiClaims {
		const groupsOfKind = planGroups(kind);
		const named = groupsOfKind.find(one => one.name === name);
		const what = `${name} ${kind.name} EMI`;
		if (named === undefined) {
			if (!kind.kind.enable) return always(notEnabled(kind.pointer, what, 'emi-kind-hidden'));
			if (groupsOfKind.length > 0) return unnamed;
			return always(shown(reason(kind.pointer, 'emi-kind-shown', `the kind is enabled as a whole: ${what} is shown`)));
		}
		const {pointer, group} = named;
		const {filters, enable} = group;
		const whole = () => shown(reason(pointer, 'emi-group-shown', `${what} is enabled: it is shown`));
		if (!enable) {
			const unmatched = notEnabled(pointer, what, 'emi-group-hidden');
			const inside = filters === undefined ? whole : planFilterClaims(filters, pointer, context, unmatched);
			return plan => disabled(pointer, what, 'emi-group-hidden', enabledInGroup(named), () => inside(plan));
		}
		if (filters === undefined) return whole;
		return filters.length === 0
			? () => ofEmptyFilters('filters', pointer, context, whole)
			: planFilterClaims(filters, pointer, context);
	}

	/** The claim about a disabled kind or group in which nothing is enabled. */
	function notEnabled(pointer: string, what: string, rule: 'emi-kind-hidden' | 'emi-group-hidden'): Claim {
		return hidden(reason(pointer, rule, `${what} is disabled and nothing inside it is enabled: it is hidden`));
	}

	/** The claim under an outer `enable: false`, with or without something enabled inside it. */
	function disabled(
		pointer: string,
		what: string,
		rule: 'emi-kind-hidden' | 'emi-group-hidden',
		enabledAt: string | undefined,
		inner: () => Claim,
	): Claim {
		if (enabledAt === undefined) return notEnabled(pointer, what, rule);
		const innerClaim = inner();
		if (isHidden(innerClaim)) return innerClaim;
		const outer = hidden(reason(pointer, rule, `${what} is disabled: it is hidden`));
		return byReading(
			context.readings,
			'outerFlag',
			() => {
				const message = `${what} is disabled and something inside it is enabled: the specification does not state which of the two counts`;
				return [pointer, enabledAt].map(place => reason(place, 'emi-enabled-inside', message, 'outerFlag'));
			},
			choice => (choice === 'outer-wins' ? outer : innerClaim),
		);
	}
}
