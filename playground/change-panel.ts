// Hides or shows what the form describes: asks for proposals, lists them, and hands over the one that is chosen.
import {byId, create} from './dom.js';
import {wordsOf} from './goal.js';
import type {Adjustment, AdjustRequest} from './messages.js';

type Asked = Omit<AdjustRequest, 'kind' | 'goal'> & {readonly instruments: readonly object[]};
type Proposal = Adjustment['proposals'][number];

interface Panel {
	adjust(request: Omit<AdjustRequest, 'kind'>): Promise<Adjustment>;
	/** Puts the text of a proposal into the editor. */
	use(mode: 'code' | 'json', text: string): void;
}

const panel = byId('change');
const proposals = byId('proposals');

let asked: Asked | undefined;
/** What is asked now, to see whether it changes. */
let key = '';

/** Offers to hide or show some instruments, or nothing. */
export function offerChange(next: Asked | undefined): void {
	panel.hidden = next === undefined;
	const nextKey = JSON.stringify(next ?? '');
	if (nextKey === key) return;
	key = nextKey;
	asked = next;
	proposals.replaceChildren();
	byId('goal').textContent = next?.instruments.map(wordsOf).join('; ') ?? '';
}

export function startChanges({adjust, use}: Panel): void {
	const ask = async (wish: 'show' | 'hide'): Promise<void> => {
		if (asked === undefined) return;
		const now = key;
		const {instruments, ...rest} = asked;
		const shown = await adjust({...rest, goal: {[wish]: instruments}}).then(
			({proposals: found, blocked}) => [
				...blocked.map(text => create('p', {className: 'blocked', textContent: text})),
				...found.map(one => proposalView(one, use)),
			],
			(error: unknown) => [create('p', {textContent: error instanceof Error ? error.message : String(error)})],
		);
		// A proposal for what was asked before would undo later changes.
		if (now === key) proposals.replaceChildren(...shown);
	};
	for (const wish of ['hide', 'show'] as const) byId(`${wish}-this`).addEventListener('click', () => void ask(wish));
}

function proposalView({message, exact, effects, calls, json, code}: Proposal, use: Panel['use']): HTMLElement {
	const button = (mode: 'code' | 'json', text: string) => {
		const textContent = mode === 'code' ? 'Open as code' : 'Open as JSON';
		const made = create('button', {type: 'button', textContent, ariaLabel: `${textContent}: ${message}`});
		made.addEventListener('click', () => use(mode, text));
		return made;
	};
	const isNothing = json === undefined;
	return create(
		'article',
		{className: 'proposal'},
		create('p', {}, create('strong', {textContent: message})),
		...(isNothing ? [] : [create('p', {textContent: exact ? 'Nothing else changes.' : 'This also changes:'})]),
		...(effects.length === 0 ? [] : [create('ul', {}, ...effects.map(text => create('li', {textContent: text})))]),
		...calls.map(text => create('pre', {className: 'call', textContent: text})),
		...(isNothing
			? []
			: [
					create(
						'details',
						{},
						create('summary', {textContent: 'JSON'}),
						create('pre', {className: 'call', textContent: json}),
					),
					...(code === undefined ? [] : [button('code', code)]),
					button('json', json),
				]),
	);
}
