// Docs: the code blocks of a page, with buttons to copy and to open in the playground.
import {summarize} from 'paylock/inspect';
import {renderScreen} from 'paylock/sandbox';
import {fromSource} from './from-source.mjs';
import {playgroundLink} from './playground-link.mjs';
import {withoutRefusals} from './samples.mjs';
import {escapeHtml} from './theme/html.mjs';

const {wordsView} = await fromSource('sandbox/screen/words.ts');

/** Replaced by the relative path from a page to the root of the site. */
export const BASE = 'site-base:';

const RUNS_ELSEWHERE = /await |process\.|createSession|defineService|vitest|startSandbox|createSandbox|^export \* /m;
/** What stands above a block; text and HTTP need no label. */
const LABELS = {
	ts: 'TypeScript',
	js: 'JavaScript',
	json: 'JSON',
	sh: 'Shell',
	php: 'PHP',
	python: 'Python',
	yaml: 'YAML',
	html: 'HTML',
	http: 'HTTP',
	text: 'Text',
};

const MAKES_FILTER = /\b(filter|session|emi)\(/;

/** The state of the playground for a sample, if it makes sense there. */
function stateOf(code, language, isBelowCode) {
	if (language === 'ts') {
		if (!MAKES_FILTER.test(code) || RUNS_ELSEWHERE.test(code)) return undefined;
		return {mode: 'code', text: `${withoutRefusals(code).code}\n`};
	}
	if (language !== 'json' || isBelowCode) return undefined;
	return /"(options|payment_filter|emiOptions|action)":/.test(code) ? {mode: 'json', text: code} : undefined;
}

/** The result of a recipe for customers: in words, and as their screen. */
function resultOf(json) {
	if (!('options' in json || 'payment_filter' in json)) return '';
	const screen = escapeHtml(renderScreen(json, {view: 'customer'}));
	return `<details class="seen"><summary>What customers see</summary>${wordsView(summarize(json))}
<iframe class="phone" title="The payment screen" sandbox="allow-same-origin" loading="lazy" srcdoc="${screen}"></iframe></details>`;
}

/** markdown-it's rule for fenced code. `showsResult` returns true for a page of recipes. */
export function fenceRule(render, complain, showsResult) {
	return (tokens, index) => {
		const {info, content} = tokens[index];
		const [language = '', attributes] = info.trim().split(' ');
		const isBelowCode = tokens[index - 1]?.type === 'fence' && tokens[index - 1]?.info.startsWith('ts');
		const html = render(content, language, attributes === 'file', problem =>
			complain(`a sample ${problem}\n${content}`),
		);
		const state = attributes === 'file' ? undefined : stateOf(content, language, isBelowCode && language === 'json');
		const open = state === undefined ? '' : `<a href="${BASE}${playgroundLink(state)}">Open in playground</a>`;
		const result = isBelowCode && language === 'json' && showsResult() ? resultOf(JSON.parse(content)) : '';
		const isResult = isBelowCode && language === 'json';
		const label = isResult ? 'The JSON that it builds' : LABELS[language];
		const bar = `<div class="bar aside"><span>${label}</span>${open}<button type="button" class="copy">Copy</button></div>`;
		return `<div class="sample${isResult ? ' below' : ''}">${bar}${html}</div>${result}\n`;
	};
}
