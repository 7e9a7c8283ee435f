// The design that paylock does not have: the finished filter is the state, and every call is one immer recipe over it.

import {produce} from 'immer';

class NaiveFilter {
	constructor(state) {
		this.state = state;
	}

	with(recipe) {
		return new NaiveFilter(produce(this.state, recipe));
	}

	hide(paymentMethodType, paymentMethods) {
		return this.with(draft => {
			draft.options.push({
				paymentMethodType,
				enable: false,
				...(paymentMethods && {paymentMethods: [...paymentMethods]}),
			});
		});
	}

	inside(paymentMethodType, list, entry) {
		return this.with(draft => {
			let option = draft.options.find(one => one.paymentMethodType === paymentMethodType);
			if (option === undefined) {
				draft.options.push({paymentMethodType, enable: true, [list]: []});
				option = draft.options.at(-1);
			}
			option[list].push(entry);
		});
	}

	hideCards(criteria) {
		return this.inside('CARD', 'cardFilters', {enable: false, ...criteria});
	}

	hideCollect(...upiMethods) {
		return this.inside('UPI', 'upiFilters', {upiType: 'COLLECT', upiMethods, enable: false});
	}

	showPlans(kind, group, plans) {
		return this.with(draft => {
			draft.emiOptions ??= {};
			draft.emiOptions[kind] ??= {enable: true};
			draft.emiOptions[kind][group] ??= {enable: true, filters: []};
			draft.emiOptions[kind][group].filters.push({enable: true, ...plans});
		});
	}

	build() {
		return this.state;
	}
}

export const naive = () => new NaiveFilter(produce({allowDefaultOptions: true, options: []}, () => {}));

/** Builds a whole payload, call by call. */
export function naiveFrom(payload) {
	let chain = naive();
	for (const {paymentMethodType, paymentMethods, cardFilters, upiFilters} of payload.options) {
		if (cardFilters) for (const {enable: _, ...criteria} of cardFilters) chain = chain.hideCards(criteria);
		else if (upiFilters) for (const {upiMethods} of upiFilters) chain = chain.hideCollect(...upiMethods);
		else chain = chain.hide(paymentMethodType, paymentMethods);
	}
	for (const [kind, {enable: _, ...groups}] of Object.entries(payload.emiOptions ?? {})) {
		for (const [group, {filters}] of Object.entries(groups)) {
			for (const {enable: __, ...plans} of filters) chain = chain.showPlans(kind, group, plans);
		}
	}
	return chain.build();
}
