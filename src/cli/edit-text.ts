// A JSON patch applied to a text: only the bytes that change are written.
import {
	applyEdits,
	findNodeAtLocation,
	getNodeValue,
	type JSONPath,
	type ModificationOptions,
	modify,
	type Node,
	parseTree,
} from 'jsonc-parser';
import type {JsonPatchOperation} from '../inspect/index.js';

type Formatting = NonNullable<ModificationOptions['formattingOptions']>;

/** The text after each operation of the patch; formatting, comments and order elsewhere stay. */
export function editText(text: string, patch: readonly JsonPatchOperation[]): string {
	const formatting = formattingOf(text);
	return patch.reduce((edited, operation) => apply(edited, operation, formatting), text);
}

function apply(text: string, operation: JsonPatchOperation, formatting: Formatting): string {
	const {path} = operation;
	if ('from' in operation) {
		const source = nodeAt(text, operation.from);
		const rest = operation.op === 'move' ? write(text, operation.from, undefined, false, formatting) : text;
		return write(rest, path, source && getNodeValue(source), true, formatting);
	}
	if (operation.op === 'test') return text;
	if (operation.op === 'remove') return write(text, path, undefined, false, formatting);
	return write(text, path, operation.value, operation.op === 'add', formatting);
}

function write(text: string, path: string, value: unknown, isInsertion: boolean, formatting: Formatting): string {
	const location = locationOf(parseTree(text), path);
	const isArrayInsertion = isInsertion && typeof location.at(-1) === 'number';
	return applyEdits(text, modify(text, location, value, {formattingOptions: formatting, isArrayInsertion}));
}

function nodeAt(text: string, path: string): Node | undefined {
	const root = parseTree(text);
	return root && findNodeAtLocation(root, locationOf(root, path));
}

/** The keys and indexes of a pointer; `-` is the index behind the last item. */
function locationOf(root: Node | undefined, path: string): JSONPath {
	let node = root;
	return path
		.split('/')
		.slice(1)
		.map(segment => {
			const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
			const length = node?.type === 'array' ? (node.children?.length ?? 0) : undefined;
			const step = length === undefined ? key : key === '-' ? length : Number(key);
			node = node && findNodeAtLocation(node, [step]);
			return step;
		});
}

/** The indentation and line ends of the text itself. */
function formattingOf(text: string): Formatting {
	const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
	const isTab = indent.startsWith('\t');
	return {insertSpaces: !isTab, tabSize: isTab ? 1 : indent.length, eol: text.includes('\r\n') ? '\r\n' : '\n'};
}
