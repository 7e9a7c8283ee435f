// What the compiler prints in the README and in "Start here" is what it prints.
import {readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {diagnosticsOf, programOf, root} from '../messages/compiler.js';

/** What `tsc` prints about a file of a project. */
function printed(name: string, code: string): string {
	const path = `${root}${name}`;
	const program = programOf({[path]: code});
	const host = ts.createCompilerHost(program.getCompilerOptions());
	host.getCurrentDirectory = () => root;
	const text = ts.formatDiagnosticsWithColorAndContext(diagnosticsOf(program), host);
	return stripVTControlCharacters(text).trim();
}

test('in the README, as in the demo', () => {
	const readme = readFileSync(`${root}README.md`, 'utf8');
	const code = `import {filter} from 'paylock';\n\nfilter().allowDefaults(true).hide('WALLET').show('WALLET');\n`;
	expect(readme).toContain(`\`\`\`text\n${printed('checkout.ts', code)}\n\`\`\``);
	const demo = readFileSync(`${root}examples/demo.mjs`, 'utf8');
	expect(demo).toContain(code.trim());
});

test('in "Start here"', () => {
	const guide = readFileSync(`${root}docs/start-here.md`, 'utf8');
	const samples = guide.split('```ts\n').map(block => block.split('```')[0] ?? '');
	const sample = samples.find(code => code.includes("base.show('CASH')")) ?? '';
	const [first = ''] = printed('first.mts', sample).split('\n');
	expect(guide).toContain(`\`\`\`text\n${first}\n\`\`\``);
});
