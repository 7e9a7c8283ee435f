// One select for each question that the specification leaves open.
import {byId, create} from './dom.js';
import type {OpenReading, Readings} from './messages.js';

const container = byId('readings');
/** Choices from a link, until the questions are known. */
let chosen: Readings = {};

const selects = (): readonly HTMLSelectElement[] => [...container.querySelectorAll('select')];

export function readings(): Readings {
	const all = selects();
	if (all.length === 0) return chosen;
	return Object.fromEntries(all.filter(({value}) => value !== '').map(({name, value}) => [name, value]));
}

export function setReadings(next: Readings): void {
	chosen = next;
	for (const select of selects()) select.value = next[select.name] ?? '';
	if (Object.keys(next).length > 0) byId<HTMLDetailsElement>('readings-panel').open = true;
}

export function showReadings(open: readonly OpenReading[]): void {
	if (container.childElementCount > 0) return;
	container.append(
		...open.map(({name, question, choices}) => {
			const select = create('select', {name}, new Option('not known', ''), ...choices.map(one => new Option(one, one)));
			select.value = chosen[name] ?? '';
			return create('label', {}, `${question} (${name})`, select);
		}),
	);
}
