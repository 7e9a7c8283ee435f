// The base of builders in which each call appends one frozen filter to an immutable list.
import {type IssueCollector, readOrThrow} from '../diagnostics/issue-collector.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {type BuilderPlace, RecipeBuilder} from './recipe-builder.js';

/** The list that receives the filters, and how many it already has. */
export interface ListPlace extends BuilderPlace {
	readonly count: number;
}

export abstract class FilterList<Item> extends RecipeBuilder<Cell<Item> | undefined, ListPlace> {
	/** The filters, oldest first. */
	get filters(): readonly Item[] {
		return toArray(this.node);
	}

	/** Appends the filter that is read for a method that was called; its pointers start at the filter. */
	protected append(called: unknown, read: (report: IssueCollector) => Item): this {
		const item = reportAtCall(called, () => readOrThrow(read, () => this.pointer()));
		return this.with(append(this.node, item));
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
