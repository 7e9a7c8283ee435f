// Sandbox: how its pages look: light and dark, from a phone's width up.

export const STYLE = `:root {
	color-scheme: light dark;
	--page: #f4f5f8;
	--card: #ffffff;
	--line: #dfe2e9;
	--text: #1a1d24;
	--soft: #565d6b;
	--link: #1f4fd0;
	--shown: #0b6a3c;
	--shown-back: #e4f5ec;
	--undetermined: #7a4b00;
	--undetermined-back: #fdf0d8;
	--hidden: #565d6b;
	--hidden-back: #eceef2;
	--error: #a8202b;
	--error-back: #fdeaea;
}
@media (prefers-color-scheme: dark) {
	:root {
		--page: #101217;
		--card: #191c23;
		--line: #2d323d;
		--text: #eceef3;
		--soft: #aab1bf;
		--link: #9dbbff;
		--shown: #82e0b0;
		--shown-back: #12301f;
		--undetermined: #f4c97c;
		--undetermined-back: #37290d;
		--hidden: #b4bbc8;
		--hidden-back: #282d36;
		--error: #ff9ea4;
		--error-back: #3a1719;
	}
}
* {
	box-sizing: border-box;
}
body {
	margin: 0;
	background: var(--page);
	color: var(--text);
	font: 1rem/1.5 system-ui, sans-serif;
	overflow-wrap: anywhere;
}
body > header {
	display: flex;
	justify-content: space-between;
	gap: 1rem;
	padding: 0.75rem 1rem;
	background: var(--card);
	border-bottom: 1px solid var(--line);
	color: var(--soft);
	font-size: 0.875rem;
}
main {
	max-width: 44rem;
	margin: 0 auto;
	padding: 1.5rem 1rem 4rem;
}
a {
	color: var(--link);
	font-weight: 600;
}
a:focus-visible {
	outline: 3px solid var(--link);
	outline-offset: 2px;
	border-radius: 2px;
}
h1 {
	margin: 0;
	font-size: 1.75rem;
	line-height: 1.2;
}
h2 {
	margin: 0;
	font-size: 1.0625rem;
}
p, ul, ol, dl, dd {
	margin: 0;
	padding: 0;
}
ul, ol {
	list-style: none;
}
code {
	font: 0.8125rem/1.5 ui-monospace, monospace;
}
.soft, .why, dt {
	color: var(--soft);
	font-size: 0.875rem;
}
.lead {
	margin-top: 0.25rem;
	color: var(--soft);
}
.tally {
	display: flex;
	flex-wrap: wrap;
	gap: 0.5rem;
	margin-top: 1rem;
}
.card {
	margin-top: 1rem;
	padding: 1rem;
	background: var(--card);
	border: 1px solid var(--line);
	border-radius: 0.75rem;
}
.card > header {
	display: flex;
	flex-wrap: wrap;
	align-items: baseline;
	gap: 0.25rem 0.75rem;
}
.card > header code {
	color: var(--soft);
}
.card > header .badge {
	margin-left: auto;
}
.card.hidden {
	background: transparent;
	border-style: dashed;
}
.group {
	margin-top: 0.875rem;
}
.group + .group {
	padding-top: 0.875rem;
	border-top: 1px solid var(--line);
}
.badge {
	display: inline-block;
	padding: 0.0625rem 0.625rem;
	border-radius: 1rem;
	font-size: 0.8125rem;
	font-weight: 600;
	white-space: nowrap;
}
.badge.shown, .chips.shown li {
	background: var(--shown-back);
	color: var(--shown);
}
.badge.undetermined, .badge.warning, .chips.undetermined li {
	background: var(--undetermined-back);
	color: var(--undetermined);
}
.badge.hidden, .badge.info, .chips.hidden li {
	background: var(--hidden-back);
	color: var(--hidden);
}
.badge.error {
	background: var(--error-back);
	color: var(--error);
}
.chips {
	display: flex;
	flex-wrap: wrap;
	gap: 0.375rem;
	margin: 0.5rem 0;
}
.chips li {
	padding: 0.25rem 0.625rem;
	border-radius: 0.5rem;
	font-size: 0.9375rem;
}
.chips.hidden li {
	box-shadow: inset 0 0 0 1px var(--line);
}
.words li::first-letter {
	text-transform: uppercase;
}
.why + .why {
	margin-top: 0.25rem;
}
.why code, .findings code {
	display: block;
	color: var(--soft);
}
.words {
	margin-top: 0.5rem;
}
.words li {
	margin-top: 0.375rem;
}
.findings li {
	margin-top: 0.75rem;
}
ul.words {
	padding-left: 1.25rem;
	list-style: disc;
}
.words .level-1 {
	margin-left: 1.25rem;
	list-style: circle;
}
.words .level-2 {
	margin-left: 2.5rem;
	list-style: square;
}
dl {
	display: grid;
	grid-template-columns: auto 1fr;
	gap: 0.25rem 1rem;
	margin-top: 0.5rem;
}
dt {
	padding-top: 0.0625rem;
}
@media (min-width: 40rem) {
	main {
		padding-top: 2.5rem;
	}
	h1 {
		font-size: 2.25rem;
	}
	.card {
		padding: 1.25rem 1.5rem;
	}
}
`;
