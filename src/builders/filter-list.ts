// The base of builders in which each call appends one frozen filter to an immutable list.
import {IssueCollector, MOST_ISSUES} from '../diagnostics/issue-collector.js';
import {refuseMore, startedAt} from '../diagnostics/report-at-call.js';
import {type BuilderPlace, RecipeBuilder} from './recipe-builder.js';

/** The list that receives the filters, and how many it already has. */
interface ListPlace extends BuilderPlace {
	readonly count: number;
}

/** An immutable linked list: each call adds one cell in front of the others, which it shares. */
interface Cell<out Item> {
	readonly item: Item;
	readonly previous: Cell<Item> | undefined;
	/** The number of items, this one included. */
	readonly count: number;
}

export abstract class FilterList<Item> extends RecipeBuilder<Cell<Item> | undefined, ListPlace> {
	/**
	 * Gives a class the calls `hide…` and `show…` of one name. Each appends the filter that is read from its arguments, but for
	 * `enable`; the pointers of `report` start at the filter. `most` is how many arguments they take, any number of items by default.
	 */
	static addCalls<Item extends {readonly enable: boolean}, Builder extends FilterList<Item>>(
		{prototype}: {readonly prototype: Builder & FilterList<Item>},
		name: string,
		read: (builder: Builder, given: readonly unknown[], report: IssueCollector) => Omit<NoInfer<Item>, 'enable'>,
		most = Number.POSITIVE_INFINITY,
	): void {
		for (const enable of [false, true]) {
			const call = (enable ? 'show' : 'hide') + name;
			const called = function (this: Builder, ...given: readonly unknown[]): Builder {
				// Without reportAtCall and readOrThrow, whose closures would take time in every call.
				try {
					if (given.length > most) refuseMore(call, most, given, this.pointer());
					const report = new IssueCollector('code', MOST_ISSUES, () => this.pointer());
					const item: {enable?: boolean} = read(this, given, report); // an object of its own
					report.throwIfAny();
					item.enable = enable; // a copy with one property more takes much longer
					return this.with({item: Object.freeze(item) as Item, previous: this.node, count: this.count + 1});
				} catch (error) {
					throw startedAt(called, error);
				}
			};
			Object.defineProperty(prototype, call, {value: called, writable: true, configurable: true});
		}
	}

	/** The filters, oldest first, in a frozen list; a loop, since a chain may be longer than the stack. */
	get filters(): readonly Item[] {
		const items = new Array<Item>(this.count);
		for (let cell = this.node; cell !== undefined; cell = cell.previous) items[cell.count - 1] = cell.item;
		return Object.freeze(items);
	}

	protected override pointer(): string {
		const {base, count} = this.place;
		return `${base}/${count + this.count}`;
	}

	private get count(): number {
		return this.node?.count ?? 0;
	}
}
