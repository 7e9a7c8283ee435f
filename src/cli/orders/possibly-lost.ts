// Undetermined orders that the change may lose, and what would settle them.
import type {Impact, ImpactGroup} from '../../inspect/index.js';
import {sectionFinder} from '../../inspect/orders/section-values.js';
import type {Subject} from '../../inspect/read/subject.js';
import {parseJson} from '../../schema/parse-json.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {isObject} from '../json-value.js';

/** The groups whose orders are undetermined and may be lost: not hidden before, and not certainly shown after. */
export function possiblyLost({groups}: Impact, before: string, after: string): readonly ImpactGroup[] {
	return groups.filter(({from, to, witness: {type}}) => {
		if (from === 'hidden' || to === 'shown') return false;
		if (from !== 'undetermined') return to === 'undetermined';
		// What nothing changes for has the same verdict before and after, whichever that is.
		return to === 'hidden' || decidingParts(before, type) !== decidingParts(after, type);
	});
}

/** The text of all that may decide about a type: everything but the options of other types. */
function decidingParts(text: string, type: string): string {
	// Where cards are hidden, EMI plans on cards may be too.
	const own = type === 'EMI' ? [type, 'CARD'] : [type];
	const others = new Set<unknown>(PAYMENT_METHOD_TYPES.filter(one => !own.includes(one)));
	const isOther = (option: unknown) => isObject(option) && others.has(option.paymentMethodType);
	const input = parseJson(text);
	if (input === undefined) return text;
	return JSON.stringify(input, (key, value: unknown) =>
		key === 'options' && Array.isArray(value) ? value.filter(one => !isOther(one)) : value,
	);
}

/** What to add to the call so that the orders of these groups have a verdict: columns, and readings. */
export function settlingOptions(groups: readonly ImpactGroup[], subjects: readonly Subject[]): readonly string[] {
	const sectionOf = sectionFinder(subjects);
	const columns = groups.flatMap(({witness, because}) => {
		if (because.every(({reading}) => reading !== undefined)) return [];
		return sectionOf(witness)
			.attributes.map(({name}) => name)
			.filter(name => !Object.hasOwn(witness, name));
	});
	const readings = groups.flatMap(({because}) => because.flatMap(({reading}) => reading ?? []));
	return [
		...Array.from(new Set(columns), name => `--column ${name}=…`),
		...Array.from(new Set(readings), name => `--readings ${name}=…`),
	];
}
