// The implementation of `EmiBuilder` in `emi-builder.ts`: EMI kinds.
import {throwIssue} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import type {DialectNode} from '../model/dialect-node.js';
import {type EmiNode, type KindNode, NO_EMI, NO_GROUPS} from '../model/emi-node.js';
import {writeEmiFilter} from '../model/write-emi-filter.js';
import {nothingInside} from '../rules/nothing-inside.js';
import {EMI_KIND_KEYS, EMI_KINDS, type EmiFilter, type EmiKind} from '../wire/emi-filter.js';
import {BUILDER, type BuilderKind} from './brand.js';
import {chooseOnce} from './choose-once.js';
import {Groups} from './groups.js';
import {RecipeBuilder, type Step} from './recipe-builder.js';

export class Emi extends RecipeBuilder {
	readonly #dialect: DialectNode;
	/** The pointer of the EMI filter. */
	readonly #base: string;
	readonly #node: EmiNode;

	constructor(dialect: DialectNode, base = '', node: EmiNode = NO_EMI, step?: Step) {
		super(step);
		this.#dialect = dialect;
		this.#base = base;
		this.#node = node;
	}

	static is(value: unknown): value is Emi {
		return typeof value === 'object' && value !== null && #node in value;
	}

	static dialect(emi: Emi): DialectNode {
		return emi.#dialect;
	}

	static node(emi: Emi): EmiNode {
		return emi.#node;
	}

	get [BUILDER](): BuilderKind {
		return 'emi';
	}

	show(kind: unknown, recipe?: unknown): Emi {
		const name = this.#choose(kind);
		if (recipe === undefined) return this.#with(name, NO_GROUPS);
		const pointer = this.#pointerOf(name);
		const groups = RecipeBuilder.follow(recipe, new Groups(this.#dialect, pointer, NO_GROUPS), pointer);
		return this.#with(name, Groups.node(groups));
	}

	hide(kind: unknown, recipe?: unknown): Emi {
		const name = this.#choose(kind);
		if (recipe !== undefined) throwIssue(this.#pointerOf(name), nothingInside('EMI kind'));
		return this.#with(name, 'hidden');
	}

	showOnlyEmi(): Emi {
		return new Emi(this.#dialect, this.#base, {...this.#node, onlyEmi: true}, this.next());
	}

	build(): EmiFilter {
		return writeEmiFilter(this.#node, this.#dialect, this.#base);
	}

	toJSON(): EmiFilter {
		return this.build();
	}

	protected override at(step: Step | undefined): this {
		return new Emi(this.#dialect, this.#base, this.#node, step) as this; // the class has no subclasses
	}

	protected override pointer(): string {
		return this.#base;
	}

	#choose(kind: unknown): EmiKind {
		return chooseOnce(kind, EMI_KINDS, 'EMI kind', this.#node.kinds, this.#base, name => this.#pointerOf(name));
	}

	#pointerOf(name: string): string {
		const known = EMI_KINDS.find(kind => kind === name);
		return this.#base + pointerSegment(known === undefined ? name : EMI_KIND_KEYS[known]);
	}

	#with(kind: EmiKind, node: KindNode): Emi {
		const kinds = {...this.#node.kinds, [kind]: node};
		return new Emi(this.#dialect, this.#base, {...this.#node, kinds}, this.next());
	}
}
