// Finds the place of a JSON pointer in JSON text with the editor's syntax tree, which also covers broken JSON.
import type {SyntaxNode, Tree} from '@lezer/common';
import type {Span} from './messages.js';

const VALUES = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

function children(node: SyntaxNode): readonly SyntaxNode[] {
	const found: SyntaxNode[] = [];
	for (let child = node.firstChild; child !== null; child = child.nextSibling) found.push(child);
	return found;
}

const valueIn = (node: SyntaxNode): SyntaxNode | undefined => children(node).find(({name}) => VALUES.has(name));

function member(node: SyntaxNode, key: string, text: string): SyntaxNode | undefined {
	if (node.name === 'Array') return children(node).filter(({name}) => VALUES.has(name))[Number(key)];
	const property = children(node).find(one => {
		const name = one.firstChild;
		return one.name === 'Property' && name !== null && text.slice(name.from + 1, name.to - 1) === key;
	});
	return property === undefined ? undefined : valueIn(property);
}

/** The range of the value that the pointer names, or of the nearest value around it. */
export function rangeOf(pointer: string, tree: Tree, text: string): Span {
	let node = valueIn(tree.topNode);
	if (node === undefined) return [0, 0];
	for (const segment of pointer.split('/').slice(1)) {
		const next = member(node, segment.replaceAll('~1', '/').replaceAll('~0', '~'), text);
		if (next === undefined) break;
		node = next;
	}
	return [node.from, node.to];
}
