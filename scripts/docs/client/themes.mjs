// The choice of a theme, for every page of the site, the playground, and the payment screens in them.
import {showScreens} from './screens.mjs';

const KEY = 'tsd-theme';

export function startThemes() {
	const {dataset} = document.documentElement;
	dataset.theme = localStorage.getItem(KEY) ?? 'os';
	showScreens();
	const select = document.querySelector('#theme');
	if (select === null) return;
	select.closest('label').hidden = false;
	select.value = dataset.theme;
	select.addEventListener('change', () => {
		dataset.theme = select.value;
		localStorage.setItem(KEY, select.value);
		showScreens();
	});
}
