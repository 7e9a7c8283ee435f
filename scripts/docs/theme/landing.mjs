// Docs: the landing page: a heading, a mistake and its message, an example with its screen (editable in place), three
// proofs, and the way for those who have only JSON. Every message, verdict and screen on it is made by paylock.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {filter, rules} from 'paylock';
import {explain, summarize} from 'paylock/inspect';
import {renderScreen} from 'paylock/sandbox';
import {fromSource} from '../from-source.mjs';
import {playgroundLink} from '../playground-link.mjs';
import {escapeHtml} from './html.mjs';

const {wordsView} = await fromSource('sandbox/screen/words.ts');

const CALLS = `filter()
	.allowDefaults(true)
	.hide('CASH')
	.hide('WALLET', ['WALLET_A'])
	.cards(cards => cards.hideTypes('CREDIT'))`;

const CODE = `import {filter} from 'paylock';

export const paymentFilter = ${CALLS};
`;

const MISTAKE = `import {filter} from 'paylock';

filter()
	.allowDefaults(true)
	.hide('WALLET')
	.show('WALLET');
// error: WALLET is already hidden: remove one of the two calls
`;

const BROKEN = `{
  "allowDefaultOptions": "true",
  "options": [
    {"paymentMethodType": "WALLETS", "enable": false}
  ]
}
`;

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const run = code => new Function('filter', `return ${code}`)(filter);
const paymentFilter = run(CALLS);

let highlight = escapeHtml;

/** Sets the renderer of the samples on the landing page. */
export const setHighlighter = render => {
	highlight = render;
};

/** A frame like that of an editor or a terminal. */
const frame = (title, content, note = '') =>
	`<div class="frame"><p class="bar aside"><span>${title}</span>${note}</p>${content}</div>`;

/** A mistake with the message that it causes. */
function messageOf(code) {
	try {
		run(`filter().allowDefaults(true)${code}`);
	} catch ({issues: [{message}]}) {
		return `<code>${escapeHtml(code)}</code> ${escapeHtml(message)}`;
	}
	throw new Error(`the landing page shows a mistake that is none: ${code}`);
}

/** A policy of two rules. */
const policy = filter()
	.allowDefaults(true)
	.include(rules('no cash from 1,000').hide('CASH'))
	.include(rules('no credit cards for gift cards').cards(cards => cards.hideTypes('CREDIT')));

/** Who is asked about, the verdict, and what decides: the merchant's rules, or else the filter. */
function verdictOf([words, instrument]) {
	const {verdict, because, rules: names} = explain(policy, instrument);
	const {message, pointer} = because.at(-1);
	const why = names.length > 0 ? `your rule <b>${escapeHtml(names.join(', '))}</b>` : escapeHtml(message);
	return `<b class="badge ${verdict}">${verdict}</b> ${words} <span class="aside">${why}, at <code>${escapeHtml(pointer)}</code></span>`;
}

const PROOFS = [
	{
		title: 'Mistakes do not compile',
		text: 'A misspelled name in hand-written JSON may cause no error, and customers see the wrong screen. Here your editor marks it, and says what to write.',
		kind: 'messages',
		items: [".show('NB', ['BANKA'])", ".hide('WALLETS')", ".cards(c => c.hideBins('4111:4119'))"].map(messageOf),
		more: ['refusals', 'What the compiler refuses'],
	},
	{
		title: 'You know what customers see',
		text: 'Give your rules names, and ask about one card or wallet: the answer is the rule that decides. Compare two versions before you ship.',
		kind: 'verdicts',
		items: [
			['a credit card of BANK_A', {type: 'CARD', cardType: 'CREDIT', bank: 'BANK_A'}],
			['cash on delivery', {type: 'CASH'}],
			['a debit card', {type: 'CARD', cardType: 'DEBIT'}],
		].map(verdictOf),
		more: ['composing', 'Composing rules'],
	},
	{
		title: 'You know what a failed call did',
		text: 'Every error of the session call says whether the service may have created the order, so that no customer pays twice.',
		kind: 'outcomes',
		items: [
			'<code>not-sent</code> nothing reached the service: try again',
			'<code>not-accepted</code> refused: <code>fields</code> says which and why',
			'<code>unknown</code> the order may exist: ask for its status first',
		],
		more: ['session-call', 'The session call'],
	},
];

