// What decides about EMI plans: emiOptions, sdk_udf, and whether CARD is hidden.
import {type NormalSubject, type SubjectEmi, UNREADABLE} from '../../model/subject.js';
import type {EmiDisplay} from '../../wire/session.js';
import {both, byReading, type Claim, decided, hidden, reason, shown} from './claim.js';
import {type Context, ifEnabledInside, ofFlag, ofOptions} from './context.js';
import {type EmiClaims, emiClaims} from './emi-claims.js';
import {disablesEveryKind, enabledInEmi, mayEnable} from './emi-inside.js';

const SHOWN_BY_DISPLAY = 'sdk_udf shows EMI and emiOptions does not say otherwise';

/** What is known about EMI plans under one EMI filter and one value of `sdk_udf`. */
export function planClaims(
	subject: NormalSubject,
	emi: SubjectEmi | undefined,
	display: EmiDisplay | undefined,
	context: Context,
): EmiClaims {
	const showsEmi = display === 'showEMI' || display === 'ShowEMIWithoutCards';
	const isStated = emi !== undefined || display !== undefined;
	const cardless = unnamed(subject, isStated, showsEmi, context);
	const onCard = isStated
		? cardless
		: underCards(subject, context, isEnabled => unnamed(subject, isEnabled, showsEmi, context));
	const byOptions = emiClaims(emi, subject, context, ({group}) => (group === 'cardless' ? cardless : onCard));
	const onCards = plansOnCards(subject, display === 'ShowEMIWithoutCards', context);
	const byDisplay = withDisplay(emi, display, byOptions, context);
	return plan => (plan.group === 'cardless' ? byDisplay(plan) : both(byDisplay(plan), onCards));
}

/** The claim where `CARD` is enabled by an option, or not. */
function underCards(subject: NormalSubject, context: Context, claimOf: (isEnabled: boolean) => Claim): Claim {
	const ofOption = ofOptions(
		subject,
		'CARD',
		context,
		({enable, pointer}) => {
			const claim = ofFlag(context, enable, `${pointer}/enable`, claimOf);
			return () => claim;
		},
		() => claimOf(false),
		[claimOf(true), claimOf(false)],
	);
	return ofOption(undefined);
}

/**
 * A kind or group that `emiOptions` does not name. Without `emiOptions` and `sdk_udf`, a default that hides leaves only plans on
 * enabled cards open.
 */
function unnamed({defaults}: NormalSubject, isOpen: boolean, showsEmi: boolean, context: Context): Claim {
	const {isStated, pointer} = defaults;
	if (!isStated) return shown(reason(pointer, 'no-filter', 'there is no payment_filter: EMI is shown'));
	return ofFlag(context, defaults.allow, pointer, allow => {
		const start = `emiOptions does not name this EMI and allowDefaultOptions is ${allow}`;
		if (allow) return shown(reason(pointer, 'emi-default', `${start}: it is shown`));
		if (showsEmi) return shown(reason('/sdk_udf', 'show-emi', `${SHOWN_BY_DISPLAY}: it is shown`));
		if (!isOpen) return hidden(reason(pointer, 'emi-default', `${start}: it is hidden`));
		return byReading(
			context.readings,
			'unnamedEmi',
			() => [
				reason(
					pointer,
					'emi-not-named',
					`${start}: the specification does not state whether that hides EMI`,
					'unnamedEmi',
				),
			],
			choice => {
				const because = reason(pointer, 'emi-not-named', `${start}: it is ${choice}`);
				return decided(choice === 'shown', because);
			},
		);
	});
}

/** Credit and debit plans while `CARD` is hidden; `ShowEMIWithoutCards` asks for just that. */
function plansOnCards(subject: NormalSubject, isWithoutCards: boolean, context: Context): Claim {
	const {defaults, hasAllOptions} = subject;
	if (isWithoutCards) return shown();
	/** What could not be read does not count as hidden. */
	const withCards = (isShown: boolean, isRead: boolean, pointer: string): Claim => {
		if (isShown) return shown();
		const because = (rest: string, reading?: 'emiOnHiddenCards') =>
			reason(pointer, 'emi-cards-hidden', `CARD ${isRead ? 'is' : 'may be'} hidden: ${rest}`, reading);
		return byReading(
			context.readings,
			'emiOnHiddenCards',
			() => [because('the specification does not state whether that hides credit and debit EMI', 'emiOnHiddenCards')],
			choice => decided(choice === 'shown', because(`credit and debit EMI is ${choice}`)),
		);
	};
	const ofOption = ofOptions(
		subject,
		'CARD',
		context,
		({type, enable, pointer}) => {
			const isRead = type !== UNREADABLE && enable !== UNREADABLE;
			const claim = ofFlag(context, enable, `${pointer}/enable`, flag => withCards(flag, isRead, pointer));
			return () => claim;
		},
		() => ofFlag(context, defaults.allow, defaults.pointer, allow => withCards(allow, hasAllOptions, defaults.pointer)),
	);
	return ofOption(undefined);
}

/** The verdict of `emiOptions`, combined with `sdk_udf` if the two contradict each other. */
function withDisplay(
	emi: SubjectEmi | undefined,
	display: EmiDisplay | undefined,
	byOptions: EmiClaims,
	context: Context,
): EmiClaims {
	if (display === undefined) return byOptions;
	if (display === 'hideEMI') {
		const hides = hidden(reason('/sdk_udf', 'hide-emi', 'sdk_udf is hideEMI: EMI is hidden'));
		if (emi === undefined) return () => hides;
		const inside = enabledInEmi(emi);
		if (!mayEnable(inside)) return () => hides;
		const {enabledAt} = inside;
		const start = `sdk_udf hides EMI and emiOptions ${enabledAt === undefined ? 'may enable' : 'enables'} it`;
		const contested = contradicted(hides, byOptions, enabledAt ?? emi.pointer, start, context);
		return plan => ifEnabledInside(inside, hides, contested(plan), context);
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

/** The claim about every other instrument, which is hidden if `showOnlyEmi` leaves EMI as the only visible one. */
export function claimUnderOnlyEmi(emi: SubjectEmi, display: EmiDisplay | undefined, context: Context): Claim {
	const pointer = `${emi.pointer}/showOnlyEmi`;
	return ofFlag(context, emi.showOnlyEmi ?? false, pointer, onlyEmi => {
		const message = 'showOnlyEmi is true: EMI is the only visible instrument';
		const hides = hidden(reason(pointer, 'only-emi', message));
		if (!onlyEmi) return shown();
		if (display !== 'hideEMI') return hides;
		return contradicted(
			shown(),
			() => hides,
			pointer,
			'sdk_udf hides EMI and showOnlyEmi shows nothing else',
			context,
		)(ANY_PLAN);
	});
}

const ANY_PLAN = {type: 'EMI', kind: 'standard', group: 'cardless'} as const;
