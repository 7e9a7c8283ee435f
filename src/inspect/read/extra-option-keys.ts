// The keys of options that the specification does not name, and that are sent unchanged.
import {listed} from '../../schema/vocabulary.js';
import type {Subject} from './subject.js';

const KNOWN = new Set(['paymentMethodType', 'enable', 'paymentMethods', 'cardFilters', 'upiFilters']);

export interface ExtraOptionKeys {
	/** The option. */
	readonly pointer: string;
	/** Its payment method type as written. */
	readonly type: string;
	readonly keys: readonly string[];
}

/** Each option with such keys; a key that is an error is a misspelled one. */
export function extraOptionKeys({plain, base, issues}: Subject): readonly ExtraOptionKeys[] {
	const wrong = new Set(issues.filter(({severity}) => severity === 'error').map(({pointer}) => pointer));
	const filter: unknown = base === '' ? plain : Object(plain).payment_filter;
	const options: unknown = Object(filter).options;
	if (!Array.isArray(options)) return [];
	return options.flatMap((option: unknown, index): readonly ExtraOptionKeys[] => {
		if (typeof option !== 'object' || option === null || Array.isArray(option)) return [];
		const pointer = `${base}/options/${index}`;
		const keys = Object.keys(option).filter(key => !KNOWN.has(key) && !wrong.has(`${pointer}/${key}`));
		const type: unknown = Object(option).paymentMethodType;
		return keys.length === 0 ? [] : [{pointer, type: typeof type === 'string' ? type : 'unknown type', keys}];
	});
}

/** The keys in words. */
export function listKeys({keys}: ExtraOptionKeys): string {
	return listed(keys, 'and');
}
