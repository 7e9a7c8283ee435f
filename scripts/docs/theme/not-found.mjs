// Docs: the page for an address that does not exist. A host serves it at any depth: its style is inside, and its links start
// at the homepage of package.json.
import {readFileSync} from 'node:fs';
import {GUIDES} from '../guides.mjs';
import {escapeHtml} from './html.mjs';

const {homepage} = JSON.parse(readFileSync('package.json', 'utf8'));
const root = new URL(homepage).pathname;

/** @param {string} look the colors and fonts of the site */
export const notFound = look => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page not found · paylock</title>
<style>${look}
@font-face { font-family: Geist; src: url("${root}assets/geist.woff2"); font-weight: 100 900; }
body { margin: 0; background: var(--background); color: var(--text); font: 1rem/1.6 var(--sans); }
header { padding: 1rem max(1rem, calc((100% - 86rem) / 2)); border-bottom: 1px solid var(--border); font: 600 1.125rem var(--sans); }
header a { color: inherit; text-decoration: none; }
main { max-width: 36rem; margin: 12vh auto; padding: 0 1rem; }
h1 { font-size: 2.25rem; font-weight: 600; line-height: 1.2; letter-spacing: -.015em; }
</style>
</head>
<body>
<header><a href="${root}index.html">paylock</a></header>
<main>
<h1>Page not found</h1>
<p>No page of the paylock documentation has this address. It may have moved:</p>
<ul>
<li><a href="${root}index.html">The landing page</a>, with search</li>
${GUIDES.filter(({group}) => group === 'Start')
	.map(({slug, title}) => `<li><a href="${root}guides/${slug}.html">${escapeHtml(title)}</a></li>`)
	.join('\n')}
</ul>
</main>
</body>
</html>
`;
