// One select for each question that the specification leaves open.
import {byId, create} from './dom.js';
import type {Analysis, Readings} from './messages.js';

const container = byId('readings');
/** Choices from a link, until the questions are known. */
let chosen: Readonly<Record<string, string | undefined>> = {};

const selects = (): readonly HTMLSelectElement[] => [...container.querySelectorAll('select')];

export function readings(): Readings {
	const all = selects();
	if (all.length === 0) return chosen as Readings; // checked by the functions that take them
	// The options of each select are the choices of its reading.
	return Object.fromEntries(all.filter(({value}) => value !== '').map(({name, value}) => [name, value])) as Readings;
}

export function setReadings(next: Readings): void {
	chosen = {...next};
	for (const select of selects()) select.value = chosen[select.name] ?? '';
	if (Object.keys(next).length > 0) byId<HTMLDetailsElement>('readings-panel').open = true;
}

export function showReadings(open: Analysis['readings']): void {
	if (container.childElementCount > 0) return;
	container.append(
		...open.map(({name, question, choices}) => {
			const select = create('select', {name}, new Option('not known', ''), ...choices.map(one => new Option(one, one)));
			select.value = chosen[name] ?? '';
			return create('label', {}, `${question} (${name})`, select);
		}),
	);
}
