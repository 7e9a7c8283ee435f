// In a mandate flow each NB, WALLET and CONSUMER_FINANCE provider is listed twice: the normal code and the prefixed one.
import {DOUBLED_TYPES, type DoubledType} from '../wire/payment-method.js';

export function isDoubledType(type: string): type is DoubledType {
	return (DOUBLED_TYPES as readonly string[]).includes(type); // widened, so that any string can be looked up
}

/** The prefixed code of a provider: in place of `NB_` for net banking, in front for the others (open points 10 and 11). */
export function prefixedCode(type: DoubledType, code: string, servicePrefix: string): string {
	return `${servicePrefix}_${stemOf(type, code)}`;
}

/** The part of a normal code that follows the prefix in its prefixed code. */
export function stemOf(type: DoubledType, code: string): string {
	return type === 'NB' && code.startsWith('NB_') ? code.slice(3) : code;
}

/** The normal code of one that may be prefixed; a code that consists of the prefix alone stays unchanged. */
export function normalCode(type: DoubledType, code: string, servicePrefix: string): string {
	const lead = `${servicePrefix}_`;
	if (!code.startsWith(lead) || code.length === lead.length) return code;
	return type === 'NB' ? `NB_${code.slice(lead.length)}` : code.slice(lead.length);
}

/**
 * The normal code of the pair that a code of a list belongs to: in a list with `X`, `P_X` is the second code of their pair;
 * without `X`, it is the first one of `P_X` and `P_P_X`, if that is listed too.
 */
function normalInList(type: DoubledType, code: string, servicePrefix: string, listed: ReadonlySet<string>): string {
	return startsPair(type, code, servicePrefix, listed) ? code : normalCode(type, code, servicePrefix);
}

/** True if the prefixed code of a listed code is listed too, and the code is not itself the second of a pair. */
function startsPair(type: DoubledType, code: string, servicePrefix: string, listed: ReadonlySet<string>): boolean {
	if (!listed.has(prefixedCode(type, code, servicePrefix))) return false;
	const normal = normalCode(type, code, servicePrefix);
	return normal === code || !listed.has(normal) || !startsPair(type, normal, servicePrefix, listed);
}

/** Each provider as its normal code, then its prefixed code; no code is lost or repeated, and pairs are not doubled again. */
export function doubledCodes(type: DoubledType, codes: readonly string[], servicePrefix: string): readonly string[] {
	const listed = new Set(codes);
	const normal = codes.map(code => normalInList(type, code, servicePrefix, listed));
	const complete = new Set(normal.flatMap(code => [code, prefixedCode(type, code, servicePrefix)]));
	const doubled = new Set<string>();
	for (const code of normal) {
		// A normal code that is also a prefixed one follows its own normal code.
		doubled.add(normalInList(type, code, servicePrefix, complete));
		doubled.add(code).add(prefixedCode(type, code, servicePrefix));
	}
	return [...doubled];
}

/** True if the list contains each provider together with its prefixed code. */
export function isDoubled(type: DoubledType, codes: readonly string[], servicePrefix: string): boolean {
	if (servicePrefix === 'NB') return false; // it would make each net banking code its own pair
	const listed = new Set(codes);
	return doubledCodes(type, codes, servicePrefix).every(code => listed.has(code));
}
