// A JSON text with places: where a pointer leads, and where the text stops being JSON.
import {type Node, type ParseError, parseTree} from 'jsonc-parser';
import {keysIn} from '../../diagnostics/pointer.js';
import type {Slip} from '../../inspect/read/json-syntax.js';
import {readJsonText} from '../../inspect/read/json-text.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {countUpTo} from '../../utils/intervals.js';

/** Offsets into the text, the end excluded. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** Where a pointer leads. */
export interface TextPlace extends Span {
	/** The key of the value, where it has one. */
	readonly key?: Span;
}

const STRICT = {disallowComments: true, allowTrailingComma: false} as const;

/** One text, parsed once; also text that is almost JSON, broken, or nested too deeply to be parsed. */
export class JsonDocument {
	readonly root: Node | undefined;
	/** The text as JSON, as far as it is almost JSON. */
	readonly json: string;
	/** The parts of the text that are not JSON, in order. */
	readonly slips: readonly Slip[] = [];
	/** True with a place that cannot be read. */
	readonly isBroken: boolean = false;
	/** Where a text that contains no JSON stops. */
	readonly syntaxError: Span | undefined;
	/** Where each slip is in the JSON. */
	#starts: readonly number[] = [];
	readonly #children = new WeakMap<Node, ReadonlyMap<string, Node>>();

	constructor(readonly text: string) {
		this.json = text;
		const errors: ParseError[] = [];
		try {
			this.root = parseTree(text, errors, STRICT);
			const [first] = errors;
			if (first === undefined) return;
			const {json, slips, isBroken, error} = readJsonText(text);
			this.slips = slips;
			this.isBroken = isBroken;
			let moved = 0;
			this.#starts = slips.map(({start, end, text: written}) => {
				const at = start + moved;
				moved += written.length - (end - start);
				return at;
			});
			if (error === undefined) {
				this.json = json ?? text;
				this.root = parseTree(this.json);
			} else {
				// The place that the message names.
				const [start] = error;
				this.syntaxError = {start, end: start === first.offset ? start + Math.max(first.length, 1) : start + 1};
			}
		} catch {
			// The parser recurses: thousands of nested levels overflow the stack.
		}
	}

	get isTooDeep(): boolean {
		return this.root === undefined && this.syntaxError === undefined;
	}

	/** Every place at which the text is not JSON, in the order of their issues. */
	get faults(): readonly Span[] {
		const own = this.slips.filter(({isRest}) => isRest !== true);
		const places = own.map(({offset, end}) => ({start: offset, end: Math.max(end, offset + 1)}));
		return this.syntaxError === undefined ? places : [...places, this.syntaxError];
	}

	/** A place in the JSON as a place in the text. */
	inText({start, end}: Span): Span {
		return {start: this.#offsetInText(start), end: this.#offsetInText(end - 1) + 1};
	}

	#offsetInText(offset: number): number {
		const index = countUpTo(this.#starts, offset) - 1;
		const slip = this.slips[index];
		if (slip === undefined) return offset;
		const inside = offset - (this.#starts[index] ?? 0);
		// Behind the part, or in it: then at its end, or as far from its start.
		if (inside >= slip.text.length) return slip.end + inside - slip.text.length;
		return inside === slip.text.length - 1 ? slip.end - 1 : Math.min(slip.start + inside, slip.end);
	}

	/** The place of a value; for one that is missing, the start of the nearest object or list around it. */
	placeOf(pointer: string): TextPlace {
		let node = this.root;
		if (node === undefined) return {start: 0, end: 1};
		for (const key of keysIn(pointer)) {
			const child = this.#childrenOf(node).get(key);
			if (child === undefined)
				return this.inText({start: node.offset, end: node.children ? node.offset + 1 : endOf(node)});
			node = child;
		}
		const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
		const spanOf = (one: Node) => this.inText({start: one.offset, end: endOf(one)});
		return {...spanOf(node), ...(key && {key: spanOf(key)})};
	}

	/** The values by their key or index; of a repeated key the last counts, as in `JSON.parse`. */
	#childrenOf(node: Node): ReadonlyMap<string, Node> {
		return getOrInsertComputed(this.#children, node, () => {
			const entries = (node.children ?? []).flatMap((child, index): readonly (readonly [string, Node])[] => {
				if (node.type === 'array') return [[String(index), child]];
				const [key, value] = child.children ?? [];
				return key && value ? [[String(key.value), value]] : [];
			});
			return new Map(entries);
		});
	}
}

export function endOf({offset, length}: Node): number {
	return offset + length;
}
