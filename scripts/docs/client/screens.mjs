// Payment screens in frames. They have the font of the site and the height of their content, and follow the reader's choice of
// a theme, which a frame cannot see.

/** The document of each frame, as it was made. */
const documents = new WeakMap();

/**
 * Shows a document of `renderScreen` in a frame, in the theme of the page.
 *
 * @param {HTMLIFrameElement} frame
 * @param {string} html
 */
export function showScreen(frame, html) {
	documents.set(frame, html);
	const {theme = 'os'} = document.documentElement.dataset;
	const themed = theme === 'os' ? html : html.replace('color-scheme: light dark', `color-scheme: ${theme}`);
	const shown = themed.replace('<style>', `<style>${font()}`);
	if (frame.srcdoc === shown) return;
	frame.onload = () => fitContent(frame);
	frame.srcdoc = shown;
}

/** The font beside the stylesheet of the page; a browser loads none for a page opened from a file. */
function font() {
	const sheet = document.querySelector('link[href$="site.css"]')?.href ?? '';
	if (!sheet.startsWith('http')) return '';
	return `@font-face{font-family:Geist;src:url("${new URL('geist.woff2', sheet)}");font-weight:100 900}`;
}

/** Shows all of a screen, so that no row is cut off. */
function fitContent(frame) {
	const {height = 0} = frame.contentDocument?.body.getBoundingClientRect() ?? {};
	if (height > 0) frame.style.height = `${Math.ceil(height) + frame.offsetHeight - frame.clientHeight}px`;
}

/** Shows every screen of the page in the theme that is chosen now. */
export function showScreens() {
	for (const frame of document.querySelectorAll('iframe[srcdoc]'))
		showScreen(frame, documents.get(frame) ?? frame.srcdoc);
}
