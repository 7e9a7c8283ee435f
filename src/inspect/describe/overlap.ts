// Finds rules that may match the same instrument, so that their precedence matters.
import type {SubjectCardFilter, SubjectList, SubjectPlanFilter, SubjectUpiFilter} from '../../model/subject.js';
import {UNREADABLE_PART, type Unreadable} from '../../model/subject.js';
import {isEmpty} from './lists.js';

/** The most pairs that are compared; beyond that, some are assumed to overlap. */
const MOST_PAIRS = 10_000;

/** True if a rule that shows and a rule that hides may match the same instrument. */
export function mayDisagree<Rule extends {readonly enable: boolean | Unreadable}>(
	rules: readonly Rule[],
	mayMeet: (one: Rule, other: Rule) => boolean,
): boolean {
	const shows = rules.filter(({enable}) => enable !== false);
	const hides = rules.filter(({enable}) => enable !== true);
	if (shows.length * hides.length > MOST_PAIRS) return true;
	return shows.some(one => hides.some(other => one !== other && mayMeet(one, other)));
}

export function cardsMayMeet(one: SubjectCardFilter, other: SubjectCardFilter): boolean {
	return (
		mayShare(one.types, other.types) &&
		mayShare(one.brands, other.brands) &&
		mayShare(one.subTypes, other.subTypes) &&
		mayShare(one.banks, other.banks) &&
		mayShare(one.bins, other.bins, binsMeet)
	);
}

/** Handles and apps never overlap. */
export function upiMayMeet(one: SubjectUpiFilter, other: SubjectUpiFilter): boolean {
	return mayEqual(one.upiType, other.upiType) && mayShare(one.methods, other.methods);
}

/** Only lists with `enable: true` select plans. */
export function plansMayMeet(one: SubjectPlanFilter, other: SubjectPlanFilter): boolean {
	const selecting = ({lists}: SubjectPlanFilter, what: 'issuers' | 'tenures') =>
		lists.find(list => list.what === what && list.enable === true)?.list;
	return (
		mayEqual(one.paymentMethodType, other.paymentMethodType) &&
		mayShare(one.methods, other.methods) &&
		mayShare(selecting(one, 'issuers'), selecting(other, 'issuers')) &&
		mayShare(selecting(one, 'tenures'), selecting(other, 'tenures'), tenuresMeet)
	);
}

function mayEqual(one: string | undefined, other: string | undefined): boolean {
	return (
		one === undefined || other === undefined || one === UNREADABLE_PART || other === UNREADABLE_PART || one === other
	);
}

function mayShare(
	one: SubjectList | undefined,
	other: SubjectList | undefined,
	meet?: (one: string, other: string) => boolean,
): boolean {
	if (one === undefined || other === undefined || !one.isComplete || !other.isComplete) return true;
	if (isEmpty(one) || isEmpty(other)) return true;
	if (meet === undefined) {
		const items = new Set(one.items);
		return other.items.some(item => items.has(item));
	}
	if (one.items.length * other.items.length > MOST_PAIRS) return true;
	return one.items.some(item => other.items.some(second => meet(item, second)));
}

function tenuresMeet(one: string, other: string): boolean {
	const [from, to] = endsOf(one);
	const [otherFrom, otherTo] = endsOf(other);
	return Number(from) <= Number(otherTo) && Number(otherFrom) <= Number(to);
}

/** BINs of different length are compared by their leading digits. */
function binsMeet(one: string, other: string): boolean {
	const [from, to] = endsOf(one);
	const [otherFrom, otherTo] = endsOf(other);
	const length = Math.min(from.length, otherFrom.length);
	const [start, end, otherStart, otherEnd] = [from, to, otherFrom, otherTo].map(digits => digits.slice(0, length));
	return `${start}` <= `${otherEnd}` && `${otherStart}` <= `${end}`; // of the same length, so compared as text
}

function endsOf(range: string): readonly [from: string, to: string] {
	const [from = '', to = ''] = range.split('::');
	return [from, to];
}
