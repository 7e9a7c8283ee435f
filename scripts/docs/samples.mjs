// Docs: a code sample as HTML, with its types to look up and the compiler's own refusals in it.
import {createTransformerFactory} from '@shikijs/twoslash/core';
import {createHighlighter} from 'shiki';
import {createTwoslasher} from 'twoslash';
import ts from 'typescript';
import {jsonText} from './json-text.mjs';

const LANGUAGES = ['ts', 'js', 'json', 'sh', 'http', 'html', 'text'];
const THEMES = {light: 'github-light-high-contrast', dark: 'github-dark-high-contrast'};
/** Stands beneath a line that must not compile; what follows the colon is part of the compiler's reason. */
const REFUSED = /^\s*\/\/ error(?:: (?<reason>.*))?$/;

const root = new URL('../..', import.meta.url).pathname;

/** As a strict consumer compiles; the package's own name leads to its sources. */
const compilerOptions = {
	strict: true,
	target: ts.ScriptTarget.ES2022,
	lib: ['es2022'],
	module: ts.ModuleKind.NodeNext,
	moduleResolution: ts.ModuleResolutionKind.NodeNext,
	moduleDetection: ts.ModuleDetectionKind.Force,
	customConditions: ['paylock-source'],
	types: ['node'],
	skipLibCheck: true,
	exactOptionalPropertyTypes: true,
	noUncheckedIndexedAccess: true,
	paths: {
		paylock: [`${root}src/index.ts`],
		'paylock/inspect': [`${root}src/inspect/index.ts`],
		'paylock/sandbox': [`${root}src/sandbox/index.ts`],
		'paylock/vitest': [`${root}src/vitest/index.ts`],
	},
};

const element = (tagName, properties, children) => ({type: 'element', tagName, properties, children});
const text = value => ({type: 'text', value});

/** The reason inside `Misuse<"…">` is what a reader looks for. */
function errorText(message) {
	const parts = message.split(/(?<=Misuse<")([^"]+)(?=">)/);
	return parts.map((part, index) => (index % 2 === 1 ? element('strong', {}, [text(part)]) : text(part)));
}

const renderer = {
	nodeStaticInfo: ({text: type}, node) => element('span', {class: 'type-of', 'data-type': type}, [node]),
	nodesError: (_error, nodes) => [element('span', {class: 'refused'}, nodes)],
	lineError: ({text: message, code}) => [
		element('span', {class: 'refusal'}, [
			element('span', {class: 'refusal-code'}, [text(`TS${code} `)]),
			...errorText(message),
		]),
	],
};

/** @returns {Promise<(code: string, language: string, isFile: boolean, complain: (problem: string) => void) => string>} */
export async function sampleRenderer() {
	const highlighter = await createHighlighter({
		themes: Object.values(THEMES),
		langs: LANGUAGES.filter(one => one !== 'text'),
	});
	const twoslasher = createTwoslasher({compilerOptions, vfsRoot: root.slice(0, -1), tsModule: ts});

	return (written, language, isFile, complain) => {
		const code = legible(written, language);
		const lang = LANGUAGES.includes(language) ? language : 'text';
		if (lang !== language) complain(`no highlighting for ${language}: write one of ${LANGUAGES.join(', ')}`);
		// A file stands among others that it imports: the tests compile it there.
		const transformers = lang === 'ts' && !isFile ? [typed(twoslasher, code, complain)] : [];
		return highlighter.codeToHtml(withoutRefusals(code).code, {
			lang,
			themes: THEMES,
			defaultColor: false,
			transformers,
		});
	};
}

/** The sample with its JSON on lines that fit a page, be it the whole sample or what stands beneath a statement. */
function legible(code, language) {
	if (language === 'json') return jsonText(JSON.parse(code));
	return code.replaceAll(/^\/\/ ([{[].{74,})$/gm, (line, literal) => {
		try {
			// A literal as JavaScript has it; that it is one, and right, the tests see to.
			return jsonText(new Function(`return (${literal})`)()).replaceAll(/^/gm, '// ');
		} catch {
			return line;
		}
	});
}

/** Shiki's transformer for one sample, compiled here so that what it says of errors can be held against what was declared. */
function typed(twoslasher, source, complain) {
	const {code, refusals} = withoutRefusals(source);
	const compiled = twoslasher(code, 'ts', {handbookOptions: {noErrorValidation: true}});
	for (const {line, text: message} of compiled.errors) {
		if (!refusals.has(line)) complain(`does not compile, line ${line + 1}: ${message}`);
	}
	for (const [line, reason] of refusals) {
		const said = compiled.errors.filter(error => error.line === line).map(error => error.text);
		if (said.length === 0) complain(`compiles, line ${line + 1}, though an error is declared`);
		else if (!said.some(message => message.includes(reason)))
			complain(`another error, line ${line + 1}: ${said.join('; ')}`);
	}
	return createTransformerFactory(() => compiled)({renderer});
}

/** The sample without its `// error` lines, and which lines they stood beneath. */
function withoutRefusals(source) {
	const lines = [];
	const refusals = new Map();
	for (const line of source.replace(/\n$/, '').split('\n')) {
		const refused = REFUSED.exec(line);
		if (refused === null) lines.push(line);
		else refusals.set(lines.length - 1, refused.groups?.reason ?? '');
	}
	return {code: lines.join('\n'), refusals};
}
