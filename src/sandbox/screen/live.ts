// The script of the list of requests: it shows new ones by itself. The page works without it.

/** Replaces the list once it has changed; says when the sandbox has stopped. */
export const LIVE = `
const state = document.querySelector('.live');
state.textContent = 'live';
setInterval(async () => {
	if (document.hidden) return;
	try {
		const page = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
		const [shown, next] = [document, page].map(one => one.querySelector('main'));
		if (next.innerHTML !== shown.innerHTML) shown.replaceWith(next);
		state.textContent = 'live';
	} catch {
		state.textContent = 'stopped';
	}
}, 2000);
`;
