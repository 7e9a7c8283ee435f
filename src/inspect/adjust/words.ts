// Instruments and parts of a filter in words.
import {labelOfClass, valuesInWords} from '../analysis/class-label.js';
import {typeLabel} from '../analysis/labels.js';
import type {Target} from './goal.js';

/** The instruments that a target stands for: `credit cards (bank BANK_A)`. */
export function wordsOf({type, instrument, fields}: Target): string {
	const value = (named: unknown) => ({named: [String(named)], hasOthers: false, isEvery: false});
	const values = new Map(
		Object.entries(fields).map(([name, found]) => {
			const isRange = name === 'bin' || name === 'tenure';
			return [name, value(isRange ? `${found}::${found}` : found)] as const;
		}),
	);
	return labelOfClass({type, instrument, values, isWholeType: values.size === 0});
}

/** The providers of a type by their codes: `wallet WALLET_A or WALLET_B`. */
export function codesInWords(codes: readonly string[]): string {
	return valuesInWords({named: codes, hasOthers: false, isEvery: false}, ['', '']).trim();
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
