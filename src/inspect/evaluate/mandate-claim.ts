// A session with a required mandate: only instruments that support mandates can be used.
import type {NormalSubject} from '../../model/subject.js';
import type {Instrument} from '../../wire/instrument.js';
import {MANDATE_KINDS} from '../../wire/mandate.js';
import {type Claim, either, hidden, reason, shown} from './claim.js';
import {type Context, ofReadable} from './context.js';

const POINTER = '/options.create_mandate';

export function mandateClaim({mandateKind}: NormalSubject, {supportsMandates}: Instrument, context: Context): Claim {
	const because = (message: string) => reason(POINTER, 'mandate-required', message);
	const start = mandateKind === 'REQUIRED' ? 'the mandate is required' : 'the mandate may be required';
	return ofReadable(context, mandateKind ?? 'OPTIONAL', POINTER, MANDATE_KINDS, kind => {
		if (kind !== 'REQUIRED' || supportsMandates === true) return shown();
		const unsupported = hidden(because(`${start} and the instrument does not support mandates: it cannot be used`));
		if (supportsMandates === false) return unsupported;
		return either([shown(), unsupported], () => [
			because(`${start}, but the instrument does not state whether it supports mandates: set supportsMandates`),
		]);
	});
}
