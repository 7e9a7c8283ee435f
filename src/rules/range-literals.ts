// BIN ranges and tenure ranges at the type level: digits only on both sides.
import type {Misuse} from '../diagnostics/misuse.js';
import type {NotBinRange} from '../values/bin-range.js';
import type {IsDigits} from '../values/digits.js';
import type {NotTenureRange} from '../values/tenure-range.js';
import type {TenureRange} from '../wire/emi-filter.js';
import type {BinRange} from '../wire/payment-filter.js';

/** A literal BIN range, or the reason for its refusal; a run-time `string` passes and is checked when it is used. */
export type BinRangeLiteral<Text extends string> = string extends Text
	? Text
	: BinRange extends Text
		? Text
		: Text extends `${infer From}::${infer To}`
			? [IsDigits<From>, IsDigits<To>] extends [true, true]
				? Text
				: Misuse<NotBinRange<Text>>
			: Misuse<NotBinRange<Text>>;

/** A literal tenure range, or the reason for its refusal; a run-time `string` passes and is checked when it is used. */
export type TenureRangeLiteral<Text extends string> = string extends Text
	? Text
	: TenureRange extends Text
		? Text
		: Text extends `${infer From}::${infer To}`
			? [IsDigits<From>, IsDigits<To>, From] extends [true, true, Exclude<From, '0'>]
				? Text
				: Misuse<NotTenureRange<Text>>
			: Misuse<NotTenureRange<Text>>;
