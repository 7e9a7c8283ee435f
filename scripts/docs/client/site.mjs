// The script of every page of the site. Everything works without it, except search, themes, copy buttons and editing the example.
import {startCopyButtons} from './copy.mjs';
import {startLiveExample} from './live-example.mjs';
import {startSearch} from './search.mjs';
import {startThemes} from './themes.mjs';
import {startTypeTips} from './type-tips.mjs';

startThemes();
startCopyButtons();
startTypeTips();
startLiveExample();
startSearch(document.documentElement.dataset.base ?? './');
