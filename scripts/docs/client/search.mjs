// The search dialog: guides, headings, lint rules and symbols. The index is loaded with the first search.
import {indexOf, resultsFor} from './ranking.mjs';

const UNAVAILABLE =
	location.protocol === 'file:'
		? 'Search needs a web server: a browser loads no index for a page opened from a file. In this folder, run "npx serve" or "python3 -m http.server" and open the address that it prints.'
		: 'The index could not be loaded: check the connection and try again.';

/** The length of an excerpt, in characters. */
const EXCERPT = 140;

export function startSearch(base) {
	const dialog = document.querySelector('#search');
	const opener = document.querySelector('#search-open');
	const input = document.querySelector('#search-input');
	const results = document.querySelector('#search-results');
	const status = document.querySelector('#search-status');
	let index;

	const load = async () => indexOf(await (await fetch(`${base}assets/search.json`)).json());

	const show = async () => {
		const query = input.value.trim();
		try {
			index ??= load();
			const {groups, total} = query === '' ? {groups: [], total: 0} : resultsFor(await index, query);
			results.replaceChildren(...groups.flatMap(one => elements(one, base)));
			status.textContent = query === '' ? '' : `${total} ${total === 1 ? 'result' : 'results'}`;
		} catch {
			index = undefined;
			status.textContent = UNAVAILABLE;
		}
	};

	const open = () => {
		dialog.showModal();
		input.select();
		void show();
	};
	opener.hidden = false;
	opener.addEventListener('click', open);
	input.addEventListener('input', () => void show());
	dialog.addEventListener('click', ({target}) => {
		if (target === dialog || target.closest?.('a')) dialog.close();
	});
	document.addEventListener('keydown', event => {
		const active = document.activeElement;
		const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(active?.tagName ?? '') || active?.isContentEditable;
		const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
		if ((isShortcut || (event.key === '/' && !isTyping)) && !dialog.open) {
			event.preventDefault();
			open();
		}
		if (dialog.open) move(event);
	});

	/** The arrow keys move through the results; Enter in the field follows the first. */
	function move(event) {
		const links = [input, ...results.querySelectorAll('a')];
		const at = links.indexOf(document.activeElement);
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			links[Math.max(0, Math.min(links.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1)))].focus();
		} else if (event.key === 'Enter' && document.activeElement === input) {
			event.preventDefault();
			links[1]?.click();
		}
	}
}

function elements({title, entries}, base) {
	const heading = Object.assign(document.createElement('h2'), {textContent: title});
	const list = document.createElement('ul');
	for (const {url, title: page, heading: part, text, terms} of entries) {
		const link = Object.assign(document.createElement('a'), {href: base + url});
		const name = Object.assign(document.createElement('strong'), {textContent: part ? `${page}: ${part}` : page});
		const excerpt = Object.assign(document.createElement('span'), {textContent: excerptOf(text, terms)});
		link.append(name, excerpt);
		const item = document.createElement('li');
		item.append(link);
		list.append(item);
	}
	return [heading, list];
}

/** The sentence with most of the terms, and what follows it. */
function excerptOf(text, terms) {
	const starts = [0, ...[...text.matchAll(/[.:!?] (?=[A-Z\d])/g)].map(({index}) => index + 2)];
	const count = from => {
		const part = text.slice(from, from + EXCERPT).toLowerCase();
		return terms.filter(term => part.includes(term)).length;
	};
	const from = starts.reduce((best, at) => (count(at) > count(best) ? at : best), 0);
	const rest = text.slice(from);
	const part = rest.length > EXCERPT ? `${rest.slice(0, EXCERPT).replace(/\s+\S*$/, '')} …` : rest;
	return `${from > 0 ? '… ' : ''}${part}`;
}
