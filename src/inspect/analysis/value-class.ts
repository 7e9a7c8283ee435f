// A class of values, and what classes are made from.
import type {Bits} from './bits.js';
import type {CodeCondition, RangeCondition} from './section.js';

/** One class of values. Its boxes are the {@link DimensionClasses.free} ones with `toggled` switched. */
export interface ValueClass {
	readonly value: string | number;
	/** No filter names the value: a code is invented. */
	readonly isUnnamed: boolean;
	readonly toggled: Bits;
}

/** A condition and the number of its box. */
export interface NumberedCondition {
	readonly box: number;
	readonly condition: CodeCondition | RangeCondition;
}
