// The script of every page of the site. Everything works without it, except search, themes and copy buttons.
import {startCopyButtons} from './copy.mjs';
import {startSearch} from './search.mjs';
import {startThemes} from './themes.mjs';
import {startTypeTips} from './type-tips.mjs';

startThemes();
startCopyButtons();
startTypeTips();
startSearch(document.documentElement.dataset.base ?? './');
