// The object or list of a JSON text that a pointer leads into.
import {type Node, parseTree} from 'jsonc-parser';
import {keysIn} from '../diagnostics/pointer.js';

export interface Container {
	readonly node: Node;
	readonly children: readonly Node[];
	/** The last key of the pointer. */
	readonly key: string;
	/** The indexes of the children with that key; several if the key is repeated. */
	readonly found: readonly number[];
	/** Of a repeated key the last value, as in `JSON.parse`. */
	readonly value: Node | undefined;
}

/** The container in which a pointer ends; `undefined` for the whole text, and for a pointer that leads nowhere. */
export function containerOf(text: string, pointer: string): Container | undefined {
	return containerIn(parseTree(text), pointer);
}

/** The same in a text that is parsed already. */
export function containerIn(root: Node | undefined, pointer: string): Container | undefined {
	let node = root;
	let container: Container | undefined;
	for (const key of keysIn(pointer)) {
		if (node === undefined) return undefined;
		const {children = []} = node;
		const isList = node.type === 'array';
		const found = isList
			? [Number(key)].filter(index => key === String(index) && index < children.length)
			: [...children.keys()].filter(index => key === readKey(children[index]));
		const child = children[found.at(-1) ?? -1];
		const value = isList ? child : child?.children?.[1];
		container = {node, children, key, found, value};
		node = value;
	}
	return container;
}

export function readKey(property: Node | undefined): unknown {
	return property?.children?.[0]?.value;
}

export function endOf({offset, length}: Node): number {
	return offset + length;
}
