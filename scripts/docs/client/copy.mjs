// Copies a sample without the compiler's messages in it, or a whole guide as Markdown.
export function startCopyButtons() {
	for (const button of document.querySelectorAll('.copy-page')) button.hidden = false;
	document.addEventListener('click', ({target}) => {
		const button = target.closest?.('button:is(.copy, .copy-page)');
		if (button) void copy(button);
	});
}

async function copy(button) {
	const label = button.dataset.page === undefined ? 'Copy' : 'Copy page';
	try {
		await navigator.clipboard.writeText(await textFor(button));
		button.textContent = 'Copied';
	} catch {
		button.textContent = 'Not allowed';
	}
	setTimeout(() => {
		button.textContent = label;
	}, 1500);
}

async function textFor(button) {
	if (button.dataset.page !== undefined) return (await fetch(button.dataset.page)).text();
	const code = button.closest('pre, .sample').querySelector('code').cloneNode(true);
	for (const message of code.querySelectorAll('.refusal')) message.remove();
	return code.textContent;
}
