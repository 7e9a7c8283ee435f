// Which option counts for a payment method type: the first of several (open point 7).

/** The words for a payment method type that is configured twice: which option counts is open (open point 7). */
export const FIRST_COUNTS = 'paylock assumes that only the first option counts';

/** An option, and its index among all options. */
export interface EffectiveOption<Option> {
	readonly option: Option;
	readonly index: number;
}

/** The option that counts for each type; an option without a type counts for none. */
export function effectiveOptions<Option>(
	options: readonly Option[],
	typeOf: (option: Option) => string | undefined,
): ReadonlyMap<string, EffectiveOption<Option>> {
	const first = new Map<string, EffectiveOption<Option>>();
	for (const [index, option] of options.entries()) {
		const type = typeOf(option);
		if (type !== undefined && !first.has(type)) first.set(type, {option, index});
	}
	return first;
}
