// The completions of an incomplete EMI plan: one for each combination that the plan filters distinguish.
import {UNREADABLE} from '../../model/subject.js';
import {tenureInterval} from '../../values/intervals.js';
import type {PaymentMethodType} from '../../wire/payment-method.js';
import {getOrInsertComputed} from './get-or-insert-computed.js';
import {type Plan, typeOf} from './plan-list.js';
import type {PlanRow} from './plan-row.js';
import {valueClasses} from './value-classes.js';

type Attribute = 'paymentMethodType' | 'paymentMethod' | 'issuer' | 'tenure';

/** One plan for each possible value of the first missing attribute that some filter names. */
export function planCompletions(
	rows: readonly PlanRow[],
	bare: (issuer: string) => string,
	types: readonly PaymentMethodType[],
): (plan: Plan) => readonly Plan[] | undefined {
	const lists = (what: 'issuers' | 'tenures') =>
		rows.flatMap(({filter}) => filter.lists.filter(list => list.what === what).map(({list}) => list.items));
	const asked = rows.flatMap(({filter: {paymentMethodType: type}}) =>
		type === undefined || type === UNREADABLE ? [] : [[type]],
	);
	const methods = rows.flatMap(({filter}) => (filter.methods === undefined ? [] : [filter.methods.items]));
	const values: {readonly [Name in Attribute]: () => readonly Partial<Plan>[]} = {
		paymentMethodType: () =>
			asked.length === 0
				? []
				: types
						.filter(type => valueClasses(asked, types).includes(type))
						.map(paymentMethodType => ({paymentMethodType})),
		paymentMethod: () => (methods.length === 0 ? [] : valueClasses(methods).map(paymentMethod => ({paymentMethod}))),
		issuer: () => {
			const issuers = lists('issuers').map(list => list.map(bare));
			return issuers.length === 0 ? [] : valueClasses(issuers).map(issuer => ({issuer}));
		},
		tenure: () => tenureClasses(lists('tenures')).map(tenure => ({tenure})),
	};
	const found = new Map<Attribute, readonly Partial<Plan>[]>();
	return plan => {
		const isMissing = {
			paymentMethodType: typeOf(plan) === undefined,
			paymentMethod: plan.paymentMethod === undefined,
			issuer: plan.issuer === undefined,
			tenure: plan.tenure === undefined,
		};
		for (const name of ['paymentMethodType', 'paymentMethod', 'issuer', 'tenure'] as const) {
			if (!isMissing[name]) continue;
			const choices = getOrInsertComputed(found, name, values[name]);
			if (choices.length > 0) return choices.map(choice => ({...plan, ...choice}));
		}
		return undefined;
	};
}

/** One tenure for each set of lists that contain the same tenures. */
function tenureClasses(lists: readonly (readonly string[])[]): readonly number[] {
	const intervals = lists.map(list => list.map(tenureInterval));
	const edges = intervals.flat().flatMap(({from, to}) => [from, to + 1]);
	if (edges.length === 0) return [];
	const classes = new Map<string, number>();
	for (const tenure of [1, ...edges]) {
		const holders = intervals.flatMap((list, index) =>
			list.some(({from, to}) => from <= tenure && tenure <= to) ? [index] : [],
		);
		getOrInsertComputed(classes, holders.join(), () => tenure);
	}
	return [...classes.values()];
}
