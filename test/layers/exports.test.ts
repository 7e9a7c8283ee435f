// What an inferred type of a program may mention can be imported from the entry that the program uses, under a plain name.
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {options, root} from '../messages/compiler.js';

const entries = ['src/index.ts', 'src/inspect/index.ts', 'src/sandbox/index.ts', 'src/vitest/index.ts'];
const program = ts.createProgram(
	entries.map(entry => `${root}${entry}`),
	options,
);
const checker = program.getTypeChecker();

/** Only the parameters of functions and constructors that nobody calls with a variable of their own have these types. */
const MACHINERY = ['FoundIssue', 'Misuse', 'NotOptions', 'WritesSession'];

describe.each(entries)('%s', entry => {
	const exported = exportsOf(entry).map(symbol =>
		symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
	);

	test('exports every interface and class that its exports mention', () => {
		expect(exported.length).toBeGreaterThan(0);
		const missing = [...mentionedBy(exported)].filter(symbol => !exported.includes(symbol)).map(({name}) => name);
		expect(missing.filter(name => !MACHINERY.includes(name))).toEqual([]);
	});
});

test('paylock exports the types that the code of a merchant names', () => {
	expect(exportsOf('src/index.ts').map(({name}) => name)).toEqual(
		expect.arrayContaining([
			...['SessionErrorKind', 'SessionOutcome', 'FieldError', 'Severity', 'PlanGroup', 'Codes', 'Guarantees'],
			...['Credentials', 'RetryOptions', 'CallOptions', 'SessionInput', 'CustomerFields', 'VpaHandle'],
			...['TenureRange', 'Json', 'JsonObject', 'AnyFilter', 'AnyRules', 'AnyEmi', 'AnySession', 'CardsBuilder'],
		]),
	);
});

function exportsOf(entry: string): readonly ts.Symbol[] {
	const source = program.getSourceFile(`${root}${entry}`);
	const module = source && checker.getSymbolAtLocation(source);
	return module ? checker.getExportsOfModule(module) : [];
}

/** The interfaces and classes of the library in the types of these symbols, and in the types of their members. */
function mentionedBy(symbols: readonly ts.Symbol[]): ReadonlySet<ts.Symbol> {
	const mentioned = new Set<ts.Symbol>();
	const seen = new Set<ts.Type>();
	for (const symbol of symbols) {
		if (symbol.flags & ts.SymbolFlags.Type) visit(checker.getDeclaredTypeOfSymbol(symbol));
		if (symbol.flags & ts.SymbolFlags.Value) visit(checker.getTypeOfSymbol(symbol));
	}
	return mentioned;

	function visit(type: ts.Type): void {
		if (seen.has(type)) return;
		seen.add(type);
		if (type.isUnionOrIntersection()) type.types.forEach(visit);
		if (!(type.flags & ts.TypeFlags.Object)) return;
		const {target} = type as ts.TypeReference; // undefined unless the type has arguments
		if (target !== undefined && target !== type) {
			// Builders have members of new types without end, so only the declared members are visited.
			checker.getTypeArguments(type as ts.TypeReference).forEach(visit);
			visit(target);
			return;
		}
		const {symbol} = type;
		if (symbol !== undefined && !isDeclaredHere(symbol)) return;
		if (symbol !== undefined && symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) mentioned.add(symbol);
		for (const property of type.getProperties()) visit(checker.getTypeOfSymbol(property));
		for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
			for (const parameter of signature.getParameters()) visit(checker.getTypeOfSymbol(parameter));
			visit(signature.getReturnType());
		}
		for (const index of checker.getIndexInfosOfType(type)) visit(index.type);
	}
}

function isDeclaredHere({declarations = []}: ts.Symbol): boolean {
	return declarations.some(declaration => declaration.getSourceFile().fileName.startsWith(`${root}src/`));
}
