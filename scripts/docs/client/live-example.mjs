// The example of the landing page, edited in place: the playground with nothing but its editor and its screen.
export function startLiveExample() {
	const button = document.querySelector('button.edit-here');
	if (button === null) return;
	// Without this script there is only the link to the playground.
	button.hidden = false;
	button.addEventListener('click', () => {
		const frame = document.createElement('iframe');
		frame.className = 'live';
		frame.title = 'Editor for this example, with the payment screen';
		frame.src = button.dataset.playground.replace('#', '?embedded#');
		frame.addEventListener('load', () => frame.focus(), {once: true});
		// As high as what it replaces, so that nothing below moves.
		const example = document.querySelector('.example');
		example.style.height = `${example.offsetHeight}px`;
		example.classList.add('is-live');
		example.replaceChildren(frame);
	});
}
