// The base of builders that append one frozen filter a call.
import {type IssueCollector, readOrThrow} from '../diagnostics/issue-collector.js';
import {append, type Cell, countOf, toArray} from '../model/cells.js';
import {type Place, RecipeBuilder, type Run, type State} from './recipe-builder.js';

/** The list that receives the filters, and how many it already has. */
export interface ListPlace extends Place {
	readonly count: number;
}

export abstract class FilterList<Item> extends RecipeBuilder<Cell<Item> | undefined, ListPlace> {
	readonly #state: State<ListPlace, Cell<Item> | undefined>;

	constructor(place: ListPlace, node: Cell<Item> | undefined, run?: Run, calls?: number) {
		super();
		this.#state = {place, node, run, calls};
	}

	protected override get state(): State<ListPlace, Cell<Item> | undefined> {
		return this.#state;
	}

	/** The filters, oldest first. */
	get filters(): readonly Item[] {
		return toArray(this.node);
	}

	/** Appends the filter that is read; its pointers start at the filter. */
	protected append(read: (report: IssueCollector) => Item): this {
		return this.with(
			append(
				this.node,
				readOrThrow(read, () => this.pointer()),
			),
		);
	}

	protected override pointer(): string {
		const {base, count} = this.place;
		return `${base}/${count + countOf(this.node)}`;
	}
}
