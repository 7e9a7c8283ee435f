// The playground: connects the editors, the compiler, the sandboxed runner, the analysis and the link.
import {syntaxTree} from '@codemirror/language';
import {setDiagnostics} from '@codemirror/lint';
import type {EditorView} from '@codemirror/view';
import {highlight} from './deciding.js';
import {byId, debounced} from './dom.js';
import {codeEditor, codeOutput, jsonEditor, jsonOutput, setText} from './editors.js';
import {EXAMPLES, FIRST} from './examples.js';
import {instrument, offerCodes, onAsk, setInstrument} from './instrument-form.js';
import {rangeOf} from './json-range.js';
import {hashOf, type LinkState, stateOf} from './link-state.js';
import type {Analysis, Line, RunAnswer, Span, Verdict} from './messages.js';
import {readings, setReadings, showReadings} from './readings-form.js';
import {showAnalysis, showProblems, showRepresentatives, showVerdict} from './results.js';
import {type Compiler, startAnalyzer, startCompiler, startRunner} from './workers.js';

document.documentElement.dataset.theme = localStorage.getItem('tsd-theme') ?? 'os';
// Inside the landing page: only the editor and the screen.
document.body.classList.toggle('is-embedded', new URLSearchParams(location.search).has('embedded'));

let mode: LinkState['mode'] = 'code';
/** The JSON that is analyzed: what the code makes, or what is pasted. */
let input = '';
let places: ReadonlyMap<string, readonly Span[]> = new Map();
let compiler: Compiler | undefined;
/** Counts refreshes, so that a slow one never overwrites a newer one. */
let turn = 0;
/** Whether the verdict is shown, and follows changes. */
let asked = false;

const refreshSoon = debounced(() => void refresh(), 150);
const code = codeEditor(byId('code'), () => compiler, refreshSoon);
const pasted = jsonEditor(byId('json'), refreshSoon);
const output = jsonOutput(byId('output'), 'The JSON that your code produces');
const repaired = jsonOutput(byId('repaired'), 'The repaired JSON');
const generated = codeOutput(byId('generated'), 'Builder code for the repaired JSON');
const analyzer = startAnalyzer();
const run = startRunner(byId<HTMLIFrameElement>('frame'));
const status = byId('status');

const textOf = (view: EditorView): string => view.state.doc.toString();
const jsonView = (): EditorView => (mode === 'code' ? output : pasted);

function state(): LinkState {
	const text = textOf(mode === 'code' ? code : pasted);
	const chosen = readings();
	return {
		mode,
		text,
		...(asked ? {instrument: instrument()} : {}),
		...(Object.keys(chosen).length === 0 ? {} : {readings: chosen}),
	};
}

function setMode(next: LinkState['mode']): void {
	mode = next;
	for (const name of ['code', 'json'] as const) {
		byId(`mode-${name}`).setAttribute('aria-pressed', String(name === next));
		byId(name).hidden = name !== next;
	}
	byId('repair').hidden = next !== 'json';
	byId('output-panel').hidden = next !== 'code';
}

function apply({mode: next, text, instrument: described, readings: chosen}: LinkState): void {
	setMode(next);
	setText(next === 'code' ? code : pasted, text);
	setReadings(chosen ?? {});
	asked = described !== undefined;
	if (described !== undefined) setInstrument(described);
	void refresh();
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
	if (mode === 'code') highlight(code, pointers.flatMap(codeSpans));
}

