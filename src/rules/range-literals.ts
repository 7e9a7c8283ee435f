// BIN ranges and tenure ranges at the type level: digits only on both sides.
import type {WrongLiteral} from '../diagnostics/misuse.js';
import type {IsDigits} from '../utils/digits.js';
import type {NotBinRange} from '../values/bin-range.js';
import type {NotTenureRange} from '../values/tenure-range.js';

/** A literal BIN range, or the reason for its refusal. */
export type BinRangeLiteral<Text extends string> = Text extends `${infer From}::${infer To}`
	? [IsDigits<From>, IsDigits<To>] extends [true, true]
		? Text
		: WrongLiteral<NotBinRange<Text>, Text>
	: WrongLiteral<NotBinRange<Text>, Text>;

/** A literal tenure range, or the reason for its refusal. */
export type TenureRangeLiteral<Text extends string> = Text extends `${infer From}::${infer To}`
	? [IsDigits<From>, IsDigits<To>, From] extends [true, true, Exclude<From, '0'>]
		? Text
		: WrongLiteral<NotTenureRange<Text>, Text>
	: WrongLiteral<NotTenureRange<Text>, Text>;
