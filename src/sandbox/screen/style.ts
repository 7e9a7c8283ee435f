// The style of all pages: light and dark, from a phone's width up.

/** Colors of the tiles; classes, since a strict content security policy refuses inline styles. */
export const HUES = 12;
const hues = Array.from({length: HUES}, (_, index) => `.hue-${index} { --hue: ${(index * 360) / HUES}; }`);

export const STYLE = `
:root {
	color-scheme: light dark;
	--page: #eef0f5; --card: #fff; --line: #dfe3ec; --text: #171a21; --soft: #58606f; --accent: #1f4fd0; --on-accent: #fff;
	--shown: #0b6a3c; --shown-back: #e4f5ec; --undetermined: #7a4b00; --undetermined-back: #fdf0d8;
	--hidden: #565d6b; --hidden-back: #eceef2; --error: #a8202b; --error-back: #fdeaea;
}
@media (prefers-color-scheme: dark) {
	:root {
		--page: #0e1015; --card: #181b22; --line: #2c313c; --text: #eceef3; --soft: #aab1bf; --accent: #9dbbff; --on-accent: #0e1015;
		--shown: #82e0b0; --shown-back: #12301f; --undetermined: #f4c97c; --undetermined-back: #37290d;
		--hidden: #b4bbc8; --hidden-back: #282d36; --error: #ff9ea4; --error-back: #3a1719;
	}
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 46rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0 0 .5rem; font-size: 1.0625rem; }
p, ul, ol { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--accent); font-weight: 600; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
code, pre { font: .8125rem/1.5 ui-monospace, monospace; }
pre { margin: .5rem 0 0; padding: .75rem; background: var(--page); border-radius: .5rem; white-space: pre-wrap; }
pre.words { font: inherit; background: none; padding: 0; }
.soft { color: var(--soft); font-size: .875rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem; padding: .5rem 1rem; background: var(--card); border-bottom: 1px solid var(--line); }
nav a { padding: .375rem .75rem; border-radius: 2rem; text-decoration: none; font-size: .9375rem; }
nav a[aria-current] { background: var(--accent); color: var(--on-accent); }
.card { margin-top: 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
.badge { display: inline-block; padding: .0625rem .625rem; border-radius: 1rem; font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.badge.shown { background: var(--shown-back); color: var(--shown); }
.badge.undetermined, .badge.warning { background: var(--undetermined-back); color: var(--undetermined); }
.badge.hidden, .badge.info { background: var(--hidden-back); color: var(--hidden); }
.badge.error { background: var(--error-back); color: var(--error); }
summary { cursor: pointer; }
summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
summary h2 { display: inline; }
.why .notice { margin-top: 1rem; padding: 1rem; border-radius: .75rem; }
.tally { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem; }
.decision + .decision { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.decision p { margin-top: .375rem; }
.chips { display: flex; flex-wrap: wrap; gap: .375rem; margin: .5rem 0; }
.chips li { padding: .125rem .625rem; border: 1px solid var(--line); border-radius: .5rem; font-size: .9375rem; }
.issues li, .sessions li { margin-top: .5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: normal; }
.phone { max-width: 25rem; margin: 0 auto; background: var(--card); border: 1px solid var(--line); border-radius: 1.5rem; overflow: hidden; box-shadow: 0 1rem 3rem rgb(0 0 0 / .12); }
.pay { padding: 1.5rem 1.25rem 1.25rem; background: var(--accent); color: var(--on-accent); }
.pay .label { font-size: .875rem; }
.pay h1 { font-size: 2.25rem; font-variant-numeric: tabular-nums; }
.pay small { font-size: 1rem; font-weight: 500; }
.phone section { padding: 1rem 1.25rem; }
.phone section + section { border-top: 1px solid var(--line); }
.notice { background: var(--shown-back); }
.method h2:last-child { display: flex; align-items: center; gap: .5rem; margin: 0; }
.method h2:last-child::after { content: '›'; margin-left: auto; color: var(--soft); font-size: 1.5rem; line-height: 1; }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .5rem; }
.tiles li { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; min-height: 3rem; padding: .375rem .625rem; border: 1px solid var(--line); border-radius: .75rem; font-size: .9375rem; line-height: 1.25; }
.tiles li > span:nth-child(2) { flex: 1 1 5rem; }
.tiles .reading { flex-basis: 100%; }
.tiles .unsure { border-style: dashed; color: var(--soft); }
.tiles small { display: block; color: var(--soft); font-size: .8125rem; }
.tiles code { display: block; color: var(--soft); font-size: .75rem; }
.tiles .more { border: 0; color: var(--soft); }
.avatar { flex: none; display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: .5rem; background: hsl(var(--hue) 50% 32%); color: #fff; font-size: .75rem; font-weight: 700; }
.mark { flex: none; display: inline-grid; place-items: center; width: 1.125rem; height: 1.125rem; border: 1px dashed currentColor; border-radius: 50%; font-size: .6875rem; font-weight: 700; color: var(--undetermined); }
.card-form { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin-bottom: .75rem; }
.card-form span { padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; color: var(--soft); font-size: .875rem; }
.card-form span:first-child { grid-column: 1 / -1; }
.card-form:last-child { margin-bottom: 0; }
.footnote { padding: .75rem 1.25rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .8125rem; }
.empty { padding: 2rem 0; text-align: center; color: var(--soft); }
${hues.join('\n')}
@media (max-width: 30rem) { .word { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
@media (min-width: 40rem) { main { padding-top: 2rem; } .card { padding: 1.25rem 1.5rem; } }
`;
