// The type of the name under the pointer, or of the name that the arrow keys reach in a focused sample.
export function startTypeTips() {
	const tip = document.createElement('div');
	tip.id = 'type-tip';
	tip.setAttribute('role', 'status');
	tip.hidden = true;
	document.body.append(tip);
	let shown = null;

	const hide = () => {
		shown?.classList.remove('is-shown');
		shown = null;
		tip.hidden = true;
	};
	const show = name => {
		hide();
		shown = name;
		name.classList.add('is-shown');
		tip.textContent = name.dataset.type;
		tip.hidden = false;
		const {left, bottom} = name.getBoundingClientRect();
		const most = document.documentElement.clientWidth - tip.offsetWidth - 16;
		tip.style.left = `${scrollX + Math.max(16, Math.min(left, most))}px`;
		tip.style.top = `${scrollY + bottom + 4}px`;
	};

	document.addEventListener('pointerover', ({target}) => {
		const name = target.closest?.('.type-of');
		if (name) show(name);
		else if (!tip.contains(target)) hide();
	});
	document.addEventListener('focusout', hide);
	document.addEventListener('keydown', event => {
		if (event.key === 'Escape') hide();
		const sample = document.activeElement?.closest('pre.twoslash');
		if (!sample || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
		const names = [...sample.querySelectorAll('.type-of')];
		const next = names[names.indexOf(shown) + (event.key === 'ArrowRight' ? 1 : -1)];
		if (!next) return;
		event.preventDefault();
		next.scrollIntoView({block: 'nearest', inline: 'nearest'});
		show(next);
	});
}
