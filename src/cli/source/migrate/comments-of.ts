// The comments inside a filter literal, each beside the call that it stands at.
import type {SyntaxNode} from '@lezer/common';
import {isComment} from '../language.js';
import type {Comments, Part} from './reading.js';

/** The comments of a literal by their parts; those inside a kept expression stay there. */
export function commentsOf(
	literal: SyntaxNode,
	parts: readonly Part[],
	kept: readonly string[],
	source: string,
): Comments {
	const comments = new Map<object, string[]>();
	for (const comment of commentsIn(literal)) {
		const text = source.slice(comment.from, comment.to);
		if (kept.some(expression => expression.includes(text))) continue;
		const value = ownerOf(comment, parts, source);
		if (value === undefined) continue;
		comments.set(value, [...(comments.get(value) ?? []), text]);
	}
	return comments;
}

export function commentsIn(node: SyntaxNode): readonly SyntaxNode[] {
	const comments: SyntaxNode[] = [];
	node.cursor().iterate(ref => {
		if (isComment(ref)) comments.push(ref.node);
	});
	return comments;
}

function ownerOf(comment: SyntaxNode, parts: readonly Part[], source: string): object | undefined {
	const around = parts.filter(({from, to}) => from <= comment.from && comment.to <= to);
	const [inner] = around.sort((one, other) => one.to - one.from - (other.to - other.from));
	const start = inner?.from ?? 0;
	const earlier = parts.filter(({from, to}) => start <= from && to <= comment.from);
	const before = earlier.filter(({to}) => !source.slice(to, comment.from).includes('\n')).at(-1);
	return (before ?? partAfter(comment, parts) ?? earlier.at(-1) ?? inner)?.value;
}

/** The first part in what follows a comment, up to a comma. */
function partAfter(comment: SyntaxNode, parts: readonly Part[]): Part | undefined {
	let last = comment;
	while (last.nextSibling !== null && last.nextSibling.name !== ',') last = last.nextSibling;
	const after = parts.filter(({from, to}) => comment.to <= from && to <= last.to);
	return after.sort((one, other) => one.from - other.from)[0];
}
