// The comments inside a filter literal, each beside the call that it stands at.
import type {SyntaxNode} from '@lezer/common';
import {isComment} from '../language.js';
import type {Comments, Part} from './reading.js';

interface Comment {
	readonly from: number;
	readonly to: number;
}

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

export function commentsIn(node: SyntaxNode): readonly Comment[] {
	const comments: Comment[] = [];
	node.cursor().iterate(ref => {
		if (isComment(ref)) comments.push({from: ref.from, to: ref.to});
	});
	return comments;
}

/** What may be between a comment and the part that it is about. */
const LEADS = /^(?:\s|,|\/\/.*\n|\/\*[\s\S]*?\*\/|["']?\w+["']?\s*:\s*[[{(]|\.\.\.|[({[])*$/;

function ownerOf(comment: Comment, parts: readonly Part[], source: string): object | undefined {
	const around = parts.filter(({from, to}) => from <= comment.from && comment.to <= to);
	const [inner] = [...around].sort((one, other) => one.to - one.from - (other.to - other.from));
	// What comes after the inner part is behind its closing bracket.
	const inside = parts.filter(({from}) => !inner || inner.from <= from);
	const before = inside.filter(({to}) => to <= comment.from && !source.slice(to, comment.from).includes('\n')).at(-1);
	const after = inside.find(({from}) => from >= comment.to && LEADS.test(source.slice(comment.to, from)));
	return (before ?? after ?? inside.filter(({to}) => to <= comment.from).at(-1) ?? inner)?.value;
}
