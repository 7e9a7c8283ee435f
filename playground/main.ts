// The playground: connects the editors, the compiler, the sandboxed runner, the analysis and the link.
import {syntaxTree} from '@codemirror/language';
import type {EditorView} from '@codemirror/view';
import {startSearch} from '../scripts/docs/client/search.mjs';
import {startThemes} from '../scripts/docs/client/themes.mjs';
import {account, onAccount, setAccount, showReadings} from './account-form.js';
import {highlight} from './deciding.js';
import {byId, debounced} from './dom.js';
import {codeEditor, codeOutput, jsonEditor, jsonOutput, setText} from './editors.js';
import {CARTS, EXAMPLES, FIRST} from './examples.js';
import {instrument, offerCodes, onInstrument, setInstrument} from './instrument-form.js';
import {rangeOf} from './json-range.js';
import {hashOf, type LinkState, stateOf} from './link-state.js';
import type {Account, Analysis, IssueLine, Line, Result, Span, Verdict} from './messages.js';
import {
	clearResults,
	onTile,
	type Problem,
	showAnalysis,
	showClasses,
	showProblems,
	showTable,
	showVerdict,
} from './results.js';
import {type Underlined, underline, underlinedAt} from './underline.js';
import {type Compiler, startAnalyzer, startCompiler, startRunner} from './workers.js';

startThemes();
startSearch('../');
// Inside the landing page: only the editor and the screen.
document.body.classList.toggle('is-embedded', new URLSearchParams(location.search).has('embedded'));

let mode: LinkState['mode'] = 'code';
/** The JSON that is analyzed: what the code makes, or what is pasted. */
let input = '';
let places: ReadonlyMap<string, readonly Span[]> = new Map();
/** The account of the code's own builder; the form's keys win. */
let carried: Account = {};
/** The code that runs, if its filter includes named rules. */
let namedCode: string | undefined;
/** What the compiler says about code that still runs. */
let mistakes: readonly Problem[] = [];
let compiler: Compiler | undefined;
/** The classes of the last analysis. */
let classes: Analysis['classes'] = [];
/** Counts refreshes, so that a slow one never overwrites a newer one. */
let turn = 0;
/** Whether the verdict is shown, and follows changes. */
let asked = false;
/** The chosen row of the table of carts. */
let row = 0;

const refreshSoon = debounced(() => void refresh(), 150);
const edited = (): void => {
	notice.hidden = true;
	refreshSoon();
};
const notice = byId('notice');
const editors = {
	code: codeEditor(byId('code'), () => compiler, edited),
	json: jsonEditor(byId('json'), edited),
	carts: codeEditor(byId('carts'), () => compiler, edited),
} as const;
const MODES = ['code', 'json', 'carts'] as const;
const output = jsonOutput(byId('output'), 'The JSON that your code produces');
const repaired = jsonOutput(byId('repaired'), 'The repaired JSON');
const generated = codeOutput(byId('generated'), 'Builder code for the repaired JSON');
const analyzer = startAnalyzer();
const run = startRunner(byId<HTMLIFrameElement>('frame'));
const status = byId('status');

const textOf = (view: EditorView): string => view.state.doc.toString();
/** The editor of the code, or of the JSON if that is the input. */
const editor = (): EditorView => editors[mode];
const jsonView = (): EditorView => (mode === 'json' ? editors.json : output);

function state(): LinkState {
	const text = textOf(editor());
	const stated = account();
	return {
		mode,
		text,
		...(row > 0 ? {row} : {}),
		...(asked ? {instrument: instrument()} : {}),
		...(Object.keys(stated).length === 0 ? {} : {account: stated}),
	};
}

function setMode(next: LinkState['mode']): void {
	mode = next;
	for (const name of MODES) {
		byId(`mode-${name}`).setAttribute('aria-pressed', String(name === next));
		byId(name).hidden = name !== next;
	}
	byId('output-panel').hidden = next === 'json';
}

/** Starts anew: nothing of what was shown before stays. */
function apply({mode: next, text, row: chosen = 0, instrument: described, account: stated}: LinkState): void {
	setMode(next);
	notice.hidden = true;
	input = '';
	setText(output, '');
	row = chosen;
	showTable(undefined, 0, () => {});
	clearResults();
	setText(editor(), text);
	setAccount(stated ?? {});
	asked = described !== undefined;
	if (described !== undefined) setInstrument(described);
	void refresh();
}

