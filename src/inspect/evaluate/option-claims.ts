// Evaluates instruments by the option of their type: as a whole type, by card or UPI filters, or by provider codes.

import type {Instrument, ProviderInstrument, UpiInstrument} from '../../wire/instrument.js';
import type {ReadOption} from '../subject/subject.js';
import {setOfCodes} from './attribute.js';
import {always, byReading, type Claim, type ClaimOf, decided, either, hidden, reason, shown} from './claim.js';
import {type Context, leftToDefault, ofEmptyFilters, ofEmptyList} from './context.js';
import {cardClaims, upiClaims} from './filter-kinds.js';

/** The claims under the option of a type, or without an option. */
export function optionClaims(type: string, option: ReadOption | undefined, context: Context): ClaimOf {
	if (option === undefined) return always(unlistedType(type, context));
	const {paymentMethods, cardFilters, upiFilters} = option;
	switch (type) {
		case 'CARD':
			return filteredClaims(option, cardFilters, 'cardFilters', cardClaims, context);
		case 'UPI': {
			const claims = filteredClaims(option, upiFilters, 'upiFilters', upiClaims, context);
			return paymentMethods === undefined ? claims : upiProviderClaims(option, claims, context);
		}
		default: {
			const claims = providerClaims(type, option, context);
			return instrument => claims((instrument as ProviderInstrument).code);
		}
	}
}

/** `paymentMethods` of UPI applies to provider codes, and without `upiFilters` to everything. */
function upiProviderClaims(option: ReadOption, byFilters: ClaimOf, context: Context): ClaimOf {
	const {upiFilters, paymentMethods = [], pointer} = option;
	const byCode = providerClaims('UPI', option, context);
	const open = () => {
		const message = 'paymentMethods of UPI: one variant of the specification states that it is ignored';
		return [reason(pointer, 'upi-provider-codes', message, 'upiProviderCodes')];
	};
	return instrument => {
		const {handle, app, code} = instrument as UpiInstrument; // UPI has only instruments of its own
		const isByMethod = handle !== undefined || app !== undefined;
		return byReading(context.readings, 'upiProviderCodes', open, choice => {
			const isIgnored = choice === 'ignored';
			if (isByMethod && (isIgnored || upiFilters !== undefined)) return byFilters(instrument);
			const listed = () => byCode(isByMethod ? '' : code);
			const counting = () =>
				paymentMethods.length === 0
					? ofEmptyList(context, pointer, 'paymentMethods of UPI', () => byFilters(instrument), listed)
					: listed();
			const own = isIgnored ? byFilters({type: 'UPI', code: code ?? ''}) : counting();
			if (isByMethod || code !== undefined || (!isIgnored && upiFilters === undefined)) return own;
			// Nothing is known about the instrument: it may have any handle, app or code.
			return either([byFilters(instrument), own], () => [
				reason(
					pointer,
					'incomplete-instrument',
					'the verdict depends on what the instrument lacks: add its handle, app or code',
				),
			]);
		});
	};
}

/** The claims under an option that contains filters. If the option is disabled, the whole type is hidden. */
function filteredClaims<Filter, Asked extends Instrument>(
	{type, enable, pointer}: ReadOption,
	filters: readonly Filter[] | undefined,
	name: 'cardFilters' | 'upiFilters',
	claimsBy: (filters: readonly Filter[], owner: string, context: Context) => (asked: Asked) => Claim,
	context: Context,
): ClaimOf {
	const whole = wholeType(type, enable, pointer);
	if (filters === undefined || !enable) return always(whole);
	if (filters.length === 0) return always(ofEmptyFilters(name, pointer, context, () => whole));
	return claimsBy(filters, pointer, context) as ClaimOf; // each type receives only its own instruments
}

/** The claim about a type that no option names. */
function unlistedType(type: string, {defaults: {allow, isStated, pointer}}: Context): Claim {
	if (!isStated) return shown(reason(pointer, 'no-filter', 'there is no payment_filter: every type is shown'));
	const start = `no option names ${type} and allowDefaultOptions is ${allow}`;
	return decided(allow, reason(pointer, 'default-options', `${start}: ${type} is ${allow ? 'shown' : 'hidden'}`));
}

/** The claim about a type that its option shows or hides as a whole. */
function wholeType(type: string, enable: boolean, pointer: string): Claim {
	return enable
		? shown(reason(pointer, 'type-shown', `the option enables ${type}: ${type} is shown`))
		: hidden(reason(pointer, 'type-hidden', `the option disables ${type}: the whole type is hidden`));
}

/** The claims about a provider by its code, which may be missing. */
function providerClaims(
	type: string,
	{paymentMethods: list, pointer, enable}: ReadOption,
	context: Context,
): (code: string | undefined) => Claim {
	const whole = wholeType(type, enable, pointer);
	if (list === undefined) return always(whole);
	const codes = setOfCodes(list);
	const [ifListed, ifUnlisted] = [listed(), unlisted()];
	if (codes.size === 0) {
		const name = `paymentMethods of ${type}`;
		return always(ofEmptyList(context, pointer, name, always(whole), always(ifUnlisted)));
	}
	const message = `the option lists providers of ${type}, and the instrument has no code: add its code`;
	const unknown = either([ifListed, ifUnlisted], () => [reason(pointer, 'incomplete-instrument', message)]);
	return code => (code === undefined ? unknown : codes.has(code) ? ifListed : ifUnlisted);

	function listed(): Claim {
		return enable
			? shown(reason(pointer, 'codes-shown', `the option enables this provider of ${type}: it is shown`))
			: hidden(reason(pointer, 'codes-hidden', `the option disables this provider of ${type}: it is hidden`));
	}

	/** If the list hides, other codes follow `allowDefaultOptions`; if it shows, they are open under `true`. */
	function unlisted(): Claim {
		const {allow} = context.defaults;
		const start = `the option ${enable ? 'enables' : 'disables'} other providers of ${type}, and`;
		const textOf = (isShown: boolean) =>
			`${start} allowDefaultOptions is ${allow}: this one is ${isShown ? 'shown' : 'hidden'}`;
		const open = `${start} the specification does not state whether allowDefaultOptions applies to this one`;
		return leftToDefault(context, pointer, 'codes-not-listed', textOf, enable && allow ? open : undefined);
	}
}
