// The account as a form: the service prefix, what the operator has enabled, and the readings. Other keys of a link are kept.
import {byId, create, withCode} from './dom.js';
import type {Account, Analysis} from './messages.js';

const TYPES = ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP', 'EMI'];
/** Types without provider codes. */
const WHOLE = ['CARD', 'UPI', 'EMI'];

const panel = byId<HTMLDetailsElement>('account-panel');
const prefix = byId<HTMLInputElement>('account-prefix');
const isLimited = byId<HTMLInputElement>('account-limited');
const types = byId('account-types');
const readings = byId('readings');

/** What a link says; the form changes three of its keys. */
let given: Account = {};

const selects = (): readonly HTMLSelectElement[] => [...readings.querySelectorAll('select')];
const rows = (): readonly {type: string; box: HTMLInputElement; codes: HTMLInputElement | null}[] =>
	[...types.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(box => ({
		type: box.name,
		box,
		codes: types.querySelector<HTMLInputElement>(`[name="${box.name}-codes"]`),
	}));

const listOf = (text: string): readonly string[] =>
	text
		.split(/[\s,]+/)
		.map(one => one.trim())
		.filter(one => one !== '');

function enabled(): NonNullable<Account['enabled']> {
	const chosen = rows().filter(({box}) => box.checked);
	return Object.fromEntries(
		chosen.map(({type, codes}) => {
			const list = listOf(codes?.value ?? '');
			return [type, list.length === 0 ? true : list];
		}),
	);
}

/** The account that the form describes; a key without an answer is absent. */
export function account(): Account {
	const {servicePrefix: _prefix, enabled: _enabled, readings: known = {}, ...rest} = given;
	const all = selects();
	const answers =
		all.length === 0
			? known
			: Object.fromEntries(all.filter(one => one.value !== '').map(one => [one.name, one.value]));
	return {
		...rest,
		...(prefix.value.trim() !== '' && {servicePrefix: prefix.value.trim()}),
		...(isLimited.checked && {enabled: enabled()}),
		// The options of each select are the choices of its reading.
		...(Object.keys(answers).length > 0 && {readings: answers as NonNullable<Account['readings']>}),
	};
}

export function setAccount(next: Account): void {
	given = next;
	prefix.value = next.servicePrefix ?? '';
	isLimited.checked = next.enabled !== undefined;
	types.hidden = !isLimited.checked;
	for (const {type, box, codes} of rows()) {
		const value = next.enabled?.[type];
		box.checked = next.enabled === undefined || value === true || typeof value === 'object';
		if (codes !== null) codes.value = typeof value === 'object' ? value.join(', ') : '';
	}
	setReadings();
	if (Object.keys(next).length > 0) panel.open = true;
}

function setReadings(): void {
	const known: Readonly<Record<string, string | undefined>> = given.readings ?? {};
	for (const select of selects()) select.value = known[select.name] ?? '';
}

/** Shows a select for each question, once they are known. */
export function showReadings(open: Analysis['readings']): void {
	if (readings.childElementCount > 0) return;
	readings.append(
		...open.map(({name, question, choices}) =>
			create(
				'label',
				{},
				create('span', {}, ...withCode(question)),
				create(
					'select',
					{name},
					new Option('not known', ''),
					...choices.map(one => new Option(one.replaceAll('-', ' '), one)),
				),
			),
		),
	);
	setReadings();
}

export function onAccount(changed: () => void): void {
	byId('account').addEventListener('submit', event => event.preventDefault());
	byId('account').addEventListener('input', () => {
		types.hidden = !isLimited.checked;
		changed();
	});
}

types.append(
	...TYPES.map(type => {
		const box = create(
			'label',
			{className: 'check'},
			create('input', {type: 'checkbox', name: type, checked: true}),
			type,
		);
		if (WHOLE.includes(type)) return create('div', {}, box);
		const codes = create('input', {
			name: `${type}-codes`,
			placeholder: 'all codes',
			autocomplete: 'off',
			spellcheck: false,
		});
		codes.setAttribute('aria-label', `Enabled codes of ${type}, separated by commas`);
		return create('div', {}, box, codes);
	}),
);
