// Generated code in the formatting of the source file that it becomes a part of.
import type {Call, Chain, Code} from '../../../inspect/codegen/code.js';
import {print} from '../../../inspect/codegen/print.js';
import {indentAt, layoutOf} from '../../layout.js';

/** The text of a chain that starts at an offset: expressions and comments as they are in the source. */
export function printIn(chain: Chain, at: number, source: string): string {
	const {unit, eol} = layoutOf(source);
	const base = indentAt(source, at);
	const kept: string[] = [];
	const depth = Math.floor(base.length / unit.length);
	const printed = print(marked(chain, kept), '\t'.repeat(depth));
	const spelled = isDoubleQuoted(source) ? printed.replace(/'(?:[^'\\]|\\.)*'/g, doubleQuoted) : printed;
	return spelled
		.replace(/\n(\t*)/g, (_, tabs: string) => eol + base + unit.repeat(Math.max(0, tabs.length - depth)))
		.replace(MARK, (_, index: string) => kept[Number(index)] ?? '');
}

const MARK = /\ue000(\d+)\ue001*/g;

/** Texts of the source as marks of their length, so that nothing in them is taken for code. */
function marked(chain: Chain, kept: string[]): Chain {
	const mark = (text: string): string => {
		kept.push(text);
		return `\ue000${kept.length - 1}`.padEnd(text.length, '\ue001');
	};
	const markCode = (code: Code): Code => {
		if (code.kind === 'name') return {...code, name: mark(code.name)};
		if (code.kind === 'object') return {...code, fields: code.fields.map(([key, field]) => [key, markCode(field)])};
		if (code.kind === 'recipe') return {...code, calls: code.calls.map(markCall)};
		return code.kind === 'chain' ? markChain(code) : code;
	};
	const markCall = ({comments, ...call}: Call): Call => ({
		...call,
		args: call.args.map(markCode),
		// The slash in front tells a comment from a call.
		...(comments && {comments: comments.map(comment => `/${mark(comment.slice(1))}`)}),
	});
	const markChain = (part: Chain): Chain => ({
		...part,
		args: part.args?.map(markCode),
		calls: part.calls.map(markCall),
	});
	return markChain(chain);
}

export function isDoubleQuoted(source: string): boolean {
	return (source.match(/"/g)?.length ?? 0) > (source.match(/'/g)?.length ?? 0);
}

function doubleQuoted(text: string): string {
	return text.includes('"') ? text : `"${text.slice(1, -1).replaceAll("\\'", "'")}"`;
}
