// The script of the list of requests: it shows new ones by itself. The page works without it.

/** Replaces the list once it has changed; says when the sandbox has stopped. */
export const LIVE = `
const listIn = page => page.querySelector('main');
let shown = listIn(document).innerHTML;
const state = text => {
	document.querySelector('.live').textContent = text;
};
state('live');
setInterval(async () => {
	if (document.hidden) return;
	try {
		const next = listIn(new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html'));
		if (next.innerHTML !== shown) {
			shown = next.innerHTML;
			listIn(document).replaceWith(next);
		}
		state('live');
	} catch {
		state('stopped');
	}
}, 2000);
`;
