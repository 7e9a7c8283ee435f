// The evaluator that explain, compile, diff, lint and the matchers use.

import type {Account} from '../../account/account.js';
import {instrumentReader} from '../../account/read-instrument.js';
import {messageOf} from '../../diagnostics/issue.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {EmiInstrument, Instrument, Plan, ProviderInstrument} from '../../wire/instrument.js';
import {MANDATE_KINDS} from '../../wire/mandate.js';
import {type Action, EMI_DISPLAYS, type EmiDisplay, SESSION_ACTIONS} from '../../wire/session.js';
import {placeInside} from '../read/envelope.js';
import type {Subject} from '../subject/read-subject.js';
import {isRead, type ReadEmi, type Unread, type UnreadEmi} from '../subject/subject.js';
import {
	always,
	both,
	type Claim,
	type ClaimOf,
	either,
	explainClaim,
	explanation,
	hidden,
	reason,
	shown,
} from './claim.js';
import {claimOfAll, completePlans} from './completions.js';
import {type Context, createContexts, ofOption, ofReadable} from './context.js';
import {claimUnderOnlyEmi, planClaims} from './emi-claims.js';
import {enabledClaim, enabledCodes, formsOfEnabled, isEnabledCode} from './enabled-claim.js';
import {optionClaims} from './option-claims.js';
import type {Explanation} from './verdict.js';

/** Evaluates instruments against one subject; never throws for any input. */
export type Evaluator = (instrument: unknown) => Explanation;

/** Creates an evaluator. The rows of a type are prepared when an instrument of that type is first evaluated. */
export function createEvaluator(subject: Subject): Evaluator {
	const claimOf = createClaims(subject);
	const readInstrument = instrumentReader(subject.account.types ?? []);
	return input => {
		const read = readInstrument(input);
		return read.instrument === undefined
			? explanation('undetermined', [reason('', 'unreadable-instrument', messageOf(read.text))])
			: explainClaim(claimOf(read.instrument), subject.plain);
	};
}

/** Creates an evaluator whose reasons point into the input, which may be an object around the subject. */
export function createPlacedEvaluator(subject: Subject): Evaluator {
	const evaluate = createEvaluator(subject);
	const {embedded} = subject;
	if (embedded === undefined) return evaluate;
	return input => {
		const {verdict, because} = evaluate(input);
		return explanation(
			verdict,
			because.map(one => ({...one, ...placeInside(embedded, one)})),
		);
	};
}

const cachedClaims = new WeakMap<Subject, ClaimOf>();

/** The claims of a subject; cached because several functions evaluate the same subject. */
export function claimsOf(subject: Subject): ClaimOf {
	return getOrInsertComputed(cachedClaims, subject, () => createClaims(subject));
}

export function createClaims(subject: Subject): ClaimOf {
	const screen = screenClaims(createContexts(subject));
	const {enabled, servicePrefix} = subject.account;
	if (enabled === undefined) return screen;
	return instrument => {
		const codes = enabledCodes(enabled, instrument.type);
		const isThin = typeof codes !== 'boolean' && instrument.type !== 'UPI' && !('code' in instrument);
		// Codes that are not enabled are hidden, so that only the enabled codes need to be evaluated.
		const own = isThin
			? claimOfAll(
					codes
						.flatMap(code => formsOfEnabled(code, servicePrefix))
						.map(code => ({...instrument, code}) as ProviderInstrument), // only these types have lists of codes
					screen,
					'its code',
				)
			: screen(instrument);
		return both(own, enabledClaim(instrument, codes, servicePrefix));
	};
}

/** The claims of the screen that the session opens; if its action cannot be read, it may be any screen. */
function screenClaims(contexts: readonly [Context, ...Context[]]): ClaimOf {
	const [context] = contexts;
	const {action = 'paymentPage', defaults} = context.subject;
	// Only the payment page has a filter. Several places depend on its default, so the whole page is evaluated under each value.
	const pages = contexts.map(pageClaims);
	const open = () => (isRead(defaults.allow) ? [] : [context.unreadable(defaults.allow)]);
	const screens: Readonly<Record<Action, ClaimOf>> = {
		paymentPage: instrument =>
			either(
				pages.map(claimOf => claimOf(instrument)),
				open,
			),
		quickPay: () => QUICK_PAY,
		paymentManagement: () => MANAGEMENT,
	};
	return instrument => ofReadable(context, action, SESSION_ACTIONS, name => screens[name](instrument));
}

const MANAGEMENT = hidden(
	reason('/action', 'payment-management', 'paymentManagement lists stored payment methods: nothing can be paid there'),
);
const QUICK_PAY = shown(reason('/action', 'no-filter', 'quickPay has no filter: everything is shown'));

function pageClaims(context: Context): ClaimOf {
	const byType = new Map<string, ClaimOf>();
	const isMandate = context.subject.mandateKind !== undefined;
	return instrument => {
		const {type} = instrument;
		const claim = getOrInsertComputed(byType, type, () => typeClaims(type, context))(instrument);
		return isMandate ? both(claim, mandateClaim(instrument, context)) : claim;
	};
}

