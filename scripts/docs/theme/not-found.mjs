// Docs: the page for an address that does not exist. A host serves it at any depth: its style is inside, and its links start
// at the homepage of package.json.
import {readFileSync} from 'node:fs';
import {GUIDES} from '../guides.mjs';
import {escapeHtml} from './html.mjs';

const {homepage} = JSON.parse(readFileSync('package.json', 'utf8'));
const root = new URL(homepage).pathname;

export const notFound = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page not found · paylock</title>
<style>:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}main{max-width:36rem;margin:15vh auto;padding:0 1rem}</style>
</head>
<body>
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
