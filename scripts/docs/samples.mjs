// Docs: a code sample as HTML, with the types of its names and the compiler's messages.
import {createTransformerFactory} from '@shikijs/twoslash/core';
import {createCssVariablesTheme, createHighlighter} from 'shiki';
import {createTwoslasher} from 'twoslash';
import ts from 'typescript';
import {jsonText} from './json-text.mjs';

const LANGUAGES = ['ts', 'js', 'json', 'sh', 'http', 'html', 'php', 'python', 'yaml', 'text'];
/** Colors are those of site.css, also in the playground. */
const THEME = createCssVariablesTheme({name: 'site', variablePrefix: '--syntax-'});
// Keys of JSON, as in the editors of the playground.
THEME.tokenColors.push({
	scope: 'support.type.property-name.json',
	settings: {foreground: 'var(--syntax-token-function)'},
});
/** The comment below a line that must not compile; the text after the colon is part of the compiler's message. */
const REFUSED = /^\s*\/\/ error(?:: (?<reason>.*))?$/;

const root = new URL('../..', import.meta.url).pathname;

/** The options of a strict consumer; the package's own name resolves to the built declarations, which a consumer has. */
export const compilerOptions = {
	strict: true,
	target: ts.ScriptTarget.ES2022,
	lib: ['es2022'],
	module: ts.ModuleKind.NodeNext,
	moduleResolution: ts.ModuleResolutionKind.NodeNext,
	moduleDetection: ts.ModuleDetectionKind.Force,
	types: ['node'],
	skipLibCheck: true,
	exactOptionalPropertyTypes: true,
	noUncheckedIndexedAccess: true,
	paths: {
		paylock: [`${root}dist/index.d.ts`],
		'paylock/inspect': [`${root}dist/inspect.d.ts`],
		'paylock/sandbox': [`${root}dist/sandbox.d.ts`],
		'paylock/vitest': [`${root}dist/vitest.d.ts`],
	},
};

const element = (tagName, properties, children) => ({type: 'element', tagName, properties, children});
const text = value => ({type: 'text', value});

/** The reason inside `Misuse<"…">` or `Refused<…, "…">`, `RefusedRecipe<"…", …>`, or the compiler's whole text. */
export function readable(message) {
	const [, misuse] = /(?:Misuse|Refused\w*)<[^"]*("(?:[^"\\]|\\.)*")/.exec(message) ?? [];
	return misuse === undefined ? message : String(JSON.parse(misuse));
}

const renderer = {
	nodeStaticInfo: ({text: type}, node) => element('span', {class: 'type-of', 'data-type': type}, [node]),
	nodesError: (_error, nodes) => [element('span', {class: 'refused'}, nodes)],
	lineError: ({text: message, code}) => [
		element('span', {class: 'refusal'}, [
			element('span', {class: 'refusal-code'}, [text(`TS${code} `)]),
			element('strong', {}, [text(readable(message))]),
		]),
	],
};

/** @returns {Promise<(code: string, language: string, isFile: boolean, complain: (problem: string) => void) => string>} */
export async function sampleRenderer() {
	const highlighter = await createHighlighter({
		themes: [THEME],
		langs: LANGUAGES.filter(one => one !== 'text'),
	});
	const twoslasher = createTwoslasher({compilerOptions, vfsRoot: root.slice(0, -1), tsModule: ts});

	return (written, language, isFile, complain) => {
		const code = formatted(written, language);
		const lang = LANGUAGES.includes(language) ? language : 'text';
		if (lang !== language) complain(`no highlighting for ${language}: write one of ${LANGUAGES.join(', ')}`);
		// A file imports its neighbors; the tests compile it in its folder.
		const types = lang === 'ts' && !isFile ? [typed(twoslasher, code, complain)] : [];
		const transformers = [...types, {line: wrapping}];
		return highlighter.codeToHtml(withoutRefusals(code).code, {
			lang,
			theme: 'site',
			transformers,
		});
	};
}

const textIn = node => node.value ?? node.children.map(textIn).join('');

/** How a line wraps on a narrow screen: before the calls of a chain too, and further in than it starts. */
function wrapping(line) {
	const [indent] = /^\s*(?:\/\/\s*)?/.exec(textIn(line));
	line.properties.style = `--indent: ${indent.replaceAll('\t', '   ').length}`;
	let before = '';
	const breakable = node => {
		if (node.type !== 'text') return [{...node, children: node.children.flatMap(breakable)}];
		const parts = `${before}${node.value}`.split(/(?<=\))(?=\.(?!\.))/);
		parts[0] = parts[0].slice(before.length);
		before = node.value.at(-1) ?? before;
		return parts.flatMap((part, index) => [...(index > 0 ? [element('wbr', {}, [])] : []), text(part)]);
	};
	line.children = line.children.flatMap(breakable);
}

/** The sample with its JSON broken into lines that fit a page, also in a comment below a statement. */
function formatted(code, language) {
	if (language === 'json') return jsonText(JSON.parse(code));
	return code.replaceAll(/^\/\/ ([{[].{74,})$/gm, (line, literal) => {
		try {
			// A JavaScript literal; the tests check it.
			return jsonText(new Function(`return (${literal})`)()).replaceAll(/^/gm, '// ');
		} catch {
			return line;
		}
	});
}

/** Shiki's transformer for one sample. Compiled here to compare its errors with the declared ones. */
function typed(twoslasher, source, complain) {
	const {code, refusals} = withoutRefusals(source);
	const compiled = twoslasher(code, 'ts', {handbookOptions: {noErrorValidation: true}});
	for (const {line, text: message} of compiled.errors) {
		if (!refusals.has(line)) complain(`does not compile, line ${line + 1}: ${message}`);
	}
	for (const [line, reason] of refusals) {
		const messages = compiled.errors.filter(error => error.line === line).map(error => readable(error.text));
		if (messages.length === 0) complain(`compiles, line ${line + 1}, though an error is declared`);
		else if (!messages.some(message => message.includes(reason)))
			complain(`another error, line ${line + 1}: ${messages.join('; ')}`);
	}
	return createTransformerFactory(() => compiled)({renderer});
}

/** The sample without its `// error` lines, and the lines that they were below. */
export function withoutRefusals(source) {
	const lines = [];
	const refusals = new Map();
	for (const line of source.replace(/\n$/, '').split('\n')) {
		const refused = REFUSED.exec(line);
		if (refused === null) lines.push(line);
		else refusals.set(lines.length - 1, refused.groups?.reason ?? '');
	}
	return {code: lines.join('\n'), refusals};
}
