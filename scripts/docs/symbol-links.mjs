// Docs: links names in code spans of a guide to their pages: `lint` becomes a link to the function, once for each page.
import {escapeHtml} from './theme/html.mjs';
import {isCallable} from './theme/reference.mjs';

/** Exports whose names mean something else in a guide: the package, a field, an option. */
const PLAIN = new Set(['paylock', 'rules', 'toAmount', 'session', 'mandate', 'emi', 'filter']);

export function linkSymbols({contents = '', model, project}, router, base) {
	if (!model.isDocument()) return contents;
	const symbols = new Map();
	for (const entry of project.children ?? [])
		for (const child of entry.children ?? [])
			if ((isCallable(child) || /^[A-Z]\w+$/.test(child.name)) && !symbols.has(child.name))
				symbols.set(child.name, child);
	const linked = new Set();
	return contents.replaceAll(
		/(<a [^>]*>[\s\S]*?<\/a>|<h[1-6][^>]*>[\s\S]*?<\/h[1-6]>|<pre[\s\S]*?<\/pre>)|<code>(\w+)<\/code>/g,
		(whole, skipped, name) => {
			if (skipped !== undefined || linked.has(name)) return whole;
			const symbol = PLAIN.has(name) ? undefined : symbols.get(name);
			if (symbol === undefined) return whole;
			linked.add(name);
			return `<a href="${base}${router.getFullUrl(symbol)}"><code>${escapeHtml(name)}</code></a>`;
		},
	);
}
