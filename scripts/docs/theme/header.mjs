// Docs: the mark, and the header of the site and the playground.
import {readFileSync} from 'node:fs';
import {fromSource} from '../from-source.mjs';

const {repository} = JSON.parse(readFileSync('package.json', 'utf8'));
export const REPOSITORY = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

const {MARK_PATHS} = await fromSource('sandbox/screen/look.ts');

/** The icon of the site, which a browser shows on light and dark. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>svg{color:#075a6e}@media(prefers-color-scheme:dark){svg{color:#74d0e2}}</style>${MARK_PATHS}</svg>\n`;

const icon = path => `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${path}</svg>`;
const MENU = icon('<path d="M4 7h16M4 12h16M4 17h16"/>');
const SEARCH = icon('<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>');

/** The parts of the site; `current` is the one that is open. */
const parts = (base, current) =>
	[
		['guides', 'Guides', `${base}guides/start-here.html`],
		['api', 'API', `${base}modules/paylock.html`],
		['playground', 'Playground', `${base}playground/index.html`],
	]
		.map(([key, name, href]) => `<a href="${href}"${key === current ? ' aria-current="true"' : ''}>${name}</a>`)
		.join('\n');

/** @param {{base: string, current?: string}} page */
export const header = ({base, current}) => `<header class="top">
<button type="button" class="menu" popovertarget="menu" aria-label="Menu">${MENU}</button>
<a class="home" href="${base}index.html">${icon(MARK_PATHS)}paylock</a>
<nav class="parts" aria-label="Parts of the site">${parts(base, current)}</nav>
<button type="button" id="search-open" hidden>${SEARCH}<span>Search</span> <kbd>Ctrl K</kbd></button>
<label class="theme" hidden><span class="unseen">Theme</span> <select id="theme"><option value="os">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
</header>`;

/**
 * The navigation: what the menu button opens on a narrow screen. With `links` it stands beside the page on a wide one.
 *
 * @param {{base: string, current?: string, label?: string, links?: string}} page
 */
export const menu = ({base, current, label = 'Menu', links = ''}) =>
	`<nav id="menu" popover class="links${links === '' ? '' : ' side'}" aria-label="${label}"><div class="parts">${parts(base, current)}</div>${links}</nav>`;

/** What the head of every page loads: the style, and the reader's theme. */
export const headLinks = base => `<link rel="icon" href="${base}assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${base}assets/site.css">
<script src="${base}assets/theme.js"></script>`;
