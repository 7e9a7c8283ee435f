// Instruments and parts of a filter in words.
import {labelOfClass} from '../analysis/class-label.js';
import {joinWithOr, nameOf, typeLabel} from '../analysis/labels.js';
import type {Target} from './goal.js';

/** The instruments that a target stands for: `credit cards (bank BANK_A)`. */
export function wordsOf({type, instrument, fields}: Target): string {
	const values = new Map(
		Object.entries(fields).map(([name, value]) => [name, {named: [String(value)], hasOthers: false, isEvery: false}]),
	);
	return labelOfClass({type, instrument, values, isWholeType: false});
}

/** `WALLET_A or WALLET_B`. */
export function codesInWords(codes: readonly string[]): string {
	return joinWithOr(codes.map(code => nameOf(code)));
}

/** `wallets`; of a type without a plural, `providers of UPI`. */
export function providersOf(type: string): string {
	return typeLabel(type).many;
}

/** `shown` or `hidden`. */
export function verdictWord(isShown: boolean): 'shown' | 'hidden' {
	return isShown ? 'shown' : 'hidden';
}

/** `show` or `hide`. */
export function verb(isShown: boolean): 'show' | 'hide' {
	return isShown ? 'show' : 'hide';
}
