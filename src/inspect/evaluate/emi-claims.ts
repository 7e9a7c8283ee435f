// Evaluates EMI plans against an EMI filter, from the kind down to the plan filters.
import {isEmptyList} from '../../model/normal-parts.js';
import {
	type NormalSubject,
	type SubjectEmi,
	type SubjectEmiKind,
	type SubjectPlanGroup,
	UNREADABLE,
	type Unreadable,
} from '../../model/subject.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {EMI_KIND_KEYS} from '../../wire/emi-filter.js';
import type {Plan} from '../../wire/instrument.js';
import {byReading, type Claim, either, hidden, isHidden, reason, shown} from './claim.js';
import {type Context, ifEnabledInside, ofFlag} from './context.js';
import {type EnabledInside, enabledInGroup, enabledInKind, mayEnable} from './emi-inside.js';
import {emptyFilters} from './empty-filters.js';
import {planFilterClaims} from './filter-kinds.js';

export type EmiClaims = (plan: Plan) => Claim;

/** The verdicts of `emiOptions` on EMI plans; `unnamed` applies to a kind or group that it does not name. */
export function emiClaims(
	emi: SubjectEmi | undefined,
	{defaults}: NormalSubject,
	context: Context,
	unnamed: (plan: Plan) => Claim,
): EmiClaims {
	const groups = new Map<string, EmiClaims>();
	return plan => {
		const kind = emi?.kinds[plan.kind];
		const what = `${plan.kind} EMI`;
		if (kind === undefined) return unnamed(plan);
		if (kind === UNREADABLE) return unknown(`${emi?.pointer}/${EMI_KIND_KEYS[plan.kind]}`);
		const ofGroup = (isEnabled: boolean) => groupClaims(kind, plan, isEnabled)(plan);
		return ofFlag(context, kind.enable, `${kind.pointer}/enable`, enable =>
			enable
				? ofGroup(true)
				: disabled(kind.pointer, what, 'emi-kind-hidden', enabledInKind(kind), () => ofGroup(false)),
		);
	};

	function groupClaims(kind: SubjectEmiKind, {kind: kindName, group: name}: Plan, isKindEnabled: boolean): EmiClaims {
		const pointer = `${kind.pointer}/${name}`;
		return getOrInsertComputed(groups, `${pointer} ${isKindEnabled}`, () =>
			createGroupClaims(kind, kind.groups[name], pointer, `${name} ${kindName} EMI`, isKindEnabled),
		);
	}

	function createGroupClaims(
		kind: SubjectEmiKind,
		group: SubjectPlanGroup | Unreadable | undefined,
		pointer: string,
		what: string,
		isKindEnabled: boolean,
	): EmiClaims {
		if (group === undefined) {
			if (!isKindEnabled) return () => notEnabled(kind.pointer, what, 'emi-kind-hidden');
			if (Object.keys(kind.groups).length > 0) return unnamed;
			const claim = shown(reason(kind.pointer, 'emi-kind-shown', `the kind is enabled as a whole: ${what} is shown`));
			return () => claim;
		}
		if (group === UNREADABLE) return () => unknown(pointer);
		const {filters, enable} = group;
		const whole = () => shown(reason(pointer, 'emi-group-shown', `${what} is enabled: it is shown`));
		const inside =
			filters === undefined
				? whole
				: isEmptyList(filters)
					? () => emptyFilters('filters', {context, defaults, owner: pointer}, whole)
					: planFilterClaims(filters, {context, defaults, owner: pointer});
		const insideDisabled =
			filters === undefined
				? whole
				: planFilterClaims(filters, {context, defaults, owner: pointer}, () =>
						notEnabled(pointer, what, 'emi-group-hidden'),
					);
		return plan =>
			ofFlag(context, enable, `${pointer}/enable`, isEnabled =>
				isEnabled
					? inside(plan)
					: disabled(pointer, what, 'emi-group-hidden', enabledInGroup(group), () => insideDisabled(plan)),
			);
	}

	/** What nothing inside a disabled kind or group enables. */
	function notEnabled(pointer: string, what: string, rule: 'emi-kind-hidden' | 'emi-group-hidden'): Claim {
		return hidden(reason(pointer, rule, `${what} is disabled and nothing inside it is enabled: it is hidden`));
	}

	function unknown(pointer: string): Claim {
		return either([shown(), hidden()], () => [context.unreadable(pointer)]);
	}

	/** An outer `enable: false`, alone or around something that is enabled. */
	function disabled(
		pointer: string,
		what: string,
		rule: 'emi-kind-hidden' | 'emi-group-hidden',
		inside: EnabledInside,
		inner: () => Claim,
	): Claim {
		if (!mayEnable(inside)) return notEnabled(pointer, what, rule);
		const innerClaim = inner();
		if (isHidden(innerClaim)) return innerClaim;
		const outer = hidden(reason(pointer, rule, `${what} is disabled: it is hidden`));
		const contested = byReading(
			context.readings,
			'outerFlag',
			() => {
				const message = `${what} is disabled and something inside it is enabled: the specification does not state which of the two counts`;
				return [pointer, inside.enabledAt ?? pointer].map(place =>
					reason(place, 'emi-enabled-inside', message, 'outerFlag'),
				);
			},
			choice => (choice === 'outer-wins' ? outer : innerClaim),
		);
		return ifEnabledInside(inside, outer, contested, context);
	}
}
