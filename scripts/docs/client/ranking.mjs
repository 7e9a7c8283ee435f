// Search without its dialog: the index, and which results come in which order.
import MiniSearch from 'minisearch';

const GROUPS = [
	['guide', 'Guides', 8],
	['rule', 'Lint rules', 4],
	['symbol', 'API', 6],
];

/** What people call it, and the word of the guides. */
const SYNONYMS = [
	[/\bcod\b/, 'cash on delivery'],
	[/\bnet ?banking\b/, 'nb'],
	[/\b(pay[ -]?later|bnpl)\b/, 'consumer finance'],
	[/\binstall?ments?\b/, 'emi'],
	[/\b(recurring|subscriptions?|autopay)\b/, 'mandate'],
	[/\b(unauthori[sz]ed|forbidden)\b/, '401'],
	[/\b(loyalty|points)\b/, 'reward'],
	[/\bvpa\b/, 'upi'],
];

const isLong = term => term.length > 3;

/** From strict to loose: the first that finds anything counts. */
const MANNERS = [
	{prefix: isLong},
	{prefix: true},
	{prefix: true, fuzzy: term => isLong(term) && 0.2},
	{prefix: true, fuzzy: term => isLong(term) && 0.2, wordsCombineWith: 'OR'},
];

/** The index of `assets/search.json`. */
export function indexOf(entries) {
	const index = new MiniSearch({
		fields: ['title', 'heading', 'text'],
		storeFields: ['title', 'heading', 'url', 'kind', 'text'],
		searchOptions: {
			boost: {title: 4, heading: 3},
			// The beginning of a page counts more than a section of another.
			boostDocument: (_id, _term, {heading}) => (heading === '' ? 2 : 1),
		},
	});
	index.addAll(entries.map((entry, id) => ({...entry, id})));
	return index;
}

/** What is meant by a query, or by its synonyms. */
function search(index, query) {
	const plain = query
		.toLowerCase()
		.split(/\s+/)
		.map(word => unswapped(index, word))
		.join(' ');
	const meant = SYNONYMS.reduce((text, [pattern, word]) => text.replace(pattern, word), plain);
	for (const {wordsCombineWith = 'AND', ...manner} of MANNERS) {
		const queries = [...new Set([plain, meant])].map(text => ({combineWith: wordsCombineWith, queries: [text]}));
		const found = index.search({combineWith: 'OR', queries}, manner);
		if (found.length > 0) return found;
	}
	return [];
}

/** A word that occurs nowhere, with two letters in the other order if that one does. */
function unswapped(index, word) {
	const isKnown = one => index.search(one, {prefix: true, combineWith: 'AND'}).length > 0;
	const swap = at => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
	if (!isLong(word) || isKnown(word)) return word;
	return Array.from({length: word.length - 1}, (_, at) => swap(at)).find(isKnown) ?? word;
}

/** The groups of results for a query: guides first, unless it is the name of a rule, or of a symbol that is not a plain word. */
export function resultsFor(index, query) {
	const found = search(index, query);
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
