// Adds up orders by what a change does to them, in memory that depends only on the filters.

import {instrumentReader} from '../../account/read-instrument.js';
import {formatValue} from '../../diagnostics/format-value.js';
import {throwIfIssue, throwIssue} from '../../diagnostics/issue-collector.js';
import {isPlainData} from '../../schema/plain-object.js';
import {own} from '../../schema/shape.js';
import {amountProblem, writtenAmount} from '../../values/amount.js';
import type {Instrument} from '../../wire/instrument.js';
import {withinBudget} from '../analysis/budget.js';
import type {Subject} from '../subject/read-subject.js';
import type {Effect, Impact} from './impact-result.js';
import {createGroups, effectOf, type Group} from './order-groups.js';
import {type SectionValues, sectionFinder} from './section-values.js';

/** The orders of one group so far. */
interface Entry {
	readonly group: Group;
	orders: number;
	readonly amount: AmountSum;
}

/** The most kinds of instruments that are remembered; beyond that, they are evaluated again. */
const MOST_REMEMBERED = 100_000;
const EFFECTS: readonly Effect[] = ['lost', 'undetermined', 'gained', 'kept'];

/** Adds up orders one by one. */
export class OrderTally {
	readonly #read;
	readonly #sectionOf;
	readonly #groupOf;
	/** The groups of instruments, by the values that the filters distinguish. */
	readonly #remembered = new Map<string, Entry>();
	readonly #entries = new Map<Group, Entry>();
	#index = 0;
	#unread = 0;

	constructor(before: Subject, after: Subject) {
		const subjects = [before, after];
		this.#read = instrumentReader(subjects.flatMap(({account}) => account.types ?? []));
		this.#sectionOf = withinBudget(budget => sectionFinder(subjects, budget));
		this.#groupOf = createGroups(before, after);
	}

	add(order: unknown): void {
		const index = this.#index++;
		if (typeof order !== 'object' || order === null) {
			throwIssue(`/${index}`, {
				rule: 'invalid-type',
				problem: `${formatValue(order)} is not an order`,
				remedy: 'write {instrument, amount, count}',
			});
		}
		const fields = order as Readonly<Record<string, unknown>>; // any object has any key
		const [instrument, amount] = [withoutNulls(own(fields, 'instrument')), own(fields, 'amount') ?? undefined];
		const count = own(fields, 'count') ?? 1;
		const read = this.#read(instrument);
		if (read.instrument === undefined) throwIssue(`/${index}/instrument`, {rule: 'invalid-type', ...read.text});
		if (!isCount(count)) {
			throwIssue(`/${index}/count`, {
				rule: 'invalid-type',
				problem: `${formatValue(count)} is not a number of orders`,
				remedy: 'write a whole number, at least 1',
			});
		}
		const written = amount === undefined ? undefined : writtenAmount(amount);
		if (amount !== undefined && written === undefined) throwIfIssue(`/${index}/amount`, amountProblem(amount));
		const entry = this.#entryOf(read.instrument);
		entry.orders += count;
		if (written !== undefined) entry.amount.add(written);
	}

	/** Counts an order that cannot be read: nothing is known about it. */
	addUnread(): void {
		this.#unread += 1;
	}

	#entryOf(instrument: Instrument): Entry {
		const section = this.#sectionOf(instrument);
		const key = instrumentKey(instrument, section);
		const remembered = this.#remembered.get(key);
		if (remembered !== undefined) return remembered;
		if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
		const group = this.#groupOf(instrument, section);
		const entry = this.#entries.get(group) ?? {group, orders: 0, amount: new AmountSum()};
		this.#entries.set(group, entry);
		this.#remembered.set(key, entry);
		return entry;
	}

	result(): Impact {
		const entries = [...this.#entries.values()];
		const all = sumOf(entries);
		const entriesOf = (effect: Effect) => entries.filter(({group}) => effectOf(group) === effect);
		const named = (part: 'orders' | 'amount') =>
			Object.fromEntries(EFFECTS.map(effect => [effect, sumOf(entriesOf(effect))[part]]));
		const groups = EFFECTS.flatMap(effect =>
			entriesOf(effect)
				.sort((one, other) => other.orders - one.orders)
				.map(({group: {label, from, to, witness}, orders, amount}) =>
					Object.freeze({label, from, to, orders, amount: String(amount), witness}),
				),
		);
		return Object.freeze({
			orders: all.orders + this.#unread,
			...named('orders'),
			undetermined: sumOf(entriesOf('undetermined')).orders + this.#unread,
			amounts: Object.freeze({orders: all.amount, ...named('amount')}),
			groups: Object.freeze(groups),
		} as Impact); // the effects are the names of its fields
	}
}

/** Removes attributes that are `null`, which is how serializers write absent values. */
function withoutNulls(instrument: unknown): unknown {
	if (!isPlainData(instrument) || !hasNull(instrument)) return instrument;
	return Object.fromEntries(Object.entries(instrument).filter(([, value]) => value !== null));
}

function hasNull(instrument: {readonly [name: string]: unknown}): boolean {
	for (const name in instrument) if (instrument[name] === null) return true;
	return false;
}

function isCount(count: unknown): count is number {
	return typeof count === 'number' && Number.isSafeInteger(count) && count > 0;
}

/** A key that is equal for instruments that no filter distinguishes. */
function instrumentKey(instrument: Instrument, section: SectionValues): string {
	if (instrument.type === 'EMI' && !('kind' in instrument && 'group' in instrument)) return JSON.stringify(instrument);
	let {key} = section;
	for (const {name, numberOf} of section.attributes) {
		const value: unknown = Reflect.get(instrument, name);
		key += value === undefined ? ' ' : ` ${numberOf(value)}`;
	}
	return key;
}

function sumOf(entries: readonly Entry[]): {readonly orders: number; readonly amount: string} {
	const amount = new AmountSum();
	for (const entry of entries) amount.addAll(entry.amount);
	return {orders: entries.reduce((sum, entry) => sum + entry.orders, 0), amount: String(amount)};
}

/** Adds amounts in their written form, in minor units, since binary fractions are not exact. */
class AmountSum {
	#units = 0n;

	add(amount: string): void {
		this.#units += BigInt(amount.slice(0, -3) + amount.slice(-2));
	}

	addAll(other: AmountSum): void {
		this.#units += other.#units;
	}

	/** The written form: digits, a dot, two digits. */
	toString(): string {
		const digits = String(this.#units).padStart(3, '0');
		return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
	}
}
