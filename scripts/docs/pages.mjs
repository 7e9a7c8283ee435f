// Docs: what typedoc's pages lack for keyboards and screen readers: a main landmark, headings without gaps, no link inside
// a summary.

/** @param {import('typedoc').PageEvent} page */
export function accessible({contents = '', model}) {
	const kind = 'kind' in model ? ` kind-${model.kind}` : '';
	const html = contents
		.replace('<div class="col-content">', `<div class="col-content${kind}" role="main">`)
		.replace('<div class="page-menu">', '<div class="page-menu" role="navigation" aria-label="This page">')
		.replaceAll(
			/(<summary[^>]*>(?:(?!<\/summary>).)*?)<a href="#[^"]*" aria-label="Permalink"(?:(?!<\/a>).)*<\/a>/gs,
			'$1',
		);
	return inOrder(html);
}

/** Each heading at most one level below the one before it; its looks stay. */
function inOrder(html) {
	let before = 0;
	return html.replaceAll(/<h([1-6])(?=[ >])/g, (tag, written) => {
		const level = Math.min(Number(written), before + 1);
		before = level;
		return level === Number(written) ? tag : `${tag} aria-level="${level}"`;
	});
}
