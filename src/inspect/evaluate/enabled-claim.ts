// Hides what is not enabled for the account, whatever the filter says.
import type {Enabled} from '../../account/account.js';
import type {Instrument, ProviderInstrument} from '../../wire/instrument.js';
import {type Claim, either, hidden, reason, shown} from './claim.js';

/** The enabled codes of a type; `true` if all are enabled, `false` if none is. */
export function enabledCodes(enabled: Enabled | undefined, type: string): boolean | readonly string[] {
	if (enabled === undefined) return true;
	const found = Object.hasOwn(enabled, type) ? enabled[type] : false;
	return Array.isArray(found) && found.length === 0 ? false : (found ?? false);
}

/** True if the code, or the code of which it is the double with the service prefix, is enabled. */
export function isEnabledCode(code: string, codes: readonly string[], servicePrefix: string | undefined): boolean {
	return codes.some(one => formsOfEnabled(one, servicePrefix).includes(code));
}

/** Every form in which an instrument may have an enabled code. */
export function formsOfEnabled(code: string, servicePrefix: string | undefined): readonly string[] {
	if (servicePrefix === undefined) return [code];
	return [code, `${servicePrefix}_${code}`, `${servicePrefix}_${code.replace(/^NB_/, '')}`];
}

/** The claim by whether the account has the instrument at all; `codes` are the enabled codes of its type. */
export function enabledClaim(
	instrument: Instrument,
	codes: boolean | readonly string[],
	servicePrefix: string | undefined,
): Claim {
	const {type} = instrument;
	const off = (what: string) =>
		hidden(reason('', 'not-enabled', `${what} is not enabled for the account, whatever the filter says: it is hidden`));
	if (typeof codes === 'boolean') return codes ? shown() : off(type);
	const {code} = instrument as ProviderInstrument; // only these types have lists of codes
	if (code !== undefined) {
		return isEnabledCode(code, codes, servicePrefix) ? shown() : off(`this provider of ${type}`);
	}
	const message = `only some providers of ${type} are enabled, and the instrument has no code: add its code`;
	return either([shown(), off(`this provider of ${type}`)], () => [reason('', 'incomplete-instrument', message)]);
}
