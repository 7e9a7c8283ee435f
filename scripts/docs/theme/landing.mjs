// Docs: the landing page: one sentence, a mistake and its message, an example with its screen (editable in place), reasons.
import {readFileSync} from 'node:fs';
import {filter} from 'paylock';
import {describe} from 'paylock/inspect';
import {renderScreen} from 'paylock/sandbox';
import {playgroundLink} from '../playground-link.mjs';
import {escapeHtml} from './html.mjs';

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

const REASONS = [
	[
		'Mistakes do not compile',
		'A misspelled field in hand-written JSON may cause no error, and customers see the wrong screen. With paylock, your editor marks it and says how to fix it.',
		'refusals',
	],
	[
		'You know what customers see',
		'Read any filter in plain English, ask about one card or wallet, and see which rule decides. Compare two versions before you ship.',
		'finding-mistakes',
	],
	[
		'You know what a failed call did',
		'Every error says whether the service may have created the order. A local sandbox replaces the service during development and tests.',
		'session-call',
	],
];

let highlight = code => `<pre><code>${escapeHtml(code)}</code></pre>`;

/** Sets the renderer of the samples on the landing page. */
export const setHighlighter = render => {
	highlight = render;
};

export function landing(base) {
	const reasons = REASONS.map(
		([title, text, slug]) =>
			`<section><h2>${title}</h2><p>${text}</p><p><a href="${base}guides/${slug}.html">Learn more<span class="unseen"> about: ${title}</span></a></p></section>`,
	);
	const playground = `${base}${playgroundLink({mode: 'code', text: CODE})}`;
	return `<div class="hero">
<div>
<h1>Decide who sees which payment option, and let the compiler check it</h1>
<p class="lead">A TypeScript library for payment locking: the <code>payment_filter</code> of a hosted checkout. A filter that the service would misread does not compile, and existing JSON can be checked, explained and repaired.</p>
<p class="start"><a class="button" href="${base}guides/start-here.html">Start here</a> <a class="button plain" href="${base}playground/index.html">Open the playground</a></p>
</div>
<div class="mistake">${highlight(MISTAKE)}<p class="note">A mistake, and the compiler’s message. <a href="${base}guides/refusals.html">What the compiler refuses</a></p>
<pre class="install"><code>npm install ./paylock-${version}.tgz</code><button type="button" class="copy">Copy</button></pre>
<p class="note">Not in the registry yet: <a href="${base}guides/start-here.html">build the file with <code>npm pack</code></a>.</p></div>
</div>
<div class="example">
<div>
<h2>What you write</h2>
${highlight(CODE)}
<p class="edit"><button type="button" class="edit-here" data-playground="${playground}" hidden>Edit this example here</button> <a href="${playground}">Open it in the playground</a></p>
<h2>In plain English</h2>
<p class="words">${escapeHtml(describe(paymentFilter))}</p>
</div>
<figure><figcaption>What the customer sees</figcaption><iframe title="The payment screen of this example" sandbox="" loading="lazy" srcdoc="${escapeHtml(renderScreen(paymentFilter, {view: 'customer'}))}"></iframe></figure>
</div>
<div class="reasons">${reasons.join('')}</div>
<p class="more"><a href="${base}guides/recipes.html">Recipes</a> · <a href="${base}guides/composing.html">Composing rules</a> · <a href="${base}guides/testing.html">Testing</a> · <a href="${base}guides/how-it-compares.html">How it compares</a> · <a href="${base}modules/paylock.html">API reference</a></p>`;
}
