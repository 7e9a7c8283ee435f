// The base of builders in which each call appends one frozen filter to an immutable list.
import {type IssueCollector, readOrThrow} from '../diagnostics/issue-collector.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {type BuilderPlace, RecipeBuilder} from './recipe-builder.js';

/** The list that receives the filters, and how many it already has. */
export interface ListPlace extends BuilderPlace {
	readonly count: number;
}

export abstract class FilterList<Item> extends RecipeBuilder<Cell<Item> | undefined, ListPlace> {
	/**
	 * Gives a class the calls `hide…` and `show…` of one name. Each appends the filter that is read from its arguments, but for
	 * `enable`; the pointers of `report` start at the filter.
	 */
	static addCalls<Item extends {readonly enable: boolean}, Builder extends FilterList<Item>>(
		{prototype}: {readonly prototype: Builder & FilterList<Item>},
		name: string,
		read: (
			builder: Builder,
			given: readonly unknown[],
			report: IssueCollector,
			call: string,
		) => Omit<NoInfer<Item>, 'enable'>,
	): void {
		for (const how of ['hide', 'show']) {
			const call = how + name;
			const called = function (this: Builder, ...given: readonly unknown[]): Builder {
				const readItem = (report: IssueCollector) =>
					Object.freeze({...read(this, given, report, call), enable: how === 'show'}) as Item; // with its `enable`
				const item = reportAtCall(called, () => readOrThrow(readItem, () => this.pointer()));
				return this.with(append(this.node, item));
			};
			Object.defineProperty(prototype, call, {value: called, writable: true, configurable: true});
		}
	}

	/** The filters, oldest first. */
	get filters(): readonly Item[] {
		return toArray(this.node);
	}

	protected override pointer(): string {
		const {base, count} = this.place;
		return `${base}/${count + countOf(this.node)}`;
	}
}

/** An immutable linked list: each call adds one cell in front of the others, which it shares. */
export interface Cell<out Item> {
	readonly item: Item;
	readonly previous: Cell<Item> | undefined;
	/** The number of items, this one included. */
	readonly count: number;
}

export function append<Item>(previous: Cell<Item> | undefined, item: Item): Cell<Item> {
	return {item, previous, count: countOf(previous) + 1};
}

export function countOf(newest: Cell<unknown> | undefined): number {
	return newest?.count ?? 0;
}

/** The items, oldest first, frozen; a loop, since a chain may be longer than the stack. */
export function toArray<Item>(newest: Cell<Item> | undefined): readonly Item[] {
	const items = new Array<Item>(countOf(newest));
	for (let cell = newest; cell !== undefined; cell = cell.previous) items[cell.count - 1] = cell.item;
	return Object.freeze(items);
}