/** What a link says; a damaged one says so. */
async function follow(hash: string): Promise<void> {
	const linked = await stateOf(hash);
	if (linked !== undefined && linked !== 'damaged') return apply(linked);
	apply(FIRST);
	notice.hidden = linked === undefined;
	notice.textContent = 'This link is damaged, so it cannot be opened: copy it again. Below is the first example.';
}

/** The range in the JSON that is visible for a pointer of the analyzed input. */
function jsonRange(pointer: string): Span {
	const view = jsonView();
	return rangeOf(pointer, syntaxTree(view.state), textOf(view));
}

/** The calls that wrote what the pointer names, or the nearest place around it. */
function codeSpans(pointer: string): readonly Span[] {
	for (let at = pointer.replace(/^\/payment_filter/, ''); at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
		const found = places.get(at);
		if (found !== undefined) return found;
	}
	return [];
}

function showDeciding(lines: readonly Line[]): void {
	const pointers = lines.map(({pointer}) => pointer).filter(pointer => pointer !== '');
	highlight(jsonView(), pointers.map(jsonRange));
	if (mode !== 'json') highlight(editor(), pointers.flatMap(codeSpans));
}

/** What the compiler underlines; issues are added to it. */
let underlined: readonly Underlined[] = [];

/** What cannot be read keeps the last result in view, dimmed, so that the page does not jump while you type. */
function showStale(isStale: boolean): void {
	document.body.classList.toggle('is-stale', isStale);
}

const NO_TABLE: Result = {error: {message: 'The code makes no decision table: call decisionTable(axes, build)'}};

function chooseRow(chosen: number): void {
	row = chosen;
	void refresh();
}

/** Checks and runs the code. Returns false if a newer refresh has started. */
async function refreshCode(now: number): Promise<boolean> {
	const code = editor();
	const text = textOf(code);
	compiler ??= startCompiler();
	const {diagnostics, js} = await compiler.check(text);
	if (now !== turn) return false;
	underlined = diagnostics;
	underline(code, underlined);
	mistakes = diagnostics.map(({message, from, to}) => ({text: message, select: () => highlight(code, [[from, to]])}));
	if (mistakes.length > 0) showProblems(mistakes);
	const {logs, table, ...answer} = await run(js);
	if (now !== turn) return false;
	if (table?.rows[row] === undefined) row = 0;
	const cart = table?.rows[row];
	// A mistake leaves the last table in view.
	if (answer.error === undefined) showTable(table, row, chooseRow);
	if (cart?.error !== undefined) clearResults();
	const result: Result = cart ?? (mode === 'carts' && answer.error === undefined ? NO_TABLE : answer);
	const {error, json = '', places: found = [], account: own = {}, hasRules = false} = result;
	namedCode = hasRules ? js : undefined;
	byId('logs').hidden = logs.length === 0;
	byId('logs').textContent = logs.join('\n');
	if (error !== undefined && diagnostics.length === 0) {
		const [from, to] = error.span ?? [0, 0];
		if (error.span !== undefined) underline(code, [{from, to, message: error.message}]);
		showProblems([{text: error.message, select: () => highlight(code, [[from, to]])}]);
	}
	showStale(error !== undefined && cart === undefined);
	if (error !== undefined) {
		places = new Map();
		return false;
	}
	carried = own;
	places = new Map(found);
	input = json;
	setText(output, json);
	return true;
}

/** Selects the example that is in the editor, or "Your own". */
function nameExample(): void {
	const text = textOf(editor());
	const named = Object.entries(EXAMPLES).find(([, one]) => one.mode === mode && one.text.trim() === text.trim());
	examples.value = named?.[0] ?? '';
}

async function refresh(): Promise<void> {
	turn += 1;
	const now = turn;
	status.textContent = '';
	nameExample();
	history.replaceState(null, '', await hashOf(state()));
	if (mode === 'json') {
		input = textOf(editors.json);
		carried = {};
		namedCode = undefined;
	}
	if (mode !== 'json' && !(await refreshCode(now))) return finish(now);
	try {
		const analysis = await analyzer.analyze({input, isPasted: mode === 'json', account: effective()});
		if (now !== turn) return;
		show(analysis);
		if (asked && !analysis.isUnreadable) await ask();
	} catch (error) {
		if (now === turn) status.textContent = error instanceof Error ? error.message : String(error);
	}
	finish(now);
}

