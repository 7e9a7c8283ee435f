// Evaluates an empty list of filters: it is either ignored or matches nothing.
import type {SubjectDefaults} from '../../model/subject.js';
import {byReading, type Claim, decided, reason} from './claim.js';
import {type Context, ofFlag} from './context.js';

interface EmptyListPlace {
	readonly context: Context;
	readonly defaults: SubjectDefaults;
	/** The pointer of the object that contains the list. */
	readonly owner: string;
}

/** `ignored` is the claim without the list; with a list that matches nothing, `allowDefaultOptions` decides. */
export function emptyFilters(
	name: 'cardFilters' | 'upiFilters' | 'filters',
	{context, defaults, owner}: EmptyListPlace,
	ignored: () => Claim,
): Claim {
	const open = () => {
		const message = `${name} is empty: the specification does not state whether it is ignored or matches nothing`;
		return [reason(owner, 'empty-list', message, 'emptyList')];
	};
	const matchesNothing = () =>
		ofFlag(context, defaults.allow, defaults.pointer, allow => {
			const message = `${name} is empty and allowDefaultOptions is ${allow}: what it does not match is ${allow ? 'shown' : 'hidden'}`;
			const rule = name === 'filters' ? 'no-plan-filter-matches' : 'no-filter-matches';
			const because = reason(defaults.pointer, rule, message);
			return decided(allow, because);
		});
	return byReading(context.readings, 'emptyList', open, choice =>
		choice === 'ignored' ? ignored() : matchesNothing(),
	);
}