/** What the command line prints about a filter with two mistakes. */
function terminal() {
	const {stdout} = spawnSync(process.execPath, ['dist/cli.js', 'lint'], {input: BROKEN, encoding: 'utf8'});
	const [issues] = stdout.split(/^[\w-]+: https:/m);
	const marked = escapeHtml(issues.trim()).replaceAll(/ (error) /g, ' <b class="count">$1</b> ');
	return `<pre tabindex="0"><code><b>$ npx paylock lint &lt; filter.json</b>\n${marked}</code></pre>`;
}

export function landing(base) {
	const playground = `${base}${playgroundLink({mode: 'code', text: CODE})}`;
	const guide = (slug, text) => `<a href="${base}guides/${slug}.html">${text}</a>`;
	const list = items => items.map(one => `<li>${one}</li>`).join('');
	return `<div class="hero">
<div>
<h1>Decide who sees which payment option. <span>The compiler checks it.</span></h1>
<p class="lead">A TypeScript library for payment locking: the <code>payment_filter</code> of a hosted checkout. A filter that the service would misread does not compile.</p>
<p class="start">${guide('start-here', 'Start here')} <a href="${base}playground/index.html">Open the playground</a></p>
<pre class="install"><code>npm install <span>../paylock/paylock-${version}.tgz</span></code><button type="button" class="copy">Copy</button></pre>
<p class="aside">In your project, next to a clone of the repository, in which <code>npm ci &amp;&amp; npm pack</code> writes the file: <a href="${base}guides/start-here.html#1-install">Install</a>. paylock is not in the registry yet.</p>
</div>
${frame('checkout.ts', highlight(MISTAKE), '<span class="count">1 error</span>')}
</div>
<div class="example">
<div>
<h2>You write the rule</h2>
${frame('payment-filter.ts', highlight(CODE), `<button type="button" class="edit-here" data-playground="${playground}" hidden>Edit here</button> <a href="${playground}">Open in playground</a>`)}
<h2>You read it in plain English</h2>
${wordsView(summarize(paymentFilter))}
<h2>The service receives this</h2>
${frame('payment_filter', highlight(JSON.stringify(paymentFilter), 'json'))}
</div>
<figure><h2>The customer sees this</h2><iframe class="phone" title="The payment screen of this example" sandbox="allow-same-origin" loading="lazy" srcdoc="${escapeHtml(renderScreen(paymentFilter, {view: 'customer'}))}"></iframe></figure>
</div>
<div class="reasons">${PROOFS.map(
		({title, text, kind, items, more}) =>
			`<section><h2>${title}</h2><p>${text}</p><ul class="${kind}">${list(items)}</ul><p>${guide(...more)}</p></section>`,
	).join('')}</div>
<section class="json">
<div><h2>You have only JSON?</h2>
<p>You need no TypeScript. The command line reads the filters in JSON, PHP, Python and JavaScript files: it lists every mistake with its place, says in English what customers see, and fixes what is certain.</p>
<p>${guide('finding-mistakes', 'Finding mistakes in existing filters')}</p></div>
${frame('Terminal', terminal())}
</section>
<nav class="cards" aria-label="Read on">${[
		['recipes', 'Recipes', 'The filters that merchants ask for, with their JSON'],
		['composing', 'Composing rules', 'Small rules for campaigns, customers and countries'],
		['testing', 'Testing', 'Matchers, suites in JSON, and a sandbox'],
	]
		.map(([slug, title, text]) => guide(slug, `<strong>${title}</strong> <span class="aside">${text}</span>`))
		.join('')}</nav>`;
}
