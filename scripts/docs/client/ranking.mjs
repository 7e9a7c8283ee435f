// Search without its dialog: the index, and which results come in which order.
import MiniSearch from 'minisearch';

const GROUPS = [
	['guide', 'Guides', 8],
	['rule', 'Lint rules', 4],
	['symbol', 'API', 6],
];

/** The index of `assets/search.json`. */
export function indexOf(entries) {
	const index = new MiniSearch({
		fields: ['title', 'heading', 'text'],
		storeFields: ['title', 'heading', 'url', 'kind', 'text'],
		searchOptions: {
			boost: {title: 4, heading: 3},
			prefix: true,
			fuzzy: term => (term.length > 3 ? 0.25 : false),
			combineWith: 'AND',
			// The beginning of a page counts more than a section of another.
			boostDocument: (_id, _term, {heading}) => (heading === '' ? 2 : 1),
		},
	});
	index.addAll(entries.map((entry, id) => ({...entry, id})));
	return index;
}

/** The groups of results for a query: guides first, unless it is the name of a rule, or of a symbol that is no plain word. */
export function resultsFor(index, query) {
	let found = index.search(query);
	if (found.length === 0) found = index.search(query, {combineWith: 'OR'});
	const isNamed = ({title, heading}) => [title, heading].includes(query);
	const names = ['rule', ...(/[A-Z]/.test(query) ? ['symbol'] : [])];
	const named = found.find(one => names.includes(one.kind) && isNamed(one))?.kind;
	const groups = GROUPS.map(([kind, title, most]) => {
		const ofKind = found.filter(one => one.kind === kind);
		const exact = ofKind.filter(isNamed);
		return {kind, title, entries: [...new Set([...exact, ...ofKind])].slice(0, most)};
	});
	const first = groups.filter(({kind}) => kind === named);
	return {
		total: found.length,
		groups: [...new Set([...first, ...groups])].filter(({entries}) => entries.length > 0),
	};
}
