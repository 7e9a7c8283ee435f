// Shows the results. Everything from the user's code or JSON goes into the page as text, never as markup.
import {byId, create} from './dom.js';
import type {Analysis, Verdict} from './messages.js';

export interface Problem {
	readonly text: string;
	readonly severity?: 'error' | 'warning' | 'info';
	readonly detail?: string;
	/** Marks its place in the editor. */
	readonly select: () => void;
}

function issue({text, severity = 'error', detail, select}: Problem): HTMLLIElement {
	const button = create('button', {type: 'button', className: `issue ${severity}`}, text);
	if (detail !== undefined) button.append(create('br'), create('code', {textContent: detail}));
	button.addEventListener('click', select);
	return create('li', {}, button);
}

export function showProblems(problems: readonly Problem[]): void {
	byId('problems').replaceChildren(...(problems.length === 0 ? [] : [create('ul', {}, ...problems.map(issue))]));
}

const list = (id: string, lines: readonly string[], none: string): void =>
	byId(id).replaceChildren(...(lines.length === 0 ? [none] : lines).map(text => create('li', {textContent: text})));

export function showAnalysis({description, screen, repair}: Analysis): void {
	byId('description').textContent = description;
	byId<HTMLIFrameElement>('screen').srcdoc = screen;
	if (repair === undefined) return;
	list(
		'changes',
		repair.changes.map(({pointer, text}) => `${pointer}: ${text}`),
		'Nothing can be repaired with certainty',
	);
	list('effects', repair.effects, 'Nothing');
}

/** Instruments to choose from: one for each group that the filter treats differently. */
export function showRepresentatives(instruments: readonly object[]): void {
	const options = instruments.map(one => {
		const {type, ...rest} = {type: '', ...one};
		return new Option([type, ...Object.values(rest)].join(' · '), JSON.stringify(one));
	});
	byId('representatives').replaceChildren(new Option('Choose an instrument', ''), ...options);
}

/** The verdict with its reasons, an error message, or nothing. */
export function showVerdict(
	verdict: Verdict | string | undefined,
	select: (line: Verdict['because'][number]) => void,
): void {
	const container = byId('verdict');
	if (verdict === undefined) {
		container.replaceChildren();
		return;
	}
	if (typeof verdict === 'string') {
		container.replaceChildren(create('p', {textContent: verdict}));
		return;
	}
	const reasons = verdict.because.map(line => {
		const reading = line.reading === undefined ? '' : ` · depends on ${line.reading}`;
		const problem = {
			text: line.text,
			severity: 'info',
			detail: `${line.pointer}${reading}`,
			select: () => select(line),
		} as const;
		return issue(problem);
	});
	container.replaceChildren(
		create('strong', {className: `verdict ${verdict.verdict}`, textContent: verdict.verdict}),
		create('ul', {}, ...reasons),
	);
}
