// Marks the heading under "On this page" that the reader has reached.
export function startContents() {
	const links = new Map(
		[...document.querySelectorAll('.contents a')].map(link => [decodeURIComponent(link.hash.slice(1)), link]),
	);
	if (links.size === 0) return;
	const headings = [...links.keys()].map(id => document.getElementById(id)).filter(one => one !== null);
	const mark = () => {
		const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;
		const reached = headings.findLast(one => one.getBoundingClientRect().top <= top) ?? headings[0];
		for (const [id, link] of links) link.classList.toggle('is-reached', id === reached.id);
	};
	addEventListener('scroll', mark, {passive: true});
	mark();
}
