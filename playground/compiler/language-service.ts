// A TypeScript language service over files in memory. The user's code is /main.ts.
import files from 'playground:files';
import ts from 'typescript';

const options: ts.CompilerOptions = {
	target: ts.ScriptTarget.ES2022,
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	strict: true,
	exactOptionalPropertyTypes: true,
	noUncheckedIndexedAccess: true,
	lib: ['lib.es2022.d.ts'],
	types: [],
	skipLibCheck: true,
};

export const MAIN = '/main.ts';

let text = '';
let version = 0;

const readFile = (name: string): string | undefined => (name === MAIN ? text : files[name]);

export const service = ts.createLanguageService({
	getCompilationSettings: () => options,
	getScriptFileNames: () => [MAIN, '/console.d.ts'],
	getScriptVersion: name => (name === MAIN ? String(version) : '1'),
	getScriptSnapshot: name => {
		const content = readFile(name);
		return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
	},
	getCurrentDirectory: () => '/',
	getDefaultLibFileName: () => '/lib.es2022.d.ts',
	fileExists: name => readFile(name) !== undefined,
	readFile,
});

export function update(code: string): void {
	if (code === text) return;
	text = code;
	version += 1;
}