/** The account of the code, and what the form states; readings and rules entry by entry. */
function effective(): Account {
	const stated = account();
	return {...carried, ...stated, readings: {...carried.readings, ...stated.readings}};
}

/** Marks the page as settled, for tests. */
function finish(now: number): void {
	if (now === turn) document.body.dataset.settled = String(now);
}

function show(analysis: Analysis): void {
	const {issues, repair} = analysis;
	showReadings(analysis.readings);
	showProblems([...(mode === 'json' ? [] : mistakes), ...issues.map(problemOf)]);
	if (mode === 'json') {
		underline(
			editors.json,
			issues.flatMap(issue => underlinedAt(issue, [jsonRange(issue.pointer)])),
		);
		showStale(analysis.isUnreadable);
		if (analysis.isUnreadable) return;
	} else {
		underline(editor(), [...underlined, ...issues.flatMap(issue => underlinedAt(issue, codeSpans(issue.pointer)))]);
	}
	classes = analysis.classes;
	showClasses(classes);
	offerCodes(input);
	showAnalysis(analysis);
	setText(repaired, repair?.json ?? '');
	setText(generated, repair?.code ?? '');
}

function problemOf({text, pointer, rule, severity}: IssueLine): Problem {
	const select = (): void => {
		highlight(jsonView(), [jsonRange(pointer)]);
		if (mode !== 'json') highlight(editor(), codeSpans(pointer));
	};
	return {text, severity, detail: `${rule} ${pointer}`, select};
}

async function ask(): Promise<void> {
	asked = true;
	const question = {instrument: instrument(), account: effective()};
	const verdict: Verdict | string = await analyzer
		.explain({input, ...question})
		.then(async one => {
			// Only the code knows the names of its rules.
			const {rules = []} = namedCode === undefined ? {} : await run(namedCode, {...question, row});
			return {...one, rules};
		})
		.catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
	showVerdict(verdict, line => showDeciding([line]));
	showDeciding(typeof verdict === 'string' ? [] : verdict.because);
	history.replaceState(null, '', await hashOf(state()));
}

/** Describes the representative of a class, with the code of a tile in place of its own, and asks for the verdict. */
async function choose(classIndex: number, tileCode?: string): Promise<void> {
	const found = classes[classIndex];
	if (found === undefined) return;
	const name = ['code', 'app'].find(key => key in found.members);
	setInstrument({
		...found.instrument,
		...(tileCode !== undefined && name !== undefined && {[name]: tileCode}),
	});
	await ask();
}

async function copy(text: string, done: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		status.textContent = done;
	} catch {
		status.textContent = 'The browser does not allow copying: copy from the page or the address bar';
	}
}

const examples = byId<HTMLSelectElement>('examples');
examples.append(new Option('Your own', '', true), ...Object.keys(EXAMPLES).map(name => new Option(name, name)));
examples.addEventListener('change', () => apply(EXAMPLES[examples.value] ?? FIRST));
byId('mode-code').addEventListener('click', () => apply({mode: 'code', text: textOf(editors.code) || FIRST.text}));
byId('mode-json').addEventListener('click', () => apply({mode: 'json', text: textOf(editors.json) || input}));
byId('mode-carts').addEventListener('click', () => apply({mode: 'carts', text: textOf(editors.carts) || CARTS.text}));
byId('open-code').addEventListener('click', () => apply({mode: 'code', text: textOf(generated)}));
byId('reset').addEventListener('click', () => apply(FIRST));
byId('share').addEventListener(
	'click',
	() => void hashOf(state()).then(hash => copy(new URL(hash, location.href).href, 'Link copied')),
);
byId('copy').addEventListener('click', () => void copy(textOf(mode === 'json' ? repaired : output), 'JSON copied'));
byId('classes').addEventListener('change', event => {
	const {value} = event.target as HTMLSelectElement; // the listener's own element
	if (value !== '') void choose(Number(value));
});
onTile(
	(classIndex, tileCode) =>
		void choose(classIndex, tileCode).then(() => byId('verdict').scrollIntoView({block: 'nearest'})),
);
onAccount(refreshSoon);
onInstrument(() => void ask());
addEventListener('hashchange', () => void follow(location.hash));

await follow(location.hash);