/** In a session with a required mandate, only instruments that support mandates can be used. */
function mandateClaim(instrument: Instrument, context: Context): Claim {
	const {mandateKind = 'OPTIONAL', account} = context.subject;
	const supportsMandates = instrument.supportsMandates ?? isMandateCode(instrument, account);
	const pointer = '/options.create_mandate';
	const because = (message: string) => reason(pointer, 'mandate-required', message);
	const start = mandateKind === 'REQUIRED' ? 'the mandate is required' : 'the mandate may be required';
	return ofReadable(context, mandateKind, MANDATE_KINDS, kind => {
		if (kind !== 'REQUIRED' || supportsMandates === true) return shown();
		const unsupported = hidden(because(`${start} and the instrument does not support mandates: it cannot be used`));
		if (supportsMandates === false) return unsupported;
		return either([shown(), unsupported], () => [
			because(`${start}, but the instrument does not state whether it supports mandates: set supportsMandates`),
		]);
	});
}

/** True if the account lists the instrument as supporting mandates; `undefined` if it has no list for it. */
function isMandateCode(instrument: Instrument, {mandateCodes = {}, servicePrefix}: Account): boolean | undefined {
	const {type, code} = instrument as ProviderInstrument; // only these types have lists of codes
	const codes = Object.hasOwn(mandateCodes, type) ? mandateCodes[type] : undefined;
	return code === undefined || codes === undefined ? undefined : isEnabledCode(code, codes, servicePrefix);
}

/** The claims about one type; they receive only instruments of that type. */
function typeClaims(type: Instrument['type'], context: Context): ClaimOf {
	if (type === 'EMI') {
		const claims = underEachEmi<Plan>(
			context,
			emi => emi,
			(emi, display) => planClaims(context, emi, display),
		);
		return instrument => {
			const {kind, group} = instrument as EmiInstrument;
			const plans = completePlans(instrument as EmiInstrument);
			const missing = [...(kind === undefined ? ['kind'] : []), ...(group === undefined ? ['group'] : [])];
			return claimOfAll(plans, claims, `its ${missing.join(' and ')}`);
		};
	}
	const ofOnlyEmi = underEachEmi<undefined>(
		context,
		({showOnlyEmi}) => showOnlyEmi,
		(emi, display) => always(emi === undefined ? shown() : claimUnderOnlyEmi(emi, display, context)),
	)(undefined);
	const screen = type === 'CARD' ? both(withoutCards(context), ofOnlyEmi) : ofOnlyEmi;
	const own = ofOption<Instrument>(context, type, option => optionClaims(type, option, context));
	return instrument => both(own(instrument), screen);
}

const WITHOUT_CARDS = hidden(
	reason('/sdk_udf', 'emi-without-cards', 'sdk_udf is ShowEMIWithoutCards: card payment is hidden'),
);

/** The claim of `sdk_udf` about card payment. */
function withoutCards(context: Context): Claim {
	const claimUnder = (display: EmiDisplay | undefined) => (display === 'ShowEMIWithoutCards' ? WITHOUT_CARDS : shown());
	return ofReadable(context, context.subject.display, [undefined, ...EMI_DISPLAYS], claimUnder);
}

/**
 * The claims under `sdk_udf`, which may be unreadable, and under each EMI filter, of which there may be two.
 *
 * @param decidingIn - the part of an unreadable EMI filter that decides; if it can be read, only this part is evaluated
 */
function underEachEmi<Asked>(
	context: Context,
	decidingIn: (emi: UnreadEmi) => boolean | Unread | undefined,
	claimsUnder: (emi: ReadEmi | undefined, display: EmiDisplay | undefined) => (asked: Asked) => Claim,
): (asked: Asked) => Claim {
	const {emiFilters, display, base} = context.subject;
	const emis = emiFilters.map((emi): ReadEmi | Unread => {
		if (isRead(emi)) return emi;
		const deciding = decidingIn(emi);
		return typeof deciding === 'object'
			? deciding
			: {pointer: emi.pointer, filter: {...(deciding !== undefined && {showOnlyEmi: deciding})}};
	});
	const unread = emis.filter((emi): emi is Unread => !isRead(emi));
	if (unread.length > 0) return always(either([shown(), hidden()], () => unread.map(context.unreadable)));
	const filters = emis.length === 0 ? [undefined] : emis.filter(isRead);
	const displays = isRead(display) ? [display] : [undefined, ...EMI_DISPLAYS];
	const prepared = new Map(displays.map(one => [one, filters.map(emi => claimsUnder(emi, one))]));
	const claimOf = (asked: Asked, under: EmiDisplay | undefined): Claim => {
		const claims = prepared.get(under)?.map(claim => claim(asked)) ?? [];
		return either(claims, () => {
			const message =
				'emiOptions is inside payment_filter and next to it: the specification does not state which of the two counts';
			return [`${base}/emiOptions`, '/emiOptions'].map(place => reason(place, 'emi-options-twice', message));
		});
	};
	return asked => ofReadable(context, display, displays, under => claimOf(asked, under));
}
