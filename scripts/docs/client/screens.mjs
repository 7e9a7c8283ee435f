// Payment screens in frames. They follow the reader's choice of a theme, which a frame cannot see.

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
	const shown = theme === 'os' ? html : html.replace('color-scheme: light dark', `color-scheme: ${theme}`);
	if (frame.srcdoc !== shown) frame.srcdoc = shown;
}

/** Shows every screen of the page in the theme that is chosen now. */
export function showScreens() {
	for (const frame of document.querySelectorAll('iframe[srcdoc]'))
		showScreen(frame, documents.get(frame) ?? frame.srcdoc);
}
