// The own options of a plain object, each read once; unknown names are reported with the nearest right one.
import {formatValue, isArray} from '../diagnostics/format-value.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {nearest} from '../schema/nearest.js';
import {listed} from '../schema/vocabulary.js';
import {UNREADABLE} from '../values/list.js';

/** What one of the options is called in messages, such as "an option of a service", and where they are. */
export interface OptionsPlace {
	readonly what: string;
	readonly pointer: string;
}

/** Options that are `undefined` count as absent; what cannot be read counts as no options. */
export function readOwnOptions<Name extends string>(
	options: unknown,
	names: readonly Name[],
	{what, pointer}: OptionsPlace,
	report: IssueCollector,
): {readonly [Key in Name]?: unknown} {
	const given: {[Key in Name]?: unknown} = Object.create(null);
	if (typeof options !== 'object' || options === null || isArray(options)) {
		report.add(pointer, {
			rule: 'invalid-type',
			message: `${formatValue(options)} is not an object: write the options ${listed(names).replace(' or ', ' and ')}`,
		});
		return given;
	}
	try {
		for (const [name, value] of Object.entries(options)) {
			const known = names.find(key => key === name);
			if (known !== undefined) given[known] = value;
			else report.add(pointer + pointerSegment(name), unknownOption(name, names, what));
		}
	} catch (error) {
		report.cause ??= error;
		report.add(pointer, UNREADABLE);
	}
	return given;
}

function unknownOption(name: string, allowed: readonly string[], what: string) {
	const suggestion = nearest(name, allowed);
	return {
		rule: 'unknown-key' as const,
		message: `${formatValue(name)} is not ${what}: write ${suggestion ?? listed(allowed)}`,
		found: formatValue(name),
		allowed,
		...(suggestion !== undefined && {suggestion}),
	};
}
