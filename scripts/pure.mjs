// No module has side effects when it is loaded ("sideEffects": false). Bundled into one file, they lose that marker, and a
// consumer's bundler would keep every class and constant with a computed initializer. This plugin marks them as droppable.

import ts from 'typescript';

const MARK = '/* @__PURE__ */ ';

/** @returns {import('tsdown').Rolldown.Plugin} */
export function pure() {
	// No code moves to another line, so the source map stays correct.
	return {name: 'pure', renderChunk: code => ({code: marked(code), map: null})};
}

/** The code, with every top-level initializer that could have side effects marked as free of them. */
export function marked(code) {
	const insertions = [];
	for (const statement of ts.createSourceFile('chunk.js', code, ts.ScriptTarget.Latest, true).statements) {
		if (!ts.isVariableStatement(statement)) continue;
		for (const {initializer} of statement.declarationList.declarations) {
			if (initializer === undefined || !works(initializer)) continue;
			// A bundler drops an unused call that is marked, but keeps arguments that compute something.
			const call = isCall(initializer) && !(initializer.arguments ?? []).some(works);
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

function isCall(node) {
	return ts.isCallExpression(node) || ts.isNewExpression(node);
}

/** True if evaluating the expression calls, spreads or computes something. */
function works(node) {
	if (ts.isFunctionLike(node)) return node.name !== undefined && ts.isComputedPropertyName(node.name);
	if (isCall(node) || ts.isTaggedTemplateExpression(node)) return true;
	if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || ts.isPropertyAccessExpression(node)) return true;
	if (ts.isTemplateExpression(node) || ts.isComputedPropertyName(node)) return true;
	return ts.forEachChild(node, works) ?? false;
}
