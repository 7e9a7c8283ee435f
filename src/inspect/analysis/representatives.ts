// Inspect: the instruments that one or more filters can tell apart, type by type.
import type {EmiFilter} from '../../wire/emi-filter.js';
import type {PaymentOption} from '../../wire/payment-filter.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import type {Instrument, ProviderType, UpiInstrument} from '../instrument.js';
import type {Subject} from '../subject.js';
import {cardsToldApart} from './cards.js';
import {otherThan, unique} from './combinations.js';
import {plansToldApart} from './plans.js';

/** One instrument for each thing that any of the subjects names, and one for the rest of each list. */
export function* toldApart(subjects: readonly Subject[]): Generator<Instrument> {
	const required = subjects.some(({request}) => request?.['options.create_mandate'] === 'REQUIRED');
	for (const instrument of ofTypes(subjects)) {
		if (!required) yield instrument;
		else for (const supportsMandates of [true, false]) yield {...instrument, supportsMandates};
	}
}

function* ofTypes(subjects: readonly Subject[]): Generator<Instrument> {
	for (const type of PAYMENT_METHOD_TYPES) {
		// Of a type given twice the first option counts.
		const options = subjects.flatMap(
			({filter}) => filter?.options.find(option => option.paymentMethodType === type) ?? [],
		);
		if (type === 'CARD') yield* cardsToldApart(options);
		else if (type === 'UPI') yield* upiToldApart(options);
		else yield* providersToldApart(type, options);
	}
	yield* plansToldApart(subjects.flatMap(emiFilters));
}

function emiFilters({emi, emiTwice, request}: Subject): readonly EmiFilter[] {
	return [emi, emiTwice ? request?.emiOptions : undefined].flatMap(filter => filter ?? []);
}

function* providersToldApart(type: ProviderType, options: readonly PaymentOption[]): Generator<Instrument> {
	const codes = unique(options.map(option => option.paymentMethods));
	if (codes.length === 0) {
		yield {type};
		return;
	}
	for (const code of codes) yield {type, code};
	yield {type, code: otherThan(new Set(codes), type === 'NB' ? 'NB_OTHER' : 'OTHER')};
}

function* upiToldApart(options: readonly PaymentOption[]): Generator<UpiInstrument> {
	const filters = options.flatMap(({enable, upiFilters}) => (enable && upiFilters) || []);
	if (filters.length === 0) {
		yield {type: 'UPI'};
		return;
	}
	const methods = new Set(unique(filters.map(filter => filter.upiMethods)));
	for (const method of methods)
		yield method.startsWith('@') ? {type: 'UPI', handle: method} : {type: 'UPI', app: method};
	yield {type: 'UPI', handle: otherThan(methods, '@other')};
	yield {type: 'UPI', app: otherThan(methods, 'OTHER')};
}
