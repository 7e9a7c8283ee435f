// The choice of a theme, shared with the playground.
export function startThemes() {
	const select = document.querySelector('#theme');
	if (select === null) return;
	select.closest('label').hidden = false;
	select.value = document.documentElement.dataset.theme;
	select.addEventListener('change', () => {
		document.documentElement.dataset.theme = select.value;
		localStorage.setItem('tsd-theme', select.value);
	});
}
