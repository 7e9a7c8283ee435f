// Docs: the page around each guide and symbol: header, navigation, contents, previous and next, footer.
import {readFileSync} from 'node:fs';
import {COMMAND_PAGES, GUIDES, guideOf, RULE_PAGES} from '../guides.mjs';
import {header, headLinks, menu, REPOSITORY} from './header.mjs';
import {escapeHtml, textOf} from './html.mjs';
import {searchDialog} from './search-dialog.mjs';

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));

/** A list of links; the current page is marked. */
const linkList = (base, url, items) =>
	`<ul>${items
		.map(
			({href, name}) =>
				`<li><a href="${base}${href}"${href === url ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`,
		)
		.join('')}</ul>`;

const guideLink = ({slug, title}) => ({href: `guides/${slug}.html`, name: title});

/** The guides by group; on a page about lint rules, also the rules. */
function guideNavigation({url, base}) {
	const groups = new Map();
	for (const guide of GUIDES) groups.set(guide.group, [...(groups.get(guide.group) ?? []), guideLink(guide)]);
	if (url.startsWith('guides/command-line/')) groups.set('Commands', COMMAND_PAGES.map(guideLink));
	if (/^guides\/(rules\/|lint-rules)/.test(url)) groups.set('Lint rules', RULE_PAGES.map(guideLink));
	return [...groups].map(([title, items]) => `<p>${title}</p>${linkList(base, url, items)}`).join('');
}

/** The entries of the package, and the exports of the current one by task. Types are folded, unless one of them is open. */
function referenceNavigation({url, base, reference}) {
	const isOpen = items => items.some(({href}) => href === url);
	const groups = reference
		.flatMap(entry => entry.groups)
		.map(({title, areTypes, links: items}) =>
			areTypes
				? `<details${isOpen(items) ? ' open' : ''}><summary>${title}</summary>${linkList(base, url, items)}</details>`
				: `<p>${title}</p>${linkList(base, url, items)}`,
		);
	const entries = reference.map(entry => {
		const isCurrent = entry.href === url ? ' aria-current="page"' : '';
		const name = `<a href="${base}${entry.href}"${isCurrent}>${escapeHtml(entry.name)}</a>`;
		return `<li${entry.groups.length > 0 ? ' class="open"' : ''}>${name}</li>`;
	});
	return `<ul class="entries">${entries.join('')}</ul><div class="symbols">${groups.join('')}</div>`;
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
	return `<nav class="links contents" aria-label="On this page"><p>On this page</p><ul>${items.join('')}</ul></nav>`;
}

/** The link to the guide that lists the pages of a group. */
const LISTED_ON = {
	Rules: base => `<a href="${base}guides/lint-rules.html">Lint rules</a>`,
	Commands: base => `<a href="${base}guides/command-line/index.html">The command line</a>`,
};

/** Above the title of a guide: its group, and the page as Markdown. */
function guideHead({group, slug}, base) {
	const markdown = `${base}guides/${slug}.md`;
	return `<div class="page-head aside"><p>${LISTED_ON[group]?.(base) ?? group}</p>
<p><button type="button" class="copy-page" data-page="${markdown}" hidden>Copy page</button> <a href="${markdown}">View as Markdown</a></p></div>`;
}

/** Previous and next guide, and the link to the source of this one. */
function turns(guide, base) {
	const index = GUIDES.indexOf(guide);
	const turn = (other, rel, label) =>
		other === undefined
			? ''
			: `<a rel="${rel}" class="${rel}" href="${base}guides/${other.slug}.html"><span class="aside">${label}</span> <strong>${escapeHtml(other.title)}</strong></a>`;
	const neighbors =
		index < 0 ? '' : turn(GUIDES[index - 1], 'prev', 'Previous') + turn(GUIDES[index + 1], 'next', 'Next');
	return `<nav class="cards" aria-label="Guides">${neighbors}</nav>
<p class="aside"><a href="${REPOSITORY}/edit/main/${guide.path}">Edit this page</a></p>`;
}

/**
 * @param {{url: string, base: string, title: string, description: string, model: import('typedoc').Reflection, body: string,
 *   isLanding: boolean, reference?: readonly {name: string, href: string, groups: readonly object[]}[]}} page
 */
export function layout(page) {
	const {base, title, description, body, model, isLanding, reference} = page;
	const links = isLanding ? '' : reference === undefined ? guideNavigation(page) : referenceNavigation(page);
	const label = isLanding ? 'Menu' : reference === undefined ? 'Site' : 'API reference';
	const guide = model.isDocument() ? guideOf(model.name) : undefined;
	const current = isLanding ? undefined : reference === undefined ? 'guides' : 'api';
	return `<html lang="en" data-base="${base}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'">
${headLinks(base)}
<script src="${base}assets/site.js" defer></script>
</head>
<body${isLanding ? ' class="landing"' : ''}>
<a class="skip" href="#main">Skip to content</a>
${header({base, current})}
<div class="columns">
${menu({base, current, label, links})}
<main id="main"${reference === undefined ? '' : ' class="reference"'}>
${guide === undefined ? '' : guideHead(guide, base)}
${body}
${guide === undefined ? '' : turns(guide, base)}
</main>
${isLanding ? '' : contentsOf(body)}
</div>
<footer class="aside"><p>paylock ${version} · MIT license</p><p><a href="${base}guides/glossary.html">Glossary</a> · <a href="${base}llms.txt">llms.txt</a> · <a href="${REPOSITORY}">Source</a></p></footer>
${searchDialog}
</body>
</html>`;
}
