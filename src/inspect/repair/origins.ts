// Where the parts of a patched document were before the patches.
import type {JsonPatchOperation} from '../../diagnostics/issue.js';
import {keysIn, pointerSegment} from '../../diagnostics/pointer.js';
import {own} from '../../schema/shape.js';
import {parsedText} from '../fixes/items-in-text.js';
import {type PatchedDocument, valueAt} from './apply-patch.js';

/** A place in the input, and the parts of it that may be elsewhere in the document, by key or index. */
interface Origin {
	readonly pointer: string;
	/** How the part got to its place; nothing in a list that was `rewritten` can be fixed in the input. */
	cause?: 'added' | 'moved' | 'rewritten';
	inner?: Map<string, Origin> | (Origin | number)[];
}

/** The place in the input of a place in the document. */
export interface Traced {
	readonly pointer: string;
	readonly isMoved: boolean;
	/** False if an operation on the place in the document does not apply to the place in the input. */
	readonly keepsFixes: boolean;
}

/** Follows the operations that are applied to a document. */
export class Origins {
	readonly #root: Origin = {pointer: ''};

	/** The place in the input of what is at a pointer into the document. */
	trace(pointer: string): Traced {
		const keys = keysIn(pointer);
		let origin = this.#root;
		let isMoved = false;
		let keepsFixes = true;
		for (const [index, key] of keys.entries()) {
			const next = innerOf(origin, key);
			if (typeof next !== 'object') {
				// What was added has no parts in the input.
				if (origin.cause === 'added') return {pointer, isMoved, keepsFixes};
				const rest = [next ?? key, ...keys.slice(index + 1)];
				return {pointer: origin.pointer + rest.map(pointerSegment).join(''), isMoved, keepsFixes};
			}
			origin = next;
			isMoved ||= origin.cause === 'moved' || origin.cause === 'rewritten';
			keepsFixes &&= origin.cause !== 'rewritten';
		}
		return {pointer: origin.pointer, isMoved, keepsFixes};
	}

	/** Follows an operation that is about to be applied; what it adds comes from the place in the input `source`. */
	follow(operation: JsonPatchOperation, document: PatchedDocument, source: string): void {
		const {op, path} = operation;
		if (op === 'remove') this.#take(path, document);
		else if (op === 'move') this.#put(path, {...this.#take(operation.from, document), cause: 'moved'}, document);
		else if (op === 'add' || op === 'copy') this.#put(path, {pointer: source, cause: 'added'}, document);
		else if (op === 'replace') this.#replace(path, operation.value, document);
	}

	#replace(path: string, value: unknown, document: PatchedDocument): void {
		const given = valueAt(document, path);
		// Most fixes replace one text by another, which has no parts.
		if (typeof given !== 'object' && !Array.isArray(value)) return;
		const origin = this.#at(path, document);
		delete origin.inner;
		if (!Array.isArray(value)) return;
		origin.cause = 'rewritten';
		// The items of a list that was one text or object have the place of that.
		if (!hasItems(given)) origin.inner = value.map(() => ({pointer: origin.pointer}));
	}

	#take(path: string, document: PatchedDocument): Origin {
		const origin = this.#at(path, document);
		const [around, key] = split(path);
		const {inner} = this.#at(around, document);
		if (Array.isArray(inner)) inner.splice(Number(key), 1);
		else inner?.delete(key);
		return origin;
	}

	#put(path: string, origin: Origin, document: PatchedDocument): void {
		const [around, key] = split(path);
		const {inner} = this.#at(around, document);
		if (Array.isArray(inner)) inner.splice(key === '-' ? inner.length : Number(key), 0, origin);
		else inner?.set(key, origin);
	}

	/** The origin of a place, in which parts can be moved; created if it is still unknown. */
	#at(path: string, document: PatchedDocument): Origin {
		let origin = this.#root;
		let value = document.root;
		origin.inner ??= newInner(value);
		for (const key of keysIn(path)) {
			const known = innerOf(origin, key);
			const next: Origin = typeof known === 'object' ? known : {pointer: origin.pointer + pointerSegment(known ?? key)};
			if (Array.isArray(origin.inner)) origin.inner[Number(key)] = next;
			else origin.inner?.set(key, next);
			origin = next;
			value = own(Object(value), key);
			origin.inner ??= newInner(value);
		}
		return origin;
	}
}

function newInner(value: unknown): Exclude<Origin['inner'], undefined> {
	return Array.isArray(value) ? value.map((_, index) => index) : new Map();
}

function split(path: string): readonly [around: string, key: string] {
	return [path.slice(0, path.lastIndexOf('/')), keysIn(path).at(-1) ?? ''];
}

function innerOf({inner}: Origin, key: string): Origin | number | undefined {
	return Array.isArray(inner) ? inner[Number(key)] : inner?.get(key);
}

/** True for a list, also as text or as an object with the keys 0, 1, 2 and so on. */
function hasItems(value: unknown): boolean {
	if (typeof value === 'string') return Array.isArray(parsedText(value, '['));
	return Array.isArray(value) || Object.keys(Object(value)).every((key, index) => key === String(index));
}
