// The base of builders that show each word of a vocabulary once, or hide it: the EMI kinds, and the plan groups of one kind.
import {throwIssue} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import {conflict} from '../model/conflicts.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {LONGEST_CODE} from '../values/text.js';
import {type BuilderPlace, RecipeBuilder} from './recipe-builder.js';
import {nothingInside} from './refused-calls.js';

/** A vocabulary: what one of its words is called, and the key of each word in JSON. */
export interface Vocabulary<Word extends string> {
	readonly what: 'EMI kind' | 'plan group';
	readonly words: readonly Word[];
	readonly keys: Readonly<Record<Word, string>>;
}

export abstract class VocabularyBuilder<
	Word extends string,
	Inner,
	Node extends {readonly [Name in Word]: 'hidden' | Inner | undefined},
> extends RecipeBuilder<Node> {
	static {
		reportAtCalls(VocabularyBuilder, {show: 2, hide: 2});
	}

	/** On the prototype of each class. */
	declare protected vocabulary: Vocabulary<Word>;

	show(word: unknown, recipe?: unknown): this {
		const name = this.choose(word);
		return this.set(name, this.inside(recipe, {account: this.place.account, base: this.pointerOf(name)}));
	}

	hide(word: unknown, recipe?: unknown): this {
		const name = this.choose(word, 'hidden');
		if (recipe !== undefined) throwIssue(this.pointerOf(name), nothingInside(this.vocabulary.what));
		return this.set(name, 'hidden');
	}

	/** What a recipe configures inside a word; nothing without a recipe. */
	protected abstract inside(recipe: unknown, place: BuilderPlace): Inner;

	/** The word, if it belongs to the vocabulary and is not configured yet, except in a way that agrees. */
	private choose(word: unknown, agreeing?: 'hidden'): Word {
		const {what, words} = this.vocabulary;
		const problem = vocabularyProblem(word, words, what);
		if (problem !== undefined) {
			const {base} = this.place;
			const isNameable = typeof word === 'string' && word.length <= LONGEST_CODE;
			throwIssue(isNameable ? base + pointerSegment(word) : base, problem);
		}
		const name = word as Word; // in the vocabulary, as just checked
		const before = this.node[name];
		if (before !== undefined && before !== agreeing) {
			const pointer = this.pointerOf(name);
			throwIssue(pointer, conflict(name, before === 'hidden' ? 'hidden' : 'shown', pointer));
		}
		return name;
	}

	private pointerOf(name: Word): string {
		return `${this.place.base}/${this.vocabulary.keys[name]}`;
	}

	private set(name: Word, inner: 'hidden' | Inner): this {
		const changed: {[Name in Word]?: 'hidden' | Inner | undefined} = {...this.node};
		changed[name] = inner; // faster than a computed key in the literal
		return this.with(changed as Node); // every word is a key
	}
}
