// Copies a sample without the compiler's messages in it.
export function startCopyButtons() {
	document.addEventListener('click', async ({target}) => {
		const button = target.closest?.('button.copy');
		if (!button) return;
		const code = button.closest('pre, .sample').querySelector('code').cloneNode(true);
		for (const message of code.querySelectorAll('.refusal')) message.remove();
		try {
			await navigator.clipboard.writeText(code.textContent);
			button.textContent = 'Copied';
		} catch {
			button.textContent = 'Not allowed';
		}
		setTimeout(() => {
			button.textContent = 'Copy';
		}, 1500);
	});
}
