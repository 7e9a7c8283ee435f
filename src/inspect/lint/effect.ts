// Rules about what the options of a filter change: nothing, no more than allowDefaultOptions, or everything.

import type {Readings} from '../../account/readings.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {hidesAll, showsAll, showsByDefault} from '../analysis/every-verdict.js';
import {contradictsDisplay, enabledKind} from '../evaluate/emi-inside.js';
import {enabledCodes} from '../evaluate/enabled-claim.js';
import {isEmptyList, isIgnoredList} from '../subject/normal-parts.js';
import {type SubjectEmi, type SubjectOption, UNREADABLE} from '../subject/subject.js';
import {effectiveOptions, hasKnownOptions, readableEmi} from '../subject/subject-parts.js';
import type {LintSubject, ReportIssue} from './rule.js';

export function reportNoEffect(subject: LintSubject, report: ReportIssue): void {
	if (hasNoEffect(subject)) {
		report(subject.base, {
			problem: 'the filter changes nothing',
			remedy: 'hide something, set allowDefaultOptions to false, or leave the filter out',
		});
	} else if (subject.defaults.allow === true) {
		for (const {pointer} of readableEmi(subject).filter(namesNothing))
			report(pointer, {
				severity: 'info',
				problem: 'emiOptions names no kind and changes nothing',
				remedy: 'leave it out',
			});
	}
}

function hasNoEffect(subject: LintSubject): boolean {
	const {isStated, allow} = subject.defaults;
	if (!isStated || allow !== true || hidesSomething(subject)) return false;
	const isContradicted = readableEmi(subject).some(emi => contradictsDisplay(emi, subject.display));
	if (subject.readings.emiDisplay !== 'sdk_udf-wins' && isContradicted) return false;
	// An unreadable type may be one of the account.
	return subject.options.every(({type}) => type !== UNREADABLE) && showsAll(subject);
}

/** True if an option hides its type or codes of it, which is quick to see; quick-pay has no filter. */
function hidesSomething(subject: LintSubject): boolean {
	if (subject.action === 'quickPay') return false;
	return [...effectiveOptions(subject).values()].some(
		({enable, providers}) => enable === false && (providers === undefined || providers.items.length > 0),
	);
}

export function reportRedundantOption(subject: LintSubject, report: ReportIssue): void {
	const {allow} = subject.defaults;
	if (typeof allow !== 'boolean' || !hasKnownOptions(subject) || hasNoEffect(subject)) return;
	for (const [type, option] of effectiveOptions(subject)) {
		// Without the first of two options of a type the second would count.
		if (!isRedundant(option, allow, subject) || subject.options.filter(other => other.type === type).length > 1)
			continue;
		const filters = type === 'CARD' ? option.cardFilters : option.upiFilters;
		const isError = option.enable === false && filters !== undefined && !isEmptyList(filters);
		if (isError && option.providers === undefined) continue; // reported separately
		// Not redundant if the session shows EMI: an option that hides CARD may also hide EMI on cards; the default does not.
		if (type === 'CARD' && option.enable === false && showsEmi(subject)) continue;
		report(option.pointer, {
			problem: `allowDefaultOptions is ${allow}, so ${type} is ${allow ? 'shown' : 'hidden'} anyway`,
			remedy: 'leave this option out',
		});
	}
}

export function reportNothingLeft(subject: LintSubject, report: ReportIssue): void {
	// With showOnlyEmi, the issue is reported at that flag instead.
	if (!subject.defaults.isStated || readableEmi(subject).some(({showOnlyEmi}) => showOnlyEmi === true)) return;
	if (subject.action === 'paymentManagement' || showsByDefault(subject)) return;
	// Every type is hidden as a whole, and no EMI is enabled by name.
	const hidesTypes = hidesEveryType(subject) && !mayShowEmi(subject);
	if (!hidesTypes && !hidesAll(subject)) return;
	report(
		subject.base,
		hidesTypes && !hidesAll(subject)
			? {
					severity: 'warning',
					problem: 'the filter leaves nothing to pay with but EMI',
					remedy: 'enable an option, or set showOnlyEmi if you mean EMI alone',
				}
			: {
					problem: 'the filter leaves nothing to pay with',
					remedy: 'enable an option, or set allowDefaultOptions to true',
				},
	);
}

/** True if every type is hidden as a whole. */
export function hidesEveryType(subject: LintSubject): boolean {
	if (!hasKnownOptions(subject)) return false;
	const options = effectiveOptions(subject);
	const isEnabled = (type: string) => enabledCodes(subject.account.enabled, type) !== false;
	if (subject.defaults.allow !== true) {
		return [...options].every(([type, {enable}]) => enable !== true || !isEnabled(type));
	}
	return [...PAYMENT_METHOD_TYPES, ...(subject.account.types ?? [])].filter(isEnabled).every(type => {
		const option = options.get(type);
		return option?.enable === false && (type === 'CARD' || type === 'UPI' || !narrows(option, subject));
	});
}

/** True if `sdk_udf` shows EMI, or cannot be read. */
function showsEmi({display}: LintSubject): boolean {
	return display !== undefined && display !== 'hideEMI';
}

function mayShowEmi(subject: LintSubject): boolean {
	const {emiFilters, readings} = subject;
	return (
		showsEmi(subject) ||
		readings.unnamedEmi === 'shown' ||
		emiFilters.length > readableEmi(subject).length ||
		readableEmi(subject).some(emi => enabledKind(emi) !== undefined)
	);
}

/** True if lists that are not ignored single out a part of the type. */
function narrows(option: SubjectOption, {readings}: LintSubject): boolean {
	const {type, cardFilters, upiFilters} = option;
	if (type === 'CARD') return cardFilters !== undefined && !isIgnoredList(cardFilters, readings);
	if (type === 'UPI' && upiFilters !== undefined && !isIgnoredList(upiFilters, readings)) return true;
	return hasProviders(option, readings);
}

/** True if an option lists provider codes that are not ignored. */
export function hasProviders({type, providers}: SubjectOption, readings: Readings): boolean {
	if (providers === undefined || isIgnoredList(providers, readings)) return false;
	return type !== 'UPI' || readings.upiProviderCodes !== 'ignored';
}

/** True if the option only repeats `allowDefaultOptions` for its type. */
function isRedundant(option: SubjectOption, allowDefaults: boolean, subject: LintSubject): boolean {
	return allowDefaults ? option.enable === true && !narrows(option, subject) : option.enable === false;
}

/** True if the EMI filter names neither a kind nor `showOnlyEmi`. */
export function namesNothing({kinds, showOnlyEmi}: SubjectEmi): boolean {
	return showOnlyEmi === undefined && Object.keys(kinds).length === 0;
}
