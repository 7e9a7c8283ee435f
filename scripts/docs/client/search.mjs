// Search over guides, headings, lint rules and symbols. Guides come first; the index is loaded with the first search.
import MiniSearch from 'minisearch';

const GROUPS = [
	['guide', 'Guides', 8],
	['rule', 'Lint rules', 4],
	['symbol', 'API', 6],
];

export function startSearch(base) {
	const dialog = document.querySelector('#search');
	const opener = document.querySelector('#search-open');
	const input = document.querySelector('#search-input');
	const results = document.querySelector('#search-results');
	const status = document.querySelector('#search-status');
	let index;

	const load = async () => {
		const entries = await (await fetch(`${base}assets/search.json`)).json();
		const made = new MiniSearch({
			fields: ['title', 'heading', 'text'],
			storeFields: ['title', 'heading', 'url', 'kind', 'text'],
			searchOptions: {
				boost: {title: 4, heading: 3},
				prefix: true,
				fuzzy: term => (term.length > 4 ? 0.2 : false),
				combineWith: 'AND',
				// The beginning of a page counts more than a section of another.
				boostDocument: (_id, _term, {heading}) => (heading === '' ? 2 : 1),
			},
		});
		made.addAll(entries.map((entry, id) => ({...entry, id})));
		return made;
	};

	const show = async () => {
		index ??= load();
		const made = await index;
		const query = input.value.trim();
		let found = query === '' ? [] : made.search(query);
		if (found.length === 0 && query !== '') found = made.search(query, {combineWith: 'OR'});
		results.replaceChildren(...GROUPS.flatMap(([kind, title, most]) => group(found, kind, title, most, base)));
		status.textContent = query === '' ? '' : `${found.length} ${found.length === 1 ? 'result' : 'results'}`;
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
		const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');
		if (event.key === '/' && !isTyping && !dialog.open) {
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

function group(found, kind, title, most, base) {
	const entries = found.filter(one => one.kind === kind).slice(0, most);
	if (entries.length === 0) return [];
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

/** The text around the first term that occurs in it. */
function excerptOf(text, terms) {
	const at = Math.max(0, ...terms.map(term => text.toLowerCase().indexOf(term)).slice(0, 1));
	const from = at < 60 ? 0 : text.indexOf(' ', at - 50) + 1;
	return `${from > 0 ? '… ' : ''}${text.slice(from, from + 140)}${text.length > from + 140 ? ' …' : ''}`;
}
