// Shows the results. Everything from the user's code or JSON goes into the page as text, never as markup.
import {showScreen} from '../scripts/docs/client/screens.mjs';
import {wordsOf} from '../src/sandbox/screen/words.js';
import {byId, create} from './dom.js';
import type {Analysis, CartTable, Verdict} from './messages.js';

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

/** Lines as a list; without any, what contains them is hidden. */
function list(id: string, lines: readonly string[]): void {
	byId(id).replaceChildren(...lines.map(text => create('li', {textContent: text})));
	byId(`${id}-part`).hidden = lines.length === 0;
}

/** Removes everything that is about an input. */
export function clearResults(): void {
	document.body.classList.add('is-empty');
	document.body.classList.remove('is-stale');
	showProblems([]);
	showVerdict(undefined, () => {});
	showClasses([]);
	showAnalysis({description: '', screen: ''});
}

/** A line of the description, and those below it. */
function lineOf({verdict, text, items}: ReturnType<typeof wordsOf>[number]): readonly (Node | string)[] {
	const badge = verdict === undefined ? [] : [create('b', {className: `badge ${verdict}`, textContent: verdict}), ' '];
	const below = items.length === 0 ? [] : [create('ul', {}, ...items.map(one => create('li', {}, ...lineOf(one))))];
	return [...badge, text, ...below];
}

export function showAnalysis({description, screen, repair}: Pick<Analysis, 'description' | 'screen' | 'repair'>): void {
	if (description !== '') document.body.classList.remove('is-empty');
	byId('description').replaceChildren(...wordsOf(description).map(one => create('div', {}, ...lineOf(one))));
	showScreen(byId<HTMLIFrameElement>('screen'), screen);
	byId('repair').hidden = repair === undefined;
	byId('repaired-part').hidden = (repair?.changes.length ?? 0) === 0;
	list('changes', repair?.changes.map(({pointer, text}) => `${pointer}: ${text}`) ?? []);
	list('effects', repair?.effects ?? []);
}

/** The table of carts, if the code has one; `choose` receives the row of a line that is clicked. */
export function showTable(table: CartTable | undefined, chosen: number, choose: (row: number) => void): void {
	const container = byId('table');
	const hadFocus = container.contains(document.activeElement);
	document.body.classList.toggle('has-table', table !== undefined);
	container.replaceChildren();
	if (table === undefined) return;
	const {cells, axes, unusedAxes, unusedRules} = table;
	const [head = [], first = [], ...more] = cells;
	const isType = (column: number): boolean => column > axes;
	const isRules = (column: number): boolean => head[column] === 'Rules' && column === head.length - 1;
	const isEqual = (column: number): boolean => more.every(line => line[column] === first[column]);
	// What is the same for every cart stands below the table.
	const left = [...head.keys()].filter(column => isType(column) && more.length > 0 && isEqual(column));
	const isShown = (column: number): boolean => !left.includes(column) && !unusedAxes.includes(head[column] ?? '');
	const line = (values: readonly string[]): HTMLTableRowElement => {
		const row = Number(values[0]) - 1;
		const button = create('button', {
			type: 'button',
			textContent: values[0] ?? '',
			ariaPressed: String(row === chosen),
		});
		button.ariaLabel = `Row ${values[0]}: show its screen`;
		const shown = values.map((value, column) => {
			if (column === 0) return button;
			return isType(column) && !isRules(column)
				? create('span', {className: badgeOf(value), textContent: value})
				: value;
		});
		const element = create('tr', {}, ...shown.filter((_, column) => isShown(column)).map(one => create('td', {}, one)));
		element.addEventListener('click', () => choose(row));
		return element;
	};
	const names = head
		.filter((_, column) => isShown(column))
		.map(name => create('th', {scope: 'col', textContent: name}));
	container.append(
		create(
			'table',
			{},
			create('thead', {}, create('tr', {}, ...names)),
			create('tbody', {}, ...[first, ...more].map(line)),
		),
	);
	list('never', unusedAxes);
	list('unused', unusedRules);
	list(
		'always',
		left.map(column => `${head[column]}: ${first[column]}`),
	);
	if (hadFocus) container.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
}

/** Without a badge: why there is no filter, and an empty cell. */
const badgeOf = (answer: string): string =>
	/^(shown|hidden)$/.test(answer)
		? `badge ${answer}`
		: /^(in part|some|uncertain)/.test(answer)
			? 'badge uncertain'
			: '';

/** The classes of instruments to choose from, in words. */
export function showClasses(classes: Analysis['classes']): void {
	const options = classes.map(({label}, index) => new Option(label, String(index)));
	byId('classes').replaceChildren(new Option('Choose what to pay with', ''), ...options);
}

/** Calls `chosen` when a tile or a section of the screen is clicked; the list of classes offers the same to the keyboard. */
export function onTile(chosen: (classIndex: number, code: string | undefined) => void): void {
	const frame = byId<HTMLIFrameElement>('screen');
	frame.addEventListener('load', () => {
		for (const tile of frame.contentDocument?.querySelectorAll<HTMLElement>('[data-class]') ?? []) {
			tile.style.cursor = 'pointer';
			tile.addEventListener('click', () => chosen(Number(tile.dataset.class), tile.dataset.code));
		}
	});
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
	const {rules = []} = verdict;
	container.replaceChildren(
		create('strong', {className: `badge ${verdict.verdict}`, textContent: verdict.verdict}),
		...(rules.length === 0 ? [] : [create('p', {}, 'Rules: ', create('b', {textContent: rules.join('; ')}))]),
		create('ul', {}, ...reasons),
	);
}
