// Below the interface of `emi-builder.ts`: kinds, and the groups inside a kind.
import type {Issue} from '../diagnostics/issue.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import type {DialectNode} from '../model/dialect-node.js';
import {type EmiNode, type GroupNode, type GroupNodes, type KindNode, NO_EMI} from '../model/emi-node.js';
import {writeEmiFilter} from '../model/write-emi-filter.js';
import {alreadyConfigured} from '../rules/conflicts.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiFilter,
	type EmiKind,
	PLAN_GROUPS,
	type PlanGroupName,
} from '../wire/emi-filter.js';
import {BUILDER, type BuilderKind} from './brand.js';
import type {NothingInside} from './emi-builder.js';
import {Plans} from './plans.js';
import {follow} from './recipe.js';

/** A word of its vocabulary that nothing was said about, or the refusal. */
function fresh<Word extends string>(
	word: unknown,
	vocabulary: readonly Word[],
	what: string,
	state: {readonly [Name in Word]?: unknown},
	place: (word: string) => string,
): Word {
	const problem = vocabularyProblem(word, vocabulary, what);
	if (problem !== undefined) throwIssue(place(typeof word === 'string' ? word : ''), problem);
	const known = word as Word; // of the vocabulary, just checked
	const before = state[known];
	if (before !== undefined) {
		throwIssue(
			place(known),
			alreadyConfigured(`${known} is ${before === 'hidden' ? 'hidden' : 'shown'}`, place(known)),
		);
	}
	return known;
}

function noRecipe(rest: readonly unknown[], what: 'EMI kind' | 'plan group', place: string): void {
	if (rest.length === 0) return;
	const message: NothingInside<typeof what> =
		`a hidden ${what} has nothing inside: drop the recipe, or show the ${what}`;
	throwIssue(place, {rule: 'contradiction', message});
}

const NO_GROUPS: GroupNodes = Object.freeze({});

class Groups {
	readonly #dialect: DialectNode;
	readonly #place: string;
	readonly #node: GroupNodes;

	constructor(dialect: DialectNode, place: string, node: GroupNodes) {
		this.#dialect = dialect;
		this.#place = place;
		this.#node = node;
	}

	/** Whether a recipe's answer is the builder it was given with more said. */
	static continues(start: Groups, value: unknown): value is Groups {
		if (typeof value !== 'object' || value === null || !(#node in value)) return false;
		return value.#node !== start.#node && value.#dialect === start.#dialect && value.#place === start.#place;
	}

	static node(groups: Groups): GroupNodes {
		return groups.#node;
	}

	get [BUILDER](): BuilderKind {
		return 'plan groups';
	}

	show(group: unknown, ...recipe: readonly unknown[]): Groups {
		const name = this.#fresh(group);
		const place = `${this.#place}/${name}`;
		return this.#say(
			name,
			recipe.length === 0
				? []
				: Plans.nodes(follow(recipe[0], new Plans(this.#dialect, place), Plans.continues, place)),
		);
	}

	hide(group: unknown, ...rest: readonly unknown[]): Groups {
		const name = this.#fresh(group);
		noRecipe(rest, 'plan group', `${this.#place}/${name}`);
		return this.#say(name, 'hidden');
	}

	toJSON(): never {
		return throwIssue('', {
			rule: 'invalid-recipe',
			message: 'plan groups are a part of an EMI kind: return them from its recipe',
		});
	}

	#fresh(group: unknown): PlanGroupName {
		return fresh(group, PLAN_GROUPS, 'plan group', this.#node, name => this.#place + pointerSegment(name));
	}

	#say(name: PlanGroupName, state: GroupNode): Groups {
		return new Groups(this.#dialect, this.#place, {...this.#node, [name]: state});
	}
}

export class Emi {
	readonly #dialect: DialectNode;
	readonly #place: string;
	readonly #node: EmiNode;

	constructor(dialect: DialectNode, place = '', node: EmiNode = NO_EMI) {
		this.#dialect = dialect;
		this.#place = place;
		this.#node = node;
	}

	static is(value: unknown): value is Emi {
		return typeof value === 'object' && value !== null && #node in value;
	}

	/** Whether a recipe's answer is the builder it was given with more said. */
	static continues(start: Emi, value: unknown): value is Emi {
		if (!Emi.is(value) || value.#node === start.#node) return false;
		return value.#dialect === start.#dialect && value.#place === start.#place;
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

	show(kind: unknown, ...recipe: readonly unknown[]): Emi {
		const name = this.#fresh(kind);
		const place = this.#kindPlace(name);
		return this.#say(
			name,
			recipe.length === 0
				? {}
				: Groups.node(follow(recipe[0], new Groups(this.#dialect, place, NO_GROUPS), Groups.continues, place)),
		);
	}

	hide(kind: unknown, ...rest: readonly unknown[]): Emi {
		const name = this.#fresh(kind);
		noRecipe(rest, 'EMI kind', this.#kindPlace(name));
		return this.#say(name, 'hidden');
	}

	showOnlyEmi(): Emi {
		return new Emi(this.#dialect, this.#place, {...this.#node, onlyEmi: true});
	}

	build(): EmiFilter {
		return writeEmiFilter(this.#node, this.#dialect, this.#place);
	}

	toJSON(): EmiFilter {
		return this.build();
	}

	#fresh(kind: unknown): EmiKind {
		return fresh(kind, EMI_KINDS, 'EMI kind', this.#node.kinds, name => this.#kindPlace(name));
	}

	#kindPlace(name: string): Issue['pointer'] {
		const isKind = Object.hasOwn(EMI_KIND_KEYS, name);
		return this.#place + pointerSegment(isKind ? EMI_KIND_KEYS[name as EmiKind] : name); // a wrong name stands as it was given
	}

	#say(kind: EmiKind, state: KindNode): Emi {
		const kinds = {...this.#node.kinds, [kind]: state};
		return new Emi(this.#dialect, this.#place, {...this.#node, kinds});
	}
}
