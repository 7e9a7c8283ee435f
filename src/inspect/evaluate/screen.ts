// Inspect: what rules the whole screen: sdk_udf, only EMI, and a required mandate.
import {EMI_KIND_KEYS, EMI_KINDS, type EmiFilter} from '../../wire/emi-filter.js';
import type {Instrument} from '../instrument.js';
import type {Subject} from '../subject.js';
import {enabledInKind} from './emi-plan.js';
import {answer, type Explanation, reason} from './verdict.js';

/** A rule over the whole screen; `undefined` where it lets the instrument through. */
export type ScreenRule = (instrument: Instrument) => Explanation | undefined;

/** The rules of this filter and session, in the order in which their reasons are told. */
export function screenRules({emi, emiPointer, request}: Subject): readonly ScreenRule[] {
	const display = request?.sdk_udf;
	const onlyEmi = emi?.showOnlyEmi === true ? `${emiPointer}/showOnlyEmi` : undefined;
	const rules: ScreenRule[] = [];
	if (display === 'hideEMI') rules.push(hideEmi(emi === undefined ? undefined : enabledIn(emi, emiPointer)));
	if (onlyEmi !== undefined) rules.push(only(onlyEmi, display === 'hideEMI'));
	if (display === 'ShowEMIWithoutCards') rules.push(withoutCards);
	if (request?.['options.create_mandate'] === 'REQUIRED') rules.push(mandateRequired);
	return rules;
}

function hideEmi(enabled: string | undefined): ScreenRule {
	const hidden = answer('hidden', reason('/sdk_udf', 'hide-emi', 'sdk_udf is hideEMI: EMI is hidden'));
	const judged = enabled === undefined ? hidden : contradiction(enabled, 'sdk_udf hides EMI and emiOptions enables it');
	return ({type}) => (type === 'EMI' ? judged : undefined);
}

function only(pointer: string, emiIsHidden: boolean): ScreenRule {
	const hidden = answer(
		'hidden',
		reason(pointer, 'only-emi', 'showOnlyEmi is true: EMI is the only visible instrument'),
	);
	const judged = emiIsHidden ? contradiction(pointer, 'sdk_udf hides EMI and showOnlyEmi shows nothing else') : hidden;
	return ({type}) => (type === 'EMI' ? undefined : judged);
}

const withoutCards: ScreenRule = ({type}) =>
	type === 'CARD'
		? answer(
				'hidden',
				reason('/sdk_udf', 'emi-without-cards', 'sdk_udf is ShowEMIWithoutCards: card payment is hidden'),
			)
		: undefined;

const mandateRequired: ScreenRule = ({supportsMandates}) => {
	const pointer = '/options.create_mandate';
	if (supportsMandates === true) return undefined;
	return supportsMandates === false
		? answer(
				'hidden',
				reason(
					pointer,
					'mandate-required',
					'the mandate is required and the instrument supports none: it cannot be used',
				),
			)
		: answer(
				'undetermined',
				reason(
					pointer,
					'mandate-required',
					'the mandate is required and whether the instrument supports mandates is not known: set supportsMandates',
				),
			);
};

/** EMI that sdk_udf shows and emiOptions hides altogether; `undefined` where the two agree. */
export function emiShownAndHidden({emi, emiPointer, request}: Subject): Explanation | undefined {
	const display = request?.sdk_udf;
	if (emi === undefined || display === undefined || display === 'hideEMI') return undefined;
	const hidden = EMI_KINDS.every(kind => {
		const sub = emi[EMI_KIND_KEYS[kind]];
		return sub !== undefined && !sub.enable && enabledInKind(sub, '') === undefined;
	});
	return hidden ? contradiction(emiPointer, 'sdk_udf shows EMI and emiOptions disables every kind of it') : undefined;
}

/** Whether sdk_udf and emiOptions say opposite things. */
export function displayContradictsEmi(subject: Subject): boolean {
	const {emi, emiPointer, request} = subject;
	if (request?.sdk_udf !== 'hideEMI') return emiShownAndHidden(subject) !== undefined;
	return emi !== undefined && enabledIn(emi, emiPointer) !== undefined;
}

function contradiction(pointer: string, start: string): Explanation {
	const message = `${start}: which of the two counts is not stated`;
	return answer(
		'undetermined',
		reason('/sdk_udf', 'emi-contradiction', message),
		reason(pointer, 'emi-contradiction', message),
	);
}

/** The pointer of the first thing that an EMI filter enables. */
function enabledIn(emi: EmiFilter, pointer: string): string | undefined {
	if (emi.showOnlyEmi === true) return `${pointer}/showOnlyEmi`;
	for (const kind of EMI_KINDS) {
		const key = EMI_KIND_KEYS[kind];
		const sub = emi[key];
		if (sub === undefined) continue;
		const found = sub.enable ? `${pointer}/${key}` : enabledInKind(sub, `${pointer}/${key}`);
		if (found !== undefined) return found;
	}
	return undefined;
}
