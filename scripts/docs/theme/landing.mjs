// Docs: the landing page: one sentence, a mistake and its message, an example with its screen (editable in place), three
// proofs, and the way for those who have only JSON. Every message, verdict and screen on it is made by paylock.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {filter} from 'paylock';
import {explain, summarize} from 'paylock/inspect';
import {renderScreen} from 'paylock/sandbox';
import {playgroundLink} from '../playground-link.mjs';
import {escapeHtml} from './html.mjs';
import {wordsHtml} from './words.mjs';

const CODE = `import {filter} from 'paylock';

export const paymentFilter = filter()
	.allowDefaults(true)
	.hide('CASH')
	.hide('WALLET', ['WALLET_A'])
	.cards(cards => cards.hideTypes('CREDIT'));
`;

const MISTAKE = `import {filter} from 'paylock';

filter()
	.allowDefaults(true)
	.hide('WALLET')
	.show('WALLET');
// error: WALLET is already hidden: remove one of the two calls
`;

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));

/** The filter of the code above. */
const paymentFilter = filter()
	.allowDefaults(true)
	.hide('CASH')
	.hide('WALLET', ['WALLET_A'])
	.cards(cards => cards.hideTypes('CREDIT'));

let highlight = code => `<pre><code>${escapeHtml(code)}</code></pre>`;

/** Sets the renderer of the samples on the landing page. */
export const setHighlighter = render => {
	highlight = render;
};

/** A frame like that of an editor or a terminal. */
const frame = (title, content, note = '') =>
	`<div class="frame"><p class="frame-title"><span>${title}</span>${note}</p>${content}</div>`;

const list = (name, items) => `<ul class="${name}">${items.map(one => `<li>${one}</li>`).join('')}</ul>`;

/** Mistakes with the messages that they cause. */
function messages() {
	const base = () => filter().allowDefaults(true);
	const mistakes = [
		[".show('NB', ['BANKA'])", () => base().show('NB', ['BANKA'])],
		[".hide('WALLETS')", () => base().hide('WALLETS')],
		[".cards(c => c.hideBins('4111:4119'))", () => base().cards(cards => cards.hideBins('4111:4119'))],
	].map(([code, make]) => {
		try {
			make();
		} catch (error) {
			return `<code>${escapeHtml(code)}</code> ${escapeHtml(error.issues[0].message)}`;
		}
		throw new Error(`the landing page shows a mistake that is none: ${code}`);
	});
	return list('messages', mistakes);
}

/** Who is asked about, the verdict, and what decides. */
function verdicts() {
	const asked = [
		['a credit card of BANK_A', {type: 'CARD', cardType: 'CREDIT', bank: 'BANK_A'}],
		['a debit card', {type: 'CARD', cardType: 'DEBIT'}],
		['WALLET_B', {type: 'WALLET', code: 'WALLET_B'}],
	].map(([words, instrument]) => {
		const {verdict, because} = explain(paymentFilter, instrument);
		const {message, pointer} = because.at(-1);
		return `<b class="badge ${verdict}">${verdict}</b> ${words} <span>${escapeHtml(message)}, at <code>${escapeHtml(pointer)}</code></span>`;
	});
	return list('verdicts', asked);
}

const OUTCOMES = list('outcomes', [
	'<code>not-sent</code> nothing reached the service: try again',
	'<code>not-accepted</code> refused: <code>fields</code> says which and why',
	'<code>unknown</code> the order may exist: ask for its status first',
]);

const proofs = () => [
	[
		'Mistakes do not compile',
		'A misspelled name in hand-written JSON may cause no error, and customers see the wrong screen. Here your editor marks it, and says what to write.',
		messages(),
		['refusals', 'What the compiler refuses'],
	],
	[
		'You know what customers see',
		'Ask about one card or wallet of any filter, and see which part of it decides. Compare two versions before you ship.',
		verdicts(),
		['finding-mistakes', 'Existing filters'],
	],
	[
		'You know what a failed call did',
		'Every error of the session call says whether the service may have created the order, so that no customer pays twice.',
		OUTCOMES,
		['session-call', 'The session call'],
	],
];

