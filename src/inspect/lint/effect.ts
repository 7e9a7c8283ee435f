// Checks what the options of a filter change, for the rules about effects.
import type {Readings} from '../../account/readings.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {showsAll} from '../analysis/every-verdict.js';
import {contradictsDisplay} from '../evaluate/emi-inside.js';
import {enabledCodes} from '../evaluate/enabled-claim.js';
import {isRead, type ReadEmi, type ReadOption} from '../subject/subject.js';
import {effectiveOptions, emiKinds, hasKnownOptions, isIgnoredList, readableEmi} from '../subject/subject-parts.js';
import type {LintSubject} from './rule.js';

export function hasNoEffect(subject: LintSubject): boolean {
	const {isStated, allow} = subject.defaults;
	if (!isStated || allow !== true || hidesSomething(subject)) return false;
	const isContradicted = readableEmi(subject).some(emi => contradictsDisplay(emi, subject.display));
	if (subject.readings.emiDisplay !== 'sdk_udf-wins' && isContradicted) return false;
	// A type that cannot be read may be a type of the account.
	return hasKnownOptions(subject) && showsAll(subject, subject.budget);
}

/** A quick check: true if an option hides its type or some of its codes. The filter does not apply to quickPay. */
function hidesSomething(subject: LintSubject): boolean {
	if (subject.action === 'quickPay') return false;
	return [...effectiveOptions(subject).values()].some(
		({enable, paymentMethods}) => !enable && paymentMethods?.length !== 0,
	);
}

/** True if every type is hidden as a whole. */
export function hidesEveryType(subject: LintSubject): boolean {
	if (!hasKnownOptions(subject)) return false;
	const options = effectiveOptions(subject);
	const isEnabled = (type: string) => enabledCodes(subject.account.enabled, type) !== false;
	if (subject.defaults.allow !== true) {
		return [...options].every(([type, {enable}]) => !enable || !isEnabled(type));
	}
	return [...PAYMENT_METHOD_TYPES, ...(subject.account.types ?? [])].filter(isEnabled).every(type => {
		const option = options.get(type);
		return option?.enable === false && (type === 'CARD' || type === 'UPI' || !narrows(option, subject));
	});
}

/** True if no card is shown, whatever the card filters say. */
export function hidesEveryCard(subject: LintSubject): boolean {
	const {display, readings, emiFilters} = subject;
	const isOnlyEmi = emiFilters.length > 0 && emiFilters.every(emi => isRead(emi) && emi.filter.showOnlyEmi);
	return (
		enabledCodes(subject.account.enabled, 'CARD') === false ||
		display === 'ShowEMIWithoutCards' ||
		(isOnlyEmi && (display !== 'hideEMI' || readings.emiDisplay === 'emiOptions-wins'))
	);
}

/** True if `sdk_udf` shows EMI, or cannot be read. */
export function showsEmi({display}: LintSubject): boolean {
	return display !== undefined && display !== 'hideEMI';
}

/** True if lists that are not ignored single out a part of the type. */
export function narrows(option: ReadOption, {readings}: LintSubject): boolean {
	const {type, cardFilters, upiFilters} = option;
	if (type === 'CARD') return cardFilters !== undefined && !isIgnoredList(cardFilters, readings);
	if (type === 'UPI' && upiFilters !== undefined && !isIgnoredList(upiFilters, readings)) return true;
	return hasProviders(option, readings);
}

/** True if an option lists provider codes that are not ignored. */
export function hasProviders({type, paymentMethods}: ReadOption, readings: Readings): boolean {
	if (paymentMethods === undefined || isIgnoredList(paymentMethods, readings)) return false;
	return type !== 'UPI' || readings.upiProviderCodes !== 'ignored';
}

/** True if the EMI filter names neither a kind nor `showOnlyEmi`. */
export function namesNothing(emi: ReadEmi): boolean {
	return emi.filter.showOnlyEmi === undefined && emiKinds(emi).length === 0;
}
