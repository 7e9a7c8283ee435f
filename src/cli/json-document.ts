// A JSON text with places: where a pointer leads, and where the text stops being JSON.
import {type Node, type ParseError, parseTree} from 'jsonc-parser';
import {keysIn} from '../diagnostics/pointer.js';
import {getOrInsertComputed} from '../inspect/evaluate/get-or-insert-computed.js';
import {syntaxErrorOf} from '../inspect/read/json-syntax.js';
import {endOf} from './json-container.js';

/** Offsets into the text, the end excluded. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** Where a pointer leads. */
export interface Place extends Span {
	/** The key of the value, where it has one. */
	readonly key?: Span;
}

const STRICT = {disallowComments: true, allowTrailingComma: false} as const;

/** One text, parsed once; also text that is broken or nested too deeply to be parsed. */
export class JsonDocument {
	readonly root: Node | undefined;
	/** The first place at which the text is not JSON. */
	readonly syntaxError: Span | undefined;
	readonly #children = new WeakMap<Node, ReadonlyMap<string, Node>>();

	constructor(readonly text: string) {
		const errors: ParseError[] = [];
		try {
			this.root = parseTree(text, errors, STRICT);
		} catch {
			// The parser recurses: thousands of nested levels overflow the stack.
		}
		const [first] = errors;
		if (first !== undefined) {
			// The place that the message names.
			const [start] = syntaxErrorOf(text);
			this.syntaxError = {start, end: start === first.offset ? start + Math.max(first.length, 1) : start + 1};
		}
	}

	/** The place of a value; for one that is missing, the start of the nearest object or list around it. */
	placeOf(pointer: string): Place {
		let node = this.root;
		if (node === undefined) return {start: 0, end: 1};
		for (const key of keysIn(pointer)) {
			const child = this.#childrenOf(node).get(key);
			if (child === undefined) return {start: node.offset, end: node.children ? node.offset + 1 : endOf(node)};
			node = child;
		}
		const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
		return {start: node.offset, end: endOf(node), ...(key && {key: {start: key.offset, end: endOf(key)}})};
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
