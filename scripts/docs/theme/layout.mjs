// Docs: the page around each guide and symbol: header, navigation, contents, previous and next, footer.
import {readFileSync} from 'node:fs';
import {GUIDES, guideOf, RULE_PAGES} from '../guides.mjs';
import {escapeHtml, textOf} from './html.mjs';
import {searchDialog} from './search-dialog.mjs';

const {repository, version} = JSON.parse(readFileSync('package.json', 'utf8'));
const REPOSITORY = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

const link = (href, text, isCurrent) =>
	`<a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a>`;

function navigation({url, base, entries}) {
	const groups = Map.groupBy?.(GUIDES, ({group}) => group) ?? grouped(GUIDES);
	const lists = [...groups].map(([group, guides]) => {
		const items = guides.map(({slug, title}) =>
			link(`${base}guides/${slug}.html`, title, url === `guides/${slug}.html`),
		);
		return [group, items];
	});
	lists.push(['API', entries.map(({href, name}) => link(base + href, name, url === href))]);
	if (/^guides\/(rules\/|lint-rules)/.test(url))
		lists.push([
			'Lint rules',
			RULE_PAGES.map(({slug, title}) => link(`${base}guides/${slug}.html`, title, url === `guides/${slug}.html`)),
		]);
	return lists
		.map(([group, items]) => `<p>${group}</p><ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`)
		.join('');
}

/** `Map.groupBy`, which Node 20 lacks. */
function grouped(guides) {
	const groups = new Map();
	for (const guide of guides) groups.set(guide.group, [...(groups.get(guide.group) ?? []), guide]);
	return groups;
}

/** A page with more headings lists only those of the second level. */
const MOST_HEADINGS = 40;

/** The headings of a page as a table of contents. */
function contentsOf(html) {
	const all = [...html.matchAll(/<h(?<level>[23])[^>]*?id="(?<id>[^"]+)"[^>]*>(?<text>[\s\S]*?)<\/h[23]>/g)];
	const headings = all.length > MOST_HEADINGS ? all.filter(({groups}) => groups.level === '2') : all;
	if (headings.length < 2) return '';
	const items = headings.map(({groups: {level, id, text}}) => {
		const inner = level === '3' ? ' class="inner"' : '';
		return `<li${inner}><a href="#${id}">${escapeHtml(textOf(text))}</a></li>`;
	});
	return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${items.join('')}</ul></nav>`;
}

/** Previous and next guide, and the link to the source of this one. */
function turns(model, base) {
	const guide = model.isDocument() ? guideOf(model.name) : undefined;
	if (guide === undefined) return '';
	const index = GUIDES.indexOf(guide);
	const turn = (other, rel, label) =>
		other === undefined
			? ''
			: `<a rel="${rel}" class="${rel}" href="${base}guides/${other.slug}.html"><span>${label}</span> ${escapeHtml(other.title)}</a>`;
	const neighbors =
		index < 0 ? '' : turn(GUIDES[index - 1], 'prev', 'Previous') + turn(GUIDES[index + 1], 'next', 'Next');
	return `<nav class="turns" aria-label="Guides">${neighbors}</nav>
<p class="edit"><a href="${REPOSITORY}/edit/main/${guide.path}">Edit this page</a> · <a href="${base}guides/${guide.slug}.md">View as Markdown</a></p>`;
}

/**
 * @param {{url: string, base: string, title: string, description: string, entries: readonly {href: string, name: string}[],
 *   model: import('typedoc').Reflection, body: string, isLanding: boolean}} page
 */
export function layout(page) {
	const {base, title, description, body, model, isLanding} = page;
	const nav = navigation(page);
	const contents = isLanding ? '' : contentsOf(body);
	return `<html lang="en" data-base="${base}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'">
<link rel="icon" href="${base}assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${base}assets/site.css">
<script src="${base}assets/theme.js"></script>
<script src="${base}assets/site.js" defer></script>
</head>
<body${isLanding ? ' class="landing"' : ''}>
<a class="skip" href="#main">Skip to content</a>
<header class="top">
<details class="menu"><summary>Menu</summary><nav aria-label="Menu">${nav}</nav></details>
<a class="home" href="${base}index.html">paylock</a>
<button type="button" id="search-open" hidden>Search <kbd>Ctrl K</kbd></button>
<a href="${base}guides/start-here.html">Guides</a>
<a href="${base}modules/paylock.html">API</a>
<a href="${base}playground/index.html">Playground</a>
<a class="source" href="${REPOSITORY}">Source</a>
<label class="theme" hidden>Theme <select id="theme"><option value="os">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
</header>
<div class="columns">
${isLanding ? '' : `<nav class="side" aria-label="Site">${nav}</nav>`}
<main id="main">
${body}
${turns(model, base)}
</main>
${contents}
</div>
<footer><p>paylock ${version} · <a href="${base}llms.txt">llms.txt</a> · MIT license</p></footer>
${searchDialog}
</body>
</html>`;
}
