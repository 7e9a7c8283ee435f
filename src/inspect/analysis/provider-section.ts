// The provider codes that one or several subjects list for a type.
import {type OwnedOption, roleOf} from './card-section.js';
import {boxesOfFilter, codeList} from './filter-boxes.js';
import type {Section} from './section.js';

export function providerSection(type: string, options: readonly OwnedOption[]): Section {
	const boxes = options.flatMap(({owner, option: {providers, enable, pointer}}) =>
		providers === undefined || providers.items.length === 0
			? []
			: boxesOfFilter(
					{notes: [owner, String(enable)], enable, order: 0, pointer},
					[codeList('code', providers.items, roleOf(providers))],
					() => undefined,
				),
	);
	// Cash on delivery has no providers unless a filter names some, or a list of them that cannot be read.
	const isListed = options.some(({option: {providers}}) => providers?.isComplete === false);
	const isWhole = type === 'CASH' && boxes.length === 0 && !isListed;
	const dimensions = isWhole ? [] : [{attribute: 'code', stem: type === 'NB' ? 'NB_OTHER' : 'OTHER'}];
	return {base: {type}, dimensions, boxes, keepsEachValue: !isWhole};
}
