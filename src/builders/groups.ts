// The implementation of `PlanGroups` in `emi-builder.ts`: the plan groups inside an EMI kind.
import {throwIssue} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import type {DialectNode} from '../model/dialect-node.js';
import type {GroupNode, GroupNodes} from '../model/emi-node.js';
import {nothingInside} from '../rules/nothing-inside.js';
import {PLAN_GROUPS, type PlanGroupName} from '../wire/emi-filter.js';
import {BUILDER, type BuilderKind} from './brand.js';
import {chooseOnce} from './choose-once.js';
import {Plans} from './plans.js';
import {RecipeBuilder, type Step} from './recipe-builder.js';

export class Groups extends RecipeBuilder {
	readonly #dialect: DialectNode;
	/** The pointer of the EMI kind. */
	readonly #kind: string;
	readonly #node: GroupNodes;

	constructor(dialect: DialectNode, kind: string, node: GroupNodes, step?: Step) {
		super(step);
		this.#dialect = dialect;
		this.#kind = kind;
		this.#node = node;
	}

	static node(groups: Groups): GroupNodes {
		return groups.#node;
	}

	get [BUILDER](): BuilderKind {
		return 'plan groups';
	}

	show(group: unknown, recipe?: unknown): Groups {
		const name = this.#choose(group);
		if (recipe === undefined) return this.#with(name, []);
		const pointer = this.#pointerOf(name);
		const plans = RecipeBuilder.follow(recipe, new Plans(this.#dialect, pointer), pointer);
		return this.#with(name, Plans.nodes(plans));
	}

	hide(group: unknown, recipe?: unknown): Groups {
		const name = this.#choose(group);
		if (recipe !== undefined) throwIssue(this.#pointerOf(name), nothingInside('plan group'));
		return this.#with(name, 'hidden');
	}

	toJSON(): never {
		return throwIssue('', {
			rule: 'invalid-recipe',
			message: 'plan groups are part of an EMI kind: return them from its recipe',
		});
	}

	protected override at(step: Step | undefined): this {
		return new Groups(this.#dialect, this.#kind, this.#node, step) as this; // the class has no subclasses
	}

	protected override pointer(): string {
		return this.#kind;
	}

	#pointerOf(name: string): string {
		return this.#kind + pointerSegment(name);
	}

	#choose(group: unknown): PlanGroupName {
		return chooseOnce(group, PLAN_GROUPS, 'plan group', this.#node, this.#kind, name => this.#pointerOf(name));
	}

	#with(name: PlanGroupName, group: GroupNode): Groups {
		return new Groups(this.#dialect, this.#kind, {...this.#node, [name]: group}, this.next());
	}
}
