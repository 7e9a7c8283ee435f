// No module of ours does anything when it is loaded ("sideEffects": false). One file of many modules loses that promise:
// a bundler would keep every class and constant whose making looks like work. Here each is marked as droppable again.

import ts from 'typescript';

const MARK = '/* @__PURE__ */ ';

/** @returns {import('tsdown').Rolldown.Plugin} */
export function pure() {
	// Nothing moves to another line, so the map of lines stays right.
	return {name: 'pure', renderChunk: code => ({code: marked(code), map: null})};
}

/** The code, with every top-level initializer that a bundler could take for work marked as free of effects. */
export function marked(code) {
	const insertions = [];
	for (const statement of ts.createSourceFile('chunk.js', code, ts.ScriptTarget.Latest, true).statements) {
		if (!ts.isVariableStatement(statement)) continue;
		for (const {initializer} of statement.declarationList.declarations) {
			if (initializer === undefined || !works(initializer)) continue;
			const call = ts.isCallExpression(initializer) || ts.isNewExpression(initializer);
			insertions.push([initializer.getStart(), call ? MARK : `${MARK}(() => (`]);
			if (!call) insertions.push([initializer.getEnd(), '))()']);
		}
	}
	let result = '';
	let from = 0;
	for (const [at, text] of insertions) {
		result += code.slice(from, at) + text;
		from = at;
	}
	return result + code.slice(from);
}

/** Whether anything is called, spread or computed when the expression is evaluated, not only when it is used later. */
function works(node) {
	if (ts.isFunctionLike(node)) return node.name !== undefined && ts.isComputedPropertyName(node.name);
	if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isTaggedTemplateExpression(node)) return true;
	if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || ts.isPropertyAccessExpression(node)) return true;
	if (ts.isTemplateExpression(node) || ts.isComputedPropertyName(node)) return true;
	return ts.forEachChild(node, works) ?? false;
}
