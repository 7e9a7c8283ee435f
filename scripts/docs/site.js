// The site's own script: the type of what the pointer rests on, or of what the arrow keys reach in a focused sample; and
// search results as a list of options.
(() => {
	// In the menu of a small screen the way to other pages comes first.
	if (innerWidth < 770) document.querySelector('.tsd-page-navigation')?.removeAttribute('open');

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

	// A search result is an option of a list: a link inside it would be announced as a control inside a control.
	const results = new MutationObserver(() => {
		for (const link of document.querySelectorAll('#tsd-search-results a[href]')) {
			link.closest('li').dataset.href = link.href;
			link.removeAttribute('href');
		}
	});
	// The dialog is in the page from the start, its results come and go.
	results.observe(document.getElementById('tsd-search') ?? document.body, {childList: true, subtree: true});
	const follow = ({target, button, ctrlKey, metaKey, shiftKey}) => {
		const href = target.closest?.('#tsd-search-results li')?.dataset.href;
		if (href === undefined || button > 1) return;
		if (button === 1 || ctrlKey || metaKey || shiftKey) open(href);
		else location.assign(href);
	};
	document.addEventListener('click', follow);
	document.addEventListener('auxclick', follow);

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
})();