function underline(view: EditorView, problems: readonly {from: number; to: number; message: string}[]): void {
	const last = view.state.doc.length;
	const diagnostics = problems.map(({from, to, message}) => ({
		from: Math.min(from, last),
		to: Math.min(Math.max(to, from), last),
		severity: 'error' as const,
		message,
	}));
	view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** Checks and runs the code. Returns false if a newer refresh has started. */
async function refreshCode(now: number): Promise<boolean> {
	const text = textOf(code);
	compiler ??= startCompiler();
	const {diagnostics, js} = await compiler.check(text);
	if (now !== turn) return false;
	underline(code, diagnostics);
	showProblems(
		diagnostics.map(({message, from, to}) => ({text: message, select: () => highlight(code, [[from, to]])})),
	);
	const answer: RunAnswer = await run(js);
	if (now !== turn) return false;
	const {error, logs, json = '', places: found = []} = answer;
	byId('logs').hidden = logs.length === 0;
	byId('logs').textContent = logs.join('\n');
	if (error !== undefined && diagnostics.length === 0) {
		const [from, to] = error.span ?? [0, 0];
		if (error.span !== undefined) underline(code, [{from, to, message: error.message}]);
		showProblems([{text: error.message, select: () => highlight(code, [[from, to]])}]);
	}
	// A mistake keeps the last result in view, so that the page does not jump while you type.
	document.body.classList.toggle('is-stale', error !== undefined);
	if (error !== undefined) {
		places = new Map();
		return false;
	}
	places = new Map(found);
	input = json;
	setText(output, json);
	return true;
}

async function refresh(): Promise<void> {
	turn += 1;
	const now = turn;
	status.textContent = '';
	history.replaceState(null, '', await hashOf(state()));
	if (mode === 'json') {
		input = textOf(pasted);
		document.body.classList.remove('is-stale');
	}
	if (mode === 'code' && !(await refreshCode(now))) return finish(now);
	try {
		const analysis = await analyzer.analyze({input, isPasted: mode === 'json', readings: readings()});
		if (now !== turn) return;
		show(analysis);
		if (asked) await ask();
	} catch (error) {
		if (now === turn) status.textContent = error instanceof Error ? error.message : String(error);
	}
	finish(now);
}

/** Marks the page as settled, for tests. */
function finish(now: number): void {
	if (now === turn) document.body.dataset.settled = String(now);
}

function show(analysis: Analysis): void {
	showReadings(analysis.readings);
	showRepresentatives(analysis.instruments);
	offerCodes(input);
	showAnalysis(analysis);
	if (analysis.repair === undefined) return;
	setText(repaired, analysis.repair.json);
	setText(generated, analysis.repair.code);
	showProblems(
		analysis.issues.map(({text, pointer, rule, severity}) => ({
			text,
			severity,
			detail: `${rule} ${pointer}`,
			select: () => highlight(pasted, [jsonRange(pointer)]),
		})),
	);
	underline(
		pasted,
		analysis.issues.map(({pointer, text}) => {
			const [from, to] = jsonRange(pointer);
			return {from, to, message: text};
		}),
	);
}

async function ask(): Promise<void> {
	asked = true;
	const verdict: Verdict | string = await analyzer
		.explain({input, instrument: instrument(), readings: readings()})
		.catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
	showVerdict(verdict, line => showDeciding([line]));
	showDeciding(typeof verdict === 'string' ? [] : verdict.because);
	history.replaceState(null, '', await hashOf(state()));
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
examples.append(...Object.keys(EXAMPLES).map(name => new Option(name, name)));
examples.addEventListener('change', () => apply(EXAMPLES[examples.value] ?? FIRST));
byId('mode-code').addEventListener('click', () => apply({mode: 'code', text: textOf(code) || FIRST.text}));
byId('mode-json').addEventListener('click', () => apply({mode: 'json', text: textOf(pasted) || input}));
byId('open-code').addEventListener('click', () => apply({mode: 'code', text: textOf(generated)}));
byId('reset').addEventListener('click', () => {
	examples.selectedIndex = 0;
	apply(FIRST);
	showVerdict(undefined, () => {});
});
byId('share').addEventListener(
	'click',
	() => void hashOf(state()).then(hash => copy(new URL(hash, location.href).href, 'Link copied')),
);
byId('copy').addEventListener(
	'click',
	() => void copy(mode === 'code' ? textOf(output) : textOf(repaired), 'JSON copied'),
);
byId('representatives').addEventListener('change', event => {
	const {value} = event.target as HTMLSelectElement; // the listener's own element
	if (value === '') return;
	setInstrument(JSON.parse(value));
	void ask();
});
byId('readings').addEventListener('change', () => void refresh());
addEventListener('hashchange', () => void stateOf(location.hash).then(linked => linked && apply(linked)));
onAsk(() => void ask());

apply((await stateOf(location.hash)) ?? FIRST);
