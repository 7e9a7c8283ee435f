// Undetermined orders that a change may lose.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import type {Subject} from '../read/subject.js';
import type {ImpactGroup} from './impact-result.js';

/** Tells whether the orders of a group may be lost: their verdicts leave it open, and the change concerns their type. */
export function createLossCheck(before: Subject, after: Subject) {
	const concerned = new Map<string, boolean>();
	return ({from, to, witness: {type}}: Pick<ImpactGroup, 'from' | 'to' | 'witness'>): boolean => {
		if (from === 'hidden' || to === 'shown') return false;
		if (from !== 'undetermined') return to === 'undetermined';
		// What nothing changes for has the same verdict before and after, whichever that is.
		return getOrInsertComputed(concerned, type, () => isConcerned(type, before, after));
	};
}

function isConcerned(type: string, before: Subject, after: Subject): boolean {
	const parts = decidingParts(before, type);
	return parts === undefined || parts !== decidingParts(after, type);
}

/** The text of all that may decide about a type: everything but the options of other types; `undefined` if it throws. */
function decidingParts({account, plain}: Subject, type: string): string | undefined {
	// Where cards are hidden, EMI plans on cards may be too.
	const own = type === 'EMI' ? [type, 'CARD'] : [type];
	const others = new Set<unknown>(PAYMENT_METHOD_TYPES.filter(one => !own.includes(one)));
	const isOther = (option: {readonly paymentMethodType?: unknown} | null) => others.has(option?.paymentMethodType);
	try {
		return JSON.stringify([account, plain], (key, value: unknown) =>
			key === 'options' && Array.isArray(value) ? value.filter(one => !isOther(one)) : value,
		);
	} catch {
		return undefined;
	}
}
