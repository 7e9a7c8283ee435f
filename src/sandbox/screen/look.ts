// What the pages of the sandbox have in common with the documentation: the mark, the colors, and a few elements.

/** A lock whose body is a payment card, in a box of 24 by 24. */
export const MARK_PATHS =
	'<path d="M7.25 10.5V7.25a4.75 4.75 0 0 1 9.5 0v3.25" fill="none" stroke="currentColor" stroke-width="2.25"/><path fill="currentColor" fill-rule="evenodd" d="M4.5 9.5h15A2.5 2.5 0 0 1 22 12v7.5a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5V12a2.5 2.5 0 0 1 2.5-2.5ZM2 12.75h20v2.5H2ZM5 17.75h4.5v1.5H5Z"/>';

/** One color for what can be followed or pressed. Green, amber and slate are the verdicts; red is for mistakes only. */
export const LOOK = `
:root {
	color-scheme: light dark;
	--sans: Geist, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
	--mono: "Geist Mono", ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
	--background: light-dark(#fdfefe, #0b1215);
	--background-aside: light-dark(#f3f7f7, #111b1f);
	--raised: light-dark(#fff, #162227);
	--border: light-dark(#d9e2e3, #26363c);
	--control-border: light-dark(#7b8b8e, #71848a);
	--text: light-dark(#0f2025, #e6eeee);
	--text-aside: light-dark(#4b5d62, #a2b4b8);
	--link: light-dark(#075a6e, #74d0e2);
	--selection: light-dark(#d3eaee, #17414c);
	--pay: light-dark(#0c3540, #0a2a33);
	--shown: light-dark(#0d6a3f, #7edaa8);
	--shown-back: light-dark(#e0f3e8, #12301f);
	--undetermined: light-dark(#7d4a00, #f2c274);
	--undetermined-back: light-dark(#fbeed6, #35280e);
	--hidden: light-dark(#4b5a66, #b3c0cc);
	--hidden-back: light-dark(#e8edf1, #25313a);
	--error: light-dark(#b3221b, #ff9d94);
	--error-back: light-dark(#fdeae8, #3a1716);
	--shadow: 0 1px 2px rgb(4 30 38 / 6%), 0 12px 32px -12px rgb(4 30 38 / 18%);
}
* { box-sizing: border-box; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: .2em; }
summary { cursor: pointer; }
:is(a, button, select, input, summary, pre, .table):focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.badge { display: inline-block; padding: 0 .5rem; border-radius: 1rem; background: var(--hidden-back); color: var(--hidden); font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.badge.shown { background: var(--shown-back); color: var(--shown); }
.badge:is(.undetermined, .uncertain, .warning) { background: var(--undetermined-back); color: var(--undetermined); }
.badge.error { background: var(--error-back); color: var(--error); }
.words p { margin: 0 0 .25rem; }
.words ul { margin: 0; padding: 0 0 0 1.25rem; list-style: disc; }
.words li { margin: .125rem 0; max-width: 46rem; }
.words li::marker { color: var(--text-aside); }
`;
