// The customer's view: a payment page on a phone.
import type {JsonObject} from '../../wire/session.js';
import {mandateNotice, textOf} from './facts.js';
import {type Html, html, trusted} from './html.js';
import type {ScreenItem, ScreenSection} from './model.js';
import {HUES} from './style.js';

/** The most tiles of a section. */
const MAX_TILES = 400;

/** How the page is shown: by itself, or beside something else. */
interface Place {
	readonly isAlone: boolean;
	readonly maxTiles?: number;
}

/** The page; sections with nothing to show are absent. */
export function customerView(
	request: JsonObject,
	sections: readonly ScreenSection[],
	{isAlone, maxTiles = MAX_TILES}: Place = {isAlone: true},
): Html {
	const visible = sections
		.map(section => ({...section, items: section.items.filter(({verdict}) => verdict !== 'hidden')}))
		.filter(({items}) => items.length > 0);
	const isUnsure = visible.some(({items}) => items.some(({verdict}) => verdict === 'undetermined'));
	const empty = html`<section><p class="empty">No payment option is available.</p></section>`;
	return html`<div class="phone">
${header(request, isAlone)}
${mandateNotice(request)}
${visible.length === 0 ? empty : visible.map(section => sectionView(section, maxTiles))}
${isUnsure && html`<p class="footnote"><span class="mark" aria-hidden="true">?</span> may be hidden: the specification does not say</p>`}
</div>`;
}

/** The page of stored payment methods, to which no filter applies. */
export function managementView(): Html {
	return html`<div class="phone">
<header class="pay"><h1>Payment methods</h1></header>
<section><p class="empty">Customers delete their stored payment methods here. No filter applies.</p></section>
</div>`;
}

function header(request: JsonObject, isAlone: boolean): Html {
	const {amount, order_id, description, currency, action} = request;
	const total = textOf(amount) ?? 'Sample order';
	const order = textOf(order_id);
	const sum = html`${textOf(currency) !== undefined && html`<small>${textOf(currency)}</small> `}<bdi>${total}</bdi>`;
	return html`<header class="pay">
<p class="label">${action === 'quickPay' ? 'Quick pay' : 'Payment'}</p>
${isAlone ? html`<h1>${sum}</h1>` : html`<p class="sum">${sum}</p>`}
${order !== undefined && html`<p>Order <bdi>${order}</bdi></p>`}
${textOf(description) !== undefined && html`<p><bdi>${textOf(description)}</bdi></p>`}
</header>`;
}

function sectionView({type, title, items}: ScreenSection, maxTiles: number): Html {
	const tiles = distinct(items);
	const rest = tiles.length - maxTiles;
	const single = tiles.length === 0 ? items[0] : undefined;
	return html`<section class="method"${single !== undefined && classAttributes(single)}>
<h2>${title}${single?.verdict === 'undetermined' && unsure(single)}</h2>
${type === 'CARD' && CARD_FORM}
${
	tiles.length > 0 &&
	html`<ul class="tiles">
${tiles.slice(0, maxTiles).map(tile)}${rest > 0 && html`<li class="more">and ${rest} more</li>`}
</ul>`
}
</section>
`;
}

/** What a customer sees as one, with the codes behind it. */
interface Tile extends ScreenItem {
	readonly name: string;
	readonly details: readonly string[];
	readonly codes: readonly string[];
}

/** One tile for a provider and its code for mandates; the first of them decides how it is marked. */
function distinct(items: readonly ScreenItem[]): readonly Tile[] {
	const byLabel = new Map<string, Tile>();
	for (const item of items) {
		const [name, ...details] = item.labels;
		// The whole section has no tile.
		if (name === undefined) continue;
		const label = item.labels.join();
		const earlier = byLabel.get(label) ?? {...item, name, details, codes: []};
		const isNew = item.code !== undefined && item.code !== name;
		byLabel.set(label, isNew ? {...earlier, codes: [...earlier.codes, item.code]} : earlier);
	}
	return [...byLabel.values()];
}

/** Marks what may be hidden, with the readings that would settle it. */
function unsure({because}: ScreenItem): Html {
	const readings = [...new Set(because.flatMap(({reading}) => reading ?? []))].join(', ');
	const why = readings === '' ? 'the specification does not say' : `reading ${readings}`;
	return html` <span class="mark" title="may be hidden: ${why}">?</span>${readings !== '' && html` <small class="reading">${readings}</small>`}`;
}

/** A picture of the form; customers cannot type into it. */
const CARD_FORM = html`<div class="card-form" aria-hidden="true"><span>Card number</span><span>MM / YY</span><span>CVV</span></div>`;

function tile(item: Tile): Html {
	const {name, details, verdict, codes} = item;
	const isUnsure = verdict === 'undetermined';
	return html`<li${classAttributes(item)}${isUnsure && trusted(' class="unsure"')}><span class="avatar hue-${hueOf(name)}" aria-hidden="true">${initialsOf(name)}</span> <span>${name}${details.length > 0 && html` <small>${details.join(' · ')}</small>`}${codes.map(code => html` <code>${code}</code>`)}</span>${isUnsure && unsure(item)}</li>
`;
}

/** Names the class, and the one code of it, for scripts. */
function classAttributes({classIndex, code}: ScreenItem): Html {
	return html` data-class="${classIndex}"${code !== undefined && html` data-code="${code}"`}`;
}

/** The first letter or digit of each of the first two words. */
function initialsOf(label: string): string {
	const firsts = label.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? [];
	return firsts.slice(0, 2).join('').toUpperCase();
}

/** One of the twelve colors; a label always has the same one. */
function hueOf(label: string): number {
	let hash = 0;
	for (const character of label) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % HUES;
	return hash;
}