/** What the command line prints about a filter with two mistakes. */
function terminal() {
	const folder = mkdtempSync(join(tmpdir(), 'paylock-landing-'));
	const text =
		'{\n  "allowDefaultOptions": "true",\n  "options": [\n    {"paymentMethodType": "WALLETS", "enable": false}\n  ]\n}\n';
	writeFileSync(join(folder, 'filter.json'), text);
	try {
		execFileSync(process.execPath, [join(process.cwd(), 'dist/cli.js'), 'lint', 'filter.json'], {
			cwd: folder,
			encoding: 'utf8',
			stdio: 'pipe',
		});
	} catch ({stdout}) {
		const [issues] = stdout.split(/^[\w-]+: https:/m);
		const marked = escapeHtml(issues.trim()).replaceAll(/ (error) /g, ' <b class="error">$1</b> ');
		return `<pre tabindex="0"><code><b>$ npx paylock lint filter.json</b>\n${marked}</code></pre>`;
	} finally {
		rmSync(folder, {recursive: true});
	}
	throw new Error('the landing page lints a filter without mistakes');
}

/** Two bands of fine lines, as on a banknote: each curve has another height, all meet at the same points. */
function guilloche() {
	const band = (length, most, count) =>
		Array.from({length: count}, (_, index) => {
			const height = most * Math.cos((index * Math.PI) / (count - 1));
			const rest = Array.from({length: Math.ceil(1600 / length)}, (_, turn) => `T${(turn + 2) * length} 200`);
			return `<path d="M0 200Q${length / 2} ${(200 - height).toFixed(1)} ${length} 200${rest.join('')}"/>`;
		}).join('');
	return `<svg class="guilloche" viewBox="0 0 1600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${band(200, 320, 15)}${band(320, 240, 11)}</svg>`;
}

export function landing(base) {
	const playground = `${base}${playgroundLink({mode: 'code', text: CODE})}`;
	const guide = (slug, text) => `<a href="${base}guides/${slug}.html">${text}</a>`;
	const shown = proofs().map(
		([title, text, proof, [slug, more]]) =>
			`<section><h2>${title}</h2><p>${text}</p>${proof}<p class="more">${guide(slug, more)}</p></section>`,
	);
	return `<div class="hero">${guilloche()}
<div>
<h1>Decide who sees which payment option. <span>The compiler checks it.</span></h1>
<p class="lead">A TypeScript library for payment locking: the <code>payment_filter</code> of a hosted checkout. A filter that the service would misread does not compile.</p>
<p class="start"><a class="button" href="${base}guides/start-here.html">Start here</a> <a class="button plain" href="${base}playground/index.html">Open the playground</a></p>
<pre class="install"><code>npm install ./paylock-${version}.tgz</code><button type="button" class="copy">Copy</button></pre>
<p class="note">Not in the registry yet: <a href="${base}guides/start-here.html#1-install">build the file with <code>npm pack</code></a>.</p>
</div>
<div class="mistake">${frame('checkout.ts', highlight(MISTAKE), '<span class="count">1 error</span>')}</div>
</div>
<div class="example">
<div>
<h2>You write the rule</h2>
${frame('payment-filter.ts', highlight(CODE), `<span><button type="button" class="edit-here" data-playground="${playground}" hidden>Edit this example here</button> <a href="${playground}">Open in the playground</a></span>`)}
<h2>You read it in plain English</h2>
${wordsHtml(summarize(paymentFilter))}
<h2>The service receives this</h2>
${frame('payment_filter', highlight(JSON.stringify(paymentFilter), 'json'))}
</div>
<figure><figcaption>The customer sees this</figcaption><iframe title="The payment screen of this example" sandbox="" loading="lazy" srcdoc="${escapeHtml(renderScreen(paymentFilter, {view: 'customer'}))}"></iframe></figure>
</div>
<div class="reasons">${shown.join('')}</div>
<section class="json">
<div><h2>You have only JSON?</h2>
<p>You need no TypeScript. The command line reads the filters in JSON, PHP, Python and JavaScript files: it lists every mistake with its place, says in English what customers see, and fixes what is certain.</p>
<p class="more">${guide('other-languages', 'Only JSON, or another language')} ${guide('from-json-to-code', 'From JSON to code')}</p></div>
${frame('Terminal', terminal())}
</section>
<nav class="next-steps" aria-label="Read on">${[
		['recipes', 'Recipes', 'The filters that merchants ask for, with their JSON'],
		['composing', 'Composing rules', 'Small rules for campaigns, customers and countries'],
		['testing', 'Testing', 'Matchers, suites in JSON, and a sandbox'],
		['how-it-compares', 'How it compares', 'With hand-written JSON, schemas and types'],
	]
		.map(([slug, title, text]) => `<a href="${base}guides/${slug}.html"><strong>${title}</strong> ${text}</a>`)
		.join('')}</nav>`;
}
