// Search without its dialog: the index, and which results come in which order.
import MiniSearch from 'minisearch';

const GROUPS = [
	['guide', 'Guides', 8],
	['rule', 'Lint rules', 4],
	['symbol', 'API', 6],
];

/** Words of a question that say nothing about its subject. */
const STOP_WORDS = new Set(
	`a about am an and any anything are as at be because been being but by can cannot could did do does doing done dont each
	else ever every everything existing few find for from get gets getting give go goes got had has have having help here how i if in
	into is isnt it its just know like look made make makes many may me mean means might mine more most much must my need needs
	not of on one or other our out over please possible really same say says see set should so some someone something still
	such tell than that the their them then there these they thing things think this those to too us use used uses using very
	via want wants was way we were what when where whether which while who why will with without would write yes you your
	customer customers paylock`.split(/\s+/),
);

/** What people call it, and the words of the guides. */
const SYNONYMS = [
	[/\bcod\b/g, 'cash delivery'],
	[/\bnet ?banking\b/g, 'nb'],
	[/\b(pay[ -]?later|bnpl)\b/g, 'consumer finance'],
	[/\binstall?ments?\b/g, 'emi'],
	[/\b(recurring|subscriptions?|autopay)\b/g, 'mandate'],
	[/\b(unauthori[sz]ed|forbidden)\b/g, '401'],
	[/\b(loyalty|points)\b/g, 'reward'],
	[/\bvpa\b/g, 'upi'],
	[/\b(restrict|block|remove|disable|exclude|forbid|suppress|stop)\w*/g, 'hide'],
	[/\b(allow|enable|permit|offer)\w*/g, 'show'],
	[/\b(lose|losing)\b/g, 'lost'],
	[/\bmaximum\b/g, 'max'],
	[/\b(verify|assert|ensure|prove)\b/g, 'test'],
];

const isLong = term => term.length > 3;

/** The form in which a word is indexed and looked up: small letters, no plural. */
function processTerm(word) {
	const lower = word.toLowerCase();
	const term = isLong(lower) ? lower.replace(/(?<![sui])s$/, '') : lower;
	return STOP_WORDS.has(term) || STOP_WORDS.has(lower) ? null : term;
}

/** The beginning of a page counts more than a section of another; a section without prose, and one command's page, less. */
const weightOf = ({heading, text, url}) =>
	(heading === '' ? 2 : 1) * (text === '' ? 0.5 : 1) * (/\/command-line\/(?!in)/.test(url) ? 0.7 : 1);

/** The index of `assets/search.json`. */
export function indexOf(entries) {
	const index = new MiniSearch({
		fields: ['name', 'page', 'heading', 'text', 'code'],
		storeFields: ['title', 'heading', 'url', 'kind', 'text', 'code'],
		processTerm,
		searchOptions: {
			boost: {name: 4, heading: 6, page: 2, code: 0.5},
			boostDocument: (_id, _term, entry) => weightOf(entry),
		},
	});
	index.addAll(
		entries.map((entry, id) => {
			const {title, heading} = entry;
			return {...entry, id, ...(heading === '' ? {name: title} : {page: title})};
		}),
	);
	return index;
}

const HEADINGS = new Set(['name', 'page', 'heading']);

/** The words of a query, without those that say nothing; all of them, if there are no others. */
function wordsOf(query) {
	const words = query.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [];
	return [...new Set(words)].filter(word => processTerm(word) !== null);
}

/** From strict to loose: the first that finds anything counts, for each word. */
const MANNERS = [{prefix: isLong}, {prefix: true}, {prefix: true, fuzzy: term => isLong(term) && 0.2}];

/** A word with two neighboring letters in the other order, in all ways. */
const swapped = word =>
	Array.from(
		{length: isLong(word) ? word.length - 1 : 0},
		(_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
	);

/** What one word finds, itself or by a synonym; what is only similar, if nothing else. */
function searchWord(index, word) {
	const search = (text, manner) => index.search(text, {combineWith: 'AND', ...manner});
	const meant = SYNONYMS.filter(([pattern]) => pattern.test(word)).map(([, words]) => words);
	const [strict, ...loose] = MANNERS;
	for (const [texts, manner] of [
		[[word, ...meant], strict],
		[swapped(word), strict],
		...loose.map(one => [[word], one]),
	]) {
		const found = texts.flatMap(text => search(text, manner));
		if (found.length > 0) return found;
	}
	return [];
}

/** What a question asks how to do: it counts more than the things to do it with. */
const taskOf = query =>
	/\b(?:how (?:do|can|should|would|could) (?:i|we|you)|how to|(?:can|could|may) i) (\w+)/i.exec(query)?.[1];

/** What a question asks the meaning of. */
const termOf = query => /^what(?:'s| is| are| does) (?:an? |the )?(.+?)(?: mean)?\??$/i.exec(query)?.[1]?.toLowerCase();

/** The entries that have most of the words of a query; a word that few entries have counts more. */
function search(index, query) {
	const words = wordsOf(query);
	const task = taskOf(query)?.toLowerCase();
	const found = new Map();
	for (const word of words) {
		const weight = word === task ? 1.4 : 1;
		const best = new Map();
		for (const result of searchWord(index, word))
			if (result.score > (best.get(result.id)?.score ?? 0)) best.set(result.id, result);
		for (const result of best.values()) {
			const {score = 0, count = 0, headed = 0, terms = []} = found.get(result.id) ?? {};
			const isHeaded = Object.values(result.match).some(fields => fields.some(name => HEADINGS.has(name)));
			found.set(result.id, {
				...result,
				score: score + weight * result.score,
				count: count + weight,
				headed: headed + (isHeaded ? weight : 0),
				terms: [...terms, ...result.terms],
			});
		}
	}
	return [...found.values()]
		.map(one => ({
			...one,
			score: one.score * (one.count / words.length) ** 2 * (1 + 2 * (one.headed / words.length) ** 2),
		}))
		.sort((a, b) => b.score - a.score);
}

/** The groups of results for a query: guides first, unless it is the name of a rule, or of a symbol that is not a plain word. */
export function resultsFor(index, query) {
	const found = search(index, query);
	const term = termOf(query);
	const definitions = found.filter(
		({kind, heading}) => kind === 'term' && heading.split(', ').some(one => one.toLowerCase() === term),
	);
	const isNamed = ({title, heading}) => [title, heading].includes(query);
	const names = ['rule', ...(/[A-Z]/.test(query) ? ['symbol'] : [])];
	const named = found.find(one => names.includes(one.kind) && isNamed(one))?.kind;
	const groups = GROUPS.map(([kind, title, most]) => {
		const ofKind = found.filter(one => one.kind === kind);
		const first = kind === 'guide' ? definitions : [];
		const exact = ofKind.filter(isNamed);
		return {kind, title, entries: [...new Set([...first, ...exact, ...ofKind])].slice(0, most)};
	});
	const first = groups.filter(({kind}) => kind === named);
	return {
		total: found.filter(({kind}) => kind !== 'term').length,
		groups: [...new Set([...first, ...groups])].filter(({entries}) => entries.length > 0),
	};
}
