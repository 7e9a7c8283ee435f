// A TypeScript transformer that reports method calls and top-level values to the runner, with their places in the code.
import ts from 'typescript';

/** `a.b(c)` becomes `$call(from, to, a, "b", c)`; values of top-level statements become `$value(…)`. */
export const traceCalls: ts.TransformerFactory<ts.SourceFile> = context => {
	const {factory} = context;
	const call = (name: string, ...args: readonly ts.Expression[]): ts.Expression =>
		factory.createCallExpression(factory.createIdentifier(name), undefined, args);

	const visit = (node: ts.Node): ts.Node => {
		if (!ts.isCallExpression(node) || ts.isOptionalChain(node)) return ts.visitEachChild(node, visit, context);
		const callee = node.expression;
		if (!ts.isPropertyAccessExpression(callee) || !ts.isIdentifier(callee.name)) {
			return ts.visitEachChild(node, visit, context);
		}
		if (callee.expression.kind === ts.SyntaxKind.SuperKeyword) return ts.visitEachChild(node, visit, context);
		return call(
			'$call',
			factory.createNumericLiteral(callee.name.getStart()),
			factory.createNumericLiteral(node.getEnd()),
			ts.visitNode(callee.expression, visit, ts.isExpression),
			factory.createStringLiteral(callee.name.text),
			...node.arguments.map(argument => ts.visitNode(argument, visit, ts.isExpression)),
		);
	};

	const topLevel = (statement: ts.Statement): ts.Statement => {
		const visited = ts.visitNode(statement, visit, ts.isStatement);
		if (ts.isExpressionStatement(visited)) {
			return factory.updateExpressionStatement(visited, call('$value', visited.expression));
		}
		if (!ts.isVariableStatement(visited)) return visited;
		const declarations = visited.declarationList.declarations.map(one =>
			one.initializer === undefined
				? one
				: factory.updateVariableDeclaration(
						one,
						one.name,
						one.exclamationToken,
						one.type,
						call('$value', one.initializer),
					),
		);
		return factory.updateVariableStatement(
			visited,
			visited.modifiers,
			factory.updateVariableDeclarationList(visited.declarationList, declarations),
		);
	};

	return file => factory.updateSourceFile(file, file.statements.map(topLevel));
};
