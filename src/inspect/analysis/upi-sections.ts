// The UPI filters of one or several subjects: handles (COLLECT) and apps (INTENT) never overlap, so each is a section.
import type {UpiType} from '../../wire/payment-method.js';
import {type OwnedOption, roleOf} from './card-section.js';
import {boxesOfFilter, codeList, type FilterList, plainEffect} from './filter-boxes.js';
import type {Section} from './section.js';

export function upiSections(options: readonly OwnedOption[]): readonly Section[] {
	const apps = upiSection(options, 'INTENT', {attribute: 'app', stem: 'OTHER'});
	const handles = upiSection(options, 'COLLECT', {attribute: 'handle', stem: '@other'});
	return handles.boxes.length + apps.boxes.length === 0 ? [{...apps, isWhole: true}] : [handles, apps];
}

function upiSection(
	options: readonly OwnedOption[],
	type: UpiType,
	dimension: {readonly attribute: 'handle' | 'app'; readonly stem: string},
): Section {
	const boxes = options.flatMap(({owner, option}) => {
		const filters = option.enable === false ? [] : (option.upiFilters?.items ?? []);
		return filters.flatMap((filter, order) => {
			const {upiType, methods, enable, isComplete, pointer} = filter;
			if (upiType !== undefined && upiType !== 'unreadable' && upiType !== type) return [];
			const notes = [`${owner} ${enable}`];
			if (!isComplete) notes.push('incomplete');
			if (upiType === 'unreadable') notes.push('upiType');
			const lists: FilterList[] = [];
			if (methods?.items.length === 0) notes.push(`methods ${methods.isComplete}`);
			else if (methods !== undefined) {
				const codes = methods.items.filter(method => method.startsWith('@') === (type === 'COLLECT'));
				lists.push(codeList(dimension.attribute, codes, roleOf(methods)));
			}
			return boxesOfFilter({notes, enable, order, pointer}, lists, plainEffect(enable, notes.length === 1));
		});
	});
	return {base: {type: 'UPI'}, dimensions: [dimension], boxes, keepsEachValue: true};
}
