// The style of all pages: light and dark, from a phone's width up.
import {LOOK} from './look.js';

export const STYLE = `${LOOK}body { margin: 0; background: var(--background-aside); color: var(--text); font: 1rem/1.5 var(--sans); overflow-wrap: anywhere; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
h1 { margin: 0; font-size: 1.75rem; font-weight: 600; line-height: 1.2; letter-spacing: -.02em; }
h2 { margin: 0 0 .5rem; font-size: 1rem; font-weight: 600; }
p, ul, ol { margin: 0; padding: 0; }
ul { list-style: none; }
code, pre { font: .8125rem/1.5 var(--mono); }
pre { margin: .5rem 0 0; padding: .75rem; background: var(--background-aside); border-radius: 6px; white-space: pre-wrap; }
pre.words { font: inherit; background: none; padding: 0; }
.soft { color: var(--text-aside); font-size: .875rem; }
nav { display: flex; align-items: center; gap: .25rem; min-height: 3.5rem; padding: 0 max(1rem, (100% - 70rem) / 2); background: var(--raised); border-bottom: 1px solid var(--border); font-size: .875rem; font-weight: 500; }
nav a { padding: .3rem .75rem; border-radius: 6px; color: var(--text-aside); text-decoration: none; white-space: nowrap; }
nav a:hover { color: var(--text); }
nav a[aria-current] { background: var(--selection); color: var(--text); }
nav a:first-child { display: flex; align-items: center; gap: .5rem; margin-right: .5rem; padding-left: 0; background: none; color: var(--text); font-size: 1.125rem; font-weight: 600; letter-spacing: -.02em; }
nav svg { flex: none; width: 1.375rem; height: 1.375rem; color: var(--link); }
.live { margin-left: auto; color: var(--text-aside); }
.live:not(:empty)::before { content: ''; display: inline-block; width: .5rem; height: .5rem; margin-right: .5rem; border-radius: 50%; background: var(--shown); }
.card { margin-top: 1rem; padding: 1rem; background: var(--raised); border: 1px solid var(--border); border-radius: 10px; }
.issues li { margin-top: .5rem; }
.summary { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 2rem; align-items: start; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .125rem 1rem; margin: 0; font-size: .875rem; }
dd { margin: 0; }
.summary .phone { margin: 1rem 0 0; font-size: .875rem; }
.tally { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0 0 .75rem; padding: 0; border: 0; }
.tally label { display: flex; align-items: center; gap: .375rem; cursor: pointer; }
.tally input { width: 1rem; height: 1rem; margin: 0; accent-color: var(--link); }
.decisions:has(#only-shown:not(:checked)) .decision.shown, .decisions:has(#only-hidden:not(:checked)) .decision.hidden, .decisions:has(#only-undetermined:not(:checked)) .decision.undetermined { display: none; }
.chips { display: flex; flex-wrap: wrap; gap: .375rem; margin: .375rem 0; font-weight: 400; }
.chips li { padding: 0 .5rem; border: 1px solid var(--border); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { padding: .625rem 1.5rem .625rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--border); }
th { font-weight: 600; }
thead th { padding-top: 0; color: var(--text-aside); font-size: .8125rem; }
:is(th, td):last-child { padding-right: 0; }
tbody:last-child tr:last-child > * { border: 0; padding-bottom: 0; }
.log :is(th, td):not(:nth-child(4), :nth-child(6)) { white-space: nowrap; }
.log :is(th, td):nth-child(6) { width: 40%; }
.decisions th[scope=row] { width: 34%; }
.decisions thead th:nth-child(2) { width: 9rem; }
.phone { width: 100%; max-width: 25rem; margin: 0 auto; background: var(--raised); border: 1px solid var(--border); border-radius: 1.25rem; overflow: hidden; box-shadow: var(--shadow); }
.pay { padding: 1.5rem 1.25rem 1.25rem; background: var(--pay); color: #fff; }
.pay .label { color: #b9d4da; font-size: .875rem; }
.pay h1, .sum { font-size: 2rem; font-weight: 600; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.pay small { font-size: 1rem; font-weight: 500; }
.phone section { padding: 1rem 1.25rem; }
.phone section + section { border-top: 1px solid var(--border); }
.notice { background: var(--shown-back); }
.notice bdi { display: inline-block; }
.method h2:last-child { display: flex; align-items: center; gap: .5rem; margin: 0; }
.method h2:last-child::after { content: '›'; margin-left: auto; color: var(--text-aside); font-size: 1.5rem; font-weight: 400; line-height: 1; }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .5rem; }
.tiles li { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; min-height: 3rem; padding: .375rem .625rem; border: 1px solid var(--border); border-radius: 8px; font-size: .9375rem; line-height: 1.25; }
.tiles li > span:first-child { flex: 1 1 5rem; }
.tiles .mark { margin-left: auto; }
.tiles .unsure { border-style: dashed; color: var(--text-aside); }
.tiles small { display: block; color: var(--text-aside); font-size: .8125rem; }
.tiles code { display: block; color: var(--text-aside); font-size: .75rem; }
.tiles .more { border: 0; color: var(--text-aside); }
.mark { flex: none; display: inline-grid; place-items: center; width: 1.125rem; height: 1.125rem; border: 1px dashed currentColor; border-radius: 50%; font-size: .6875rem; font-weight: 700; color: var(--undetermined); }
.card-form { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin-bottom: .75rem; }
.card-form span { padding: .5rem .75rem; border: 1px solid var(--border); border-radius: 8px; color: var(--text-aside); font-size: .875rem; }
.card-form span:first-child { grid-column: 1 / -1; }
.card-form:last-child { margin-bottom: 0; }
.footnote { padding: .75rem 1.25rem; border-top: 1px solid var(--border); color: var(--text-aside); font-size: .8125rem; }
.empty { padding: 2rem 0; text-align: center; color: var(--text-aside); }
@media (max-width: 30rem) {
	main:has(> .customer) { padding: 0 0 2rem; background: var(--raised); }
	.customer .phone { max-width: none; border: 0; border-radius: 0; box-shadow: none; }
	nav { gap: 0; }
	nav a { padding-inline: .5rem; }
}
@media (max-width: 44rem) {
	thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
	:is(table, tbody, tr, th, td) { display: block; }
	tr { padding: .75rem 0; border-bottom: 1px solid var(--border); }
	:is(.log, .decisions) :is(th, td):nth-child(n) { width: auto; padding: .125rem 0; border: 0; }
	.decisions th[scope=row] { width: auto; }
	.log td { display: inline-block; margin-right: .5rem; }
	.log td:nth-child(n + 6) { display: block; }
	.log td:empty { display: none; }
	tbody:last-child tr:last-child { border: 0; padding-bottom: 0; }
}
@media (min-width: 44rem) { main { padding-top: 2rem; } .card { padding: 1.25rem 1.5rem; } }
@media (min-width: 60rem) {
	.summary { grid-template: "text phone" auto "table phone" 1fr / minmax(0, 1fr) 24rem; }
	.summary .phone { grid-area: phone; }
	.summary .decisions { grid-area: table; }
}
`;
